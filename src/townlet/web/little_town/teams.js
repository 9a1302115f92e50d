// The players: their goods, points, workers, houses and goals.
import { html } from '../vendor/preact.js'
import { fed, house, worker } from '../art/pieces.js'
import { Mark } from '../parts/marks.js'
import { t } from '../words.js'
import { picture } from './art/index.js'
import { KINDS } from './choices.js'
import { amount, foodOf, inWords } from './goods.js'
import { progressOf } from './goals.js'
import { hungry } from './status.js'

/** @typedef {import('./types').View} View */
/** @typedef {import('./types').Book} Book */
/** @typedef {import('./types').Team} Team */

/**
 * All players, whoever looks on first.
 * @param {{ view: View, book: Book, names: string[], look: (goal: string | null) => void }} props
 */
export function Teams({ view, book, names, look }) {
  const first = view.seat ?? 0
  const order = view.teams.map((_, index) => view.teams[(first + index) % view.teams.length])
  return html`
    <section class="lt-teams" tabindex="0" aria-label=${t('little.players')}>
      ${order.map(team => team && html`<${TeamCard} key=${team.seat} team=${team} view=${view} book=${book} names=${names} look=${look} />`)}
    </section>`
}

/** @param {{ team: Team, view: View, book: Book, names: string[], look: (goal: string | null) => void }} props */
function TeamCard({ team, view, book, names, look }) {
  const { seat, goods, workers } = team
  const food = foodOf(goods)
  const acts = view.to_act.includes(seat)
  const own = view.seat === seat
  const place = view.ranking?.[seat]
  const hidden = team.goals.in_hand ?? []
  return html`
    <article class=${`lt-team seat-${seat} ${acts ? 'acts' : ''} ${own ? 'own' : ''}`} aria-label=${names[seat]} data-team=${seat}>
      <header>
        <${Mark} seat=${seat} size=${20} />
        <h2>${names[seat]}</h2>
        ${view.start === seat && !view.over && html`<span class="lt-start" title=${t('little.start')}><span class="heard-only">${t('little.start')}</span>
          <svg class="art" viewBox="0 0 64 64" width="18" height="18" aria-hidden="true" focusable="false"><path d="M14 4h7v56h-7z" fill="var(--line-strong)" /><path d="M21 7h34L45 20l10 13H21z" fill="var(--accent)" /></svg></span>`}
        ${acts && html`<span class="lt-acts">${t(own ? 'little.your-turn' : 'little.deciding')}</span>`}
        <span class="lt-score" data-score=${seat} title=${t('little.score-now')}>${place === 1 && html`<span class="lt-won">${t('little.won')}</span>`}<span class="heard-only">${t('little.score-now')}</span><b>${view.scores[seat]}</b>${picture('points', 18)}</span>
      </header>
      <div class="lt-held">
        ${KINDS.map(kind => html`<span data-good=${`${seat}-${kind}`}>${amount(kind, goods[kind] ?? 0, 20, goods[kind] ? '' : 'none')}</span>`)}
        <span class="heard-only">${inWords(goods, book)}</span>
      </div>
      <div class="lt-crew">
        <span class="lt-workers" title=${t('little.workers-left', { count: workers.in_hand, all: workers.all })}>
          ${Array.from({ length: workers.all }, (_, index) => html`<span class=${index < workers.in_hand ? '' : 'out'}>${worker(seat, 18)}</span>`)}
          <span class="heard-only">${t('little.workers-left', { count: workers.in_hand, all: workers.all })}</span>
        </span>
        <span class="lt-houses" title=${t('little.houses-left', { count: team.houses })}>${house(seat, 18)}<b aria-hidden="true">${team.houses}</b><span class="heard-only">${t('little.houses-left', { count: team.houses })}</span></span>
        ${hungry(view, seat) && html`<span class=${`lt-larder ${food < workers.all ? 'short' : ''}`} title=${t('little.food-of', { held: food, needed: workers.all })}>${fed(17)}<b aria-hidden="true">${food}/${workers.all}</b><span class="heard-only">${t('little.food-of', { held: food, needed: workers.all })}</span></span>`}
        <span class="lt-goals">
          ${team.goals.achieved.map(goal => html`<${GoalButton} goal=${goal} book=${book} look=${look} state="achieved" />`)}
          ${hidden.map(goal => html`<${GoalButton} goal=${goal} book=${book} look=${look} state=${view.over ? 'missed' : 'open'} />`)}
          ${team.goals.in_hand === null && team.goals.hidden > 0 && html`
            <span class="lt-secret" title=${t('little.goals-hidden', { count: team.goals.hidden })}><b aria-hidden="true">?</b>${team.goals.hidden > 1 && html`<i aria-hidden="true">×${team.goals.hidden}</i>`}<span class="heard-only">${t('little.goals-hidden', { count: team.goals.hidden })}</span></span>`}
        </span>
      </div>
    </article>`
}

/** @param {{ goal: string, book: Book, look: (goal: string | null) => void, state: string }} props */
function GoalButton({ goal, book, look, state }) {
  return html`<button type="button" class=${`lt-goal-button ${state}`} title=${`${book.names[goal]}: ${book.texts[goal]}`}
    aria-label=${`${book.names[goal]}, ${t(`little.goal.${state}`)}`}
    onClick=${() => look(goal)} onMouseEnter=${() => look(goal)} onMouseLeave=${() => look(null)} onFocus=${() => look(goal)} onBlur=${() => look(null)}>${picture(goal, 24)}</button>`
}

/**
 * My goals, with how far I am.
 * @param {{ view: View, book: Book }} props
 */
export function MyGoals({ view, book }) {
  const team = view.seat === null ? null : view.teams[view.seat]
  if (!team) return null
  const goals = [...team.goals.achieved, ...(team.goals.in_hand ?? [])]
  return html`
    <section class="lt-my-goals" aria-label=${t('little.my-goals')}>
      <h2>${t('little.my-goals')}</h2>
      <ul>${goals.map(goal => {
        const achieved = team.goals.achieved.includes(goal)
        const progress = achieved ? null : progressOf(goal, view, team)
        const points = book.goals.find(entry => entry.slug === goal)?.points ?? 0
        return html`
          <li key=${goal} class=${achieved ? 'achieved' : ''}>
            ${picture(goal, 38)}
            <span class="lt-goal-name">${book.names[goal]}</span>
            <span class="lt-goal-points">${amount('points', points, 17)}</span>
            <span class="lt-goal-text">${book.texts[goal]}</span>
            ${achieved && html`<span class="lt-goal-state">${t('little.goal.achieved')}</span>`}
            ${progress && html`<span class="lt-goal-state" aria-label=${t('little.goal.progress', progress)}><progress max=${progress.needed} value=${Math.min(progress.have, progress.needed)}></progress>${progress.have}/${progress.needed}</span>`}
          </li>`
      })}
      ${team.goals.set_aside.map(goal => html`<li key=${goal} class="aside">${picture(goal, 26)}<span class="lt-goal-name">${book.names[goal]}</span><span class="lt-goal-text">${t('little.goal.aside')}</span></li>`)}
      </ul>
    </section>`
}
