// What is looked at: what a worker on a square would get, what a building or a tile does, what a goal asks.
import { html } from '../vendor/preact.js'
import { house, worker } from '../art/pieces.js'
import { t } from '../words.js'
import { picture } from './art/index.js'
import { player } from './board.js'
import { active, amounts, effect, inWords, listed, tileOf } from './goods.js'
import { buildingOn, terrainOf, workerOn } from './why.js'

/** @typedef {import('./types').View} View */
/** @typedef {import('./types').Book} Book */
/** @typedef {import('./types').Outlook} Outlook */
/** @typedef {import('./types').Use} Use */
/** @typedef {{ square?: string, tile?: string, goal?: string }} Looked */

/**
 * @param {{ view: View, book: Book, outlook: Outlook | null, names: string[], looked: Looked | null }} props
 */
export function Look({ view, book, outlook, names, looked }) {
  if (looked?.goal) return html`<${AboutGoal} slug=${looked.goal} book=${book} />`
  if (looked?.tile) return html`<${AboutTile} slug=${looked.tile} book=${book} />`
  const square = looked?.square
  if (!square) return null
  const building = buildingOn(view, square)
  if (building) return html`<${AboutTile} slug=${building.tile} book=${book} square=${square} owner=${building.owner} names=${names} seat=${view.seat} />`
  const seat = workerOn(view, square)
  if (seat >= 0) return html`<div class="lt-about"><span class="lt-about-picture">${worker(seat, 52)}</span><div><h3>${square}</h3><p>${t('little.of', { thing: t('little.worker'), name: names[seat] ?? '' })}</p></div></div>`
  const terrain = terrainOf(view, square)
  const found = outlook?.workers[square]
  if (terrain !== 'grass' || !found)
    return html`<div class="lt-about"><span class="lt-about-picture">${picture(terrain, 52)}</span><div><h3>${square}</h3><p>${t(`little.land.${terrain}`)}</p></div></div>`
  const uses = found.buildings.filter(active)
  const nothing = !listed(found.gathers).length && !uses.length
  return html`
    <div class="lt-about">
      <span class="lt-about-picture">${view.seat !== null && worker(view.seat, 52)}</span>
      <div>
        <h3>${t('little.worker-on', { square })}</h3>
        ${nothing
          ? html`<p>${t('little.gets-nothing')}</p>`
          : html`<p class="lt-gets">${listed(found.gathers).length > 0
              ? html`<span>${t('little.gathers')}</span>${amounts(found.gathers, 22)}<span class="heard-only">${inWords(found.gathers, book)}</span>`
              : t('little.gathers-nothing')}</p>`}
        ${uses.length > 0 && html`<ul class="lt-uses">${uses.map(use => html`<li><${UseLine} use=${use} book=${book} names=${names} seat=${view.seat} /></li>`)}</ul>`}
      </div>
    </div>`
}

/** @param {{ use: Use, book: Book, names: string[], seat: number | null }} props */
export function UseLine({ use, book, names, seat }) {
  return html`
    <span class=${`lt-use ${use.possible ? '' : 'cannot'}`}>
      <span class="lt-use-picture">${picture(use.tile, 36)}</span>
      <span class="lt-use-name">${book.names[use.tile]} <small>${use.square}</small></span>
      ${effect(use, use.tile, 18)}
      <span class="lt-rent">${use.owner === seat ? t('little.yours') : html`${t('little.rent')} ${amounts({ coins: use.rent }, 16)} ${player(use.owner, names)}`}</span>
      ${!use.possible && html`<span class="lt-cannot">${t('little.cannot-pay')}</span>`}
      <span class="heard-only">${book.texts[use.tile]}</span>
    </span>`
}

/** @param {{ slug: string, book: Book, square?: string, owner?: number, names?: string[], seat?: number | null }} props */
export function AboutTile({ slug, book, square, owner, names = [], seat }) {
  const tile = tileOf(book, slug)
  if (!tile) return null
  return html`
    <div class="lt-about">
      <span class="lt-about-picture">${picture(slug, 64)}</span>
      <div>
        <h3>${book.names[slug]}${square && html` <small>${square}</small>`}</h3>
        <p>${book.texts[slug]}</p>
        <p class="lt-gets">
          ${square === undefined
            ? html`<span>${t('little.costs')}</span>${amounts(tile.cost, 20)}`
            : html`<span class="lt-rent">${house(owner ?? 0, 18)} ${names[owner ?? 0]}</span>
                ${owner !== seat && active(tile) && html`<span class="lt-rent">${t('little.rent')} ${amounts({ coins: 1 }, 16)}</span>`}`}
          <span class="lt-worth">${t('little.worth')} ${amounts({ points: tile.points }, 20)}${tile.points === 0 && html`<b>0</b>`}</span>
        </p>
      </div>
    </div>`
}

/** @param {{ slug: string, book: Book }} props */
export function AboutGoal({ slug, book }) {
  const points = book.goals.find(goal => goal.slug === slug)?.points ?? 0
  return html`
    <div class="lt-about">
      <span class="lt-about-picture">${picture(slug, 56)}</span>
      <div><h3>${book.names[slug]}</h3><p>${book.texts[slug]}</p><p class="lt-gets"><span class="lt-worth">${t('little.worth')} ${amounts({ points }, 20)}</span></p></div>
    </div>`
}
