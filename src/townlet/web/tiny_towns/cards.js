// The cards of the game at hand, with their patterns; and all cards of the box, to be read.
import { html } from '../vendor/preact.js'
import { Mark } from '../parts/marks.js'
import { picture } from './art.js'
import { PatternShape } from './pattern.js'
import { t } from '../words.js'

/** @typedef {import('./types').TownsView} TownsView */
/** @typedef {import('./types').Town} Town */
/** @typedef {import('./types').BookCard} BookCard */
/** @typedef {import('../types').Book} Book */

/** Each card's type, by its slug. @param {Book} book @returns {Record<string, string>} */
export function typesOf(book) {
  return Object.fromEntries(/** @type {BookCard[]} */ (book['cards']).map(card => [card.slug, card.type]))
}

/** A card of the book. @param {Book} book @param {string} slug @returns {BookCard | undefined} */
export function cardOf(book, slug) {
  return /** @type {BookCard[]} */ (book['cards']).find(card => card.slug === slug)
}

/** What a card shows: its drawing, name, type, pattern and words. @param {{ slug: string, book: Book, size?: number | string }} props */
export function CardFace({ slug, book, size = '100%' }) {
  const card = cardOf(book, slug)
  return html`
    <span class="tt-card-picture">${picture(slug, size)}</span>
    <span class="tt-card-name">${book.names[slug]}</span>
    ${card && html`<${PatternShape} pattern=${card.pattern} book=${book} />`}
    <span class="tt-card-text">${book.texts[slug]}</span>`
}

/**
 * The cards of this game and the monuments that are known, always at hand.
 * @param {{
 *   view: TownsView, town: Town | null, book: Book, types: Record<string, string>, buildable: Set<string>, opened: string | null,
 *   look: (card: string | null) => void, choose: (card: string) => void,
 * }} props
 */
export function Hand({ view, town, book, types, buildable, opened, look, choose }) {
  const count = (/** @type {string} */ slug) => town?.grid.flat().filter(what => what === slug).length ?? 0
  const mine = town?.monument && view.seat === town.seat ? town.monument : null
  const others = view.towns.filter(one => one.raised && one.monument && one.monument !== mine)
  return html`
    <section class="tt-hand-cards" aria-label=${t('tiny.cards')}>
      <ul class="tt-card-list">
        ${[...view.cards, ...(mine ? [mine] : []), ...others.map(one => one.monument ?? '')].map(slug => {
          const owner = slug === mine ? null : others.find(one => one.monument === slug)
          const built = owner ? 0 : count(slug)
          const words = [book.names[slug], book['types'][types[slug] ?? ''], buildable.has(slug) ? t('tiny.can-be-built') : '',
            slug === mine && !town?.raised ? t('tiny.secret') : '', built > 0 ? t('tiny.built', { count: built }) : ''].filter(Boolean).join(', ')
          return html`
            <li key=${slug}>
              <button type="button" class=${`tt-card ${types[slug]} ${buildable.has(slug) ? 'can' : ''} ${opened === slug ? 'opened' : ''}`}
                aria-expanded=${opened === slug} onClick=${() => choose(slug)}
                onFocus=${() => look(slug)} onBlur=${() => look(null)}
                onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === 'mouse' && look(slug)} onPointerLeave=${() => look(null)}>
                <span class="heard-only">${words}. </span>
                <${CardFace} slug=${slug} book=${book} />
                ${built > 0 && html`<span class="tt-count" aria-hidden="true">${built}</span>`}
                ${slug === mine && html`<span class="tt-tag">${t(town?.raised ? 'tiny.stands' : 'tiny.secret')}</span>`}
                ${owner && html`<span class="tt-tag"><${Mark} seat=${owner.seat} size=${12} /></span>`}
              </button>
            </li>`
        })}
      </ul>
      ${opened && html`<p class="tt-opened" aria-live="polite"><strong>${book.names[opened]}.</strong> ${book.texts[opened]}</p>`}
    </section>`
}

/**
 * Every card of this game, or of the box, with its pattern and its words.
 * @param {{ view: Record<string, any> | null, book: Book }} props
 */
export function Cards({ view, book }) {
  const all = /** @type {BookCard[]} */ (book['cards'])
  const inGame = view && /** @type {TownsView} */ (view).cards
  const mine = view?.['seat'] === null || !view ? null : /** @type {Town | undefined} */ (view['towns'][view['seat']])?.monument
  const groups = Object.entries(/** @type {Record<string, string>} */ (book['types'])).map(([type, name]) => ({
    type, name, cards: all.filter(card => card.type === type && (!inGame || type === 'monument' || inGame.includes(card.slug))),
  }))
  const shown = inGame ? groups.filter(group => group.type !== 'monument' || view['options'].monuments) : groups
  return html`
    <div class="tt tt-book">
      ${shown.map(({ type, name, cards }) => html`
        <section key=${type}>
          <h3 class="tt-word">${name}</h3>
          <ul class="tt-card-list">
            ${cards.map(card => html`
              <li key=${card.slug}><div class=${`tt-card reading ${type}`}>
                <${CardFace} slug=${card.slug} book=${book} />
                ${card.slug === mine && html`<span class="tt-tag">${t('tiny.yours')}</span>`}
              </div></li>`)}
          </ul>
        </section>`)}
    </div>`
}
