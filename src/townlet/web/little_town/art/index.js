// Every drawing of Little Town by the name that the book gives it.
import { html } from '../../vendor/preact.js'
import { drawing } from '../../art/drawing.js'
import { resource } from '../../art/resources.js'
import { building, isTile, tile } from './tiles.js'
import { goal, isGoal } from './goals.js'
import { TERRAINS } from './terrain.js'
import { cut, light, shade } from './paper.js'

/** @typedef {import('../../vendor/preact.js').VNode} VNode */

/** A victory point: a rosette with a star. */
const points = () => html`
  ${cut('M17 36 9 60l11-3 7 7 6-22zM47 36l8 24-11-3-7 7-6-22z', 'var(--lt-point-dark)')}
  ${cut('M32 1l6.500 5.500 8.400-1.500 3 8 8 3-1.500 8.400L62 31l-5.600 6.600 1.500 8.400-8 3-3 8-8.400-1.500L32 61l-6.500-5.500-8.400 1.500-3-8-8-3 1.500-8.400L2 31l5.600-6.600-1.500-8.400 8-3 3-8 8.400 1.500z', 'var(--lt-point)')}
  ${shade('M32 1l6.500 5.500 8.400-1.500 3 8 8 3-1.500 8.400L62 31l-5.600 6.600 1.500 8.400-8 3-3 8-8.400-1.500L32 61z')}
  ${cut('M32 13l5.500 11.500 12.700 1.700-9.200 8.800 2.300 12.600L32 41.500l-11.300 6.100L23 35l-9.200-8.800 12.700-1.700z', '#fff')}
  ${light('M32 13l5.500 11.500L32 41.500z')}`

/**
 * A drawing for anything in the box: a tile, a goal, a good, a terrain, points.
 * @param {string} slug
 * @param {number | string} [size]
 * @param {string} [name] what it says to who listens; decoration without it
 * @returns {VNode | null}
 */
export function picture(slug, size = 24, name = '') {
  if (isTile(slug)) return drawing(tile(slug), size, name)
  if (isGoal(slug)) return drawing(goal(slug), size, name)
  if (slug === 'points' || slug === 'during') return drawing(points(), size, name)
  const terrain = TERRAINS[slug]
  return terrain ? drawing(terrain(), size, name) : resource(slug, size, name)
}

/**
 * A building without the ground it stands on.
 * @param {string} slug
 * @param {number | string} [size]
 * @returns {VNode}
 */
export const buildingAlone = (slug, size = '100%') => drawing(building(slug), size)
