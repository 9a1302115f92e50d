// The land: meadow, forests, mountains and lakes, one drawing for the whole board, 100 by 100 for each square.
import { html } from '../../vendor/preact.js'
import { TIMBER, TIMBER_DARK } from '../../art/drawing.js'
import { cut, disc, light, shade, strip } from './paper.js'

/** @typedef {import('../../vendor/preact.js').VNode} VNode */

/** A number from 0 to below `of`, always the same for a square: no two meadows look alike, and each always looks the same. @param {number} column @param {number} row @param {number} of */
const chosen = (column, row, of) => ((column * 7 + row * 13 + column * row * 5 + 3) * 31 >> 2) % of

/** @param {number} x @param {number} y @param {string} colour */
const tuft = (x, y, colour = 'var(--grass-dark)') =>
  strip(`M${x} ${y}q-1-7-5-10M${x} ${y}q0-8 1-13M${x} ${y}q2-7 6-9`, colour, 3)

/** @param {number} x @param {number} y @param {string} petals */
const flower = (x, y, petals) => html`
  ${disc(x - 3.4, y, 3.2, petals)}${disc(x + 3.4, y, 3.2, petals)}${disc(x, y - 3.4, 3.2, petals)}${disc(x, y + 3.4, 3.2, petals)}
  ${disc(x, y, 2.6, 'var(--lt-pollen)')}`

/** What grows on a meadow. @type {(() => unknown)[]} */
const MEADOWS = [
  () => html`${tuft(28, 40)}${tuft(70, 72)}`,
  () => html`${flower(30, 68, 'var(--lt-petal)')}${tuft(68, 38)}`,
  () => html`${tuft(24, 74)}${tuft(34, 78)}${tuft(74, 32)}`,
  () => html`${flower(70, 30, 'var(--lt-petal-2)')}${flower(60, 41, 'var(--lt-petal-2)')}${tuft(30, 70)}`,
  () => html`${tuft(66, 66)}`,
  () => html`${cut('M24 66q7-10 18-5 9 1 9 9H24z', 'var(--lt-pebble)')}${shade('M38 60q12 0 13 10H40z')}${tuft(72, 40)}`,
  () => html`${flower(72, 70, 'var(--lt-petal)')}${flower(30, 30, 'var(--lt-petal-2)')}`,
]

/** A fir. @param {number} x its middle @param {number} y its foot @param {number} [s] */
const fir = (x, y, s = 1) => html`
  <g transform=${`translate(${x} ${y}) scale(${s})`}>
    ${cut('M-4-12h8V1h-8z', TIMBER_DARK)}
    ${cut('M0-66 15-40H8l13 18H13l9 14h-44l9-14h-8l13-18h-7z', 'var(--forest)')}
    ${cut('M0-66 15-40H8l13 18H13l9 14H4z', 'var(--forest-dark)')}
    ${light('M0-66-15-40h7l-13 18h8l-9 14h6l14-28z')}
  </g>`

/** A tree with a round crown. @param {number} x its middle @param {number} y its foot @param {number} [s] */
const tree = (x, y, s = 1) => html`
  <g transform=${`translate(${x} ${y}) scale(${s})`}>
    ${cut('M-4-22h8V1h-8z', TIMBER)}${shade('M1-22h3V1H1z')}
    ${cut('M-20-30c-6-10 0-20 8-21 3-10 20-11 24-1 10 0 14 12 8 20 2 9-6 14-13 13h-16c-9 1-14-4-11-11z', 'var(--forest)')}
    ${cut('M4-60c3 1 7 4 8 8 10 0 14 12 8 20 2 9-6 14-13 13H0c9-8 12-24 4-41z', 'var(--forest-dark)')}
    ${light('M-20-30c-6-10 0-20 8-21 2-6 8-9 14-8-8 6-6 12-11 15-5 2-8 7-11 14z')}
  </g>`

/** @type {(() => unknown)[]} */
const FORESTS = [
  () => html`${fir(30, 66)}${tree(66, 62, 0.95)}${fir(50, 92, 1.05)}${tree(22, 92, 0.7)}${fir(80, 92, 0.75)}`,
  () => html`${fir(68, 64, 1)}${fir(38, 70, 0.9)}${tree(24, 92, 0.9)}${fir(58, 93, 1)}${tree(82, 92, 0.72)}`,
  () => html`${tree(30, 62, 0.9)}${fir(62, 68, 1.05)}${tree(50, 92, 0.85)}${fir(22, 92, 0.85)}${fir(82, 92, 0.8)}`,
]

/** A mountain. @param {number} x its left foot @param {number} y @param {number} width @param {number} height */
const peak = (x, y, width, height) => {
  const top = x + width * 0.46
  const head = y - height
  return html`
    ${cut(`M${x} ${y}L${top} ${head}L${x + width} ${y}z`, 'var(--mountain)')}
    ${cut(`M${top} ${head}L${x + width} ${y}H${top + width * 0.02}l${-width * 0.1}${-height * 0.3}l${width * 0.13}${-height * 0.25}z`, 'var(--mountain-dark)')}
    ${cut(`M${top} ${head}l${width * 0.135} ${height * 0.25}l${-width * 0.09}${-height * 0.02}l${-width * 0.05} ${height * 0.08}l${-width * 0.05}${-height * 0.07}l${-width * 0.065} ${height * 0.03}z`, 'var(--lt-snow)')}
    ${cut(`M${top} ${head}l${width * 0.135} ${height * 0.25}l${-width * 0.09}${-height * 0.02}z`, 'var(--lt-snow-dark)')}`
}

/** @type {(() => unknown)[]} */
const MOUNTAINS = [
  () => html`${peak(36, 90, 60, 62)}${peak(4, 92, 68, 82)}${strip('M14 92h70', 'var(--mountain-dark)', 5)}`,
  () => html`${peak(4, 90, 56, 60)}${peak(28, 92, 68, 84)}${strip('M14 92h70', 'var(--mountain-dark)', 5)}`,
]

const LAKE = 'M50 12c20-3 36 10 38 32 2 25-14 45-40 44C26 88 11 72 12 48 13 27 27 14 50 12z'

/** What swims in a lake and grows beside it. @type {(() => unknown)[]} */
const WATERS = [
  () => html`
    ${strip('M28 40q6-5 12 0t12 0M46 64q6-5 12 0t12 0M26 60q4-4 9 0', 'var(--lt-wave)', 4)}
    ${strip('M80 82V60M87 84V66', 'var(--forest-dark)', 3)}${strip('M80 60v-8M87 66v-7', TIMBER, 6)}`,
  () => html`
    ${strip('M44 36q6-5 12 0t12 0M28 58q6-5 12 0t12 0M54 72q4-4 9 0', 'var(--lt-wave)', 4)}
    ${strip('M16 84V64M23 86V70', 'var(--forest-dark)', 3)}${strip('M16 64v-8M23 70v-7', TIMBER, 6)}`,
]

/** @param {string[][]} terrain @param {number} column @param {number} row @param {string} kind */
const is = (terrain, column, row, kind) => terrain[row]?.[column] === kind

const DEPTH = 'M12.500 52c2 22 16 35 37.500 36 24 0 40-18 38-40-5 18-20 28-39 28-18 0-32-9-36.500-24z'
// Where two lakes lie side by side, or one below the other.
const BESIDE = { shore: 'M50 11Q100 24 150 11V89Q100 78 50 88z', water: 'M50 12Q100 26 150 12V88Q100 77 50 88z', depth: 'M50 76Q100 66 150 76V88Q100 77 50 88z' }
const BELOW = { shore: 'M12 50Q24 100 12 150H88Q78 100 88 50z', water: 'M12 50Q25 100 12 150H88Q77 100 88 50z', depth: '' }

/** Lakes: shores first, then water, so that two lakes side by side are one. @param {string[][]} terrain */
function lakes(terrain) {
  /** @type {VNode[]} */
  const shores = []
  /** @type {VNode[]} */
  const waters = []
  /** @type {VNode[]} */
  const depths = []
  terrain.forEach((squares, row) =>
    squares.forEach((kind, column) => {
      if (kind !== 'lake') return
      const at = `translate(${column * 100} ${row * 100})`
      const parts = [{ shore: LAKE, water: LAKE, depth: DEPTH }]
      if (is(terrain, column + 1, row, 'lake')) parts.push(BESIDE)
      if (is(terrain, column, row + 1, 'lake')) parts.push(BELOW)
      for (const { shore, water, depth } of parts) {
        shores.push(html`<path d=${shore} transform=${at} fill="var(--lt-shore)" stroke="var(--lt-shore)" stroke-width="11" stroke-linejoin="round" />`)
        waters.push(html`<g transform=${at}>${cut(water, 'var(--lake)')}</g>`)
        depths.push(html`<g transform=${at}>${cut(depth, 'var(--lake-dark)')}</g>`)
      }
      depths.push(html`<g transform=${at}>${WATERS[chosen(column, row, WATERS.length)]?.()}</g>`)
    }),
  )
  return html`${shores}${waters}${depths}`
}

/**
 * The whole board's land.
 * @param {string[][]} terrain row by row
 * @returns {VNode}
 */
export function land(terrain) {
  const rows = terrain.length
  const columns = terrain[0]?.length ?? 0
  /** @type {VNode[]} */
  const meadows = []
  /** @type {VNode[]} */
  const heights = []
  terrain.forEach((squares, row) =>
    squares.forEach((kind, column) => {
      const at = `translate(${column * 100} ${row * 100})`
      const paper = kind === 'forest' ? 'var(--lt-woodland)' : kind === 'mountain' ? 'var(--lt-scree)' : 'var(--grass)'
      meadows.push(html`<g transform=${at}>
        <rect x="2.500" y="4" width="95" height="94" rx="13" fill="var(--grass-dark)" />
        <rect x="2.500" y="2" width="95" height="93" rx="13" fill=${paper} />
        ${kind === 'grass' && chosen(row, column, 4) === 0 && html`<rect x="2.500" y="2" width="95" height="93" rx="13" fill="#fff" fill-opacity=".13" />`}
        ${kind === 'grass' && MEADOWS[chosen(column, row, MEADOWS.length)]?.()}
      </g>`)
      if (kind === 'forest') heights.push(html`<g transform=${at}>${FORESTS[chosen(column, row, FORESTS.length)]?.()}</g>`)
      if (kind === 'mountain') heights.push(html`<g transform=${at}>${MOUNTAINS[chosen(column, row, MOUNTAINS.length)]?.()}</g>`)
    }),
  )
  return html`
    <svg class="lt-land" viewBox=${`0 0 ${columns * 100} ${rows * 100}`} aria-hidden="true" focusable="false" preserveAspectRatio="none">
      <rect width=${columns * 100} height=${rows * 100} rx="18" fill="var(--lt-earth)" />
      ${meadows}${lakes(terrain)}${heights}
    </svg>`
}

/** One square of a terrain, in 64 by 64, for sheets and cards. @type {Record<string, () => unknown>} */
export const TERRAINS = {
  grass: () => patch('var(--grass)', MEADOWS[3]?.()),
  forest: () => patch('var(--lt-woodland)', FORESTS[0]?.()),
  mountain: () => patch('var(--lt-scree)', MOUNTAINS[0]?.()),
  lake: () => patch('var(--grass)', html`
    <path d=${LAKE} fill="var(--lt-shore)" stroke="var(--lt-shore)" stroke-width="11" />${cut(LAKE, 'var(--lake)')}
    ${cut(DEPTH, 'var(--lake-dark)')}${WATERS[0]?.()}`),
}

/** @param {string} paper @param {unknown} inside */
const patch = (paper, inside) =>
  html`<g transform="scale(.64)"><rect width="100" height="100" rx="15" fill=${paper} />${inside}</g>`
