// Pieces on the table: the hammer, workers, houses, the marks by which players are told apart, and the mark of the fed.
import { html } from '../vendor/preact.js'
import { LIGHT, SHADE, TIMBER, TIMBER_DARK, drawing } from './drawing.js'

/** @typedef {import('../vendor/preact.js').VNode} VNode */

/** The Master Builder's hammer. */
const hammerInside = () => html`
  <path d="M25 29 33 21l27 29c2 2 2 5 0 7s-5 2-7 0z" fill=${TIMBER} />
  <path d="M25 29l4-4 27 32c-1 1-2 1-3 0z" fill=${TIMBER_DARK} />
  <path d="M4 24 24 4c2-1 5-1 7 1l11 11c1 1 1 2 0 3L19 42c-1 1-2 1-3 0L5 31c-2-2-2-5-1-7z" fill="var(--accent)" />
  <path d="M4 24 24 4c2-1 5-1 7 1L6 30c-2-2-3-4-2-6z" ...${LIGHT} />
  <path d="M42 16c1 1 1 2 0 3L19 42c-1 1-2 1-3 0l-4-4L37 12z" ...${SHADE} />`

/**
 * The Master Builder's hammer.
 * @param {number | string} [size]
 * @param {string} [name]
 * @returns {VNode}
 */
export function hammer(size = 24, name = '') {
  return drawing(hammerInside(), size, name)
}

/** The six marks: each a plain filled shape, in the middle of 64 by 64. */
const MARKS = [
  'M32 6a26 26 0 1 1 0 52 26 26 0 0 1 0-52z',
  'M12 8h40a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4z',
  'M32 5a4 4 0 0 1 3.500 2l26 45a4 4 0 0 1-3.500 6H6a4 4 0 0 1-3.500-6l26-45A4 4 0 0 1 32 5z',
  'M32 2a4 4 0 0 1 3 1.200l25 26a4 4 0 0 1 0 5.600l-25 26a4 4 0 0 1-6 0l-25-26a4 4 0 0 1 0-5.600l25-26A4 4 0 0 1 32 2z',
  'M32 3 40 22.500 61 24 45 37.800 50 58 32 47 14 58 19 37.800 3 24 24 22.500z',
  'M22 5h20v17h17v20H42v17H22V42H5V22h17z',
]

/**
 * The shape of a seat's mark, to be drawn into another drawing.
 * @param {number} seat
 * @returns {string}
 */
export function markPath(seat) {
  return MARKS[seat % MARKS.length] ?? MARKS[0] ?? ''
}

/**
 * The mark of a seat: a shape in its colour.
 * @param {number} seat from 0
 * @param {number | string} [size]
 * @param {string} [name]
 * @returns {VNode}
 */
export function mark(seat, size = 16, name = '') {
  return drawing(html`<path d=${markPath(seat)} fill=${`var(--seat-${seat % 6})`} />`, size, name)
}

/** A seat's mark, small, on a piece: its middle at (x, y). @param {number} seat @param {number} x @param {number} y @param {number} size */
function smallMark(seat, x, y, size) {
  const scale = size / 64
  return html`<path d=${markPath(seat)} fill="var(--seat-ink, #fff)" transform=${`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />`
}

/**
 * A worker of a seat: a figure in a cloak and a broad hat.
 * @param {number} seat
 * @param {number | string} [size]
 * @param {string} [name]
 * @returns {VNode}
 */
export function worker(seat, size = 24, name = '') {
  const colour = `var(--seat-${seat % 6})`
  return drawing(
    html`
      <path d="M20 26h24l10 30a4 4 0 0 1-4 5H14a4 4 0 0 1-4-5z" fill=${colour} />
      <path d="M36 26h8l10 30a4 4 0 0 1-4 5H39z" ...${SHADE} />
      <circle cx="32" cy="21" r="10" fill="#f2cfa6" />
      <path d="M36 12a10 10 0 0 1 0 18z" fill="#c9976a" fill-opacity=".5" />
      <path d="M10 17c0-3 5-4 11-4 1-7 4-11 11-11s10 4 11 11c6 0 11 1 11 4s-10 5-22 5-22-2-22-5z" fill=${colour} />
      <path d="M21 13c1-7 4-11 11-11-4 3-6 7-6 12-6 0-11 1-15 4-2-3 3-5 10-5z" ...${LIGHT} />
      <path d="M54 17c0 3-10 5-22 5s-22-2-22-5c6 2 14 2.500 22 2.500S48 19 54 17z" ...${SHADE} />
      ${smallMark(seat, 32, 44, 16)}`,
    size,
    name,
  )
}

/**
 * The house with which a seat marks a building as its own.
 * @param {number} seat
 * @param {number | string} [size]
 * @param {string} [name]
 * @returns {VNode}
 */
export function house(seat, size = 24, name = '') {
  const colour = `var(--seat-${seat % 6})`
  return drawing(
    html`
      <path d="M44 8h8v16h-8z" fill=${colour} /><path d="M44 8h8v16h-8z" ...${SHADE} />
      <path d="M10 30h44v26a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z" fill=${colour} />
      <path d="M34 30h20v26a4 4 0 0 1-4 4H34z" ...${SHADE} />
      <path d="M29 6a4 4 0 0 1 6 0l26 24c2 2 1 5-2 5H5c-3 0-4-3-2-5z" fill=${colour} />
      <path d="M29 6a4 4 0 0 1 3-1.500V35H5c-3 0-4-3-2-5z" ...${LIGHT} />
      ${smallMark(seat, 32, 46, 18)}`,
    size,
    name,
  )
}

/**
 * The mark of somebody who has eaten: a bowl that steams.
 * @param {number | string} [size]
 * @param {string} [name]
 * @returns {VNode}
 */
export function fed(size = 16, name = '') {
  return drawing(
    html`
      <path d="M22 24c-5-6 5-9 0-17M34 24c-5-6 5-9 0-17M46 24c-5-6 5-9 0-17" stroke="var(--good)" stroke-width="5"
        stroke-linecap="round" fill="none" />
      <path d="M4 30h56c0 12-7 22-16 25v3H20v-3C11 52 4 42 4 30z" fill="var(--good)" />
      <path d="M40 30h20c0 12-7 22-16 25v3H32c8-6 9-16 8-28z" ...${SHADE} />`,
    size,
    name,
  )
}
