// The twenty-five building tiles. Each has a silhouette of its own; the ground it stands on tells what it is good for:
// goods, coins, points, or something at the end of the round or of the game.
import { html } from '../../vendor/preact.js'
import { CREAM, CREAM_DARK, NIGHT, TIMBER, TIMBER_DARK } from '../../art/drawing.js'
import { RESOURCES } from '../../art/resources.js'
import { cut, disc, inset, light, shade, strip } from './paper.js'

/** @typedef {import('../../vendor/preact.js').VNode} VNode */

const GLOW = '#ffd77a'
const IRON = '#5c6470'
const IRON_DARK = '#3f4651'
const WATER = 'var(--glass)'
const STONE = 'var(--stone)'
const STONE_DARK = 'var(--stone-dark)'

/** A wall with its right side in the shade. @param {number} x @param {number} y @param {number} width @param {number} height @param {string} [colour] */
const wall = (x, y, width, height, colour = CREAM) => html`
  <rect x=${x} y=${y} width=${width} height=${height} fill=${colour} />
  ${shade(`M${x + width * 0.62} ${y}h${width * 0.38}v${height}h-${width * 0.38}z`)}`

/** A gable roof over x to x + width, its eaves at y. @param {number} x @param {number} y @param {number} width @param {number} height @param {string} colour @param {string} dark */
const roof = (x, y, width, height, colour, dark) => html`
  ${cut(`M${x} ${y} L${x + width / 2} ${y - height} L${x + width} ${y}z`, colour)}
  ${cut(`M${x + width / 2} ${y - height} L${x + width} ${y} H${x + width * 0.62}z`, dark)}`

/** A door with a round top. @param {number} x its middle @param {number} y its foot @param {number} [width] @param {number} [height] @param {string} [colour] */
const door = (x, y, width = 9, height = 14, colour = TIMBER_DARK) =>
  cut(`M${x - width / 2} ${y}v-${height - width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`, colour)

/** A lit window. @param {number} x @param {number} y @param {number} [width] @param {number} [height] */
const pane = (x, y, width = 6, height = 7) => html`<rect x=${x} y=${y} width=${width} height=${height} rx="1.500" fill=${GLOW} />`

/** A flag on a pole. @param {number} x @param {number} y its foot @param {number} height @param {string} colour */
const flag = (x, y, height, colour) => html`
  ${strip(`M${x} ${y}V${y - height}`, NIGHT, 2)}
  ${cut(`M${x} ${y - height}l10 3.500-10 4z`, colour)}`

/** An ear standing in the field. @param {number} x @param {number} y */
const ear = (x, y) => html`
  ${strip(`M${x} ${y}v-7`, 'var(--wheat-dark)', 2)}
  ${cut(`M${x} ${y - 5}c-5-4-5-10 0-14 5 4 5 10 0 14z`, 'var(--wheat)')}
  ${cut(`M${x} ${y - 5}c5-4 5-10 0-14z`, 'var(--wheat-dark)')}`

/** A face of cut stones. @param {string} d */
const joints = (d) => html`<path d=${d} fill="none" stroke=${STONE_DARK} stroke-width="2" />`

/** @type {Record<string, () => unknown>} */
const BUILDINGS = {
  'wheat-field': () => html`
    ${ear(14, 27)}${ear(23, 25)}${ear(32, 24)}${ear(41, 25)}${ear(50, 27)}
    ${cut('M5 31Q32 17 59 31V53a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6z', 'var(--wheat)')}
    ${cut('M22 25.500 13 59H22L28 24.500zM36 24.500 42 59h9L42 25.500zM5 40v10l7-22-7 3zM59 40v10l-7-22 7 3z', 'var(--wheat-dark)')}
    ${light('M5 31Q32 17 59 31v4Q32 21 5 35z')}`,

  workshop: () => html`
    ${wall(8, 34, 48, 24, 'var(--wood)')}
    ${strip('M8 42h48M8 50h48', 'var(--wood-dark)', 2)}
    ${cut('M3 36 12 20h40l9 16z', 'var(--cottage)')}${cut('M40 20h12l9 16H46z', 'var(--cottage-dark)')}
    ${cut('M28 24l4.500 2 3-4 2.500 4.200 4.800-1.700.3 5 5 .5-1.700 4.800 4.200 2.700-3.800 3.300 2.800 4.200-4.700 1.700.8 5-5-.2-1.300 4.800-4.500-2.200-3.200 3.900-2.800-4.100-4.700 1.900-.5-5-5-.3 1.500-4.800-4.300-2.500 3.600-3.500-3-4.100 4.600-1.900-1-4.900 5 .0z', '#c9d0d8')}
    ${cut('M36 41l13-6a14 14 0 0 1-13 21z', '#9aa4b0')}
    ${disc(35, 41, 4, IRON_DARK)}
    ${cut('M6 50h52v8H6z', TIMBER)}${light('M6 50h52v2H6z')}`,

  bar: () => html`
    ${wall(7, 32, 34, 27)}
    ${roof(3, 34, 42, 22, 'var(--tavern)', 'var(--tavern-dark)')}
    ${door(17, 59, 10, 16)}${pane(27, 42, 8, 8)}
    ${cut('M36 30h18v24a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4z', '#e2a02f')}
    ${cut('M47 30h7v24a4 4 0 0 1-4 4h-3z', '#b9781b')}
    ${strip('M54 36h3a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-3', '#b9781b', 3.5)}
    ${strip('M41 38v13', '#f6cf7d', 3)}
    ${cut('M33 30a6 6 0 0 1 5-8 8 8 0 0 1 14-1 6 6 0 0 1 5 10c-3 3-6 0-8 2s-4 4-6 0-3-1-6 0-4-1-4-3z', '#fffaf0')}`,

  bakery: () => html`
    ${cut('M40 10h10v24H40z', 'var(--brick)')}${cut('M46 10h4v24h-4z', 'var(--brick-dark)')}
    ${cut('M38 8h14v5H38z', 'var(--brick-dark)')}
    ${cut('M6 58V46C6 30 16 21 31 21s26 9 26 25v12z', 'var(--brick)')}
    ${cut('M42 23c9 3 15 11 15 23v12H44V40z', 'var(--brick-dark)')}
    ${strip('M10 40h7M21 30h8M13 50h5M35 30h6M46 40h8M46 50h9', '#fff4e6', 1.6)}
    ${cut('M19 58V48a12 12 0 0 1 24 0v10z', NIGHT)}
    ${cut('M22 58V49a9 9 0 0 1 18 0v9z', '#f28c2e')}
    ${cut('M20 58c0-7 5-11 11-11s12 4 12 11z', '#e0b070')}${cut('M34 47.500c5 1.500 9 5 9 10.500h-7z', '#bd8744')}
    ${strip('M26 55l3-5M32 55l3-5', '#fff2d8', 2)}`,

  factory: () => html`
    ${cut('M44 8h11v30H44z', 'var(--brick)')}${shade('M50 8h5v30h-5z')}${cut('M42.500 6h14v6h-14z', NIGHT)}
    ${disc(41, 8, 5, '#cfd3d8')}${disc(33, 6, 4, '#dfe2e6')}
    ${cut('M5 58V28l13 10V28l13 10V28l13 10h15v20z', 'var(--factory)')}
    ${light('M5 28l13 10v4L5 33zM18 28l13 10v4L18 33zM31 28l13 10v4L31 33z')}
    ${shade('M44 38h15v20H44z')}
    ${pane(10, 44, 8, 7)}${pane(22, 44, 8, 7)}${pane(34, 44, 8, 7)}
    ${cut('M47 58V47h9v11z', TIMBER)}`,

  brewery: () => html`
    ${wall(6, 28, 26, 31)}
    ${roof(2, 30, 34, 20, 'var(--food)', 'var(--food-dark)')}
    ${door(14, 59, 9, 15)}${pane(21, 38)}
    ${cut('M30 30q14-6 28 0 4 14 0 28-14 5-28 0-4-14 0-28z', TIMBER)}
    ${cut('M48 27q5 .5 10 3 4 14 0 28-5 2-10 2.700 4-17 0-33.700z', TIMBER_DARK)}
    ${strip('M29 36q15 4 30 0M29 52q15 4 30 0', IRON, 3)}
    ${strip('M37 32q-2 12 0 26', '#b98555', 2)}
    ${cut('M40 42h8v5h-8z', '#e6c35c')}${strip('M44 40v10', '#e6c35c', 3)}`,

  'stone-shop': () => html`
    ${strip('M16 30V10h30', TIMBER, 4)}${strip('M16 20l9-10', TIMBER_DARK, 3)}
    ${strip('M44 10v12', NIGHT, 2)}
    ${cut('M36 22h16v11H36z', STONE)}${cut('M46 22h6v11h-6z', STONE_DARK)}${light('M36 22h16v3H36z')}
    ${cut('M5 46h18v13H5z', STONE)}${cut('M17 46h6v13h-6z', STONE_DARK)}${light('M5 46h18v3H5z')}
    ${cut('M24 46h18v13H24z', STONE)}${cut('M36 46h6v13h-6z', STONE_DARK)}${light('M24 46h18v3H24z')}
    ${cut('M43 46h16v13H43z', STONE)}${cut('M53 46h6v13h-6z', STONE_DARK)}${light('M43 46h16v3H43z')}
    ${cut('M9 32h18v13H9z', STONE)}${cut('M21 32h6v13h-6z', STONE_DARK)}${light('M9 32h18v3H9z')}
    ${cut('M29 36h19v9H29z', STONE)}${cut('M42 36h6v9h-6z', STONE_DARK)}${light('M29 36h19v3H29z')}`,

  carpenter: () => html`
    ${cut('M6 59V33L32 9l26 24v26h-6V36L32 17 12 36v23z', 'var(--wood)')}
    ${cut('M32 9l26 24v26h-6V36L32 17z', 'var(--wood-dark)')}
    ${strip('M12 35h40M32 17v18', TIMBER_DARK, 3)}
    ${cut('M14 50 44 38l5 12-13 3z', '#cfd6de')}
    ${strip('M15 51l3 2 2-2.500 3 1.800 2-2.500 3 1.800 2-2.500 3 2 2-2.500 3 1.500', '#8b95a1', 1.6)}
    ${cut('M42 37c5-3 12-1 13 6s-5 10-9 9z', 'var(--food)')}${cut('M47.500 42c3-1.500 4.500 0 4 3s-2 3.500-3 3.500z', CREAM)}
    ${cut('M12 55h40v4H12z', TIMBER)}`,

  'grocery-store': () => html`
    ${wall(8, 16, 48, 42)}
    ${pane(14, 36, 14, 13)}${door(44, 58, 11, 19)}
    ${cut('M6 12h52l4 14H2z', CREAM)}
    ${cut('M6 12h9l-2 14H2zM24 12h8v14h-9zM41 12h8l4 14H42z', 'var(--food)')}
    ${cut('M2 26h11a5.500 6 0 0 1-11 0zM23 26h9.500a5 6 0 0 1-9.500 0zM42 26h11a5.500 6 0 0 1-11 0z', 'var(--food-dark)')}
    ${cut('M13 26h10a5 6 0 0 1-10 0zM32.500 26H42a5 6 0 0 1-9.500 0zM53 26h9a4.500 6 0 0 1-9 0z', CREAM_DARK)}
    ${disc(14, 49, 4.5, 'var(--tavern)')}${disc(22, 48, 4.5, 'var(--food)')}${disc(30, 49, 4.5, '#f0b43c')}
    ${cut('M8 50h28v9H8z', TIMBER)}${light('M8 50h28v2.500H8z')}`,

  church: () => html`
    ${strip('M20 4v9M16.500 7.500h7', '#d8a72c', 2.5)}
    ${wall(12, 30, 16, 29)}
    ${cut('M9 32 20 11l11 21z', 'var(--chapel)')}${cut('M20 11l11 21h-7z', 'var(--chapel-dark)')}
    ${wall(28, 40, 28, 19)}
    ${cut('M26 42l7-14h20l6 14z', 'var(--chapel)')}${cut('M45 28h8l6 14H49z', 'var(--chapel-dark)')}
    ${disc(20, 37, 3.5, NIGHT)}${door(20, 59, 8, 14)}
    ${cut('M34 56V49a3 3 0 0 1 6 0v7zM45 56V49a3 3 0 0 1 6 0v7z', GLOW)}`,

  marketplace: () => html`
    ${strip('M10 30v28M34 30v28', TIMBER_DARK, 3)}
    ${cut('M3 32 22 12l19 20z', 'var(--theater)')}${cut('M13 32 22 12l-13 14-6 6zM22 12l9 20h10z', 'var(--food)')}
    ${cut('M3 32h10a5 5 0 0 1-10 0zM31 32h10a5 5 0 0 1-10 0z', 'var(--food-dark)')}
    ${cut('M13 32h9a4.500 5 0 0 1-9 0zM22 32h9a4.500 5 0 0 1-9 0z', 'var(--theater-dark)')}
    ${cut('M7 46h31v12H7z', TIMBER)}${light('M7 46h31v3H7z')}
    ${disc(14, 44, 4, 'var(--food)')}${disc(22, 43, 4, 'var(--wheat)')}${disc(30, 44, 4, 'var(--tavern)')}
    ${strip('M52 28v30', TIMBER_DARK, 3)}
    ${cut('M37 38c1-10 7-16 14-16s11 6 11 16z', 'var(--cottage)')}${cut('M51 22c-3 4-5 9-5 16h-9c1-10 7-16 14-16zM56 38c0-7-2-12-5-16 7 0 11 6 11 16z', 'var(--cottage-dark)')}
    ${cut('M44 50h16v8H44z', TIMBER)}${disc(49, 49, 3.5, 'var(--chapel)')}${disc(56, 49, 3.5, 'var(--fish)')}`,

  fountain: () => html`
    ${strip('M32 22C31 8 18 8 17 22M32 22c1-14 14-14 15 0M32 22V9', WATER, 4)}
    ${strip('M32 40C28 26 12 28 10 44M32 40c4-14 20-12 22 4', WATER, 3.5)}
    ${cut('M18 24h28c0 7-6 11-11 12H29c-5-1-11-5-11-12z', STONE)}${cut('M36 24h10c0 7-6 11-11 12h-1z', STONE_DARK)}
    ${cut('M28 35h8v12h-8z', STONE)}${cut('M33 35h3v12h-3z', STONE_DARK)}
    ${cut('M4 44h56l-4 15H8z', STONE)}${cut('M40 44h20l-4 15H42z', STONE_DARK)}
    <ellipse cx="32" cy="45" rx="28" ry="5" fill=${STONE} /><ellipse cx="32" cy="45" rx="23" ry="3.500" fill=${WATER} />
    ${light('M4 45a28 5 0 0 1 28-5v1.500a23 3.500 0 0 0-23 3.500z')}`,

  granary: () => html`
    ${cut('M34 26h23v33H34z', 'var(--food)')}${shade('M48 26h9v33h-9z')}
    ${cut('M30 28 35 17 45.500 9 56 17l5 11z', 'var(--food-dark)')}${light('M30 28 35 17 45.500 9v3L37 19l-4 9z')}
    ${strip('M38 57l15-18M53 57 38 39M38 39h15v19H38z', CREAM, 2.5)}
    ${cut('M6 59V26c0-9 5-15 12-15s12 6 12 15v33z', '#d9cfbd')}${shade('M21 11.400C27 13 30 18.500 30 26v33h-9z')}
    ${cut('M6 26c0-9 5-15 12-15s12 6 12 15z', STONE)}${shade('M18 11c7 0 12 6 12 15h-8c0-7-1-12-4-15z')}
    ${strip('M6 37h24M6 48h24', '#a89c86', 2.5)}
    ${cut('M14 59V48h8v11z', 'var(--wheat)')}`,

  'book-store': () => html`
    ${wall(10, 30, 44, 29)}
    ${cut('M4 30 8 12c9-3 18-1 24 5 6-6 15-8 24-5l4 18c-10-3-20-2-28 4-8-6-18-7-28-4z', 'var(--cottage-dark)')}
    ${cut('M8 26l3-12c8-2 15 0 21 6v10c-7-5-15-6-24-4z', '#fffaf0')}${cut('M56 26l-3-12c-8-2-15 0-21 6v10c7-5 15-6 24-4z', CREAM_DARK)}
    ${strip('M14 19c5-.5 9 .5 13 3M13 23.500c5-.5 10 .5 14 3M50 19c-5-.5-9 .5-13 3M51 23.500c-5-.5-10 .5-14 3', '#9b8f7a', 1.6)}
    ${door(45, 59, 9, 17)}
    ${cut('M14 40h21v16H14z', NIGHT)}
    ${cut('M16 43h4v12h-4z', 'var(--food)')}${cut('M21 45h3v10h-3z', GLOW)}${cut('M25 42h4v13h-4z', 'var(--tavern)')}${cut('M30 44h3v11h-3z', 'var(--chapel)')}`,

  'gold-mine': () => html`
    ${cut('M3 58 14 30 26 12l10 8 8-4 17 42z', '#8f8577')}${cut('M36 20l8-4 17 42H46z', '#6d6459')}${light('M14 30 26 12l3 2.400L20 32 9 58H3z')}
    ${cut('M14 59V38l4-5h24l4 5v21z', TIMBER)}${cut('M19 59V40l2-2h18l2 2v19z', NIGHT)}
    ${light('M14 38l4-5h24l4 5z')}
    ${cut('M22 46h18l-3 10H25z', IRON)}${shade('M33 46h7l-3 10h-4z')}
    ${cut('M22 46l4-6 5 3 4-4 5 7z', 'var(--coin)')}${cut('M35 39l5 7h-7z', 'var(--coin-dark)')}
    ${disc(27, 57, 3, IRON_DARK)}${disc(35, 57, 3, IRON_DARK)}
    ${cut('M46 22l3-3 4 4-3 3zM9 46l3-3 3 4-4 2zM52 44l3-3 3 4-4 2z', 'var(--coin)')}`,

  fishmonger: () => html`
    ${wall(8, 30, 48, 28, CREAM)}
    ${cut('M5 24h54l3 11H2z', 'var(--fish)')}${cut('M14 24h8l-1 11h-9zM30 24h6v11h-6zM45 24h7l4 11h-9z', CREAM)}
    ${inset(RESOURCES.fish?.(), 13, 0, 38)}
    ${cut('M10 46h44v12H10z', TIMBER)}${light('M10 46h44v3H10z')}
    ${cut('M13 46c1-4 7-4 8 0zM24 46c1-4 7-4 8 0zM35 46c1-4 7-4 8 0z', 'var(--fish-dark)')}
    ${cut('M44 38h8v8h-8z', '#e8f4fa')}`,

  pier: () => html`
    ${cut('M2 46q7-5 15 0t15 0 15 0 15 0V56a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6z', 'var(--lake)')}
    ${cut('M2 54q7-4 15 0t15 0 15 0 15 0v2a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6z', 'var(--lake-dark)')}
    ${strip('M10 36v20M22 36v22M33 38v16', TIMBER_DARK, 4)}
    ${cut('M3 33h35v7H3z', TIMBER)}${light('M3 33h35v2.500H3z')}${strip('M12 34v6M21 34v6M30 34v6', TIMBER_DARK, 1.6)}
    ${strip('M48 10v34', TIMBER_DARK, 3)}
    ${cut('M46 11v28H29z', '#fffaf0')}${cut('M46 11v28h-7z', CREAM_DARK)}${cut('M50 15v24h11z', 'var(--food)')}
    ${cut('M30 43h32l-5 10H36z', 'var(--food)')}${cut('M50 43h12l-5 10h-8z', 'var(--food-dark)')}
    ${inset(RESOURCES.fish?.(), 6, 12, 20)}`,

  'trading-shop': () => html`
    ${wall(8, 36, 48, 23)}
    ${cut('M4 38 14 24h36l10 14z', 'var(--tavern)')}${cut('M40 24h10l10 14H45z', 'var(--tavern-dark)')}
    ${door(32, 59, 11, 15)}${pane(13, 44, 9, 8)}${pane(42, 44, 9, 8)}
    ${strip('M32 4v22', '#d8a72c', 3.5)}${strip('M12 10h40', '#d8a72c', 3.5)}
    ${strip('M12 10 6 21M12 10l6 11M52 10l-6 11M52 10l6 11', '#b5871a', 1.8)}
    ${cut('M4 21h16c0 5-4 7-8 7s-8-2-8-7zM44 21h16c0 5-4 7-8 7s-8-2-8-7z', '#e7bd4a')}
    ${cut('M8 14h8v7H8z', 'var(--wood)')}${disc(52, 17.500, 4, STONE)}
    ${disc(32, 5, 3.5, '#d8a72c')}`,

  well: () => html`
    ${strip('M15 44V24M49 44V24', TIMBER, 4)}
    ${cut('M6 28 20 10h24l14 18z', 'var(--chapel)')}${cut('M36 10h8l14 18H44z', 'var(--chapel-dark)')}
    ${strip('M32 28v7', NIGHT, 2)}
    ${cut('M26 33h12l-2 9h-8z', TIMBER)}${shade('M33 33h5l-2 9h-3z')}
    ${cut('M8 43h48v11a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z', STONE)}${shade('M40 43h16v11a6 6 0 0 1-6 6H40z')}
    ${joints('M8 51h48M18 43v8M31 43v8M44 43v8M24 51v9M38 51v9')}
    ${cut('M6 40h52v5H6z', STONE)}${light('M6 40h52v2H6z')}`,

  restaurant: () => html`
    ${wall(6, 32, 52, 27, '#f7e3c8')}
    ${cut('M2 34 12 20h40l10 14z', 'var(--monument)')}${cut('M40 20h12l10 14H46z', 'var(--monument-dark)')}
    ${disc(32, 37, 19, '#fffaf0')}${disc(32, 37, 13, CREAM_DARK)}${disc(32, 37, 11, '#fffaf0')}
    ${strip('M27 28v5a3 3 0 0 1-3 3 3 3 0 0 1-3-3v-5M24 28v20', IRON, 2.6)}
    ${strip('M39 48V28c4 2 5 7 3 11h-3', IRON, 2.6)}
    ${cut('M4 58h56v3H4z', TIMBER)}`,

  'statue-of-a-hero': () => html`
    ${cut('M14 50h36v9H14z', STONE)}${cut('M38 50h12v9H38z', STONE_DARK)}${cut('M19 42h26v9H19z', STONE)}${cut('M36 42h9v9h-9z', STONE_DARK)}${light('M19 42h26v2H19z')}
    ${cut('M24 43 22 28l4-8h11l5 8-3 15h-5l-2-9-2 9z', '#7fa08e')}${cut('M34 20h3l5 8-3 15h-5l-2-9z', '#5b7d6b')}
    ${disc(31, 15, 5.5, '#7fa08e')}${cut('M26 12c2-5 9-6 11-1z', '#5b7d6b')}
    ${strip('M38 23l9-8', '#5b7d6b', 4.5)}${strip('M45 17 55 4', '#d9c66a', 3)}${strip('M43 11l8 6', '#d9c66a', 2.6)}
    ${cut('M25 21c-9 3-11 12-10 21l9-3z', '#96b5a4')}`,

  cathedral: () => html`
    ${wall(20, 24, 24, 35, '#e9e2d6')}
    ${cut('M18 26 32 14l14 12z', 'var(--monument)')}${cut('M32 14l14 12h-9z', 'var(--monument-dark)')}
    ${wall(6, 22, 15, 37, '#dcd3c4')}${wall(43, 22, 15, 37, '#dcd3c4')}
    ${cut('M4 24 13.500 3 23 24z', 'var(--monument)')}${cut('M13.500 3 23 24h-6z', 'var(--monument-dark)')}
    ${cut('M41 24 50.500 3 60 24z', 'var(--monument)')}${cut('M50.500 3 60 24h-6z', 'var(--monument-dark)')}
    ${disc(32, 34, 7, NIGHT)}${disc(32, 34, 5.5, GLOW)}${strip('M32 28v12M26 34h12M28 30l8 8M36 30l-8 8', NIGHT, 1.6)}
    ${door(32, 59, 11, 16)}
    ${cut('M11 46V36a2.500 2.500 0 0 1 5 0v10zM48 46V36a2.500 2.500 0 0 1 5 0v10z', NIGHT)}`,

  residence: () => html`
    ${wall(5, 32, 54, 27, '#fdf3de')}
    ${cut('M3 33 9 16h46l6 17z', 'var(--cottage)')}${cut('M42 16h13l6 17H46z', 'var(--cottage-dark)')}
    ${cut('M12 8h6v9h-6zM46 8h6v9h-6z', 'var(--brick)')}
    ${wall(22, 26, 20, 33, '#fffaf0')}${roof(18, 28, 28, 15, 'var(--cottage)', 'var(--cottage-dark)')}
    ${disc(32, 23.500, 3, GLOW)}
    ${pane(9, 37)}${pane(9, 48)}${pane(49, 37)}${pane(49, 48)}
    ${pane(25, 33, 5, 7)}${pane(34, 33, 5, 7)}
    ${door(32, 59, 9, 15, 'var(--food)')}
    ${cut('M4 58c0-5 4-6 6-4 2-3 7-1 6 4zM48 58c-1-5 4-7 6-4 2-2 6-1 6 4z', 'var(--tavern)')}`,

  castle: () => html`
    ${flag(32, 22, 17, 'var(--food)')}
    ${cut('M14 59V34h36v25z', STONE)}${shade('M38 34h12v25H38z')}
    ${cut('M22 34V20h4v4h4v-4h4v4h4v-4h4v14z', STONE)}${shade('M35 24h3v-4h4v14h-7z')}
    ${cut('M4 59V26h4v4h4v-4h4v4h4v29zM44 59V30h4v-4h4v4h4v-4h4v33z', STONE)}
    ${cut('M13 30h3v-4h0v0h0v4h4v29h-7zM53 30h3v-4h4v33h-7z', STONE_DARK)}
    ${joints('M4 40h9M8 48h8M46 42h8M44 50h8')}
    ${cut('M25 59V48a7 7 0 0 1 14 0v11z', NIGHT)}${strip('M32 42v17M27 50h10M27 55h10', TIMBER, 1.8)}
    ${cut('M9 36h4v6H9zM51 36h4v6h-4z', NIGHT)}`,

  watchtower: () => html`
    ${flag(32, 8, 6, 'var(--food)')}
    ${strip('M21 59l4-28M43 59l-4-28', TIMBER, 4.5)}${strip('M22 55l18-11M42 55 24 44', TIMBER_DARK, 2.6)}
    ${cut('M20 20h24v14H20z', TIMBER_DARK)}${cut('M22 20h20v7H22z', '#2e2a3c')}
    ${disc(32, 23, 3.6, '#f2cfa6')}${cut('M27 22c0-6 10-6 10 0z', 'var(--accent)')}
    ${cut('M16 27h32v9H16z', 'var(--wood)')}${cut('M37 27h11v9H37z', 'var(--wood-dark)')}${strip('M22 28v8M29 28v8M36 28v8M42 28v8', TIMBER_DARK, 1.6)}
    ${cut('M13 21 32 6l19 15z', 'var(--tavern)')}${cut('M32 6l19 15H38z', 'var(--tavern-dark)')}
    ${cut('M12 56h40v3H12z', '#8a7b5c')}`,
}

/** What the ground under a tile tells: what the tile is good for. @type {Record<string, string>} */
const GROUNDS = {
  'wheat-field': 'goods', workshop: 'points', bar: 'points', bakery: 'coins', factory: 'points', brewery: 'points',
  'stone-shop': 'goods', carpenter: 'goods', 'grocery-store': 'goods', church: 'points', marketplace: 'points',
  fountain: 'points', granary: 'points', 'book-store': 'coins', 'gold-mine': 'coins', fishmonger: 'coins', pier: 'goods',
  'trading-shop': 'goods', well: 'points', restaurant: 'points', 'statue-of-a-hero': 'end', cathedral: 'end',
  residence: 'end', castle: 'end', watchtower: 'end',
}

/**
 * What a tile is good for: goods, coins, points or end.
 * @param {string} slug
 * @returns {string}
 */
export const groundOf = (slug) => GROUNDS[slug] ?? 'end'

/**
 * The building alone, without the ground under it.
 * @param {string} slug
 * @returns {unknown}
 */
export const building = (slug) => BUILDINGS[slug]?.() ?? null

/**
 * The tile: the building on its ground.
 * @param {string} slug
 * @returns {unknown}
 */
export const tile = (slug) => html`
  <rect x="0" y="2" width="64" height="62" rx="11" fill=${`var(--lt-${groundOf(slug)}-dark)`} />
  <rect x="0" y="0" width="64" height="61.500" rx="11" fill=${`var(--lt-${groundOf(slug)})`} />
  ${inset(building(slug), 4, 2.500, 56)}`

/** @param {string} slug */
export const isTile = (slug) => slug in BUILDINGS
