// What this round is about: whose hammer it is, which resource came, the piles of the Town Hall, the open cards of the solo game.
import { html } from '../vendor/preact.js'
import { Mark } from '../parts/marks.js'
import { hammer } from '../art/pieces.js'
import { picture } from './art.js'
import { Cube } from './plot.js'
import { t } from '../words.js'

/** @typedef {import('./types').TownsView} TownsView */
/** @typedef {import('../types').Book} Book */

// In the Town Hall two cards are turned up, and then everybody chooses.
const TOWN_HALL_ROUNDS = 3

/** A resource card, face up. @param {{ resource: string, book: Book }} props */
function Face({ resource, book }) {
  return html`<span class=${`tt-face ${resource}`} role="img" aria-label=${book.names[resource]}>${picture(resource, '100%')}</span>`
}

/** Cards face down, and how many. @param {{ count: number, words: string }} props */
function Pile({ count, words }) {
  return html`<span class="tt-pile" title=${words}><span class="tt-back" aria-hidden="true">${count}</span><span class="heard-only">${words}</span></span>`
}

/**
 * The round at a glance.
 * @param {{ view: TownsView, book: Book, names: string[], cube: string | null }} props `cube`: what I have in hand
 */
export function Round({ view, book, names, cube }) {
  const builder = view.master_builder
  const cards = view.resource_cards
  const turn = (view.round - 1) % TOWN_HALL_ROUNDS
  const shown = cube ?? view.named
  return html`
      <strong class="tt-round-number">${t('tiny.round', { round: Math.max(1, view.round) })}</strong>
      ${builder !== null && html`
        <span class="tt-fact tt-turn" key=${`builder ${view.round}`}>
          <span class="tt-hammer">${hammer(26)}</span>
          <${Mark} seat=${builder} size=${14} />
          <span>${t(view.named ? 'tiny.named' : 'tiny.names', { name: names[builder] ?? '' })}</span>
        </span>`}
      ${view.options.mode === 'town-hall' && view.round > 0 && html`
        <span class="tt-fact tt-turn">${turn < 2 ? t('tiny.town-hall.card', { number: turn + 1 }) : t('tiny.town-hall.free')}</span>`}
      ${shown && html`
        <span class=${`tt-piece ${cube ? 'tt-hand' : ''}`} key=${`${view.round} ${shown}`}>
          <${Cube} resource=${shown} /><span><small>${cube ? t('tiny.in-hand') : ''}</small><strong class="tt-word">${book.names[shown]}</strong></span>
        </span>`}
      ${cards?.open && html`
        <span class="tt-fact tt-deck">
          ${cards.open.map((resource, number) => html`<${Face} key=${number} resource=${resource} book=${book} />`)}
          <${Pile} count=${cards.pile} words=${t('tiny.solo.pile', { count: cards.pile })} />
        </span>
        ${(cards.bottom ?? []).length > 0 && html`
          <span class="tt-fact quiet"><span>${t('tiny.solo.bottom')}</span>
            ${(cards.bottom ?? []).map((resource, number) => html`<span key=${number} class="tt-tiny" role="img" aria-label=${book.names[resource]}>${picture(resource, 18)}</span>`)}
          </span>`}`}
      ${cards?.discarded && html`
        <span class="tt-fact tt-deck"><${Pile} count=${cards.pile} words=${t('tiny.town-hall.pile', { count: cards.pile })} /></span>
        <span class="tt-fact quiet" title=${t('tiny.town-hall.aside', { count: cards.face_down ?? 0 })}>
          <span>${t('tiny.town-hall.seen')}</span>
          ${cards.discarded.map((resource, number) => html`<span key=${number} class="tt-tiny" role="img" aria-label=${book.names[resource]}>${picture(resource, 18)}</span>`)}
          ${cards.discarded.length === 0 && html`<span>${t('tiny.nothing')}</span>`}
          <span class="heard-only">${t('tiny.town-hall.aside', { count: cards.face_down ?? 0 })}</span>
        </span>`}`
}
