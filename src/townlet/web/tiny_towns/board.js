// A town: large, where squares are chosen, and small, to be looked at.
import { html, useRef } from '../vendor/preact.js'
import { picture } from './art.js'
import { Cube, Standing, described } from './plot.js'
import { SQUARES, lying, moved, outline, place } from './squares.js'
import { isResource } from './changes.js'
import { t } from '../words.js'

/** @typedef {import('./types').Town} Town */
/** @typedef {import('./types').Glow} Glow */
/** @typedef {import('../types').Book} Book */
/** @typedef {import('../vendor/preact.js').VNode} VNode */

/** What a square of the large board shows beside what stands there.
 * @typedef {{
 *   can: boolean, chosen: boolean, used?: boolean, here?: VNode | null, chips?: string[], ghost?: string | null, label?: string,
 * }} Mark */

/**
 * A town in large: 16 buttons that arrow keys walk through.
 * @param {{
 *   town: Town, book: Book, types: Record<string, string>, name: string, fed: string[], current: string, glows: Glow[],
 *   mark: (square: string) => Mark, walk: (square: string) => void, choose: (square: string) => void,
 *   look: (square: string | null) => void,
 * }} props
 */
export function Board({ town, book, types, name, fed, current, glows, mark, walk, choose, look }) {
  const grid = useRef(/** @type {HTMLElement | null} */ (null))

  /** @param {KeyboardEvent} event */
  const onKeyDown = event => {
    const to = moved(current, event.key)
    if (!to || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    walk(to)
    const button = grid.current?.querySelector(`[data-square="${to}"]`)
    if (button instanceof HTMLElement) button.focus()
  }

  return html`
    <div class="tt-board" role="grid" aria-label=${name} ref=${grid} onKeyDown=${onKeyDown}>
      ${[...'abcd'].map(column => html`<span class="tt-coordinate column" aria-hidden="true">${column}</span>`)}
      ${[0, 1, 2, 3].map(row => html`
        <div role="row" class="tt-row" key=${row}>
          <span class="tt-coordinate" aria-hidden="true">${row + 1}</span>
          ${SQUARES.slice(4 * row, 4 * row + 4).map(square => {
            const shown = mark(square)
            const words = [square, described(town, square, book, fed), shown.label ?? ''].filter(Boolean).join(', ')
            const building = !isResource(lying(town.grid, square)) && lying(town.grid, square) !== '.'
            return html`
              <div role="gridcell" key=${square} class="tt-cell">
                <button type="button" data-square=${square} tabindex=${square === current ? 0 : -1} aria-label=${words}
                  aria-disabled=${!shown.can} aria-pressed=${shown.chosen ? 'true' : undefined}
                  class=${`tt-plot ${shown.can ? 'can' : ''} ${shown.chosen ? 'chosen' : ''} ${shown.used ? 'used' : ''} ${building ? `built ${types[lying(town.grid, square)] ?? ''}` : ''}`}
                  onClick=${() => choose(square)} onFocus=${() => { walk(square); look(square) }} onBlur=${() => look(null)}
                  onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === 'mouse' && look(square)}
                  onPointerLeave=${() => look(null)}>
                  ${shown.here ?? html`<${Standing} town=${town} square=${square} fed=${fed.includes(square)} types=${types} />`}
                  ${shown.ghost && html`<span class="tt-ghost"><${Cube} resource=${shown.ghost} /></span>`}
                  ${shown.chips && shown.chips.length > 0 && html`
                    <span class="tt-chips">${shown.chips.slice(0, 3).map(card => html`<span class=${`tt-chip ${types[card]}`}>${picture(card, '100%')}</span>`)}</span>`}
                </button>
              </div>`
          })}
        </div>`)}
      <svg class="tt-glows" viewBox="0 0 4 4" aria-hidden="true" focusable="false">
        ${glows.map((glow, number) => html`
          <path key=${`${glow.card} ${glow.squares.join(' ')}`} class=${`tt-glow ${glow.kind} ${types[glow.card] ?? 'monument'}`}
            d=${outline(glow.squares, 0.045 + (glow.kind === 'buildable' ? (number % 4) * 0.05 : 0))} />`)}
      </svg>
    </div>`
}

/**
 * A town in small.
 * @param {{ town: Town, book: Book, types: Record<string, string>, fed: string[] }} props
 */
export function SmallTown({ town, book, types, fed }) {
  return html`
    <span class="tt-small" aria-hidden="true">
      ${SQUARES.map(square => html`
        <span key=${square} data-square=${square} class=${`tt-plot ${isResource(lying(town.grid, square)) ? '' : types[lying(town.grid, square)] ?? ''}`}>
          <${Standing} town=${town} square=${square} fed=${fed.includes(square)} types=${types} />
        </span>`)}
    </span>
    <span class="heard-only">${rows(town, book, fed).join('. ')}</span>`
}

/** A town in four lines of words. @param {Town} town @param {Book} book @param {string[]} fed */
export function rows(town, book, fed) {
  return [0, 1, 2, 3].map(row => SQUARES.filter(square => place(square)[1] === row)
    .map(square => `${square} ${described(town, square, book, fed)}`).join(', '))
}
