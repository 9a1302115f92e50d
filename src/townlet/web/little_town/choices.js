// What may be chosen, read from the notation that the server offers.

/** @typedef {import('./types').Goods} Goods */
/** @typedef {{ notation: string, goods: Goods }} Handful */
/**
 * What may be chosen, by verb.
 * @typedef {Object} Choices
 * @property {Set<string>} workers squares for a worker
 * @property {Map<string, Set<string>>} builds for each tile that can be built, its squares
 * @property {Map<string, string>} activates for each square whose building can be activated, the notation
 * @property {Handful[]} pays ways to pay
 * @property {Handful[]} takes what the Trading Shop may give
 * @property {Handful[]} feeds meals
 * @property {boolean} done
 * @property {string[]} others what this client has no better way to show
 */

/** Goods in the order in which they are always told. */
export const KINDS = ['wood', 'stone', 'fish', 'wheat', 'coins']
export const CUBES = KINDS.slice(0, 4)

/**
 * The goods of a notation: `2 wood 3 coins`; null when it is something else.
 * @param {string[]} words
 * @returns {Goods | null}
 */
export function goodsOf(words) {
  if (words.length === 1 && words[0] === 'nothing') return {}
  if (!words.length || words.length % 2) return null
  /** @type {Goods} */
  const goods = {}
  for (let at = 0; at < words.length; at += 2) {
    const number = Number(words[at])
    const kind = words[at + 1] === 'coin' ? 'coins' : words[at + 1]
    if (!Number.isInteger(number) || !kind || !KINDS.includes(kind)) return null
    goods[kind] = number
  }
  return goods
}

/**
 * What a list of notations offers.
 * @param {string[]} legal
 * @returns {Choices}
 */
export function choicesOf(legal) {
  /** @type {Choices} */
  const choices = { workers: new Set(), builds: new Map(), activates: new Map(), pays: [], takes: [], feeds: [], done: false, others: [] }
  const handfuls = /** @type {Record<string, Handful[]>} */ ({ pay: choices.pays, take: choices.takes, feed: choices.feeds })
  for (const notation of legal) {
    const [verb = '', ...rest] = notation.split(' ')
    const [first = '', second = ''] = rest
    const goods = verb in handfuls ? goodsOf(rest) : null
    if (verb === 'worker' && rest.length === 1) choices.workers.add(first)
    else if (verb === 'build' && rest.length === 2) {
      const squares = choices.builds.get(first)
      if (squares) squares.add(second)
      else choices.builds.set(first, new Set([second]))
    } else if (verb === 'activate' && rest.length === 2) choices.activates.set(second, notation)
    else if (goods) handfuls[verb]?.push({ notation, goods })
    else if (notation === 'done') choices.done = true
    else choices.others.push(notation)
  }
  return choices
}
