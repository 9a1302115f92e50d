// Why something can not be chosen now, in a sentence.
import { t } from '../words.js'
import { isResource } from './changes.js'
import { lying } from './squares.js'

/** @typedef {import('./types').TownsView} TownsView */
/** @typedef {import('./types').Town} Town */
/** @typedef {import('./types').TownsOutlook} TownsOutlook */
/** @typedef {import('./types').Project} Project */
/** @typedef {import('../types').Book} Book */

const WAREHOUSE_HOLDS = 3

/**
 * Why nobody who looks on, or waits, can choose; empty when something is to be decided.
 * @param {TownsView} view
 * @param {string[]} names
 */
export function whyNothing(view, names) {
  if (view.over) return t('tiny.why.over')
  if (view.seat === null) return t('tiny.why.watching')
  if (view.to_act.includes(view.seat)) return ''
  if (view.towns[view.seat]?.finished) return t('tiny.why.finished')
  return t('tiny.why.waiting', { names: view.to_act.map(seat => names[seat] ?? '').join(', ') })
}

/**
 * Why a square can not be chosen.
 * @param {string} square
 * @param {{ town: Town, book: Book, asked: string, outlook: TownsOutlook | null, project: Project | null }} about
 */
export function whyNotSquare(square, { town, book, asked, outlook, project }) {
  const what = lying(town.grid, square)
  const name = book.names[what] ?? what
  const held = town.held[square] ?? []
  if (project) {
    if (project.verb === 'build') {
      return t('tiny.why.goes-on', { card: book.names[project.card] ?? project.card, squares: [...project.targets.keys()].join(', ') })
    }
    if (project.verb === 'put') return t('tiny.why.not-empty', { square, what: name })
    return what === '.' || isResource(what) ? t('tiny.why.no-building', { square }) : t('tiny.why.stays', { square, card: name })
  }
  switch (town.owes) {
    case 'cube': case 'place':
      if (town.owes === 'cube' && what === 'warehouse' && held.length >= WAREHOUSE_HOLDS) return t('tiny.why.warehouse-full', { square })
      if (town.owes === 'cube' && what === 'cottage' && held.length > 0) return t('tiny.why.cottage-has-cube', { square })
      return t('tiny.why.not-empty', { square, what: name })
    case 'build': {
      const hope = outlook?.almost.find(one => one.squares.includes(square))
      if (hope) return t('tiny.why.almost', { square, hope: lacks(hope, book) })
      return t('tiny.why.no-pattern', { square })
    }
    case 'put': return t('tiny.why.not-empty', { square, what: name })
    case 'replace':
      return what === '.' || isResource(what) ? t('tiny.why.no-building', { square }) : t('tiny.why.stays', { square, card: name })
    default: return asked
  }
}

/** What a pattern lacks, in words. @param {import('./types').Almost} hope @param {Book} book */
export function lacks(hope, book) {
  const missing = hope.missing.map(one => `${book.names[one.resource] ?? one.resource} ${t('tiny.on')} ${one.square}`)
  return t('tiny.lacks', { card: book.names[hope.card] ?? hope.card, missing: missing.join(` ${t('tiny.or')} `) })
}

/**
 * Why a card can not be built now.
 * @param {string} card
 * @param {{ town: Town, book: Book, outlook: TownsOutlook | null }} about
 */
export function whyNotCard(card, { town, book, outlook }) {
  const name = book.names[card] ?? card
  if (town.raised && town.monument === card) return t('tiny.why.stands', { card: name })
  const hope = outlook?.almost.find(one => one.card === card)
  if (hope) return lacks(hope, book)
  return t('tiny.why.no-cubes', { card: name })
}

/**
 * Why a resource can not be named or taken.
 * @param {string} resource
 * @param {string} verb
 * @param {TownsView} view
 * @param {Book} book
 */
export function whyNotResource(resource, verb, view, book) {
  const name = book.names[resource] ?? resource
  if (verb === 'take' && view.resource_cards?.open) return t('tiny.why.not-open', { resource: name })
  if (verb === 'factory') return t('tiny.why.same', { resource: name })
  return t(verb === 'hold' ? 'tiny.why.on-a-bank' : 'tiny.why.banked', { resource: name })
}
