// Cutting paper: what the drawings of Little Town have in common, in a square of 64 by 64, light from the top left.
import { html } from '../../vendor/preact.js'
import { LIGHT, SHADE } from '../../art/drawing.js'

/** @typedef {import('../../vendor/preact.js').VNode} VNode */

/**
 * A flat shape.
 * @param {string} d
 * @param {string} colour
 * @returns {VNode}
 */
export const cut = (d, colour) => html`<path d=${d} fill=${colour} />`

/**
 * The part of a shape that the light falls on.
 * @param {string} d
 * @returns {VNode}
 */
export const light = (d) => html`<path d=${d} ...${LIGHT} />`

/**
 * The part of a shape that lies in the shade.
 * @param {string} d
 * @returns {VNode}
 */
export const shade = (d) => html`<path d=${d} ...${SHADE} />`

/**
 * A strip of paper along a line.
 * @param {string} d
 * @param {string} colour
 * @param {number} [width]
 * @returns {VNode}
 */
export const strip = (d, colour, width = 3) =>
  html`<path d=${d} fill="none" stroke=${colour} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round" />`

/**
 * A disc.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} colour
 * @returns {VNode}
 */
export const disc = (x, y, radius, colour) => html`<circle cx=${x} cy=${y} r=${radius} fill=${colour} />`

/**
 * A drawing inside a drawing, moved and made smaller.
 * @param {unknown} inside
 * @param {number} x
 * @param {number} y
 * @param {number} size of the 64 by 64 it was drawn in
 * @returns {VNode}
 */
export const inset = (inside, x, y, size) =>
  html`<g transform=${`translate(${x} ${y}) scale(${size / 64})`}>${inside}</g>`
