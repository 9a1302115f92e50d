// The board: land, buildings, workers, and one square after the other to choose.
import { html, useEffect, useMemo, useRef, useState } from '../vendor/preact.js'
import { house, worker } from '../art/pieces.js'
import { Mark } from '../parts/marks.js'
import { t } from '../words.js'
import { buildingAlone, picture } from './art/index.js'
import { land } from './art/terrain.js'
import { groundOf } from './art/tiles.js'
import { active, effect, inWords, tileOf } from './goods.js'
import { COLUMNS, ROWS, SQUARES, placeOf, squareAt } from './squares.js'
import { buildingOn, terrainOf, workerOn } from './why.js'

/** @typedef {import('./types').View} View */
/** @typedef {import('./types').Book} Book */
/** @typedef {import('./types').Outlook} Outlook */

/**
 * What is shown on the board beyond what stands there.
 * @typedef {Object} Lit
 * @property {Set<string>} open squares that may be chosen
 * @property {boolean} strong show them strongly: few, or a tile is waiting for its square
 * @property {string | null} chosen the tentative choice
 * @property {string | null} tile the tile that would come there; otherwise a worker would
 * @property {string | null} center the worker whose turn it is, or the Residence
 * @property {Set<string>} near the squares around what is looked at
 * @property {Map<string, string>} gathered what would be gathered from which square
 * @property {Set<string>} usable buildings around that could be used
 */

/**
 * @param {{ view: View, book: Book, outlook: Outlook | null, names: string[], lit: Lit, pick: (square: string, again: boolean) => void, look: (square: string | null) => void }} props
 */
export function Board({ view, book, outlook, names, lit, pick, look }) {
  const [at, setAt] = useState(() => lit.chosen ?? [...lit.open][0] ?? 'e3')
  const grid = useRef(/** @type {HTMLElement | null} */ (null))
  const held = useRef(/** @type {{ timer: number, shown: boolean }} */ ({ timer: 0, shown: false }))
  const meadow = useMemo(() => land(view.terrain), [JSON.stringify(view.terrain)])
  useEffect(() => () => clearTimeout(held.current.timer), [])

  /** @param {KeyboardEvent} event @param {string} square */
  const move = (event, square) => {
    const { column, row } = placeOf(square)
    /** @type {Record<string, [number, number]>} */
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
    const way = ways[event.key]
    const next =
      event.key === 'Home' ? squareAt(0, event.ctrlKey ? 0 : row)
      : event.key === 'End' ? squareAt(COLUMNS.length - 1, event.ctrlKey ? ROWS - 1 : row)
      : way ? squareAt(column + way[0], row + way[1])
      : undefined
    if (next === undefined) return
    event.preventDefault()
    if (!next) return
    setAt(next)
    const button = grid.current?.querySelector(`[data-square=${next}] button`)
    if (button instanceof HTMLElement) button.focus()
  }
  // Holding a square shows it without choosing it.
  /** @param {PointerEvent} event @param {string} square */
  const hold = (event, square) => {
    held.current.shown = false
    clearTimeout(held.current.timer)
    if (event.pointerType === 'mouse') return
    held.current.timer = setTimeout(() => {
      held.current.shown = true
      look(square)
    }, 380)
  }
  const release = () => clearTimeout(held.current.timer)
  /** @param {MouseEvent} event @param {string} square */
  const click = (event, square) => {
    if (held.current.shown) {
      held.current.shown = false
      return
    }
    setAt(square)
    // The second click of a double click confirms nothing.
    if (event.detail < 2) pick(square, lit.chosen === square)
  }

  return html`
    <div class="lt-frame">
      <div class="lt-letters" aria-hidden="true">${[...COLUMNS].map(letter => html`<span>${letter}</span>`)}</div>
      <div class="lt-numbers" aria-hidden="true">${Array.from({ length: ROWS }, (_, row) => html`<span>${row + 1}</span>`)}</div>
      <div class="lt-field">
        ${meadow}
        <div class="lt-grid" role="grid" aria-label=${t('little.board')} ref=${grid} onMouseLeave=${() => look(null)}>
          ${Array.from({ length: ROWS }, (_, row) => html`
            <div role="row" class="lt-row">
              ${[...COLUMNS].map((_, column) => {
                const square = SQUARES[row * COLUMNS.length + column] ?? ''
                return html`<div role="gridcell" class="lt-cell" data-square=${square} key=${square}>
                  <button type="button" tabindex=${square === at ? 0 : -1} class=${classOf(view, lit, square)}
                    aria-label=${labelOf(view, book, outlook, names, lit, square)} aria-pressed=${lit.chosen === square ? 'true' : undefined}
                    onClick=${(/** @type {MouseEvent} */ event) => click(event, square)}
                    onKeyDown=${(/** @type {KeyboardEvent} */ event) => move(event, square)}
                    onFocus=${() => { setAt(square); look(square) }} onBlur=${() => look(null)}
                    onMouseEnter=${() => look(square)}
                    onPointerDown=${(/** @type {PointerEvent} */ event) => hold(event, square)} onPointerUp=${release} onPointerCancel=${release} onPointerLeave=${release}
                    onContextMenu=${(/** @type {Event} */ event) => held.current.shown && event.preventDefault()}>
                    ${inside(view, book, lit, square)}
                  </button>
                </div>`
              })}
            </div>`)}
        </div>
      </div>
    </div>`
}

/** @param {View} view @param {Lit} lit @param {string} square */
function classOf(view, lit, square) {
  const classes = ['lt-square', terrainOf(view, square)]
  if (lit.open.has(square)) classes.push('open')
  if (lit.open.has(square) && lit.strong) classes.push('strong')
  if (lit.chosen === square) classes.push('chosen')
  if (lit.center === square) classes.push('center')
  if (lit.near.has(square)) classes.push('near')
  if (lit.usable.has(square)) classes.push('usable')
  return classes.join(' ')
}

/** What stands on a square. @param {View} view @param {Book} book @param {Lit} lit @param {string} square */
function inside(view, book, lit, square) {
  const building = buildingOn(view, square)
  const seat = workerOn(view, square)
  const gathered = lit.gathered.get(square)
  if (building) return plot(book, building.tile, building.owner)
  if (seat >= 0) return html`<span class="lt-worker" key=${`worker-${seat}`}>${worker(seat, '100%')}</span>`
  if (lit.chosen === square && view.seat !== null)
    return lit.tile ? html`<span class="lt-ghost">${plot(book, lit.tile, view.seat)}</span>` : html`<span class="lt-worker lt-ghost">${worker(view.seat, '100%')}</span>`
  if (gathered) return html`<span class="lt-gathered">${picture(gathered, '100%')}</span>`
  return lit.open.has(square) ? html`<span class="lt-dot"></span>` : null
}

/**
 * A building as it lies on the board: its ground edged in its owner's colour, what it does, and the owner's house.
 * @param {Book} book
 * @param {string} slug
 * @param {number} owner
 */
export function plot(book, slug, owner) {
  const tile = tileOf(book, slug)
  return html`
    <span class=${`lt-plot ${groundOf(slug)} seat-${owner}`}>
      <span class="lt-picture">${buildingAlone(slug)}</span>
      ${tile && html`<span class="lt-strip">${effect(tile, slug, 16)}</span>`}
      <span class="lt-house">${house(owner, '100%')}</span>
    </span>`
}

/** What a square is, for who listens: what lies there, whose, whether it can be chosen, what it would give.
 * @param {View} view @param {Book} book @param {Outlook | null} outlook @param {string[]} names @param {Lit} lit @param {string} square */
function labelOf(view, book, outlook, names, lit, square) {
  const building = buildingOn(view, square)
  const seat = workerOn(view, square)
  const terrain = terrainOf(view, square)
  const what = building
    ? t('little.of', { thing: book.names[building.tile] ?? building.tile, name: names[building.owner] ?? '' })
    : seat >= 0 ? t('little.of', { thing: t('little.worker'), name: names[seat] ?? '' })
    : terrain === 'grass' ? t('little.empty') : book.names[terrain] ?? terrain
  const state = lit.chosen === square ? t('little.chosen') : lit.open.has(square) ? t('little.can-be-chosen') : ''
  const gives = building ? book.texts[building.tile] : lit.tile ? '' : wouldGive(outlook?.workers[square], book)
  return [[square, what, state].filter(Boolean).join(', '), gives].filter(Boolean).join('. ')
}

/** What a worker would get. @param {Outlook['workers'][string] | undefined} found @param {Book} book */
function wouldGive(found, book) {
  if (!found) return ''
  const uses = found.buildings.filter(use => active(use) && use.possible)
  const named = uses.map(use => `${book.names[use.tile]}${use.rent ? ` (${t('little.rent')})` : ''}: ${book.texts[use.tile]}`)
  return [t('little.would-gather', { goods: inWords(found.gathers, book) }), ...named].join(' ')
}

/** A seat's mark and name. @param {number} seat @param {string[]} names */
export const player = (seat, names) => html`<span class="lt-player"><${Mark} seat=${seat} size=${16} /><span>${names[seat] ?? ''}</span></span>`
