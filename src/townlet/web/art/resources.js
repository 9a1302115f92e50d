// The resources of both games. Each has a silhouette of its own, so that none needs its colour to be known.
import { html } from '../vendor/preact.js'
import { LIGHT, SHADE, drawing } from './drawing.js'

/** @typedef {import('../vendor/preact.js').VNode} VNode */

/** A log lying, its cut end to the right. */
const wood = () => html`
  <path d="M11 17h39v32H11C5.500 49 2 42 2 33s3.500-16 9-16z" fill="var(--wood)" />
  <path d="M2.400 37H50v12H11c-4.600 0-7.800-5-8.600-12z" fill="var(--wood-dark)" />
  <path d="M11 17h39v6H6.600c1.200-3.700 2.600-6 4.400-6z" ...${LIGHT} />
  <path d="M12 30h13M18 42h17" stroke="var(--wood-dark)" stroke-width="3" stroke-linecap="round" fill="none" />
  <ellipse cx="50" cy="33" rx="12" ry="16" fill="var(--wood)" />
  <ellipse cx="50" cy="33" rx="12" ry="16" fill="#fff2d8" fill-opacity=".62" />
  <ellipse cx="50" cy="33" rx="6.500" ry="9" fill="none" stroke="var(--wood-dark)" stroke-width="3" />
  <ellipse cx="50" cy="33" rx="1.800" ry="2.600" fill="var(--wood-dark)" />`

/** An ear of wheat, upright. */
const wheat = () => html`
  <path d="M32 62V26" stroke="var(--wheat-dark)" stroke-width="5" stroke-linecap="round" />
  <path d="M32 61c-2-8-9-11-18-10 1 7 8 12 18 10z" fill="var(--wheat-dark)" />
  <path d="M32 22c-9-5-9-15 0-22 9 7 9 17 0 22z" fill="var(--wheat)" />
  <path d="M31 34C17 34 10 26 10 13c12 1 21 8 21 21z" fill="var(--wheat)" />
  <path d="M31 51C17 51 10 43 10 30c12 1 21 8 21 21z" fill="var(--wheat)" />
  <path d="M33 34c14 0 21-8 21-21-12 1-21 8-21 21z" fill="var(--wheat-dark)" />
  <path d="M33 51c14 0 21-8 21-21-12 1-21 8-21 21z" fill="var(--wheat-dark)" />
  <path d="M14 17c6 2 10 6 12 12-7-2-11-6-12-12zM14 34c6 2 10 6 12 12-7-2-11-6-12-12zM31 4c-4 4-5 9-2 14-5-5-5-10 2-14z" ...${LIGHT} />`

/** A block of bricks, two courses high. */
const brick = () => html`
  <path d="M4 25 16 13h44v0L48 25z" fill="var(--brick)" />
  <path d="M4 25 16 13h44L48 25z" ...${LIGHT} />
  <path d="M48 25 60 13v28L48 53z" fill="var(--brick-dark)" />
  <path d="M4 25h44v28H6a2 2 0 0 1-2-2z" fill="var(--brick)" />
  <path d="M4 39h44M26 25v14M15 39v14M37 39v14" stroke="#fff4e6" stroke-opacity=".8" stroke-width="3" fill="none" />
  <path d="M48 39 60 27" stroke="#fff4e6" stroke-opacity=".45" stroke-width="3" />`

/** A cut piece of glass. */
const glass = () => html`
  <path d="M18 6h28l16 18-30 38L2 24z" fill="var(--glass)" />
  <path d="M46 6l16 18H44zM44 24h18L32 62z" fill="var(--glass-dark)" />
  <path d="M18 6 20 24H2zM18 6h28L32 24z" fill="#fff" fill-opacity=".5" />
  <path d="M2 24h18l12 38z" fill="#fff" fill-opacity=".2" />
  <path d="M18 6 20 24 32 6z" fill="#fff" fill-opacity=".35" />`

/** A boulder. */
const stone = () => html`
  <path d="M20 12 40 8l14 12 8 20-6 14H12L2 44l4-18z" fill="var(--stone)" />
  <path d="M54 20 44 32l4 22h8l6-14zM12 54l10-12 26 12z" fill="var(--stone-dark)" />
  <path d="M20 12 40 8l4 24-22-2z" ...${LIGHT} />
  <path d="M6 26l14-14 2 18-10 8z" fill="#fff" fill-opacity=".14" />
  <path d="M40 8l14 12-10 12z" ...${SHADE} />`

/** A fish swimming to the left. */
const fish = () => html`
  <path d="M44 32 62 16c-3 10-3 22 0 32z" fill="var(--fish-dark)" />
  <path d="M24 20c4-9 12-12 20-11-2 5-3 9-2 13zM26 44c3 7 8 10 14 10-1-4-1-8 1-11z" fill="var(--fish-dark)" />
  <path d="M2 33c8-12 18-17 28-17 9 0 16 6 22 16-6 10-13 16-22 16-10 0-20-4-28-15z" fill="var(--fish)" />
  <path d="M3 34c9 5 30 8 48 0-6 8-12 14-21 14-10 0-19-4-27-14z" ...${SHADE} />
  <path d="M26 18c6 8 6 20 0 29" stroke="var(--fish-dark)" stroke-width="3" fill="none" stroke-linecap="round" />
  <circle cx="16" cy="29" r="4.500" fill="#fff" /><circle cx="15" cy="29" r="2.400" fill="#1b2a33" />`

/** A coin with a hole. */
const coin = () => html`
  <path fill-rule="evenodd" d="M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56zm-8 20v16h16V24z" fill="var(--coin-dark)" />
  <path fill-rule="evenodd" d="M30 4a26 26 0 1 1 0 53 26 26 0 0 1 0-53zm-6 20v16h16V24z" fill="var(--coin)" />
  <path d="M12 36a20 20 0 0 1 20-23" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round" fill="none" />
  <path d="M24 24h16v4H28v12h-4z" fill="var(--coin-dark)" />`

/** @type {Record<string, () => VNode>} */
export const RESOURCES = { wood, wheat, brick, glass, stone, fish, coin, coins: coin }

/**
 * A resource, by its name.
 * @param {string} slug wood, wheat, brick, glass, stone, fish or coin
 * @param {number | string} [size]
 * @param {string} [name] what it says to who listens; decoration without it
 * @returns {VNode | null}
 */
export function resource(slug, size = 24, name = '') {
  const inside = RESOURCES[slug]
  return inside ? drawing(inside(), size, name) : null
}
