// The squares of a town, a1 to d4, and the outline around some of them.

const COLUMNS = 'abcd'

/** All squares, row by row. */
export const SQUARES = [0, 1, 2, 3].flatMap(row => [...COLUMNS].map(column => `${column}${row + 1}`))

/** A square's column and row, from 0. @param {string} square @returns {[number, number]} */
export function place(square) {
  return [COLUMNS.indexOf(square.charAt(0)), Number(square.charAt(1)) - 1]
}

/** The square in this column and row; the nearest one when there is none. @param {number} column @param {number} row */
export function at(column, row) {
  const within = (/** @type {number} */ n) => Math.max(0, Math.min(3, n))
  return `${COLUMNS.charAt(within(column))}${within(row) + 1}`
}

/** The square a key leads to, null when it is no key that moves. @param {string} square @param {string} key */
export function moved(square, key) {
  const [column, row] = place(square)
  switch (key) {
    case 'ArrowLeft': return at(column - 1, row)
    case 'ArrowRight': return at(column + 1, row)
    case 'ArrowUp': return at(column, row - 1)
    case 'ArrowDown': return at(column, row + 1)
    case 'Home': return at(0, row)
    case 'End': return at(3, row)
    case 'PageUp': return at(column, 0)
    case 'PageDown': return at(column, 3)
    default: return null
  }
}

/** What lies on a square of a grid: a card, a resource, or '.'. @param {string[][]} grid @param {string} square */
export function lying(grid, square) {
  const [column, row] = place(square)
  return grid[row]?.[column] ?? '.'
}

/**
 * The line around squares, as an SVG path where a square is 1 by 1.
 * @param {string[]} squares
 * @param {number} inset how far inside the squares' edges it runs
 */
export function outline(squares, inset) {
  const among = new Set(squares)
  const has = (/** @type {number} */ x, /** @type {number} */ y) => x >= 0 && y >= 0 && x < 4 && y < 4 && among.has(at(x, y))
  let path = ''
  for (const square of squares) {
    const [x, y] = place(square)
    // Where an edge of the square ends: before its corner, at the next square, or beyond, where the line turns inwards.
    const end = (/** @type {boolean} */ goesOn, /** @type {boolean} */ turnsIn) => (goesOn ? (turnsIn ? -inset : 0) : inset)
    const left = (/** @type {number} */ dy) => x + end(has(x - 1, y), has(x - 1, y + dy))
    const right = (/** @type {number} */ dy) => x + 1 - end(has(x + 1, y), has(x + 1, y + dy))
    const top = (/** @type {number} */ dx) => y + end(has(x, y - 1), has(x + dx, y - 1))
    const bottom = (/** @type {number} */ dx) => y + 1 - end(has(x, y + 1), has(x + dx, y + 1))
    if (!has(x, y - 1)) path += `M${left(-1)} ${y + inset}H${right(-1)}`
    if (!has(x, y + 1)) path += `M${left(1)} ${y + 1 - inset}H${right(1)}`
    if (!has(x - 1, y)) path += `M${x + inset} ${top(-1)}V${bottom(-1)}`
    if (!has(x + 1, y)) path += `M${x + 1 - inset} ${top(1)}V${bottom(1)}`
  }
  return path
}
