// The buildings and monuments of Tiny Towns. A type has its colour and its way of standing there:
// cottages are blue gables, food is red, wells are grey stone, chapels are orange and reach up, taverns are green,
// theaters yellow, factories black, monuments violet. Within its type each card has an outline of its own.
import { html } from '../vendor/preact.js'
import { CREAM, CREAM_DARK, LIGHT, NIGHT, SHADE, TIMBER, TIMBER_DARK, drawing } from '../art/drawing.js'
import { RESOURCES } from '../art/resources.js'
import { hammer } from '../art/pieces.js'

/** @typedef {import('../vendor/preact.js').VNode} VNode */

const GLOW = '#ffe08a'
const WATER = 'var(--glass)'
const LEAF = '#5f9d4c'
const LEAF_DARK = '#41753a'
const ROSE = '#f6d3ee'

/** A piece of paper: a path in a colour. @param {string} d @param {string} fill */
const cut = (d, fill) => html`<path d=${d} fill=${fill} />`
/** Light on a path. @param {string} d */
const lit = d => html`<path d=${d} ...${LIGHT} />`
/** Shade on a path. @param {string} d */
const shaded = d => html`<path d=${d} ...${SHADE} />`
/** A line. @param {string} d @param {string} stroke @param {number} [width] */
const line = (d, stroke, width = 3) =>
  html`<path d=${d} stroke=${stroke} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round" fill="none" />`
/** A disc. @param {number} x @param {number} y @param {number} r @param {string} fill */
const disc = (x, y, r, fill) => html`<circle cx=${x} cy=${y} r=${r} fill=${fill} />`

/** A wall with its right side in the shade. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill */
const wall = (x, y, w, h, fill) => html`
  <rect x=${x} y=${y} width=${w} height=${h} fill=${fill} /><rect x=${x + w * 0.6} y=${y} width=${w * 0.4} height=${h} ...${SHADE} />`
/** A pointed roof, its left side in the light. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill */
const roof = (x, y, w, h, fill) => html`
  ${cut(`M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}z`, fill)}${lit(`M${x} ${y}L${x + w / 2} ${y - h}V${y}z`)}`
/** A door with a round top, standing on y. @param {number} x middle @param {number} y @param {number} w @param {number} h @param {string} fill */
const door = (x, y, w, h, fill) =>
  cut(`M${x - w / 2} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, fill)
/** A window. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [fill] */
const pane = (x, y, w, h, fill = GLOW) => html`<rect x=${x} y=${y} width=${w} height=${h} rx="1.500" fill=${fill} />`

const BLUE = 'var(--cottage)', BLUE_DARK = 'var(--cottage-dark)'
const RED = 'var(--food)', RED_DARK = 'var(--food-dark)'
const GREY = 'var(--well)', GREY_DARK = 'var(--well-dark)'
const ORANGE = 'var(--chapel)', ORANGE_DARK = 'var(--chapel-dark)'
const GREEN = 'var(--tavern)', GREEN_DARK = 'var(--tavern-dark)'
const YELLOW = 'var(--theater)', YELLOW_DARK = 'var(--theater-dark)'
const BLACK = 'var(--factory)', BLACK_DARK = 'var(--factory-dark)'
const VIOLET = 'var(--monument)', VIOLET_DARK = 'var(--monument-dark)'

/** @type {Record<string, () => VNode>} */
export const DRAWINGS = {
  cottage: () => html`
    ${wall(43, 9, 8, 18, BLUE_DARK)}${wall(11, 32, 42, 27, CREAM)}
    ${cut('M29 6a4 4 0 0 1 6 0l27 27c2 2 1 5-2 5H4c-3 0-4-3-2-5z', BLUE)}${lit('M29 6a4 4 0 0 1 3-1.500V38H4c-3 0-4-3-2-5z')}
    ${door(24, 59, 12, 16, BLUE_DARK)}${pane(37, 44, 9, 9)}${disc(32, 25, 4.500, CREAM)}`,

  // Food.

  farm: () => html`
    ${cut('M6 59V29l9-16L32 4l17 9 9 16v30z', RED)}${shaded('M40 59V8.300L49 13l9 16v30z')}
    ${line('M3 32 14 13 32 4l18 9 11 19', RED_DARK, 6)}
    ${cut('M20 59V36h24v23z', RED_DARK)}${line('M21.500 58V37.500h21V58zM22 38l20 20M42 38 22 58', CREAM)}${pane(27, 17, 10, 11, CREAM)}`,

  granary: () => html`
    ${wall(36, 32, 22, 27, RED_DARK)}${cut('M34 33a13 11 0 0 1 26 0z', RED)}
    ${wall(7, 22, 32, 37, RED)}${cut('M5 24a18 19 0 0 1 36 0z', RED_DARK)}${lit('M5 24A18 19 0 0 1 23 5v19z')}
    ${line('M8 33h30M8 51h30', RED_DARK, 2.500)}
    ${line('M23 48V34', CREAM)}${cut('M23 36c-5 0-7-3-7-7 5 0 7 3 7 7c0-4 2-7 7-7 0 4-2 7-7 7zM23 44c-5 0-7-3-7-7 5 0 7 3 7 7c0-4 2-7 7-7 0 4-2 7-7 7z', CREAM)}
    ${door(48, 59, 10, 14, NIGHT)}`,

  greenhouse: () => html`
    ${cut('M4 59V30a28 26 0 0 1 56 0v29z', RED)}${shaded('M40 59V6.600A28 26 0 0 1 60 30v29z')}
    ${cut('M10 52V31a22 20 0 0 1 14-18.600V52zM29 52V11.200a22 20 0 0 1 6 0V52zM40 52V12.400A22 20 0 0 1 54 31v21z', '#dff3ee')}
    ${cut('M10 52c0-8 5-14 7-20 2 6 7 12 7 20zM29 52V28l3-6 3 6v24zM40 52c0-8 5-12 7-18 2 6 7 10 7 18z', LEAF)}
    ${cut('M17 32c2 6 7 12 7 20h-7zM32 22l3 6v24h-3zM47 34c2 6 7 10 7 18h-7z', LEAF_DARK)}
    ${line('M10 33h44', RED, 4)}`,

  orchard: () => html`
    ${cut('M16 34h6v24h-6zM43 38h6v20h-6z', TIMBER)}${cut('M19 34h3v24h-3zM46 38h3v20h-3z', TIMBER_DARK)}
    ${cut('M19 14c5-4 17-3 17 10 0 12-8 19-17 17C10 43 2 36 2 24 2 11 14 10 19 14z', RED)}
    ${cut('M46 25c4-4 16-2 16 8 0 9-7 15-16 13-8 2-14-4-14-13 0-10 10-12 14-8z', RED)}
    ${shaded('M27 11.500c5 1.500 9 5.500 9 12.500 0 12-8 19-17 17 8-5 12-16 8-29.500zM53 23c5 1 9 4 9 10 0 9-7 15-16 13 7-4 10-14 7-23z')}
    ${line('M19 14c0-5 2-8 5-10M46 25c0-4 1-6 4-8', TIMBER_DARK)}${cut('M20 10c0-6 6-9 13-7-1 7-7 9-13 7z', LEAF)}${cut('M47 21c0-5 5-7 11-6-1 6-6 8-11 6z', LEAF)}
    ${line('M9 19c-2 3-2 6-1 9M38 30c-1 2-1 4 0 6', '#ffd9cf')}
    ${line('M3 51h58M3 58h58M10 47v13M32 47v13M54 47v13', RED_DARK)}`,

  // Wells.

  fountain: () => html`
    ${line('M32 22C30 8 16 6 14 20M32 22c2-14 16-16 18-2', WATER, 4)}${line('M32 20V6', WATER, 4)}
    ${cut('M27 28h10l2 18H25z', GREY_DARK)}
    ${cut('M12 22h40c0 8-8 13-20 13S12 30 12 22z', GREY)}${shaded('M38 22h14c0 8-7 12.500-17 13 4-4 5-8 3-13z')}${cut('M16 22h32v4H16z', WATER)}
    ${cut('M2 42h60l-5 14c-1 2-2 3-4 3H11c-2 0-3-1-4-3z', GREY)}${shaded('M40 42h22l-5 14c-1 2-2 3-4 3H40z')}${lit('M2 42h60l-1 4H3z')}${cut('M8 42h48v4H8z', WATER)}`,

  millstone: () => html`
    ${disc(36, 33, 26, GREY_DARK)}${disc(29, 33, 26, GREY)}${lit('M29 7v26L8 48.500A26 26 0 0 1 29 7z')}
    ${line('M29 11v11M29 44v11M7 33h11M40 33h11M14 18l7 7M44 48l-7-7M14 48l7-7M44 18l-7 7', GREY_DARK, 3.500)}
    ${cut('M22 26h14v14H22z', NIGHT)}${line('M22 33h14', TIMBER, 5)}
    ${cut('M6 54h52l4 7H2z', TIMBER_DARK)}`,

  shed: () => html`
    ${cut('M9 59V27l44-9v41z', GREY)}${shaded('M38 59V21l15-3v41z')}
    ${line('M18 29v29M27 27v31M47 24v34', GREY_DARK, 2)}
    ${cut('M2 26 60 11l2 9L4 35z', GREY_DARK)}${lit('M2 26 60 11l.800 3.500L2.800 29.500z')}
    ${cut('M29 59V34h15v25z', TIMBER)}${cut('M37 59V34h7v25z', TIMBER_DARK)}${line('M30 37l13 20', CREAM_DARK, 2.500)}`,

  well: () => html`
    ${cut('M14 18h6v24h-6zM44 18h6v24h-6z', TIMBER)}${cut('M17 18h3v24h-3zM47 18h3v24h-3z', TIMBER_DARK)}
    ${line('M32 22v12', CREAM_DARK, 2.500)}${cut('M26 32h12l-2 10h-8z', TIMBER)}
    ${roof(4, 24, 56, 20, GREY)}${cut('M32 4 60 24H32z', GREY_DARK)}
    <ellipse cx="32" cy="42" rx="24" ry="6" fill=${NIGHT} />
    ${cut('M8 42c0 4 11 6 24 6s24-2 24-6v12c0 4-11 7-24 7S8 58 8 54z', GREY)}${shaded('M42 47.500c8-1 14-3 14-5.500v12c0 3-6 5-14 6z')}
    ${line('M9 51c6 3 15 4 23 4s17-1 23-4M22 48v6M40 48v6M31 55v5', GREY_DARK, 2.500)}`,

  // Chapels.

  abbey: () => html`
    ${wall(12, 34, 40, 25, CREAM)}${cut('M8 38l8-15h32l8 15z', ORANGE)}${shaded('M34 23h14l8 15H34z')}
    ${wall(4, 26, 15, 33, CREAM)}${wall(45, 26, 15, 33, CREAM)}${roof(2, 28, 19, 26, ORANGE)}${roof(43, 28, 19, 26, ORANGE)}
    ${door(32, 59, 14, 18, ORANGE_DARK)}${door(11.5, 46, 6, 11, NIGHT)}${door(52.5, 46, 6, 11, NIGHT)}`,

  chapel: () => html`
    ${wall(8, 40, 48, 19, CREAM)}${cut('M4 43l8-15h40l8 15z', ORANGE)}${shaded('M38 28h14l8 15H38z')}
    ${wall(22, 24, 20, 35, CREAM)}${roof(18, 27, 28, 25, ORANGE)}${disc(32, 33, 4.500, NIGHT)}${door(32, 59, 11, 16, ORANGE_DARK)}
    ${line('M32 4V1', ORANGE_DARK, 3)}${pane(11, 48, 6, 7)}${pane(47, 48, 6, 7)}`,

  cloister: () => html`
    ${wall(25, 14, 14, 14, CREAM)}${roof(21, 16, 22, 13, ORANGE)}${disc(32, 21, 3.500, NIGHT)}
    ${wall(4, 34, 56, 25, CREAM)}${cut('M1 37l6-13h50l6 13z', ORANGE)}${lit('M1 37l6-13h6l-5 13z')}${shaded('M40 24h17l6 13H40z')}
    ${door(14, 59, 12, 18, ORANGE_DARK)}${door(32, 59, 12, 18, ORANGE_DARK)}${door(50, 59, 12, 18, ORANGE_DARK)}`,

  temple: () => html`
    ${cut('M32 1c5 4 5 8 0 11-5-3-5-7 0-11z', RED)}${roof(3, 29, 58, 19, ORANGE)}${cut('M5 29h54v5H5z', ORANGE_DARK)}${disc(32, 23, 4, CREAM)}
    ${cut('M10 34h44v17H10z', ORANGE_DARK)}${wall(9, 34, 8, 17, CREAM)}${wall(21.6, 34, 8, 17, CREAM)}${wall(34.4, 34, 8, 17, CREAM)}${wall(47, 34, 8, 17, CREAM)}
    ${cut('M6 50h52v5H6z', ORANGE)}${cut('M2 54h60v5H2z', ORANGE_DARK)}`,

  // Taverns.

  almshouse: () => html`
    ${wall(10, 13, 8, 14, GREEN_DARK)}${wall(46, 13, 8, 14, GREEN_DARK)}${wall(5, 36, 54, 23, CREAM)}
    ${cut('M1 40 11 19h42l10 21z', GREEN)}${lit('M1 40 11 19h8L12 40z')}${shaded('M42 19h11l10 21H42z')}
    ${cut('M32 37c-7-4-10-7-9-11 1-4 6-5 9-1 3-4 8-3 9 1 1 4-2 7-9 11z', CREAM)}
    ${door(16, 59, 9, 14, GREEN_DARK)}${door(48, 59, 9, 14, GREEN_DARK)}${pane(27, 45, 10, 8)}`,

  'feast-hall': () => html`
    ${line('M25 3 37 19M39 3 27 19', TIMBER_DARK, 5)}${cut('M8 46h48v13H8z', TIMBER)}${shaded('M40 46h16v13H40z')}
    ${cut('M32 7 63 51H1z', GREEN)}${lit('M32 7v44H1z')}${cut('M32 22 51 51v8H13v-8z', CREAM)}
    ${cut('M32 22 51 51v8H40V34z', CREAM_DARK)}${door(32, 59, 18, 24, GLOW)}${line('M32 36v22', TIMBER_DARK, 2.500)}
    ${disc(9, 53, 4, GREEN_DARK)}${disc(55, 53, 4, GREEN_DARK)}`,

  inn: () => html`
    ${wall(10, 22, 32, 37, GREEN)}${roof(5, 25, 42, 22, GREEN_DARK)}
    ${pane(16, 28, 8, 8)}${pane(29, 28, 8, 8)}${pane(16, 42, 8, 8)}${door(33, 59, 9, 16, CREAM)}
    ${line('M42 30h15M50 30v4', TIMBER_DARK)}${cut('M42 34h19v18H42z', CREAM)}${cut('M54 37a7 7 0 1 0 3 10 6 6 0 0 1-3-10z', GREEN_DARK)}`,

  tavern: () => html`
    ${wall(6, 32, 52, 27, GREEN)}${cut('M1 36 12 9h40l11 27z', GREEN_DARK)}${lit('M1 36 12 9h20v27z')}
    ${line('M45 33c9-3 10 15 0 16', GLOW, 5)}${cut('M20 29h25v24a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4z', GLOW)}${shaded('M36 29h9v24a4 4 0 0 1-4 4h-5z')}
    ${cut('M17 31c-2-6 3-10 7-8 2-6 12-6 14-1 6-2 10 3 8 8-2 4-6 3-8 1-3 4-9 4-11 1-3 2-8 3-10-1z', '#fffdf4')}`,

  // Theaters.

  bakery: () => html`
    ${wall(42, 5, 11, 24, YELLOW_DARK)}${cut('M40 4h15v6H40z', YELLOW)}
    ${cut('M3 59V44a29 28 0 0 1 58 0v15z', YELLOW)}${lit('M3 46v-2a29 28 0 0 1 29-28c-14 5-20 15-20 30z')}${shaded('M44 19.500A29 28 0 0 1 61 44v15H48c4-14 3-28-4-39.500z')}
    ${door(32, 59, 34, 27, NIGHT)}${cut('M19 54c0-7 6-11 13-11s13 4 13 11c0 4-26 4-26 0z', '#d98c3f')}${line('M26 46l3 6M33 45l3 6', '#fbe0b0')}`,

  market: () => html`
    ${cut('M7 26h5v33H7zM52 26h5v33h-5z', TIMBER_DARK)}
    ${disc(18, 40, 5, RED)}${disc(28, 40, 5, LEAF)}${disc(38, 40, 5, ORANGE)}${disc(47, 40, 5, RED)}
    ${wall(4, 42, 56, 17, YELLOW_DARK)}${cut('M4 42h56v5H4z', YELLOW)}
    ${cut('M10 7h44l8 20a6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0z', CREAM)}
    ${cut('M10 7h9l-5 20a6 6 0 0 1-12 0zM28 7h8l2 20a6 6 0 0 1-12 0zM45 7h9l8 20a6 6 0 0 1-12 0z', YELLOW)}${shaded('M48 7h6l8 20a6 6 0 0 1-12 0z')}`,

  tailor: () => html`
    ${cut('M12 5h40l4 10H8z', TIMBER)}${shaded('M38 5h14l4 10H40z')}${wall(14, 15, 36, 34, YELLOW)}
    ${line('M14 21l36 3M14 28l36 3M14 35l36 3M14 42l36 3', YELLOW_DARK, 3)}${cut('M8 49h48v10H8z', TIMBER)}${shaded('M38 49h18v10H38z')}
    ${door(32, 59, 13, 20, CREAM)}${line('M58 8 47 44', '#7d8794', 4)}${line('M58 8c6 14-4 18-2 30', RED, 2.500)}`,

  theater: () => html`
    ${cut('M5 59V24c0-4 3-6 7-6h6C20 9 25 4 32 4s12 5 14 14h6c4 0 7 2 7 6v35z', YELLOW)}${shaded('M42 10c2 2 3 5 4 8h6c4 0 7 2 7 6v35H46z')}
    ${cut('M32 8l2.600 5.400 6 .800-4.400 4 1.100 6L32 21.300l-5.300 2.900 1.100-6-4.400-4 6-.800z', CREAM)}
    ${cut('M12 56V32h40v24z', NIGHT)}${cut('M12 32h40v5c-4 4-8 4-10 0-3 4-7 4-10 0-3 4-7 4-10 0-2 4-6 4-10 0z', RED)}
    ${cut('M12 34h11c0 9-4 15-9 22h-2zM52 34H41c0 9 4 15 9 22h2z', RED_DARK)}${cut('M8 55h48v5H8z', YELLOW_DARK)}${disc(32, 48, 4, GLOW)}`,

  // Factories.

  bank: () => html`
    ${cut('M32 4 62 25H2z', BLACK)}${lit('M32 4v21H2z')}${disc(32, 17, 5.500, 'var(--coin)')}
    ${cut('M5 25h54v6H5z', BLACK_DARK)}${cut('M9 31h46v20H9z', CREAM_DARK)}
    ${wall(8, 31, 9, 20, BLACK)}${wall(47, 31, 9, 20, BLACK)}${wall(21, 31, 7, 20, BLACK)}${wall(36, 31, 7, 20, BLACK)}
    ${cut('M5 50h54v9H5z', BLACK_DARK)}${cut('M2 55h60v4H2z', BLACK)}`,

  factory: () => html`
    ${disc(46, 7, 6, CREAM_DARK)}${disc(55, 5, 4.500, CREAM_DARK)}
    ${cut('M38 12h12l2 47H36z', BLACK_DARK)}${cut('M37 11h14v5H37z', 'var(--brick)')}
    ${cut('M3 59V34l17-13v13l17-13v13l24-2v27z', BLACK)}${lit('M3 34l17-13v6L3 40zM20 34l17-13v6L20 40z')}${shaded('M42 34l19-2v27H42z')}
    ${pane(9, 42, 9, 9)}${pane(24, 42, 9, 9)}${door(49, 59, 12, 17, 'var(--brick)')}`,

  'trading-post': () => html`
    ${line('M48 24V3', TIMBER_DARK)}${cut('M48 3h14l-4 5 4 5H48z', RED)}
    ${cut('M12 52h5v8h-5zM40 52h5v8h-5z', TIMBER_DARK)}${wall(6, 32, 44, 20, BLACK)}${line('M6 39h44M6 46h44', BLACK_DARK, 2)}
    ${cut('M1 34 9 16h40l7 18z', BLACK_DARK)}${lit('M1 34 9 16h14l-4 18z')}
    ${line('M16 27h24l-6-5M40 27', CREAM)}${cut('M22 52V37h13v15z', GLOW)}
    ${cut('M46 42h17v17H46z', TIMBER)}${cut('M55 42h8v17h-8z', TIMBER_DARK)}${line('M47 43l15 15M62 43 47 58', CREAM_DARK, 2)}`,

  warehouse: () => html`
    ${cut('M2 59V34a30 26 0 0 1 60 0v25z', BLACK)}${lit('M2 38v-4A30 26 0 0 1 32 8c-14 4-22 14-22 30z')}${shaded('M44 10a30 26 0 0 1 18 24v25H50c3-18 1-36-6-49z')}
    ${cut('M12 59V30h40v29z', CREAM_DARK)}${cut('M12 30h40v4H12zM12 36h40v3H12z', BLACK_DARK)}
    ${cut('M15 44h15v15H15z', TIMBER)}${cut('M34 44h15v15H34z', TIMBER)}${cut('M23 44h7v15h-7zM42 44h7v15h-7z', TIMBER_DARK)}
    ${line('M15 51.500h15M34 51.500h15', CREAM, 2)}${disc(32, 20, 4, GLOW)}`,

  // Monuments.

  'architects-guild': () => html`
    ${wall(8, 43, 48, 16, VIOLET)}${cut('M4 40h56v6H4z', VIOLET_DARK)}${pane(14, 49, 7, 7)}${pane(43, 49, 7, 7)}${door(32, 59, 10, 13, ROSE)}
    ${line('M32 10 15 40M32 10 49 40', VIOLET_DARK, 6)}${line('M31 11 15.500 38', VIOLET, 2.500)}${line('M17 31c9 6 21 6 30 0', ROSE, 4)}
    ${disc(32, 9, 7, VIOLET)}${disc(32, 9, 3, ROSE)}`,

  'archive-of-the-second-age': () => html`
    ${cut('M22 6h18l3 6H19z', VIOLET_DARK)}
    ${cut('M17 12h32v15H17z', ROSE)}${cut('M12 12h38v4H18v8h32v4H12z', VIOLET)}
    ${cut('M12 28h36v15H12z', CREAM)}${cut('M52 28H10v4h36v8H10v4h42z', VIOLET_DARK)}
    ${cut('M10 44h46v15H10z', ROSE)}${cut('M4 44h54v4H10v8h48v4H4z', VIOLET)}${shaded('M42 12h8v4h-8zM42 44h16v4H42zM42 56h16v4H42z')}
    ${door(34, 56, 9, 8, NIGHT)}${line('M24 20h18M18 36h20', VIOLET_DARK, 2.500)}`,

  'barrett-castle': () => html`
    ${line('M32 14V2', TIMBER_DARK)}${cut('M32 2h15l-4 4.500 4 4.500H32z', BLUE)}
    ${cut('M22 16h5v4h3v-4h4v4h3v-4h5v24H22z', VIOLET_DARK)}${pane(29, 25, 6, 8)}
    ${cut('M14 40h5v-5h4v5h4v-5h4v5h4v-5h4v5h4v-5h4v5h5v19H14z', ROSE)}${shaded('M39 40h4v-5h4v5h5v19H39z')}
    ${cut('M3 24h4v-5h4v5h4v-5h4v40H3zM45 24v-5h4v5h4v-5h4v5h4v35H45z', VIOLET)}
    ${lit('M3 24h4v-5h2v40H3zM45 19h4v5h2v35h-6z')}${shaded('M15 19h4v40h-4zM57 24h4v35h-4z')}
    ${door(32, 59, 14, 17, NIGHT)}${door(11, 42, 5, 10, GLOW)}${door(53, 42, 5, 10, GLOW)}`,

  'cathedral-of-caterina': () => html`
    ${wall(16, 28, 32, 31, VIOLET)}${roof(14, 30, 36, 20, VIOLET_DARK)}
    ${wall(4, 24, 14, 35, VIOLET)}${wall(46, 24, 14, 35, VIOLET)}${roof(2, 25, 18, 24, VIOLET_DARK)}${roof(44, 25, 18, 24, VIOLET_DARK)}
    ${disc(32, 33, 8.500, ROSE)}${line('M32 25v16M24 33h16M26.500 27.500l11 11M37.500 27.500l-11 11', VIOLET_DARK, 2)}
    ${door(32, 59, 12, 14, NIGHT)}${door(11, 44, 5, 11, GLOW)}${door(53, 44, 5, 11, GLOW)}`,

  'fort-ironweed': () => html`
    ${wall(20, 16, 24, 26, VIOLET)}${cut('M16 18 20 8l4 6 4-8 4 8 4-8 4 8 4-6 4 10z', VIOLET_DARK)}${pane(28, 22, 8, 8)}
    ${cut('M2 59V38l5-9 5 9 5-9 5 9 5-9 5 9 5-9 5 9 5-9 5 9 5-9 5 9v21z', VIOLET_DARK)}
    ${cut('M2 59V38l5-9 5 9v21zM22 59V38l5-9 5 9v21zM42 59V38l5-9 5 9v21z', VIOLET)}${lit('M2 59V38l5-9v30zM22 59V38l5-9v30zM42 59V38l5-9v30z')}
    ${line('M2 47h60', ROSE, 3)}${door(32, 59, 14, 16, NIGHT)}`,

  'grand-mausoleum-of-the-rodina': () => html`
    ${line('M32 9V3', VIOLET_DARK)}${cut('M15 28a17 19 0 0 1 34 0z', VIOLET)}${lit('M15 28A17 19 0 0 1 32 9v19z')}${cut('M12 27h40v6H12z', VIOLET_DARK)}
    ${cut('M10 33h44v17H10z', ROSE)}${wall(10, 33, 6, 17, VIOLET)}${wall(20, 33, 6, 17, VIOLET)}${wall(38, 33, 6, 17, VIOLET)}${wall(48, 33, 6, 17, VIOLET)}${cut('M27 50V36h10v14z', NIGHT)}
    ${cut('M7 49h50v5H7z', VIOLET)}${cut('M2 54h60v5H2z', VIOLET_DARK)}`,

  'grove-university': () => html`
    ${disc(18, 20, 13, VIOLET_DARK)}${disc(46, 20, 13, VIOLET_DARK)}${disc(32, 15, 14, VIOLET)}${disc(28, 11, 7, ROSE)}${disc(12, 17, 4, VIOLET)}${disc(47, 15, 5, VIOLET)}
    ${cut('M29 24h6v14h-6z', TIMBER)}${cut('M32 24h3v14h-3z', TIMBER_DARK)}
    ${cut('M2 37h60v6H2z', VIOLET_DARK)}${wall(6, 43, 52, 16, CREAM)}${door(16, 59, 9, 12, VIOLET_DARK)}${door(48, 59, 9, 12, VIOLET_DARK)}
    ${cut('M32 48c-3-2-7-2-10-1v9c3-1 7-1 10 1 3-2 7-2 10-1v-9c-3-1-7-1-10 1z', VIOLET)}${line('M32 48v9', CREAM, 2)}`,

  'mandras-palace': () => html`
    ${wall(5, 38, 54, 21, ROSE)}${wall(22, 30, 20, 29, CREAM)}
    ${cut('M32 1c2 5 14 9 14 19 0 6-3 9-5 11H23c-2-2-5-5-5-11C18 10 30 6 32 1z', VIOLET)}${lit('M32 1v30h-9c-2-2-5-5-5-11C18 10 30 6 32 1z')}
    ${cut('M11 20c1 4 9 6 9 12 0 4-2 6-3 7H5c-1-1-3-3-3-7 0-6 8-8 9-12zM53 20c1 4 9 6 9 12 0 4-2 6-3 7H47c-1-1-3-3-3-7 0-6 8-8 9-12z', VIOLET_DARK)}
    ${lit('M11 20v19H5c-1-1-3-3-3-7 0-6 8-8 9-12zM53 20v19h-6c-1-1-3-3-3-7 0-6 8-8 9-12z')}
    ${door(32, 59, 11, 18, NIGHT)}${door(11, 59, 7, 13, VIOLET_DARK)}${door(53, 59, 7, 13, VIOLET_DARK)}`,

  'obelisk-of-the-crescent': () => html`
    ${cut('M38 2a11 11 0 1 0 5 16A9 9 0 0 1 38 2z', GLOW)}
    ${cut('M32 17l7 7 4 27H21l4-27z', VIOLET)}${cut('M32 17l7 7 4 27H32z', VIOLET_DARK)}${lit('M32 17v34H21l4-27z')}
    ${line('M29 31h6M28.500 38h7', ROSE)}${cut('M16 49h32v5H16z', VIOLET)}${cut('M10 54h44v6H10z', VIOLET_DARK)}`,

  'opaleyes-watch': () => html`
    ${cut('M24 32h16l5 27H19z', VIOLET_DARK)}${lit('M24 32h8v27H19z')}${door(32, 59, 9, 13, GLOW)}${cut('M18 34h28v6H18z', VIOLET)}
    ${cut('M2 20C10 8 20 3 32 3s22 5 30 17c-8 12-18 17-30 17S10 32 2 20z', VIOLET)}${cut('M9 20c6-8 14-11 23-11s17 3 23 11c-6 8-14 11-23 11S15 28 9 20z', '#fffdf4')}
    ${disc(32, 20, 10, WATER)}${disc(34, 22, 7, VIOLET_DARK)}${disc(29, 17, 3.500, '#fff')}`,

  'shrine-of-the-elder-tree': () => html`
    ${cut('M24 36c1 10-2 18-10 23h36c-8-5-11-13-10-23z', TIMBER)}${cut('M33 36h7c-1 10 2 18 10 23H36z', TIMBER_DARK)}
    ${cut('M32 2c9 0 15 5 16 11 8 0 13 5 13 12 0 8-6 13-14 13H17C9 38 3 33 3 25c0-7 5-12 13-12C17 7 23 2 32 2z', VIOLET)}
    ${shaded('M44 7c3 2 4 4 4 6 8 0 13 5 13 12 0 8-6 13-14 13H30c14-4 20-16 14-31z')}${lit('M32 2c3 0 6 1 8 2-10 2-16 8-17 14-6 0-11 3-13 8-2-1-6-1-7-2 1-7 6-11 13-11C17 7 23 2 32 2z')}
    ${disc(20, 27, 3, ROSE)}${disc(34, 18, 3, ROSE)}${disc(47, 26, 3, ROSE)}${disc(31, 31, 2.500, ROSE)}
    ${door(32, 59, 12, 17, NIGHT)}${door(32, 59, 7, 11, GLOW)}`,

  'silva-forum': () => html`
    ${cut('M3 59V20c8-5 18-8 29-8s21 3 29 8v39z', VIOLET)}${lit('M3 59V20c5-3 10-5 16-6.500V59z')}${shaded('M44 13.500c6 1.300 12 3.500 17 6.500v39H44z')}
    ${cut('M3 36c18-5 40-5 58 0v4c-18-5-40-5-58 0zM1 20C19 8 45 8 63 20l-2 5C44 14 20 14 3 25z', VIOLET_DARK)}
    ${door(12, 35, 7, 10, NIGHT)}${door(25.500, 33, 7, 10, NIGHT)}${door(38.500, 33, 7, 10, NIGHT)}${door(52, 35, 7, 10, NIGHT)}
    ${door(12, 59, 8, 14, ROSE)}${door(32, 59, 12, 18, ROSE)}${door(52, 59, 8, 14, ROSE)}${door(32, 59, 7, 13, LEAF)}`,

  'the-sky-baths': () => html`
    ${line('M20 15c-4-5 4-7 0-12M32 15c-4-5 4-7 0-12M44 15c-4-5 4-7 0-12', ROSE, 4)}
    ${cut('M2 20h60v9c0 5-4 8-8 8H10c-4 0-8-3-8-8z', VIOLET)}${shaded('M42 20h20v9c0 5-4 8-8 8H42z')}${cut('M6 20h52v6H6z', WATER)}
    ${cut('M6 36h10v23H6zM27 36h10v23H27zM48 36h10v23H48z', VIOLET_DARK)}${cut('M6 36h5v23H6zM27 36h5v23h-5zM48 36h5v23h-5z', VIOLET)}
    ${cut('M16 46c0-6 2-9 5.500-9s5.500 3 5.500 9v-9H16zM37 46c0-6 2-9 5.500-9s5.500 3 5.500 9v-9H37z', VIOLET_DARK)}
    ${line('M42.500 27v24', WATER, 4)}${cut('M36 52h13v7H36z', WATER)}`,

  'the-starloom': () => html`
    ${cut('M6 30h6v29H6zM52 30h6v29h-6z', TIMBER)}${cut('M9 30h3v29H9zM55 30h3v29h-3z', TIMBER_DARK)}${cut('M3 54h58v5H3z', TIMBER_DARK)}
    ${line('M17 55 27 36M24.500 55l4-17M32 55V38M39.500 55l-4-17M47 55 37 36', ROSE, 2.500)}
    ${cut('M12 47h40v5H12z', VIOLET_DARK)}${cut('M32 1l6.500 12.500L52 9l-4.500 13.500L60 29l-12.500 6.500L32 43 16.500 35.500 4 29l12.500-6.500L12 9l13.500 4.500z', VIOLET)}
    ${lit('M32 1v42l-15.500-7.500L4 29l12.500-6.500L12 9l13.500 4.500z')}${disc(32, 26, 8, GLOW)}`,

  'statue-of-the-bondmaker': () => html`
    <g fill="none" stroke=${GLOW} stroke-width="4"><ellipse cx="26" cy="9" rx="8" ry="6" /><ellipse cx="38" cy="9" rx="8" ry="6" /></g>
    ${line('M28 32 15 24l4-12M36 32l13-8-4-12', VIOLET, 6)}${disc(32, 22, 6, VIOLET)}
    ${cut('M24 29h16l5 20H19z', VIOLET)}${cut('M33 29h7l5 20H34z', VIOLET_DARK)}
    ${cut('M15 48h34v5H15z', VIOLET_DARK)}${cut('M11 53h42v7H11z', VIOLET)}${shaded('M36 53h17v7H36z')}`,
}

/**
 * A drawing of anything in the box: a card, a monument, a resource, the hammer.
 * @param {string} slug
 * @param {number | string} [size]
 * @param {string} [name] what it says to who listens; decoration without it
 * @returns {VNode | null}
 */
export function picture(slug, size = 24, name = '') {
  if (slug === 'hammer') return hammer(size, name)
  const inside = DRAWINGS[slug] ?? RESOURCES[slug]
  return inside ? drawing(inside(), size, name) : null
}
