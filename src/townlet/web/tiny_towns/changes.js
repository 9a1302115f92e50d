// What happened between two views: for sounds, for what moves, and for who listens.
import { SQUARES, lying } from './squares.js'

/** @typedef {import('./types').TownsView} TownsView */
/** @typedef {import('../types').Change} Change */

const RESOURCES = new Set(['wood', 'wheat', 'brick', 'glass', 'stone'])

/** Whether this is a resource. @param {string} slug */
export function isResource(slug) {
  return RESOURCES.has(slug)
}

/**
 * What happened between two views of a game.
 * @param {Record<string, any>} before
 * @param {Record<string, any>} after
 * @param {number | null} [seat] whose changes come first
 * @returns {Change[]}
 */
export function changed(before, after, seat = null) {
  /** @type {Change[]} */
  const changes = []
  if (after.named && (after.named !== before.named || after.round !== before.round)) {
    changes.push({ kind: 'named', resource: after.named, ...(after.master_builder === null ? {} : { seat: after.master_builder }) })
  }
  for (const town of /** @type {TownsView} */ (after).towns) {
    const earlier = before.towns?.[town.seat]
    if (earlier) changes.push(...inTown(earlier, town))
  }
  if (after.over && !before.over) changes.push({ kind: 'over' })
  return changes.sort((one, other) => Number(other.seat === seat) - Number(one.seat === seat))
}

/** @param {import('./types').Town} before @param {import('./types').Town} after @returns {Change[]} */
function inTown(before, after) {
  const { seat } = after
  /** @type {Change[]} */
  const changes = []
  const freed = SQUARES.filter(square => isResource(lying(before.grid, square)) && lying(before.grid, square) !== lying(after.grid, square))
  for (const square of SQUARES) {
    const was = lying(before.grid, square), is = lying(after.grid, square)
    if (is === was || is === '.') continue
    if (isResource(is)) changes.push({ kind: 'cube', seat, square, resource: is })
    else changes.push({ kind: 'building', seat, square, card: is, from: freed.map(from => ({ square: from, resource: lying(before.grid, from) })) })
  }
  for (const square of Object.keys(after.held)) {
    if (String(after.held[square]) !== String(before.held[square] ?? [])) changes.push({ kind: 'held', seat, square, resource: after.held[square]?.at(-1) ?? '' })
  }
  if (after.set_aside > before.set_aside) changes.push({ kind: 'set-aside', seat })
  if (after.finished && !before.finished) changes.push({ kind: 'finished', seat })
  return changes
}
