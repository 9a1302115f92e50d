// Goods in pictures: how many of what, prices, and what a building makes of what.
import { html } from '../vendor/preact.js'
import { worker, house } from '../art/pieces.js'
import { t } from '../words.js'
import { picture } from './art/index.js'
import { KINDS } from './choices.js'

/** @typedef {import('../vendor/preact.js').VNode} VNode */
/** @typedef {import('./types').Goods} Goods */
/** @typedef {import('./types').Book} Book */
/** @typedef {import('./types').Tile} Tile */
/** @typedef {import('./types').Use} Use */

/** Any cube: a block with four colours. */
const anyCube = (/** @type {number} */ size) => html`
  <svg class="art" viewBox="0 0 64 64" width=${size} height=${size} aria-hidden="true" focusable="false">
    <path d="M32 3 58 17v30L32 61 6 47V17z" fill="var(--line-strong)" />
    <path d="M32 3 58 17 32 31 6 17z" fill="var(--wheat)" /><path d="M6 17l26 14v30L6 47z" fill="var(--wood)" /><path d="M58 17 32 31v30l26-14z" fill="var(--stone)" />
    <path d="M19 10l26 14 13-7L32 3z" fill="var(--fish)" />
  </svg>`

/** How much of it is food. @param {Goods} goods */
export const foodOf = goods => (goods.fish ?? 0) + (goods.wheat ?? 0)

/** A good's drawing. @param {string} kind @param {number} size */
export const good = (kind, size) => (kind === 'any' ? anyCube(size) : picture(kind, size))

/**
 * So many of a good: the number, then its drawing.
 * @param {string} kind
 * @param {number} number
 * @param {number} [size]
 * @param {string} [className]
 * @returns {VNode}
 */
export const amount = (kind, number, size = 20, className = '') =>
  html`<span class=${`lt-amount ${number === 1 ? 'one' : ''} ${className}`}><b>${number}</b>${good(kind, size)}</span>`

/**
 * The kinds of which there are some, in the order they are always told.
 * @param {Goods} goods
 * @returns {[string, number][]}
 */
export const listed = goods =>
  [...KINDS, 'any', 'points'].flatMap(kind => (goods[kind] ? [/** @type {[string, number]} */ ([kind, goods[kind]])] : []))

/**
 * Goods in pictures.
 * @param {Goods} goods
 * @param {number} [size]
 * @returns {VNode}
 */
export const amounts = (goods, size = 20) => html`<span class="lt-amounts">${listed(goods).map(([kind, number]) => amount(kind, number, size))}</span>`

/**
 * Goods in words, for who listens: `2 wood, 3 coins`.
 * @param {Goods} goods
 * @param {Book} book
 * @returns {string}
 */
export function inWords(goods, book) {
  const parts = listed(goods).map(([kind, number]) => oneInWords(kind, number, book))
  return parts.join(', ') || t('little.nothing')
}

/** @param {string} kind @param {number} number @param {Book} book */
const oneInWords = (kind, number, book) =>
  kind === 'coins' || kind === 'points' || kind === 'any' ? t(`little.amount.${kind}`, { count: number }) : t('little.amount.cubes', { count: number, kind: book.names[kind] ?? kind })

/** One piece for each of the goods: two logs are two drawings. @param {Goods} goods @param {number} size */
export const pieces = (goods, size) =>
  html`<span class="lt-pieces">${listed(goods).flatMap(([kind, number]) =>
    number > 5 ? [amount(kind, number, size)] : Array.from({ length: number }, () => good(kind, size)))}</span>`

const arrow = html`<svg class="lt-arrow" viewBox="0 0 20 14" width="18" height="13" aria-hidden="true" focusable="false">
  <path d="M1 7h15M11 2l6 5-6 5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" /></svg>`

/** What those tiles do that a worker beside them does not bring about. @type {Record<string, (size: number) => VNode>} */
const STANDING = {
  cathedral: size => html`<span class="lt-effect">${picture('points', size)}<i>/</i>${worker(5, size)}</span>`,
  residence: size => html`<span class="lt-effect"><svg class="art" viewBox="0 0 64 64" width=${size} height=${size} aria-hidden="true" focusable="false">
    <path d="M9 36A23 23 0 0 1 50 17l5-5v18H37l6-6a15 15 0 0 0-26 12zM55 28A23 23 0 0 1 14 47l-5 5V34h18l-6 6a15 15 0 0 0 26-12z" fill="currentColor" /></svg></span>`,
  castle: size => html`<span class="lt-effect">${picture('points', size)}<i>/</i>${house(5, size)}</span>`,
  watchtower: size => html`<span class="lt-effect">${picture('points', size)}<i>/</i>${picture('grass', size)}</span>`,
}

/**
 * What a building does, in pictures: what it takes, an arrow, what it gives.
 * @param {Pick<Tile, 'takes' | 'gives' | 'wins'>} tile
 * @param {string} slug
 * @param {number} [size]
 * @returns {VNode | null}
 */
export function effect(tile, slug, size = 18) {
  const gives = tile.wins ? { ...tile.gives, points: tile.wins } : tile.gives
  if (!listed(gives).length) return STANDING[slug]?.(size) ?? null
  return html`<span class="lt-effect">${listed(tile.takes).length > 0 && html`${amounts(tile.takes, size)}${arrow}`}${amounts(gives, size)}</span>`
}

/** Whether a worker beside it, or its owner's Residence, can make it do something. @param {Pick<Tile, 'gives' | 'wins'>} tile */
export const active = tile => tile.wins > 0 || listed(tile.gives).length > 0

/**
 * The tile of a slug.
 * @param {Book} book
 * @param {string} slug
 * @returns {Tile | undefined}
 */
export const tileOf = (book, slug) => book.tiles.find(tile => tile.slug === slug)
