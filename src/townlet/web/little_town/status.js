// How the round stands, and the food that is needed at its end.
import { html } from '../vendor/preact.js'
import { t } from '../words.js'
import { fed, worker } from '../art/pieces.js'

/** @typedef {import('./types').View} View */

const ROUNDS = 4

/** Whether a player's workers still want their food of this round. @param {View} view @param {number} seat */
export const hungry = (view, seat) => !view.over && (view.owes !== 'feed' || view.to_act.includes(seat))

/** @param {{ view: View, outlook: import('./types').Outlook | null }} props */
export function Status({ view, outlook }) {
  const food = outlook?.food
  return html`
    <section class="lt-status" aria-label=${t('little.status')}>
      <span class="lt-round"><b>${view.over ? t('little.over') : t('little.round', { round: view.round, rounds: ROUNDS })}</b>
        <span class="lt-rounds" aria-hidden="true">${Array.from({ length: ROUNDS }, (_, index) => html`<i class=${index + 1 < view.round || view.over ? 'past' : index + 1 === view.round ? 'now' : ''}></i>`)}</span></span>
      ${view.round_ending && !view.over && html`<span class="lt-phase">${t(view.owes === 'feed' ? 'little.feeding' : 'little.round-ending')}</span>`}
      ${food && view.seat !== null && hungry(view, view.seat) && html`
        <span class=${`lt-food ${food.missing ? 'short' : 'enough'}`}>
          <span class="lt-food-sign" aria-hidden="true">${fed(20)}</span>
          <span class="lt-food-words">${t('little.food', { needed: food.needed, held: food.held })}</span>
          <span class="lt-food-plates" aria-hidden="true">${Array.from({ length: food.needed }, (_, index) =>
            html`<i class=${index < food.held ? 'full' : ''}>${worker(view.seat ?? 0, 18)}</i>`)}</span>
          <b>${food.missing ? html`${t('little.food-missing', { count: food.missing, points: food.missing * 3 })}<span class="lt-food-coins">${t('little.food-or', { coins: food.missing * 3 })}</span>` : t('little.food-enough')}</b>
        </span>`}
    </section>`
}
