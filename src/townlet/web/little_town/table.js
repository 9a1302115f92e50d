// The playing area: the board, the decision at hand, the market and the players.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from '../vendor/preact.js'
import { t } from '../words.js'
import { Board } from './board.js'
import { choicesOf } from './choices.js'
import { Decision } from './decision.js'
import { useFlights } from './flights.js'
import { active } from './goods.js'
import { Look } from './look.js'
import { Market, Stock } from './market.js'
import { around } from './squares.js'
import { Status } from './status.js'
import { MyGoals, Teams } from './teams.js'
import { terrainOf, whyNotActivate, whyNotSquare } from './why.js'

/** @typedef {import('./types').Situation} Situation */
/** @typedef {import('./types').Book} Book */
/** @typedef {import('./look.js').Looked} Looked */

/**
 * What was chosen and not sent yet.
 * @typedef {Object} Tentative
 * @property {string | null} tile the tile that waits for its square
 * @property {string | null} square
 * @property {string | null} option an answer to what is asked, in notation
 * @property {Looked | null} kept what is looked at once nothing is pointed at
 * @property {string} note why the last thing tried can not be chosen
 */
/** @type {Tentative} */
const NOTHING = { tile: null, square: null, option: null, kept: null, note: '' }

/** What a worker gathers from which terrain. @type {Record<string, string>} */
const YIELDS = { forest: 'wood', mountain: 'stone', lake: 'fish' }

/**
 * @param {Omit<import('../types').TableProps, 'situation' | 'book'> & { situation: Situation, book: Book }} props
 */
export function Table({ situation, book, decide, pending, settings, names }) {
  const { view, outlook } = situation
  const offered = situation.seat === null ? '' : situation.legal.join('\n')
  const choices = useMemo(() => choicesOf(offered ? offered.split('\n') : []), [offered])
  const [chosen, setChosen] = useState({ ...NOTHING, offered })
  const [hovered, setHovered] = useState(/** @type {Looked | null} */ (null))
  const root = useRef(/** @type {HTMLElement | null} */ (null))
  const refocus = useRef(false)
  const grownFor = useRef('')
  const acting = offered !== '' && !pending

  // A tentative choice is good for the choices it was made from.
  const { tile, square, option, kept, note } = chosen.offered === offered ? chosen : NOTHING
  const choose = (/** @type {Partial<Tentative>} */ part) => setChosen(before => ({ ...(before.offered === offered ? before : NOTHING), note: '', ...part, offered }))
  const takeBack = () => choose(option ? { option: null } : square ? { square: null } : { tile: null })
  useLayoutEffect(() => {
    if (!refocus.current || (document.activeElement && document.activeElement !== document.body)) return
    refocus.current = false
    const next = root.current?.querySelector('.lt-answer') ?? root.current?.querySelector('.lt-decision button:not(:disabled)') ?? root.current?.querySelector('.lt-grid button[tabindex="0"]')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [offered])
  useFlights(root, situation, settings.motion)

  /** @param {string} notation */
  const send = notation => {
    // Whoever plays by keyboard goes on from where the next decision is.
    refocus.current = root.current?.querySelector(':focus-visible') != null
    decide(notation)
  }
  /** @param {string} notation @param {Partial<Tentative>} part */
  const propose = (notation, part) => {
    if (settings.confirm) choose(part)
    else send(notation)
  }
  const proposal = option ?? (tile && square ? `build ${tile} ${square}` : square ? `worker ${square}` : null)

  /** @param {string} picked @param {boolean} again */
  const pick = (picked, again) => {
    choose({ kept: { square: picked } })
    if (!acting) return
    if (again && proposal) return send(proposal)
    if (choices.activates.size || view.owes === 'activate') {
      const notation = choices.activates.get(picked)
      if (notation) propose(notation, { option: notation })
      else choose({ note: whyNotActivate(view, book, picked) })
    } else if (tile) {
      if (choices.builds.get(tile)?.has(picked)) propose(`build ${tile} ${picked}`, { square: picked })
      else choose({ note: whyNotSquare(view, book, names, picked) })
    } else if (choices.workers.has(picked)) propose(`worker ${picked}`, { square: picked })
    else if (view.owes === 'turn') choose({ note: whyNotSquare(view, book, names, picked) })
  }
  /** @param {string} slug */
  const pickTile = slug => {
    const squares = acting ? choices.builds.get(slug) : undefined
    if (!squares || tile === slug) return choose({ kept: { tile: slug }, tile: squares ? null : tile })
    choose({ kept: { tile: slug }, tile: slug, square: square && squares.has(square) ? square : null })
    root.current?.querySelector('.lt-frame')?.scrollIntoView({ block: 'nearest', behavior: settings.motion ? 'smooth' : 'auto' })
  }
  /** @param {string} notation */
  const pickOption = notation => {
    if (!acting) return
    if (option === notation) return
    propose(notation, { option: notation })
  }

  // While a building is placed, an empty square has nothing to tell but the building.
  const pointed = tile && hovered?.square && outlook?.workers[hovered.square] ? null : hovered
  const looked = pointed ?? (tile ? { tile } : square ? { square } : kept)
  // What is looked at comes and goes; the desk only grows meanwhile, or what lies below it would flee from the pointer.
  useLayoutEffect(() => {
    const desk = root.current?.querySelector('.lt-desk')
    if (!(desk instanceof HTMLElement)) return
    if (grownFor.current !== offered) desk.style.minHeight = ''
    grownFor.current = offered
    desk.style.minHeight = `${desk.offsetHeight}px`
  }, [looked, offered])
  const lit = useLit(situation, choices, { tile, square, option, looked })

  return html`
    <div class="lt" ref=${root} onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Escape' && (option || square || tile || note)) {
        event.stopPropagation()
        takeBack()
      }
    }}>
      <div class="lt-layout">
        <${Status} view=${view} outlook=${outlook} />
        <div class="lt-folk">
          <${Teams} view=${view} book=${book} names=${names} look=${(/** @type {string | null} */ goal) => setHovered(goal ? { goal } : null)} />
          <${MyGoals} view=${view} book=${book} />
        </div>
        <div class="lt-board">
          <${Board} view=${view} book=${book} outlook=${outlook} names=${names} lit=${lit} pick=${pick}
            look=${(/** @type {string | null} */ at) => setHovered(at ? { square: at } : null)} />
        </div>
        <div class="lt-desk">
          <${Decision} situation=${situation} book=${book} names=${names} choices=${choices} tile=${tile} proposal=${proposal} pending=${pending}
            pick=${pickOption} send=${send} takeBack=${takeBack} look=${(/** @type {string | null} */ at) => setHovered(at ? { square: at } : null)} />
          <p class="lt-note" role="status">${note}</p>
          <div class="lt-look">
            <${Look} view=${view} book=${book} outlook=${outlook} names=${names} looked=${looked} />
            ${!looked && html`<p class="lt-look-hint">${t('little.look-hint')}</p>`}
          </div>
        </div>
        <div class="lt-side">
          <${Market} view=${view} book=${book} names=${names} open=${view.owes === 'turn' && offered ? new Set(choices.builds.keys()) : null}
            chosen=${tile} asked=${kept?.tile ?? null} pick=${pickTile} look=${(/** @type {string | null} */ slug) => setHovered(slug ? { tile: slug } : null)} />
          <${Stock} view=${view} book=${book} />
        </div>
      </div>
      <div class="lt-sky" aria-hidden="true"></div>
    </div>`
}

/**
 * What the board shows beyond what stands there.
 * @param {Situation} situation
 * @param {import('./choices.js').Choices} choices
 * @param {{ tile: string | null, square: string | null, option: string | null, looked: Looked | null }} tentative
 * @returns {import('./board.js').Lit}
 */
function useLit({ view, outlook }, choices, { tile, square, option, looked }) {
  const at = looked?.square
  return useMemo(() => {
    const activating = choices.activates.size > 0
    const open = activating ? new Set(choices.activates.keys()) : tile ? choices.builds.get(tile) ?? new Set() : choices.workers
    const chosen = option ? option.split(' ')[2] ?? null : square
    const found = at && !tile ? outlook?.workers[at] : undefined
    /** @type {Map<string, string>} */
    const gathered = new Map()
    if (at && found)
      for (const other of around(at)) {
        const kind = YIELDS[terrainOf(view, other)]
        if (kind && found.gathers[kind]) gathered.set(other, kind)
      }
    return {
      open,
      strong: activating || tile !== null,
      chosen,
      tile,
      center: view.turn?.center ?? null,
      near: new Set(at && (found || view.buildings.some(building => building.square === at && ['castle', 'cathedral', 'residence', 'watchtower'].includes(building.tile))) ? around(at) : []),
      gathered,
      usable: new Set(found?.buildings.filter(use => active(use) && use.possible).map(use => use.square) ?? []),
    }
  }, [view, outlook, choices, tile, square, option, at])
}
