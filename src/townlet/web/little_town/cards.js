// Every tile and every goal, readable.
import { html } from '../vendor/preact.js'
import { t } from '../words.js'
import { picture } from './art/index.js'
import { amount, amounts, effect, inWords } from './goods.js'

/** @typedef {import('./types').View} View */
/** @typedef {import('./types').Book} Book */
/** @typedef {import('./types').Tile} Tile */

/** @param {{ view: View | null, book: Book }} props */
export function Cards({ view, book }) {
  const inPlay = new Set(view?.tiles ?? [])
  const tiles = book.tiles.filter(tile => !view || inPlay.has(tile.slug))
  const others = view ? book.tiles.filter(tile => !inPlay.has(tile.slug)) : []
  return html`
    <div class="lt-cards">
      <h2>${t(view ? 'little.cards.in-play' : 'little.cards.tiles')}</h2>
      <ul>${tiles.map(tile => html`<${TileCard} key=${tile.slug} tile=${tile} book=${book} />`)}</ul>
      <h2>${t('little.cards.goals')}</h2>
      <ul>${book.goals.map(goal => html`
        <li key=${goal.slug} class="lt-card">
          <span class="lt-card-picture">${picture(goal.slug, 64)}</span>
          <h3>${book.names[goal.slug]}</h3>
          <${Worth} points=${goal.points} />
          <p>${book.texts[goal.slug]}</p>
        </li>`)}</ul>
      ${others.length > 0 && html`<h2>${t('little.cards.others')}</h2><ul>${others.map(tile => html`<${TileCard} key=${tile.slug} tile=${tile} book=${book} />`)}</ul>`}
    </div>`
}

/** @param {{ tile: Tile, book: Book }} props */
function TileCard({ tile, book }) {
  return html`
    <li class="lt-card">
      <span class="lt-card-picture">${picture(tile.slug, 72)}</span>
      <h3>${book.names[tile.slug]}${tile.count > 1 && html` <small>×${tile.count}</small>`}</h3>
      <${Worth} points=${tile.points} />
      <p>${book.texts[tile.slug]}</p>
      <p class="lt-card-facts">
        <span>${t('little.costs')} <span aria-hidden="true">${amounts(tile.cost, 20)}</span><span class="heard-only">${inWords(tile.cost, book)}</span></span>
        <span aria-hidden="true">${effect(tile, tile.slug, 20)}</span>
      </p>
    </li>`
}

/** @param {{ points: number }} props */
const Worth = ({ points }) => html`
  <span class="lt-card-worth" title=${t('little.worth')}><span class="heard-only">${t('little.worth')} ${t('little.amount.points', { count: points })}</span><span aria-hidden="true">${amount('points', points, 22)}</span></span>`
