// How far a goal is, where that can be counted on the table. The server alone says whether it is achieved.
import { foodOf } from './goods.js'

/** @typedef {import('./types').View} View */
/** @typedef {import('./types').Team} Team */
/** @typedef {{ have: number, needed: number }} Progress */

/** @type {Record<string, (view: View, team: Team) => Progress>} */
const COUNTED = {
  'more-buildings-than-workers': (_, team) => ({ have: team.buildings.length, needed: team.workers.all + 1 }),
  'full-larder': (_, team) => ({ have: foodOf(team.goods), needed: 2 * team.workers.all }),
  'fed-with-fish': (_, team) => ({ have: team.goods.fish ?? 0, needed: team.workers.all }),
  'six-coins': (_, team) => ({ have: team.goods.coins ?? 0, needed: 6 }),
  'four-buildings-in-a-turn': (view, team) => ({ have: mine(view, team)?.activated ?? 0, needed: 4 }),
  'points-from-two-buildings': (view, team) => ({ have: mine(view, team)?.gave_points ?? 0, needed: 2 }),
  'five-gathered-in-a-turn': (view, team) => ({ have: mine(view, team)?.gathered ?? 0, needed: 5 }),
}

/** This team's turn, while it lasts. @param {View} view @param {Team} team */
const mine = (view, team) => (view.turn?.seat === team.seat ? view.turn : null)

/**
 * How far a goal is; null where nothing is to be counted.
 * @param {string} goal
 * @param {View} view
 * @param {Team} team
 * @returns {Progress | null}
 */
export const progressOf = (goal, view, team) => COUNTED[goal]?.(view, team) ?? null
