// The decision at hand: what is asked, what may be answered, and the last word before it is sent.
import { html, useState } from '../vendor/preact.js'
import { t } from '../words.js'
import { picture } from './art/index.js'
import { goodsOf } from './choices.js'
import { amounts, foodOf, inWords, listed, pieces, tileOf } from './goods.js'
import { UseLine } from './look.js'
import { buildingOn } from './why.js'

/** @typedef {import('./types').Situation} Situation */
/** @typedef {import('./types').Book} Book */
/** @typedef {import('./types').Goods} Goods */
/** @typedef {import('./types').Use} Use */
/** @typedef {import('./choices.js').Choices} Choices */
/** @typedef {import('./choices.js').Handful} Handful */
/** @typedef {'pay' | 'take' | 'feed'} Kind */

/** What the box says about hunger: coins that stand for a food, and points lost for each that is missing. */
const FOR_A_FOOD = 3
const HUNGER = 3
/** What workers are fed with. */
const MEALS = ['fish', 'wheat', 'coins']
/** So many ways to pay are shown at once; beyond, those with coins are folded away. */
const AT_ONCE = 4

/**
 * @typedef {Object} DecisionProps
 * @property {Situation} situation
 * @property {Book} book
 * @property {string[]} names
 * @property {Choices} choices
 * @property {string | null} tile the tile that waits for its square
 * @property {string | null} proposal the tentative choice
 * @property {string | null} pending
 * @property {(notation: string) => void} pick
 * @property {(notation: string) => void} send
 * @property {() => void} takeBack
 * @property {(square: string | null) => void} look
 */

/** @param {DecisionProps} props */
export function Decision(props) {
  const { situation, book, choices, tile, proposal, pending, pick, send, takeBack } = props
  const answers = choices.activates.size + choices.pays.length + choices.takes.length + choices.feeds.length + choices.others.length
  if (situation.seat === null || !(answers || choices.done || tile || proposal)) return null
  return html`
    <section class="lt-decision" aria-label=${t('little.decision')}>
      ${tile && !proposal && html`<p class="lt-asked">${t('little.choose-square', { tile: book.names[tile] ?? tile })}</p>`}
      ${choices.done && html`<div class="lt-last-word"><button type="button" class="button small" aria-pressed=${proposal === 'done' ? 'true' : 'false'} disabled=${pending !== null} onClick=${() => pick('done')}>${t('little.done')}</button></div>`}
      ${choices.activates.size > 0 && html`<${Uses} ...${props} />`}
      ${choices.pays.length > 0 && html`<${Handfuls} ...${props} handfuls=${choices.pays} kind="pay" />`}
      ${choices.takes.length > 0 && html`<${Handfuls} ...${props} handfuls=${choices.takes} kind="take" />`}
      ${choices.feeds.length > 0 && html`<${Handfuls} ...${props} handfuls=${choices.feeds} kind="feed" />`}
      ${choices.others.length > 0 && html`<div class="lt-answers">${choices.others.map(notation =>
          html`<button type="button" class="button small" aria-pressed=${proposal === notation ? 'true' : 'false'} onClick=${() => pick(notation)}>${notation}</button>`)}</div>`}
      ${(proposal !== null || tile) && html`<div class="lt-last-word">
        ${proposal !== null && html`<button type="button" class="button main" disabled=${pending !== null} onClick=${() => send(proposal)}>${sentence(proposal, book)}${price(proposal, situation, book)}</button>`}
        <button type="button" class="button small plain" disabled=${pending !== null} onClick=${takeBack}>${t('little.take-back')}</button>
      </div>`}
    </section>`
}

/** What a proposal does, on the button that does it. @param {string} notation @param {Book} book */
function sentence(notation, book) {
  const [verb = '', first = '', second = ''] = notation.split(' ')
  if (verb === 'worker') return t('little.do.worker', { square: first })
  if (verb === 'build' || verb === 'activate') return t(`little.do.${verb}`, { tile: book.names[first] ?? first, square: second })
  if (verb === 'done') return t('little.do.done')
  const goods = goodsOf(notation.split(' ').slice(1))
  if (verb === 'feed' && goods && !listed(goods).length) return t('little.do.hungry')
  if (goods && ['pay', 'take', 'feed'].includes(verb)) return t(`little.do.${verb}`, { goods: inWords(goods, book) })
  return notation
}

/** What building costs, beside the word. @param {string} notation @param {Situation} situation @param {Book} book */
function price(notation, situation, book) {
  const [verb = '', slug = ''] = notation.split(' ')
  if (verb !== 'build') return null
  return html` <span class="lt-price">${amounts(tileOf(book, slug)?.cost ?? {}, 18)}</span>`
}

/** The buildings that may be activated. @param {DecisionProps} props */
function Uses({ situation, book, names, choices, proposal, pick, look }) {
  const known = new Map(situation.outlook?.buildings.map(use => [use.square, use]))
  return html`
    <ul class="lt-answers">
      ${[...choices.activates].map(([square, notation]) => {
        const use = known.get(square) ?? fromBook(square, situation, book)
        return html`<li key=${square}><button type="button" class="lt-answer" aria-pressed=${proposal === notation ? 'true' : 'false'} data-answer=${notation}
          onClick=${() => pick(notation)} onMouseEnter=${() => look(square)} onMouseLeave=${() => look(null)} onFocus=${() => look(square)} onBlur=${() => look(null)}>
          ${use ? html`<${UseLine} use=${use} book=${book} names=${names} seat=${situation.seat} />` : notation}
        </button></li>`
      })}
    </ul>`
}

/** A use as the book tells it. @param {string} square @param {Situation} situation @param {Book} book @returns {Use | null} */
function fromBook(square, { view, seat }, book) {
  const building = buildingOn(view, square)
  const tile = building && tileOf(book, building.tile)
  if (!building || !tile) return null
  return { square, tile: building.tile, owner: building.owner, rent: building.owner === seat ? 0 : 1, takes: tile.takes, gives: tile.gives, wins: tile.wins, possible: true }
}

/** Ways to pay, things to take, meals: those that spare the coins first. @param {DecisionProps & { handfuls: Handful[], kind: Kind }} props */
function Handfuls(props) {
  const { situation: { view }, handfuls, kind } = props
  const [open, setOpen] = useState(false)
  const sorted = handfuls.toSorted((a, b) => (a.goods.coins ?? 0) - (b.goods.coins ?? 0))
  const spare = kind === 'take' || sorted.length <= AT_ONCE ? [] : sorted.filter(({ goods }) => goods.coins)
  const folded = spare.length < sorted.length ? spare : []
  return html`
    ${kind === 'pay' && view.turn?.tile && html`<p class="lt-for">${picture(view.turn.tile, 30)} <span>${t('little.price')}</span> ${amounts(view.turn.price ?? {}, 20)} <small>${t('little.coins-stand')}</small></p>`}
    <ul class="lt-answers">${sorted.filter(handful => !folded.includes(handful)).map(handful => html`<li key=${handful.notation}><${Answer} ...${props} handful=${handful} /></li>`)}</ul>
    ${folded.length > 0 && html`
      <button type="button" class="lt-fold" aria-expanded=${open ? 'true' : 'false'} onClick=${() => setOpen(!open)}>${t('little.with-coins', { count: folded.length })}</button>
      ${open && html`<ul class="lt-answers">${folded.map(handful => html`<li key=${handful.notation}><${Answer} ...${props} handful=${handful} /></li>`)}</ul>`}`}`
}

/** One way to pay, one thing to take, one meal. @param {DecisionProps & { handful: Handful, kind: Kind }} props */
function Answer({ situation: { view }, book, proposal, pick, handful: { notation, goods }, kind }) {
  const team = view.seat === null ? undefined : view.teams[view.seat]
  const left = Object.fromEntries(Object.entries(team?.goods ?? {}).map(([good, held]) => [good, held - (goods[good] ?? 0)]))
  // Of what is left, what bears on this decision is shown; all of it is told.
  const touched = Object.fromEntries(Object.entries(left).filter(([good]) => (kind === 'feed' ? MEALS : Object.keys(goods)).includes(good)))
  const hungry = kind === 'feed' ? (team?.workers.all ?? 0) - portions(goods) : 0
  const said = [
    inWords(goods, book),
    kind === 'feed' ? hunger(hungry) : '',
    kind === 'take' ? '' : t('little.leaves', { goods: inWords(left, book) }),
  ].filter(Boolean).join('. ')
  return html`<button type="button" class="lt-answer lt-handful" data-answer=${notation}
    aria-pressed=${proposal === notation ? 'true' : 'false'} aria-label=${said} onClick=${() => pick(notation)}>
    <span class="lt-handed">${listed(goods).length ? pieces(goods, 24) : t('little.nothing')}</span>
    ${hungry > 0 && html`<span class="lt-hunger">${hunger(hungry)}</span>`}
    ${kind !== 'take' && html`<span class="lt-left"><small>${t('little.left')}</small> ${amounts(touched, 16)}${!listed(touched).length && '–'}</span>`}
  </button>`
}

/** How many workers a meal feeds. @param {Goods} meal */
const portions = meal => foodOf(meal) + Math.floor((meal.coins ?? 0) / FOR_A_FOOD)

/** @param {number} hungry */
const hunger = hungry => (hungry ? t('little.hungry', { count: hungry, points: hungry * HUNGER }) : t('little.all-fed'))
