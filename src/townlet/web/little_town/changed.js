// What happened between two views: for the animations, and for whoever wants to tell it.
import { around, SQUARES } from './squares.js'
import { KINDS } from './choices.js'
import { terrainOf } from './why.js'

/** @typedef {import('./types').View} View */
/** @typedef {import('./types').Event} Event */

/** @type {Record<string, string>} */
const FROM = { wood: 'forest', stone: 'mountain', fish: 'lake' }

/**
 * What happened from one view to the next.
 * @param {View} before
 * @param {View} after
 * @param {number | null} [_seat]
 * @param {string[]} [notations] the decisions in between, where they are known: they tell which building gave what
 * @returns {Event[]}
 */
export function changed(before, after, _seat = null, notations = []) {
  /** @type {Event[]} */
  const events = []
  const activated = activatedBetween(before, after, notations)
  const owner = after.buildings.find(building => building.square === activated)?.owner
  const rent = owner !== undefined && before.turn && owner !== before.turn.seat ? (after.teams[owner]?.goods.coins ?? 0) - (before.teams[owner]?.goods.coins ?? 0) : 0
  if (rent > 0 && before.turn && owner !== undefined && activated) events.push({ kind: 'rent', seat: before.turn.seat, to: owner, number: rent, square: activated })
  after.teams.forEach((now, seat) => {
    const then = before.teams[seat]
    if (!then) return
    const ended = after.over !== before.over || after.round !== before.round
    const placed = ended ? [] : now.workers.on_board.filter(square => !then.workers.on_board.includes(square))
    for (const square of placed) events.push({ kind: 'worker', seat, square })
    for (const square of now.buildings)
      if (!then.buildings.includes(square))
        events.push({ kind: 'building', seat, square, tile: after.buildings.find(building => building.square === square)?.tile ?? '' })
    for (const resource of KINDS) {
      let number = (now.goods[resource] ?? 0) - (then.goods[resource] ?? 0)
      if (resource === 'coins' && rent > 0) number += seat === owner ? -rent : seat === before.turn?.seat ? rent : 0
      if (number > 0) events.push({ kind: 'gain', seat, resource, number, from: sources(after, placed[0], resource, activated) })
      if (number < 0) events.push({ kind: 'spend', seat, resource, number: -number, ...(activated ? { square: activated } : {}) })
    }
    if (now.points !== then.points) events.push({ kind: 'points', seat, number: now.points - then.points, ...(activated ? { square: activated } : {}) })
    for (const goal of now.goals.achieved) if (!then.goals.achieved.includes(goal)) events.push({ kind: 'goal', seat, goal })
    if (ended && then.workers.on_board.length) events.push({ kind: 'home', seat, squares: then.workers.on_board })
  })
  if (after.round !== before.round) events.push({ kind: 'round', round: after.round })
  return events
}

/** The building that was activated, as far as it can be known. @param {View} before @param {View} after @param {string[]} notations */
function activatedBetween(before, after, notations) {
  const told = notations.findLast(notation => notation.startsWith('activate '))?.split(' ')[2]
  if (told && SQUARES.includes(told)) return told
  if (before.turn?.square && before.buildings.some(building => building.square === before.turn?.square)) return before.turn.square
  const left = after.turn && after.turn.center === before.turn?.center ? after.turn.left : null
  return left ? before.turn?.left.find(square => !left.includes(square)) : undefined
}

/** Where goods come from: the terrain around a worker just placed, or the building activated. @param {View} view @param {string | undefined} placed @param {string} resource @param {string | undefined} activated */
function sources(view, placed, resource, activated) {
  const found = placed ? around(placed).filter(square => terrainOf(view, square) === FROM[resource]) : []
  return found.length ? found : activated ? [activated] : placed ? [placed] : []
}
