// Why something can not be chosen, in one short sentence. The server decides what may be chosen; this only says what everybody can see.
import { t } from '../words.js'
import { CUBES } from './choices.js'
import { listed, inWords, tileOf } from './goods.js'
import { placeOf } from './squares.js'

/** @typedef {import('./types').View} View */
/** @typedef {import('./types').Book} Book */
/** @typedef {import('./types').Goods} Goods */

/**
 * The building on a square.
 * @param {View} view
 * @param {string} square
 */
export const buildingOn = (view, square) => view.buildings.find(building => building.square === square)

/**
 * The seat whose worker stands on a square; -1 when none does.
 * @param {View} view
 * @param {string} square
 */
export const workerOn = (view, square) => view.teams.findIndex(team => team.workers.on_board.includes(square))

/**
 * The terrain of a square.
 * @param {View} view
 * @param {string} square
 */
export const terrainOf = (view, square) => {
  const { column, row } = placeOf(square)
  return view.terrain[row]?.[column] ?? 'grass'
}

/**
 * Why nothing can be put on a square; empty when nothing is seen that stands in the way.
 * @param {View} view
 * @param {Book} book
 * @param {string[]} names
 * @param {string} square
 */
export function whyNotSquare(view, book, names, square) {
  const terrain = terrainOf(view, square)
  if (terrain !== 'grass') return t(`little.why.${terrain}`, { square })
  const building = buildingOn(view, square)
  if (building) return t('little.why.building', { square, tile: book.names[building.tile] ?? building.tile, name: names[building.owner] ?? '' })
  const seat = workerOn(view, square)
  if (seat >= 0) return t('little.why.worker', { square, name: names[seat] ?? '' })
  return ''
}

/**
 * Why a tile can not be built.
 * @param {View} view
 * @param {Book} book
 * @param {string[]} names
 * @param {string} slug
 */
export function whyNotTile(view, book, names, slug) {
  const tile = book.names[slug] ?? slug
  const built = view.buildings.find(building => building.tile === slug)
  if (!view.supply[slug]) return built ? t('little.why.built', { tile, square: built.square, name: names[built.owner] ?? '' }) : t('little.why.not-in-play', { tile })
  const team = view.seat === null ? undefined : view.teams[view.seat]
  if (!team) return t('little.why.watching')
  if (!view.to_act.includes(team.seat) || view.owes !== 'turn') return t('little.why.not-now')
  if (team.houses === 0) return t('little.why.no-house')
  return lacking(team.goods, tileOf(book, slug)?.cost ?? {}, book)
}

/** What is missing of a price, and that coins could stand for it. @param {Goods} held @param {Goods} price @param {Book} book */
function lacking(held, price, book) {
  const cubes = CUBES.reduce((sum, kind) => sum + (held[kind] ?? 0), 0)
  const missing = Object.fromEntries(listed(price).map(([kind, number]) => [kind, number - (kind === 'any' ? cubes : held[kind] ?? 0)]).filter(([, number]) => Number(number) > 0))
  const said = t('little.why.lack', { missing: inWords(missing, book) })
  return price.coins ? said : `${said} ${t('little.why.coins', { coins: t('little.amount.coins', { count: held.coins ?? 0 }) })}`
}

/**
 * Why the building on a square can not be activated.
 * @param {View} view
 * @param {Book} book
 * @param {string} square
 */
export function whyNotActivate(view, book, square) {
  const building = buildingOn(view, square)
  if (!building) return t('little.why.nothing-there', { square })
  const tile = book.names[building.tile] ?? building.tile
  const entry = tileOf(book, building.tile)
  if (entry && !entry.wins && !listed(entry.gives).length) return t('little.why.does-nothing', { tile })
  const team = view.seat === null ? undefined : view.teams[view.seat]
  if (team && view.turn?.left.includes(square)) {
    if (building.owner !== team.seat && !team.goods.coins) return t('little.why.rent', { tile })
    const rent = building.owner === team.seat ? 0 : 1
    const held = { ...team.goods, coins: (team.goods.coins ?? 0) - rent }
    return `${t('little.why.takes', { tile, price: inWords(entry?.takes ?? {}, book) })} ${lacking(held, entry?.takes ?? {}, book)}`
  }
  if (view.turn?.center) return t('little.why.not-left', { tile, square, center: view.turn.center })
  return ''
}
