// What stands on one square: a cube, a building, and what lies on that.
import { html } from '../vendor/preact.js'
import { fed as fedMark } from '../art/pieces.js'
import { picture } from './art.js'
import { isResource } from './changes.js'
import { lying } from './squares.js'
import { t } from '../words.js'

/** @typedef {import('./types').Town} Town */
/** @typedef {import('../types').Book} Book */

/**
 * A cube of a resource.
 * @param {{ resource: string, small?: boolean }} props
 */
export function Cube({ resource, small = false }) {
  return html`<span class=${`tt-cube ${resource} ${small ? 'small' : ''}`}>${picture(resource, '100%')}</span>`
}

/**
 * What stands on a square, drawn.
 * @param {{ town: Town, square: string, fed?: boolean, types: Record<string, string> }} props
 */
export function Standing({ town, square, fed = false, types }) {
  const what = lying(town.grid, square)
  if (what === '.') return null
  if (isResource(what)) return html`<${Cube} resource=${what} />`
  const held = town.held[square] ?? []
  const onWatch = what === 'opaleyes-watch' ? town.watch : []
  return html`
    <span class=${`tt-building ${types[what] ?? ''}`} data-card=${what}>${picture(what, '100%')}</span>
    ${held.length > 0 && html`<span class="tt-held">${held.map(resource => html`<${Cube} resource=${resource} small />`)}</span>`}
    ${onWatch.length > 0 && html`<span class="tt-held">${onWatch.map(card => html`<span class="tt-chip">${picture(card, '100%')}</span>`)}</span>`}
    ${what === 'shrine-of-the-elder-tree' && html`<span class="tt-value">${town.shrine}</span>`}
    ${fed && html`<span class="tt-fed">${fedMark('100%')}</span>`}`
}

/**
 * What stands on a square, in words.
 * @param {Town} town
 * @param {string} square
 * @param {Book} book
 * @param {string[]} [fed] the squares that are fed
 */
export function described(town, square, book, fed = []) {
  const what = lying(town.grid, square)
  if (what === '.') return t('tiny.empty')
  let words = book.names[what] ?? what
  const held = town.held[square] ?? []
  if (held.length > 0) words = t('tiny.holding', { card: words, held: listed(held.map(resource => book.names[resource] ?? resource)) })
  if (what === 'opaleyes-watch' && town.watch.length > 0) {
    words = t('tiny.holding', { card: words, held: listed(town.watch.map(card => book.names[card] ?? card)) })
  }
  if (what === 'shrine-of-the-elder-tree') words = t('tiny.worth', { card: words, points: town.shrine })
  if (fed.includes(square)) words = t('tiny.fed', { card: words })
  return words
}

/** Things in a row of words. @param {string[]} things */
export function listed(things) {
  return things.join(', ')
}
