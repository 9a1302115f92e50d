// The market: the tiles that can still be built, and what lies in the stock.
import { html } from '../vendor/preact.js'
import { Mark } from '../parts/marks.js'
import { t } from '../words.js'
import { picture } from './art/index.js'
import { KINDS } from './choices.js'
import { amount, effect, inWords, listed, tileOf } from './goods.js'
import { whyNotTile } from './why.js'

/** @typedef {import('./types').View} View */
/** @typedef {import('./types').Book} Book */

/**
 * @param {{ view: View, book: Book, names: string[], open: Set<string> | null, chosen: string | null, asked: string | null, pick: (slug: string) => void, look: (slug: string | null) => void }} props
 *   open: the tiles that can be built now; null when it is not the moment to build
 *   asked: the tile last pressed: why it can not be built is said on it
 */
export function Market({ view, book, names, open, chosen, asked, pick, look }) {
  const team = view.seat === null ? null : view.teams[view.seat]
  const built = view.buildings.filter(building => !view.supply[building.tile])
  const gone = [...new Set(built.map(building => building.tile))]
  return html`
    <section class="lt-market" aria-label=${t('little.market')}>
      <h2>${t('little.market')}</h2>
      <ul class="lt-tiles">
        ${view.tiles.filter(slug => view.supply[slug]).map(slug => {
          const tile = tileOf(book, slug)
          if (!tile) return null
          const can = open?.has(slug) ?? null
          const count = view.supply[slug] ?? 0
          const why = can ? '' : whyNotTile(view, book, names, slug)
          return html`
            <li key=${slug}>
              <button type="button" class=${`lt-tile ${can === false ? 'cannot' : ''} ${can ? 'can' : ''}`} data-tile=${slug}
                aria-pressed=${chosen === slug ? 'true' : 'false'} aria-label=${saidOf(slug, book, count, can ? t('little.can-be-built') : why)}
                onClick=${() => pick(slug)} onMouseEnter=${() => look(slug)} onMouseLeave=${() => look(null)}
                onFocus=${() => look(slug)} onBlur=${() => look(null)}>
                <span class="lt-tile-picture">${picture(slug, 48)}${count > 1 && html`<span class="lt-count">×${count}</span>`}</span>
                <span class="lt-tile-name">${book.names[slug]}</span>
                <span class="lt-tile-worth">${amount('points', tile.points, 18)}</span>
                <span class="lt-tile-facts"><span class="lt-tile-cost"><small>${t('little.cost')}</small>${listed(tile.cost).map(([kind, number]) =>
                  amount(kind, number, 18, team && (team.goods[kind] ?? 0) < number ? 'short' : ''))}</span>
                  <span class="lt-tile-effect">${effect(tile, slug, 17)}</span></span>
                ${why && asked === slug && html`<span class="lt-tile-why" role="status">${why}</span>`}
              </button>
            </li>`
        })}
      </ul>
      ${gone.length > 0 && html`
        <p class="lt-gone"><span>${t('little.built')}</span>
          ${gone.map(slug => {
            const owner = built.find(building => building.tile === slug)?.owner ?? 0
            return html`<button type="button" class="lt-gone-tile" aria-label=${whyNotTile(view, book, names, slug)}
              onMouseEnter=${() => look(slug)} onMouseLeave=${() => look(null)} onFocus=${() => look(slug)} onBlur=${() => look(null)} onClick=${() => pick(slug)}>
              ${picture(slug, 30)}${slug !== 'wheat-field' && html`<${Mark} seat=${owner} size=${12} />`}</button>`
          })}
        </p>`}
    </section>`
}

/** @param {string} slug @param {Book} book @param {number} count @param {string} state whether it can be built, or why not */
function saidOf(slug, book, count, state) {
  const tile = tileOf(book, slug)
  const parts = [
    count > 1 ? `${book.names[slug]} ×${count}` : book.names[slug],
    `${t('little.costs')} ${inWords(tile?.cost ?? {}, book)}`,
    `${t('little.worth')} ${inWords({ points: tile?.points ?? 0 }, book)}`,
    book.texts[slug],
    state,
  ]
  return parts.filter(Boolean).join('. ').replaceAll('..', '.')
}

/** What lies in the stock. @param {{ view: View, book: Book }} props */
export function Stock({ view, book }) {
  return html`
    <section class="lt-stock" aria-label=${t('little.stock')}>
      <h2>${t('little.stock')}</h2>
      <span class="lt-amounts" aria-hidden="true">${KINDS.map(kind => amount(kind, view.stock[kind] ?? 0, 20, view.stock[kind] ? '' : 'none'))}</span>
      <span class="heard-only">${inWords(view.stock, book)}</span>
    </section>`
}

