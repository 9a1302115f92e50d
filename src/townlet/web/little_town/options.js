// What can be chosen about a game of Little Town when a table is made.
import { html, useId } from '../vendor/preact.js'
import { t } from '../words.js'
import { picture } from './art/index.js'
import { land } from './art/terrain.js'

/** @typedef {import('./types').Book} Book */
/** @typedef {import('../types').Options} GameOptions */

/** How many tiles are in play beside the wheat fields. */
const IN_PLAY = 12

/** The two sides of the board, for their pictures: F forest, M mountain, L lake. */
const SIDES = [
  ['M.FM.L.MM', '.........', 'L........', 'F.......L', '......F..', '.FF.LL..F'],
  ['F..MM.L.F', '..F......', 'F.......L', '........F', 'L...F....', 'L..M..L.M'],
]
/** @type {Record<string, string>} */
const TERRAINS = { F: 'forest', M: 'mountain', L: 'lake' }
const LANDS = SIDES.map(rows => rows.map(row => [...row].map(letter => TERRAINS[letter] ?? 'grass')))

/** @param {{ options: GameOptions, change: (options: GameOptions) => void, book: Book }} props */
export function Options({ options, change, book }) {
  const name = useId()
  const board = options.board ?? 1
  const tiles = options.tiles ?? 'drawn'
  const chosen = Array.isArray(tiles) ? tiles : null
  const set = (/** @type {Record<string, unknown>} */ part) => change({ ...options, ...part })
  const others = book.tiles.filter(tile => tile.slug !== 'wheat-field')
  const first = others.filter(tile => tile.first).map(tile => tile.slug)
  /** @param {string} slug */
  const toggle = slug => {
    if (!chosen) return
    if (chosen.includes(slug)) set({ tiles: chosen.filter(one => one !== slug) })
    else if (chosen.length < IN_PLAY) set({ tiles: [...chosen, slug] })
  }
  return html`
    <div class="lt-options">
      <fieldset>
        <legend>${t('little.options.board')}</legend>
        <div class="lt-sides">${LANDS.map((terrain, index) => html`
          <label class="lt-side-choice">
            <input type="radio" name=${`${name}-board`} checked=${board === index + 1} onChange=${() => set({ board: index + 1 })} />
            ${land(terrain)}<span>${t('little.options.side', { side: index + 1 })}</span>
          </label>`)}</div>
      </fieldset>
      <fieldset>
        <legend>${t('little.options.tiles')}</legend>
        <div class="lt-choices">
          ${[['drawn', 'drawn'], ['first-game', 'first-game'], ['chosen', first]].map(([key, value]) => html`
            <label class="lt-choice"><input type="radio" name=${`${name}-tiles`} checked=${key === 'chosen' ? chosen !== null : tiles === key}
              onChange=${() => set({ tiles: value })} /><span>${t(`little.options.${key}`)}</span></label>`)}
        </div>
        ${chosen && html`
          <p class=${`lt-chosen ${chosen.length === IN_PLAY ? '' : 'short'}`} role="status">${t('little.options.count', { number: chosen.length, all: IN_PLAY })}</p>
          <div class="lt-pick">${others.map(({ slug }) => html`
            <label key=${slug} title=${book.texts[slug]}>
              <input type="checkbox" checked=${chosen.includes(slug)} disabled=${!chosen.includes(slug) && chosen.length >= IN_PLAY} onChange=${() => toggle(slug)} />
              ${picture(slug, 52)}<span>${book.names[slug]}</span>
            </label>`)}</div>`}
      </fieldset>
      <fieldset>
        <legend>${t('little.options.start')}</legend>
        <div class="lt-choices">
          ${[null, ...Array.from({ length: options.players }, (_, seat) => seat)].map(seat => html`
            <label class="lt-choice"><input type="radio" name=${`${name}-start`} checked=${(options.start ?? null) === seat} onChange=${() => set({ start: seat })} />
              <span>${seat === null ? t('little.options.chance') : t('little.options.seat', { seat: seat + 1 })}</span></label>`)}
        </div>
      </fieldset>
    </div>`
}
