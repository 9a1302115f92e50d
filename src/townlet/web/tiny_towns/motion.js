// What moves, and why: a cube flies from the hand to its square, a building rises from its cubes, others' cubes come up.
// Nothing waits for a movement to end.
import { h, render } from '../vendor/preact.js'
import { Cube } from './plot.js'

/** @typedef {import('../types').Change} Change */

const FLIGHT = 260
const RISE = 300

/** Whether things may move. @param {boolean} wanted what the settings say */
export function moves(wanted) {
  return wanted && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Let a thing fly from where another is to where it stands. @param {Element} thing @param {Element | null} origin */
export function fly(thing, origin) {
  if (!origin) return void pop(thing)
  const from = origin.getBoundingClientRect(), to = thing.getBoundingClientRect()
  if (to.width === 0) return
  const x = from.left + from.width / 2 - to.left - to.width / 2, y = from.top + from.height / 2 - to.top - to.height / 2
  const scale = from.width / to.width
  thing.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: `translate(${x / 2}px, ${y / 2 - 24}px) scale(${(1 + scale) / 2})`, offset: 0.55 }, { transform: 'none' }],
    { duration: FLIGHT, easing: 'cubic-bezier(.3, .7, .3, 1)' },
  )
}

/** Let a thing come up where it stands. @param {Element} thing */
function pop(thing) {
  thing.animate([{ transform: 'scale(.3)', opacity: 0 }, { transform: 'scale(1.12)', opacity: 1, offset: 0.7 }, { transform: 'none' }], { duration: FLIGHT, easing: 'ease-out' })
}

/**
 * Show what happened: its cubes come together where a building rises.
 * @param {HTMLElement} root the playing area
 * @param {Change} change
 * @param {string | null} settled the square whose cube has flown already
 */
export function showChange(root, change, settled) {
  if (change.kind !== 'cube' && change.kind !== 'building' && change.kind !== 'held') return
  const town = root.querySelector(`[data-town="${change.seat}"]`)
  const square = town?.querySelector(`[data-square="${change.square}"]`)
  const thing = square?.querySelector(change.kind === 'building' ? '.tt-building' : change.kind === 'held' ? '.tt-held > :last-child' : '.tt-cube')
  if (!town || !square || !thing) return
  if (change.kind !== 'building') {
    if (change.square !== settled || !town.classList.contains('tt-mine')) pop(thing)
    return
  }
  for (const { square: from, resource } of change['from']) {
    const start = town.querySelector(`[data-square="${from}"]`)
    if (start) gather(start, square, resource)
  }
  thing.animate(
    [{ transform: 'translateY(30%) scale(.9, 0)', opacity: 0 }, { transform: 'translateY(30%) scale(.9, 0)', opacity: 0, offset: 0.35 }, { transform: 'scale(1.06, 1.1)', opacity: 1, offset: 0.8 }, { transform: 'none' }],
    { duration: RISE + 40, easing: 'ease-out' },
  )
}

/** Send a cube that is there no more from its square to another, and away. @param {Element} start @param {Element} end @param {string} resource */
function gather(start, end, resource) {
  const from = start.getBoundingClientRect(), to = end.getBoundingClientRect()
  const flight = document.createElement('div')
  flight.className = 'tt tt-flight'
  flight.setAttribute('aria-hidden', 'true')
  flight.style.left = `${from.left + scrollX}px`
  flight.style.top = `${from.top + scrollY}px`
  flight.style.width = `${from.width}px`
  flight.style.height = `${from.height}px`
  render(h(Cube, { resource }), flight)
  document.body.append(flight)
  const moving = flight.animate(
    [{ transform: 'none', opacity: 1 }, { transform: `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(.4)`, opacity: 0.7 }],
    { duration: 200, easing: 'ease-in', fill: 'forwards' },
  )
  moving.onfinish = moving.oncancel = () => { render(null, flight); flight.remove() }
}
