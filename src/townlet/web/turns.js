/** Several seats at one device: whose view is shown, and whether the others must look away. */

/** @typedef {import('./seat.js').Seat} Seat */

/** Whether a seat owes a decision, or has one under way. @param {Seat} seat */
export function owes(seat) {
  return seat.sent !== null || (seat.situation?.legal.length ?? 0) > 0
}

/** The seat to be shown: the one shown now as long as it owes something, then the next one that does, in the order of seats.
 * @param {Seat[]} held in the order of their numbers @param {number | null} shown @returns {number | null} */
export function turnOf(held, shown) {
  const now = held.find(seat => seat.number === shown)
  if (now && owes(now)) return shown
  const after = held.filter(seat => shown !== null && Number(seat.number) > shown)
  const next = [...after, ...held].find(owes)
  return next?.number ?? now?.number ?? held[0]?.number ?? null
}

/** Whether these seats know different things; null as long as they were not told of the same moment. @param {Seat[]} held @returns {boolean | null} */
export function secretsAmong(held) {
  if (held.length < 2) return false
  const versions = new Set(held.map(seat => seat.situation?.version))
  if (versions.size > 1) return null
  const views = new Set(held.map(seat => JSON.stringify({ ...seat.situation?.view, seat: null })))
  return views.size > 1
}
