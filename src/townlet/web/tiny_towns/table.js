// The playing area: my town large, all others beside it, the cards, and what is to be decided.
import { html, useLayoutEffect, useMemo, useRef, useState } from '../vendor/preact.js'
import { Mark } from '../parts/marks.js'
import { hammer } from '../art/pieces.js'
import { picture } from './art.js'
import { Board, SmallTown } from './board.js'
import { Hand, typesOf } from './cards.js'
import { changed } from './changes.js'
import { canChoose, projectKey, projectsAt, sorted } from './choices.js'
import { Answers, CardChoices, Confirm, Projects, Resources } from './choosing.js'
import { fly, moves, showChange } from './motion.js'
import { Cube, listed } from './plot.js'
import { Round } from './round.js'
import { whyNotCard, whyNotResource, whyNotSquare, whyNothing } from './why.js'
import { t } from '../words.js'

/** @typedef {import('./types').TownsView} TownsView */
/** @typedef {import('./types').Town} Town */
/** @typedef {import('./types').TownsOutlook} TownsOutlook */
/** @typedef {import('./types').Choice} Choice */
/** @typedef {import('./types').Choices} Choices */
/** @typedef {import('./types').Project} Project */
/** @typedef {import('./types').Glow} Glow */
/** @typedef {import('./board.js').Mark} SquareMark */
/** @typedef {import('../types').TableProps} TableProps */
/** @typedef {import('../types').Book} Book */

/** What the player has in mind: it lasts as long as the same choices do.
 * @typedef {{
 *   choices: string, draft: string | null, project: string | null, square: string | null, note: string,
 * }} Mind */

/** What is looked at for a moment: a square, a card or a project, under the pointer or in focus.
 * @typedef {{ square?: string, card?: string, project?: string } | null} Look */

/** Everything about this moment, in one place. @param {TableProps} props @param {Mind} mind @param {Choices} choices */
function moment({ situation, pending, settings }, mind, choices) {
  const view = /** @type {TownsView} */ (situation.view)
  const outlook = /** @type {TownsOutlook | null} */ (situation.outlook)
  const tentative = pending ?? mind.draft
  const choice = tentative ? choices.byText.get(tentative) ?? null : null
  const key = choice && choice.card && choice.verb !== 'keep' && choice.verb !== 'watch' ? projectKey(choice) : mind.project
  const project = choices.projects.find(one => one.key === key) ?? null
  return { view, outlook, choice, project, settings, mind, choices }
}

/** @typedef {ReturnType<typeof moment>} Moment */

/** Which lines to draw on my town. @param {Moment} now @param {Look} look @returns {Glow[]} */
function glowsOf({ outlook, choice, project, settings, choices }, look) {
  const lookedAt = choices.projects.find(one => one.key === look?.project)
  const shown = lookedAt ?? project
  if (shown) return shown.squares.length > 0 ? [{ card: shown.card, squares: shown.squares, kind: 'chosen' }] : []
  /** @type {Glow[]} */
  const glows = []
  const square = choice?.verb === 'place' ? choice.square : look?.square
  for (const pattern of outlook?.completes[square ?? ''] ?? []) glows.push({ ...pattern, kind: 'completes' })
  for (const one of choices.projects) {
    if (one.verb === 'build' && (!look?.card || look.card === one.card)) glows.push({ card: one.card, squares: one.squares, kind: 'buildable' })
  }
  // While something can be built, what lacks a cube is of no interest, unless it is looked at.
  for (const hope of hopes(outlook, look, settings.almost && choices.projects.length === 0)) {
    const lit = glows.some(glow => glow.card === hope.card && glow.squares.join() === hope.squares.join())
    if (!lit) glows.push({ ...hope, kind: 'almost' })
  }
  return glows
}

/** The patterns that lack one cube and are to be shown: of the card looked at, or all. @param {TownsOutlook | null} outlook @param {Look} look @param {boolean} all */
function hopes(outlook, look, all) {
  const almost = outlook?.almost ?? []
  if (look?.card) return almost.filter(hope => hope.card === look.card)
  if (!all) return []
  return look?.square ? almost.filter(hope => hope.missing.some(one => one.square === look.square)) : almost
}

/**
 * The playing area.
 * @param {TableProps} props
 */
export function Table(props) {
  const { situation, book, decide, pending, settings, names } = props
  const view = /** @type {TownsView} */ (situation.view)
  const outlook = /** @type {TownsOutlook | null} */ (situation.outlook)
  const types = useMemo(() => typesOf(book), [book])
  const key = situation.legal.join('|')
  const choices = useMemo(() => sorted(situation.legal), [key])

  const [held, hold] = useState(/** @type {Mind | null} */ (null))
  /** @type {Mind} */
  const mind = held?.choices === key ? held : { choices: key, draft: null, project: null, square: null, note: '' }
  const think = (/** @type {Partial<Mind>} */ change) => hold({ ...mind, note: '', ...change })

  const [look, setLook] = useState(/** @type {Look} */ (null))
  const [opened, open] = useState(/** @type {string | null} */ (null))
  const [current, walk] = useState('b2')
  const [visited, visit] = useState(/** @type {number | null} */ (null))

  const own = view.seat
  const large = visited ?? own ?? 0
  const town = /** @type {Town} */ (view.towns[large])
  const mine = large === own
  const now = moment(props, mind, choices)
  const { choice, project } = now
  const fed = (/** @type {number} */ seat) => /** @type {string[]} */ (situation.sheets[seat]?.['fed'] ?? [])
  const cube = own === null ? null : view.towns[own]?.cube ?? null

  const root = useRef(/** @type {HTMLElement | null} */ (null))
  useMovement(root, props, choice)
  useKeptFocus(root, key)

  /** Send a decision. @param {string} text */
  const send = text => {
    if (pending) return
    think({ draft: null })
    decide(text)
  }
  /** Choose a decision: to be confirmed, where that is wanted; a second time confirms. @param {string} text */
  const choose = text => {
    if (pending) return
    if (!settings.confirm || mind.draft === text) return send(text)
    const chosen = choices.byText.get(text)
    think({ draft: text, square: chosen?.square ?? null, project: chosen && choices.projects.some(one => one.key === projectKey(chosen)) ? projectKey(chosen) : mind.project })
  }
  /** @param {string} note */
  const say = note => think({ note, draft: mind.draft, square: mind.square })

  /** Choose a project, or look where it may stand. @param {Project} one */
  const chooseProject = one => {
    const here = mind.square && one.targets.get(mind.square)
    if (here) return choose(here)
    const [only] = one.targets.values()
    if (one.targets.size === 1 && only) return choose(only)
    think({ project: one.key, draft: null, square: null })
  }

  /** @param {string} square */
  const chooseSquare = square => {
    if (!mine) return say(t('tiny.why.not-yours'))
    const nothing = situation.legal.length === 0 ? whyNothing(view, names) || situation.asked : ''
    if (nothing) return say(nothing)
    const text = now.project?.targets.get(square)
    if (text) return choose(text)
    const decisions = choices.onSquare.get(square) ?? []
    const [only] = decisions
    if (decisions.length === 1 && only) return choose(only.text)
    if (decisions.length > 1) return think({ square, draft: null, note: t('tiny.choose-answer', { square }) })
    const here = projectsAt(choices, square)
    const [first] = here
    if (here.length === 1 && first) return choose(first.targets.get(square) ?? '')
    if (here.length > 1) return think({ square, project: null, draft: null, note: t('tiny.choose-project', { square }) })
    say(whyNotSquare(square, { town, book, asked: situation.asked, outlook, project: now.project }))
  }

  /** @param {string} card */
  const chooseCard = card => {
    open(opened === card ? null : card)
    const possible = choices.projects.filter(one => one.card === card)
    const next = possible[(possible.findIndex(one => one.key === now.project?.key) + 1) % possible.length]
    if (next && mine) return think({ project: next.key, draft: null, square: null })
    if (choices.projects.length > 0 || choices.byText.has('done')) say(whyNotCard(card, { town, book, outlook }))
  }

  const takeBack = () => {
    if (mind.draft) return think({ draft: null, project: choices.projects.length > 0 ? mind.project : null, square: null })
    if (mind.project || mind.square || mind.note) return think({ draft: null, project: null, square: null })
    if (opened) return open(null)
    if (visited !== null) visit(null)
  }

  /** @param {string} square @returns {SquareMark} */
  const mark = square => {
    if (!mine) return { can: false, chosen: false }
    const can = canChoose(choices, square, now.project) && (!choice || choice.square === square || settings.confirm)
    const chosen = choice?.square === square || (!choice && mind.square === square)
    const completes = outlook?.completes[square] ?? []
    const lacking = hopes(outlook, look, settings.almost && choices.projects.length === 0).flatMap(hope => hope.missing.filter(one => one.square === square).map(one => one.resource))
    return {
      can, chosen,
      used: choice?.verb === 'build' && choice.squares?.includes(square) && choice.square !== square && view.towns[large] !== undefined && !standsOn(town, square),
      here: chosen && choice ? tentativeOf(choice, cube, types) : null,
      chips: can && completes.length > 0 && choices.onSquare.has(square) && (settings.almost || look?.square === square) ? [...new Set(completes.map(one => one.card))] : [],
      ghost: chosen ? null : lacking[0] ?? null,
      label: [can ? t('tiny.can-be-chosen') : '', completes.length > 0 && can ? t('tiny.completes', { cards: listed([...new Set(completes.map(one => book.names[one.card] ?? ''))]) }) : ''].filter(Boolean).join(', '),
    }
  }

  const answers = [
    ...[...choices.onSquare.values()].flat().filter(one => one.verb !== 'place'),
    ...choices.resources.filter(one => one.verb === 'factory'),
    ...choices.alone.filter(one => one.verb !== 'done'),
  ].filter(one => !mind.square || choice || !one.square || one.square === mind.square)
  const toPick = choices.resources.length > 0 && choices.resources[0]?.verb !== 'factory'
  const projects = mind.square && !choice ? projectsAt(choices, mind.square) : choices.projects
  const glows = mine ? glowsOf(now, look) : []

  /** Look at a town in large; on a phone it lies further up. @param {number} seat */
  const goTo = seat => {
    visit(seat)
    root.current?.querySelector('.tt-board')?.scrollIntoView({ block: 'nearest' })
  }

  const cards = useMemo(() => html`
    <${Hand} view=${view} town=${town} book=${book} types=${types} opened=${opened} buildable=${new Set(choices.projects.filter(one => one.verb === 'build').map(one => one.card))}
      look=${(/** @type {string | null} */ card) => setLook(card ? { card } : null)} choose=${chooseCard} />`,
    [view, town, book, types, opened, choices, held, key])
  const others = useMemo(() => html`
    <${Others} view=${view} large=${large} own=${own} book=${book} types=${types} names=${names} fed=${fed} visit=${goTo} />`,
    [view, large, book, types, names, situation.sheets])

  const name = mine ? t('tiny.my-town') : t('tiny.town-of', { name: names[large] ?? '' })
  return html`
    <div class="tt tt-table" data-step=${mine ? town.owes ?? '' : ''} ref=${root}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && takeBack()}>
      <div class="tt-layout">
        <section class=${mine ? 'tt-center tt-mine' : 'tt-center'} data-town=${large} aria-label=${name}>
          <div class="tt-round">
            <${Round} view=${view} book=${book} names=${names} cube=${mine ? cube : null} />
            ${mine && html`<${Facts} view=${view} town=${town} />`}
          </div>
          ${!mine && html`
            <p class="tt-visit"><${Mark} seat=${large} size=${18} /> <strong>${name}</strong> <${Facts} view=${view} town=${town} />
              ${own !== null && html`<button type="button" class="button small" onClick=${() => visit(null)}>${t('tiny.back')}</button>`}</p>`}
          ${mine && choices.cards.length > 0 && html`
            <${CardChoices} cards=${choices.cards} types=${types} book=${book} draft=${pending ?? mind.draft} choose=${choose} />`}
          <${Board} town=${town} book=${book} types=${types} fed=${fed(large)} current=${current} glows=${glows} mark=${mark} walk=${walk} choose=${chooseSquare}
            name=${name} look=${(/** @type {string | null} */ square) => setLook(square ? { square } : null)} />
          <div class="tt-under">
            ${mine && toPick && html`
              <${Resources} choices=${choices} all=${book['resources']} book=${book} draft=${pending ?? mind.draft} choose=${choose}
                refuse=${(/** @type {string} */ resource, /** @type {string} */ verb) => say(whyNotResource(resource, verb, view, book))} />`}
            ${mine && projects.length > 0 && html`
              <${Projects} projects=${projects} types=${types} book=${book} chosen=${project?.key ?? null} choose=${chooseProject}
                look=${(/** @type {Project | null} */ one) => setLook(one ? { project: one.key } : null)} />`}
            ${mine && answers.length > 0 && html`
              <${Answers} answers=${answers} book=${book} cube=${cube} held=${town.set_aside} draft=${pending ?? mind.draft} choose=${choose}
                look=${(/** @type {string | null} */ square) => setLook(square ? { square } : null)} />`}
            <div class="tt-say">
              ${mine && choice && choice.verb !== 'done'
                ? html`<${Confirm} choice=${choice} book=${book} cube=${cube} outlook=${outlook} pending=${pending !== null}
                    confirm=${() => send(choice.text)} cancel=${takeBack} />`
                : html`<p class="tt-note" role="status">${mind.note || (project ? t(`tiny.where.${project.verb}`, { card: book.names[project.card] ?? '' }) : '')}</p>`}
              ${mine && choices.byText.has('done') && !choice && html`
                <button type="button" class="button main tt-done" disabled=${pending !== null} onClick=${() => send('done')}>
                  ${t(`tiny.done.${town.owes === 'replace' ? 'replacing' : choices.projects.length > 0 ? 'building' : 'nothing'}`)}</button>`}
            </div>
          </div>
        </section>
        ${cards}
        ${others}
      </div>
    </div>`
}

/** What lies before a player, beside the town. @param {{ view: TownsView, town: Town }} props */
function Facts({ view, town }) {
  return html`
    <span class="tt-facts">
      ${view.master_builder === town.seat && html`<span class="tt-fact" title=${t('tiny.master-builder')}>${hammer(18, t('tiny.master-builder'))}</span>`}
      <span class="tt-fact tt-points" title=${t('tiny.points')}><strong>${view.scores[town.seat]}</strong><span class="heard-only"> ${t('tiny.points')}</span></span>
      ${view.options.cavern && html`<span class="tt-fact" title=${t('tiny.cavern', { held: town.set_aside })}><span class="tt-cavern" aria-hidden="true"><i class=${town.set_aside > 0 ? 'full' : ''} /><i class=${town.set_aside > 1 ? 'full' : ''} /></span><span class="heard-only">${t('tiny.cavern', { held: town.set_aside })}</span></span>`}
      ${town.raised && town.monument && html`<span class="tt-fact">${picture(town.monument, 20)}</span>`}
      ${town.finished && html`<span class="tt-fact tt-finished" title=${t('tiny.finished', { place: town.finished })}><span aria-hidden="true">✓${town.finished}</span><span class="heard-only">${t('tiny.finished', { place: town.finished })}</span></span>`}
      ${view.ranking && html`<span class="tt-fact tt-finished">${t('tiny.rank', { place: view.ranking[town.seat] ?? 0 })}</span>`}
    </span>`
}

/** All towns but the large one. @param {{
 *   view: TownsView, large: number, own: number | null, book: Book, types: Record<string, string>, names: string[], fed: (seat: number) => string[], visit: (seat: number) => void,
 * }} props */
function Others({ view, large, own, book, types, names, fed, visit }) {
  // In the order in which the hammer goes round, beginning on the left of the large town.
  const seats = view.towns.map((_, number) => (large + 1 + number) % view.towns.length).filter(seat => seat !== large)
  if (seats.length === 0) return null
  return html`
    <section class=${`tt-others count-${seats.length}`} aria-label=${t('tiny.others')}>
      ${seats.map(seat => {
        const town = /** @type {Town} */ (view.towns[seat])
        const name = seat === own ? t('tiny.my-town') : names[seat] ?? ''
        return html`
          <button key=${seat} type="button" class=${`tt-other ${view.to_act.includes(seat) ? 'to-act' : ''}`} data-town=${seat}
            onClick=${() => visit(seat)} title=${t('tiny.look', { name })}>
            <span class="tt-owner"><${Mark} seat=${seat} size=${14} /><span class="tt-other-name">${name}</span>
              <${Facts} view=${view} town=${town} /></span>
            <${SmallTown} town=${town} book=${book} types=${types} fed=${fed(seat)} />
            <span class="tt-state">${view.over || town.finished ? '' : view.to_act.includes(seat)
              ? html`${town.cube && html`<${Cube} resource=${town.cube} small />`}${t(`tiny.owes.${town.owes ?? 'nothing'}`)}` : t('tiny.owes.nothing')}</span>
          </button>`
      })}
    </section>`
}

/** Whether a building stands on a square: a Trading Post stays where it is. @param {Town} town @param {string} square */
function standsOn(town, square) {
  return town.held[square] !== undefined || town.grid.flat()[Number(square.charAt(1)) * 4 - 4 + 'abcd'.indexOf(square.charAt(0))] === 'trading-post'
}

/** What a tentative choice draws on its square. @param {Choice} choice @param {string | null} cube @param {Record<string, string>} types */
function tentativeOf(choice, cube, types) {
  if (choice.verb === 'place' && cube) return html`<span class="tt-tentative"><${Cube} resource=${cube} /></span>`
  if (choice.card) return html`<span class=${`tt-tentative tt-building ${types[choice.card] ?? ''}`}>${picture(choice.card, '100%')}</span>`
  return null
}

/** Move what has changed since the view before. @param {{ current: HTMLElement | null }} root @param {TableProps} props @param {Choice | null} choice */
function useMovement(root, { situation, settings }, choice) {
  const before = useRef(situation)
  // Where my cube has flown to already, when it was chosen.
  const settled = useRef(/** @type {string | null} */ (null))
  const placing = choice?.verb === 'place' ? choice.square ?? null : null
  useLayoutEffect(() => {
    if (!placing || settled.current === placing) return
    settled.current = placing
    const thing = root.current?.querySelector(`[data-square="${placing}"] .tt-tentative`)
    if (thing && moves(settings.motion)) fly(thing, root.current?.querySelector('.tt-hand') ?? null)
  }, [placing])
  useLayoutEffect(() => {
    const earlier = before.current
    before.current = situation
    if (earlier === situation) return
    const here = root.current
    if (here && moves(settings.motion) && earlier.table.table === situation.table.table) {
      for (const change of changed(earlier.view, situation.view, situation.seat)) showChange(here, change, settled.current)
    }
    if (!placing) settled.current = null
  }, [situation])
}

/** When what had the focus is gone with the choice it stood for, go on where the next one is made. @param {{ current: HTMLElement | null }} root @param {string} key */
function useKeptFocus(root, key) {
  const within = useRef(false)
  useLayoutEffect(() => {
    const here = root.current
    if (!here) return
    // A thing that is taken away, or can not be used any more, loses the focus to nothing: that is no going elsewhere.
    const note = (/** @type {FocusEvent} */ event) => { within.current = event.type === 'focusin' || event.relatedTarget === null }
    here.addEventListener('focusin', note)
    here.addEventListener('focusout', note)
    return () => { here.removeEventListener('focusin', note); here.removeEventListener('focusout', note) }
  }, [])
  useLayoutEffect(() => {
    const here = root.current
    if (!here || !within.current || here.contains(document.activeElement)) return
    const next = here.querySelector('.tt-resource:not([aria-disabled="true"]), .choosing .tt-card, .tt-board [tabindex="0"]')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [key])
}
