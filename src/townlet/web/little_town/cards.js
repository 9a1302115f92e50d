// Every tile and every goal, readable.
import { html } from '../vendor/preact.js'
import { t } from '../words.js'
import { picture } from './art/index.js'
import { amounts, effect, inWords } from './goods.js'

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
      <h3>${t(view ? 'little.cards.in-play' : 'little.cards.tiles')}</h3>
      <ul>${tiles.map(tile => html`<${TileCard} key=${tile.slug} tile=${tile} book=${book} />`)}</ul>
      <h3>${t('little.cards.goals')}</h3>
      <ul>${book.goals.map(goal => html`
        <li key=${goal.slug} class="lt-card">
          <span class="lt-card-picture">${picture(goal.slug, 64)}</span>
          <h4>${book.names[goal.slug]}</h4>
          <p>${book.texts[goal.slug]}</p>
          <p class="lt-gets"><span class="heard-only">${inWords({ points: goal.points }, book)}</span><span aria-hidden="true">${amounts({ points: goal.points }, 20)}</span></p>
        </li>`)}</ul>
      ${others.length > 0 && html`<h3>${t('little.cards.others')}</h3><ul>${others.map(tile => html`<${TileCard} key=${tile.slug} tile=${tile} book=${book} />`)}</ul>`}
    </div>`
}

/** @param {{ tile: Tile, book: Book }} props */
function TileCard({ tile, book }) {
  return html`
    <li class="lt-card">
      <span class="lt-card-picture">${picture(tile.slug, 80)}</span>
      <h4>${book.names[tile.slug]}${tile.count > 1 && html` <small>×${tile.count}</small>`}</h4>
      <p>${book.texts[tile.slug]}</p>
      <p class="lt-gets">
        <span>${t('little.costs')} <span aria-hidden="true">${amounts(tile.cost, 20)}</span><span class="heard-only">${inWords(tile.cost, book)}</span></span>
        <span>${t('little.worth')} <span aria-hidden="true">${amounts({ points: tile.points }, 20)}${tile.points === 0 && html`<b>0</b>`}</span><span class="heard-only">${inWords({ points: tile.points }, book)}</span></span>
        <span class="lt-card-effect" aria-hidden="true">${effect(tile, tile.slug, 20)}</span>
      </p>
    </li>`
}
