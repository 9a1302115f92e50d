// What all drawings share: a square of 64 by 64, light from the top left, colours from the tokens of base.css.
import { html } from '../vendor/preact.js'

/** @typedef {import('../vendor/preact.js').VNode} VNode */

/** Light and shade laid over a colour, so that a drawing needs no more colours than its token and that token's dark one. */
export const LIGHT = { fill: '#fff', 'fill-opacity': '.3' }
export const SHADE = { fill: '#1a1326', 'fill-opacity': '.16' }

/** Paper that stays light in both themes: walls, pages, windows. */
export const CREAM = '#fdf3de'
export const CREAM_DARK = '#e8d6b4'
export const NIGHT = '#3a3348'
export const TIMBER = '#8a5a35'
export const TIMBER_DARK = '#66401f'

/**
 * A drawing of its own: decoration, unless it is given a name to be read out.
 * @param {unknown} inside what is drawn, in a square of 64 by 64
 * @param {number | string} [size] width and height
 * @param {string} [name] what it says to who listens
 * @returns {VNode}
 */
export function drawing(inside, size = 24, name = '') {
  return name
    ? html`<svg class="art" viewBox="0 0 64 64" width=${size} height=${size} role="img" aria-label=${name}>${inside}</svg>`
    : html`<svg class="art" viewBox="0 0 64 64" width=${size} height=${size} aria-hidden="true" focusable="false">${inside}</svg>`
}

/**
 * A flat polygon.
 * @param {string} points
 * @param {string} fill
 * @returns {VNode}
 */
export function flat(points, fill) {
  return html`<polygon points=${points} fill=${fill} />`
}
