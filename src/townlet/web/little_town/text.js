// The table in lines of text, for who listens or reads.
import { COLUMNS, squareAt } from './squares.js'
import { buildingOn, terrainOf, workerOn } from './why.js'
import { foodOf, inWords, tileOf } from './goods.js'
import { hungry } from './status.js'

/** @typedef {import('./types').View} View */
/** @typedef {import('./types').Book} Book */

/**
 * The board, the players and the market in lines of text.
 * @param {View} view
 * @param {Book} book
 * @param {import('../types').Translate} words
 * @returns {string[]}
 */
export function textBoard(view, book, words) {
  const who = (/** @type {number} */ seat) => words(seat === view.seat ? 'little.text.you' : 'little.text.seat', { seat: seat + 1 })
  const name = (/** @type {string} */ slug) => book.names[slug] ?? slug
  const lines = [view.over ? words('little.over') : words('little.round', { round: view.round, rounds: 4 })]
  view.terrain.forEach((_, row) => {
    const squares = [...COLUMNS].flatMap((letter, column) => {
      const square = squareAt(column, row) ?? ''
      const building = buildingOn(view, square)
      const seat = workerOn(view, square)
      if (building) return [`${letter} ${name(building.tile)} (${who(building.owner)})`]
      if (seat >= 0) return [`${letter} ${words('little.worker')} (${who(seat)})`]
      const terrain = terrainOf(view, square)
      return terrain === 'grass' ? [] : [`${letter} ${name(terrain)}`]
    })
    lines.push(words('little.text.row', { row: row + 1, squares: squares.join('; ') || words('little.empty') }))
  })
  for (const team of view.teams) {
    lines.push(words('little.text.team', { name: who(team.seat), points: view.scores[team.seat] ?? 0, goods: inWords(team.goods, book), workers: team.workers.in_hand, all: team.workers.all, houses: team.houses }))
    if (team.seat === view.seat && hungry(view, team.seat)) lines.push(words('little.food', { held: foodOf(team.goods), needed: team.workers.all }))
    if (team.goals.achieved.length) lines.push(words('little.text.achieved', { name: who(team.seat), goals: team.goals.achieved.map(name).join(', ') }))
    if (team.goals.in_hand?.length) lines.push(words('little.text.goals', { goals: team.goals.in_hand.map(goal => `${name(goal)} (${book.texts[goal] ?? ''})`).join(' ') }))
    else if (!team.goals.in_hand && team.goals.hidden) lines.push(words('little.goals-hidden', { count: team.goals.hidden }))
  }
  lines.push(words('little.text.market'))
  for (const slug of view.tiles.filter(slug => view.supply[slug])) {
    const tile = tileOf(book, slug)
    lines.push(words('little.text.tile', { tile: name(slug), slug, count: view.supply[slug] ?? 0, cost: inWords(tile?.cost ?? {}, book), points: tile?.points ?? 0, text: book.texts[slug] ?? '' }))
  }
  lines.push(words('little.text.stock', { goods: inWords(view.stock, book) }))
  return lines
}
