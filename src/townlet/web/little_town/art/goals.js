// The goals' emblems: each a pennant with what the goal is about on it.
import { html } from '../../vendor/preact.js'
import { CREAM } from '../../art/drawing.js'
import { RESOURCES } from '../../art/resources.js'
import { cut, disc, inset, light, shade, strip } from './paper.js'

const INK = '#fff8ea'
const FAINT = '#fff8ea'

/** A resource on the pennant. @param {string} slug @param {number} x @param {number} y @param {number} size */
const good = (slug, x, y, size) => inset(RESOURCES[slug]?.(), x, y, size)

/** A small house. @param {number} x @param {number} y @param {number} size @param {string} [colour] */
const home = (x, y, size, colour = INK) =>
  inset(cut('M29 6a4 4 0 0 1 6 0l26 24c2 2 1 5-2 5h-5v21a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V35H5c-3 0-4-3-2-5z', colour), x, y, size)

/** A figure in a hat. @param {number} x @param {number} y @param {number} size */
const figure = (x, y, size) =>
  inset(html`${cut('M20 30h24l10 28a4 4 0 0 1-4 5H14a4 4 0 0 1-4-5z', CREAM)}${disc(32, 18, 11, CREAM)}${cut('M8 16c0-3 6-4 12-4 1-7 5-11 12-11s11 4 12 11c6 0 12 1 12 4s-10 5-24 5-24-2-24-5z', INK)}`, x, y, size)

/** A star. @param {number} x @param {number} y @param {number} size */
const star = (x, y, size) =>
  inset(cut('M32 3 40 22.500 61 24 45 37.800 50 58 32 47 14 58 19 37.800 3 24 24 22.500z', '#ffd25e'), x, y, size)

/** @type {Record<string, () => unknown>} */
const EMBLEMS = {
  'three-in-a-group': () => html`${home(10, 24, 22)}${home(32, 24, 22)}${home(32, 2, 22)}`,
  'more-buildings-than-workers': () => html`${home(8, 8, 26)}${home(30, 8, 26)}${figure(22, 32, 20)}`,
  'full-larder': () => html`${strip('M11 26h42M11 46h42', CREAM, 3.5)}${good('fish', 12, 9, 17)}${good('wheat', 34, 6, 19)}${good('wheat', 13, 27, 18)}${good('fish', 34, 29, 17)}`,
  'lake-mountain-forest': () => html`
    ${cut('M8 42 24 12l16 30z', 'var(--stone)')}${cut('M24 12l16 30H28z', 'var(--stone-dark)')}
    ${cut('M43 10 55 34H49l6 8H31l6-8h-6z', 'var(--forest)')}${cut('M43 10l12 24H49l6 8H43z', 'var(--forest-dark)')}
    ${strip('M10 48q5.500-5 11 0t11 0 11 0 11 0', 'var(--glass)', 4.5)}`,
  'two-kinds-at-once': () => html`${good('wood', 9, 6, 21)}${good('stone', 34, 6, 21)}${strip('M32 30v15M25 39l7 7 7-7', INK, 5)}`,
  'fed-with-fish': () => html`${disc(32, 28, 20, INK)}${disc(32, 28, 15, '#e8d6b4')}${good('fish', 17, 13, 30)}`,
  'fish-building': () => html`${home(8, 3, 48)}${good('fish', 19, 25, 26)}`,
  'two-coin-buildings': () => html`${home(7, 5, 27)}${home(30, 5, 27)}${good('coins', 22, 26, 22)}`,
  'wood-or-stone-building': () => html`${home(8, 3, 48)}${good('wood', 16, 25, 17)}${good('stone', 33, 26, 16)}`,
  'three-stone-building': () => html`${good('stone', 20, 4, 24)}${good('stone', 8, 24, 24)}${good('stone', 32, 24, 24)}`,
  'three-wood-building': () => html`${good('wood', 19, 4, 26)}${good('wood', 7, 24, 25)}${good('wood', 32, 24, 25)}`,
  'no-coins': () => html`${good('coins', 16, 10, 32)}${strip('M14 46 50 8', FAINT, 6)}`,
  'six-coins': () => html`${[10, 25, 40].map((x) => html`${good('coins', x, 10, 15)}${good('coins', x, 28, 15)}`)}`,
  'spent-at-once': () => html`${good('wood', 8, 14, 26)}${cut('M42 5 30 29h9l-5 19 19-26H43l6-17z', '#ffd25e')}`,
  'four-buildings-in-a-turn': () => html`${home(10, 5, 21)}${home(33, 5, 21)}${home(10, 27, 21)}${home(33, 27, 21)}`,
  'points-from-two-buildings': () => html`${home(8, 22, 25)}${home(31, 22, 25)}${star(11, 3, 19)}${star(34, 3, 19)}`,
  'five-gathered-in-a-turn': () => html`
    ${good('stone', 12, 8, 18)}${good('wood', 33, 8, 19)}${good('fish', 23, 2, 17)}${good('wheat', 15, 17, 17)}${good('wheat', 32, 17, 17)}
    ${cut('M8 30h48l-6 20H14z', '#c98d4e')}${shade('M40 30h16l-6 20H40z')}${strip('M16 37h32M18 44h28', '#8a5a35', 2.5)}`,
}

/**
 * A goal's emblem on its pennant.
 * @param {string} slug
 * @returns {unknown}
 */
export const goal = (slug) => html`
  ${cut('M3 4a4 4 0 0 1 4-4h50a4 4 0 0 1 4 4v49a4 4 0 0 1-2 3.500L34.500 63.500a5 5 0 0 1-5 0L5 56.500a4 4 0 0 1-2-3.500z', 'var(--lt-goal)')}
  ${shade('M32 0h25a4 4 0 0 1 4 4v49a4 4 0 0 1-2 3.500L34.500 63.500a5 5 0 0 1-2.500.5z')}
  ${light('M3 4a4 4 0 0 1 4-4h50a4 4 0 0 1 4 4z')}
  ${EMBLEMS[slug]?.()}`

/** @param {string} slug */
export const isGoal = (slug) => slug in EMBLEMS
