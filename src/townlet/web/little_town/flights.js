// What moves: goods fly to who gains them, rent to who owns, buildings rise, workers are put down and come home.
import { render, useLayoutEffect, useRef } from '../vendor/preact.js'
import { worker } from '../art/pieces.js'
import { picture } from './art/index.js'
import { changed } from './changed.js'

/** @typedef {import('./types').Situation} Situation */
/** @typedef {import('./types').Event} Event */

const TIME = 480
const BETWEEN = 60
const MOST = 16

/**
 * Show what happened since the situation shown before; nothing waits for it.
 * @param {import('../vendor/preact.js').Ref<HTMLElement | null>} root
 * @param {Situation} situation
 * @param {boolean} motion
 */
export function useFlights(root, situation, motion) {
  const before = useRef(/** @type {Situation | null} */ (null))
  useLayoutEffect(() => {
    const last = before.current
    before.current = situation
    if (!root.current || !last || !motion || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // Going back and far ahead, as in a replay, is no play.
    if (situation.version <= last.version || situation.version > last.version + 6) return
    const notations = situation.log.entries.filter(entry => entry.version > last.version).map(entry => entry.notation ?? '')
    show(root.current, changed(last.view, situation.view, situation.seat, notations))
  }, [situation.version, situation.view])
}

/** @param {HTMLElement} root @param {Event[]} events */
function show(root, events) {
  const sky = root.querySelector('.lt-sky')
  if (!sky) return
  let number = 0
  /** @param {string} from @param {string} to @param {unknown} piece @param {number} times */
  const fly = (from, to, piece, times) => {
    for (let time = 0; time < times && number < MOST; time++) launch(sky, root.querySelector(from), root.querySelector(to), piece, number++ * BETWEEN)
  }
  const at = (/** @type {string} */ square) => `[data-square=${square}]`
  for (const event of events) {
    if (event.kind === 'gain') {
      const from = event.from.length ? event.from : []
      for (let time = 0; time < event.number; time++) {
        const square = from[time % from.length]
        fly(square ? at(square) : '.lt-stock', goods(event.seat, event.resource), picture(event.resource, 30), 1)
      }
    } else if (event.kind === 'spend') fly(goods(event.seat, event.resource), event.square ? at(event.square) : '.lt-stock', picture(event.resource, 26), event.number)
    else if (event.kind === 'rent') fly(goods(event.seat, 'coins'), goods(event.to, 'coins'), picture('coins', 28), event.number)
    else if (event.kind === 'points') {
      if (event.number > 0 && event.square) fly(at(event.square), `[data-score="${event.seat}"]`, picture('points', 28), Math.min(event.number, 5))
      root.querySelector(`[data-score="${event.seat}"]`)?.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.25)' }, { transform: 'scale(1)' }], { duration: TIME, delay: 200 })
    } else if (event.kind === 'building')
      root.querySelector(`${at(event.square)} .lt-plot`)?.animate([{ transform: 'translateY(35%) scale(0.3)', opacity: 0 }, { transform: 'translateY(-6%) scale(1.06)', opacity: 1, offset: 0.7 }, { transform: 'none', opacity: 1 }], { duration: TIME, easing: 'ease-out' })
    else if (event.kind === 'worker')
      root.querySelector(`${at(event.square)} .lt-worker`)?.animate([{ transform: 'translateY(-60%) scale(1.3)', opacity: 0 }, { transform: 'translateY(4%)', opacity: 1, offset: 0.75 }, { transform: 'none', opacity: 1 }], { duration: 260, easing: 'ease-in' })
    else if (event.kind === 'home') for (const square of event.squares) fly(at(square), `[data-team="${event.seat}"] .lt-workers`, worker(event.seat, 34), 1)
  }
}

/** @param {number} seat @param {string} resource */
const goods = (seat, resource) => `[data-good="${seat}-${resource}"]`

/** One piece flies. @param {Element} sky @param {Element | null} from @param {Element | null} to @param {any} piece @param {number} delay */
function launch(sky, from, to, piece, delay) {
  if (!from || !to) return
  const [start, end, over] = [from.getBoundingClientRect(), to.getBoundingClientRect(), sky.getBoundingClientRect()]
  const holder = document.createElement('span')
  holder.className = 'lt-flying'
  sky.append(holder)
  render(piece, holder)
  const x = start.left + start.width / 2 - over.left
  const y = start.top + start.height / 2 - over.top
  const right = end.left + end.width / 2 - over.left - x
  const down = end.top + end.height / 2 - over.top - y
  holder.style.left = `${x}px`
  holder.style.top = `${y}px`
  holder.animate(
    [
      { transform: 'translate(-50%, -50%) scale(0.6)', opacity: 0 },
      { transform: `translate(calc(-50% + ${right * 0.4}px), calc(-50% + ${down * 0.4 - 30}px)) scale(1.2)`, opacity: 1, offset: 0.45 },
      { transform: `translate(calc(-50% + ${right}px), calc(-50% + ${down}px)) scale(0.8)`, opacity: 0.9 },
    ],
    { duration: TIME, delay, easing: 'ease-in-out', fill: 'backwards' },
  ).finished.finally(() => holder.remove())
}
