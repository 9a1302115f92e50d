// The table in lines of text, for who listens or types.
import { rows } from './board.js'

/** @typedef {import('./types').TownsView} TownsView */
/** @typedef {import('../types').Book} Book */

/**
 * The table in lines of text.
 * @param {Record<string, any>} anyView
 * @param {Book} book
 * @param {import('../types').Translate} words
 * @returns {string[]}
 */
export function textBoard(anyView, book, words) {
  const view = /** @type {TownsView} */ (anyView)
  const name = (/** @type {string} */ slug) => book.names[slug] ?? slug
  const list = (/** @type {string[]} */ slugs) => (slugs.length > 0 ? slugs.map(name).join(', ') : words('tiny.nothing'))
  const seatName = (/** @type {number} */ seat) => (seat === view.seat ? words('tiny.my-town') : words('tiny.text.town', { seat: seat + 1 }))
  const lines = [words('tiny.round', { round: Math.max(1, view.round) })]
  if (view.master_builder !== null) lines.push(words('tiny.text.hammer', { seat: view.master_builder + 1 }))
  if (view.named) lines.push(words('tiny.text.named', { resource: name(view.named) }))
  if (view.resource_cards?.open) lines.push(words('tiny.text.open', { cards: list(view.resource_cards.open), pile: view.resource_cards.pile }))
  if (view.resource_cards?.discarded) lines.push(words('tiny.text.seen', { cards: list(view.resource_cards.discarded), pile: view.resource_cards.pile }))
  lines.push(words('tiny.text.cards', { cards: list(view.cards) }))
  const own = view.seat === null ? undefined : view.towns[view.seat]
  if (own?.monument) lines.push(words(own.raised ? 'tiny.text.stands' : 'tiny.text.secret', { card: name(own.monument) }))
  const order = own ? [own, ...view.towns.filter(town => town !== own)] : view.towns
  for (const town of order) {
    lines.push(words('tiny.text.points', { town: seatName(town.seat), points: view.scores[town.seat] ?? 0 }))
    lines.push(...rows(town, book, []))
    if (town.cube) lines.push(words('tiny.text.cube', { resource: name(town.cube) }))
    if (view.options.cavern) lines.push(words('tiny.cavern', { held: town.set_aside }))
    if (town.finished) lines.push(words('tiny.finished', { place: town.finished }))
  }
  return lines
}
