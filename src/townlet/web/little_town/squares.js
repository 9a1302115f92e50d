// The squares of the board: a1 top left to i6 bottom right.

export const COLUMNS = 'abcdefghi'
export const ROWS = 6

/** All squares, row by row. @type {string[]} */
export const SQUARES = Array.from({ length: ROWS }, (_, row) => [...COLUMNS].map(column => `${column}${row + 1}`)).flat()

/**
 * Where a square is, counted from 0.
 * @param {string} square
 * @returns {{ column: number, row: number }}
 */
export const placeOf = square => ({ column: COLUMNS.indexOf(square[0] ?? ''), row: Number(square.slice(1)) - 1 })

/**
 * The square at a place; null beyond the edge.
 * @param {number} column
 * @param {number} row
 * @returns {string | null}
 */
export const squareAt = (column, row) => (COLUMNS[column] && row >= 0 && row < ROWS ? `${COLUMNS[column]}${row + 1}` : null)

/**
 * The up to eight squares around one, as the printed board shows them.
 * @param {string} square
 * @returns {string[]}
 */
export function around(square) {
  const { column, row } = placeOf(square)
  /** @type {string[]} */
  const found = []
  for (let down = -1; down <= 1; down++)
    for (let right = -1; right <= 1; right++) {
      const other = squareAt(column + right, row + down)
      if (other && other !== square) found.push(other)
    }
  return found
}
