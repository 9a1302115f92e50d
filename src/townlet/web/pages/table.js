/** A table: waiting for its people, being played, or over. */
import { html, useCallback, useEffect, useMemo, useRef, useState } from '../vendor/preact.js'
import * as api from '../api.js'
import { isGame, useGame } from '../games.js'
import { useLive } from '../live.js'
import { useSettings } from '../memory.js'
import { go } from '../router.js'
import { secretsAmong, turnOf } from '../turns.js'
import { t } from '../words.js'
import { Mark } from '../parts/marks.js'
import { Connection } from '../parts/connection.js'
import { Dialog } from '../parts/dialog.js'
import { Final, verdict } from '../parts/final.js'
import { Icon } from '../parts/icons.js'
import { freshFor, Log, pictures, sentence } from '../parts/log.js'
import { Wordmark } from '../parts/logo.js'
import { announce, notify } from '../parts/notice.js'
import { Page, useTitle, Waiting } from '../parts/page.js'
import { Room } from '../parts/room.js'
import { Seats } from '../parts/seats.js'
import { Sheets } from '../parts/sheet.js'
import { play } from '../parts/sound.js'
import { ShareLink } from '../parts/share.js'
import { TextBoard } from '../parts/textboard.js'
import { useMedia } from '../parts/watching.js'
import { Broken, NoTable } from './missing.js'
import { Settings } from './settings.js'

/** @typedef {import('../types').Situation} Situation */
/** @typedef {import('../types').Table} Table */
/** @typedef {import('../seat.js').Seat} Seat */
/** @typedef {import('../live.js').Live} Live */
/** @typedef {import('../games.js').Loaded} Loaded */
/** @typedef {'log' | 'score' | 'cards' | 'text'} Tab */

const TABS = /** @type {const} */ (['log', 'score', 'cards', 'text'])
/** From this width there is room for the tabs beside the board. */
const WIDE = '(min-width: 1180px)'

/** @param {{ table: string, token: string | null }} props */
export function TablePage({ table: name, token }) {
  const [refused, setRefused] = useState(/** @type {string | null} */ (null))
  const live = useLive(name, token, useCallback(sentence => {
    setRefused(sentence)
    notify(sentence, { bad: true })
    play('refused')
  }, []), notify)
  const bots = useBots()
  // The token is kept now; it need not stand in the address, where others may read it.
  useEffect(() => {
    if (token) go(`/t/${name}`, { replace: true })
  }, [token])
  const known = live.any
  const table = known?.situation?.table ?? null
  const { loaded, error } = useGame(table && isGame(table.game) ? table.game : null)
  const foreign = live.foreign
  useEffect(() => {
    if (foreign) notify(t('seat.gone'), { bad: true })
  }, [foreign])

  const broken = live.watcher?.error ?? [...live.seats.values()].find(seat => seat.error)?.error
  if (broken && !table) return html`<${NoTable} error=${broken} />`
  if (error) return html`<${Broken} error=${error} />`
  if (!table || !loaded) return html`<${Page} title=${t('table')} heading=${null}><${Waiting} /><//>`
  if (table.phase === 'waiting') {
    return html`<${Page} title=${t('room.title', { game: loaded.book.title })} kind="room-page">
      <${Connection} lost=${known?.status === 'lost'} again=${() => live.each(seat => seat.wake())} />
      <${Room} table=${table} live=${live} bots=${bots} loaded=${loaded} /><//>`
  }
  return html`<${Game} live=${live} table=${table} loaded=${loaded} bots=${bots} refused=${refused} forgive=${() => setRefused(null)} />`
}

/** The bots there are. */
function useBots() {
  const [bots, setBots] = useState(/** @type {string[]} */ ([]))
  useEffect(() => {
    api.games().then(found => setBots(found.bots), () => {})
  }, [])
  return bots
}

/** The seat of this device whose turn it is to be shown, and whether the device has to be passed on first.
 * @param {Live} live @returns {{ shown: number | null, veiled: number | null, unveil: (seat: number) => void }} */
function useTurn(live) {
  const [open, setOpen] = useState(/** @type {number | null} */ (null))
  const [wish, setWish] = useState(/** @type {number | null} */ (null))
  const told = useRef(/** @type {boolean | null} */ (null))
  const { held } = live
  // Whoever opens the page may not be the one whose seat is heard of first.
  const several = live.seats.size > 1
  const secrets = held.length < live.seats.size ? null : secretsAmong(held)
  if (secrets !== null) told.current = secrets
  const over = held[0]?.situation?.table.phase === 'over'
  const hidden = several && told.current !== false && !over
  const wanted = wish !== null && held.some(seat => seat.number === wish) ? wish : over && open !== null ? open : turnOf(held, open)
  useEffect(() => {
    if (!hidden && wanted !== open) {
      setOpen(wanted)
      setWish(null)
    }
  })
  if (several && told.current === null && !over) return { shown: null, veiled: null, unveil: () => {} }
  const unveil = (/** @type {number} */ seat) => {
    // To look at another of one's seats: the device is passed on as well.
    if (hidden && seat !== wanted) return setWish(seat)
    setOpen(seat)
    setWish(null)
  }
  return { shown: hidden && wanted !== open ? null : wanted, veiled: hidden && wanted !== open ? wanted : null, unveil }
}

/** @param {{ live: Live, table: Table, loaded: Loaded, bots: string[], refused: string | null, forgive: () => void }} props */
function Game({ live, table, loaded, bots, refused, forgive }) {
  const settings = useSettings()
  const wide = useMedia(WIDE)
  const calm = useMedia('(prefers-reduced-motion: reduce)')
  const [tab, setTab] = useState(/** @type {Tab | null} */ (null))
  const [menu, setMenu] = useState(false)
  const { shown, veiled, unveil } = useTurn(live)
  const seat = live.held.find(one => one.number === shown) ?? (live.held.length ? null : live.watcher)
  const situation = /** @type {Situation | null} */ (seat?.situation?.view ? seat.situation : null)
  const names = useMemo(() => table.seats.map(one => one.name), [JSON.stringify(table.seats.map(one => one.name))])
  const anyone = live.any?.situation
  /** @type {number[]} */
  const toAct = anyone?.view?.to_act ?? []
  const ranking = anyone?.view?.ranking ?? null
  const sheets = anyone?.sheets ?? []
  const over = table.phase === 'over'
  const round = anyone?.view?.round

  const decide = useCallback((/** @type {string} */ notation) => {
    forgive()
    seat?.play(notation)
  }, [seat])
  const undo = useCallback(() => {
    forgive()
    seat?.undo()
  }, [seat])
  useHappenings(seat, situation, names, over)
  useTitle(titleOf(situation, loaded, over))

  const shownSettings = useMemo(() => ({ almost: settings.almost, motion: settings.motion && !calm, confirm: settings.confirm, sound: settings.sound }), [settings, calm])
  const shownTab = tab ?? 'log'
  const panel = situation && seat && html`<${Panel} tab=${shownTab} situation=${situation} seat=${seat} names=${names} loaded=${loaded} sheets=${sheets} decide=${decide} refused=${refused} ranking=${ranking} />`

  return html`
    <a class="skip" href="#main">${t('skip.board')}</a>
    <div class=${`table-page ${table.game} ${wide ? 'wide' : 'slim'} ${over ? 'over' : ''}`}>
      <header class="table-head">
        <a class="brand" href="/" aria-label=${t('home.link')}><${Wordmark} /></a>
        <${Seats} table=${table} live=${live} sheets=${sheets} toAct=${toAct} shown=${shown} ranking=${over ? ranking : null} bots=${bots} turnTo=${live.held.length > 1 ? unveil : null} />
        <button type="button" class="button plain round" aria-label=${t('menu')} onClick=${() => setMenu(true)}><${Icon} name="menu" size=${24} /></button>
      </header>
      <${Connection} lost=${live.any?.status === 'lost'} again=${() => live.each(one => one.wake())} />
      <main id="main" class="table-main" tabindex="-1">
        <h1 class="heard-only">${loaded.book.title}${round ? ` · ${t('table.round', { round })}` : ''}</h1>
        ${veiled !== null ? html`<${Curtain} seat=${veiled} name=${names[veiled] ?? ''} lift=${() => unveil(veiled)} />` : situation && seat ? html`
          ${over && ranking ? html`<${Final} table=${table} live=${live} names=${names} ranking=${ranking} sheets=${sheets} loaded=${loaded} seat=${shown} />
            <h2 class="final-board">${t('final.board')}</h2>`
          : html`<div class="news"><${Ask} situation=${situation} seat=${seat} several=${live.held.length > 1} names=${names} toAct=${toAct} undo=${undo} />
            <${Recap} entries=${seat.entries} seat=${shown} names=${names} loaded=${loaded} open=${() => setTab('log')} /></div>`}
          <div class="board"><${loaded.part.Table} key=${`${shown}`} situation=${situation} book=${loaded.book} decide=${decide} pending=${seat.pending} settings=${shownSettings} names=${names} /></div>`
        : html`<${Waiting} />`}
      </main>
      ${wide && veiled === null && html`<aside class="side paper" aria-label=${t('table.side')}>
        <${Tabs} tab=${shownTab} choose=${setTab} />
        <div class="side-body" role="tabpanel" id="side-panel" aria-labelledby=${`tab-${shownTab}`} tabindex="0">${panel}</div>
      </aside>`}
      ${!wide && html`<nav class="bottom" aria-label=${t('table.side')}>
        ${TABS.map(one => html`<button type="button" key=${one} class="bottom-button" disabled=${veiled !== null} onClick=${() => setTab(one)}><${Icon} name=${one} size=${22} /><span>${t(`tab.${one}`)}</span></button>`)}
      </nav>`}
      ${!wide && tab && panel && html`<${Dialog} title=${t(`tab.${tab}`)} close=${() => setTab(null)} drawer=${true}>${panel}<//>`}
      ${menu && html`<${Menu} table=${table} close=${() => setMenu(false)} />`}
    </div>`
}

/** The browser's tab tells whose turn it is. @param {Situation | null} situation @param {Loaded} loaded @param {boolean} over */
function titleOf(situation, loaded, over) {
  const yours = situation && situation.seat !== null && situation.legal.length > 0
  return `${over ? `${t('phase.over')} · ` : yours ? `● ${t('ask.you')} · ` : ''}${loaded.book.title}`
}

/** What happened is told to who listens, and heard. @param {Seat | null} seat @param {Situation | null} situation @param {string[]} names @param {boolean} over */
function useHappenings(seat, situation, names, over) {
  const before = useRef(/** @type {{ seat: Seat | null, seen: number, owed: boolean, asked: string, over: boolean }} */ ({ seat: null, seen: 0, owed: false, asked: '', over: false }))
  useEffect(() => {
    if (!seat || !situation) return
    const last = before.current
    const owed = situation.legal.length > 0
    const known = last.seat === seat
    const news = known ? seat.entries.filter(entry => entry.version > last.seen) : []
    const told = news.slice(-6).map(entry => sentence(entry, names))
    if (over && !last.over && situation.view.ranking) told.push(verdict(situation.view.ranking, names, situation.sheets))
    else if (situation.asked && (situation.asked !== last.asked || (owed && !last.owed) || !known)) told.push(situation.asked)
    announce(told.join(' '))
    if (known && news.length) {
      const own = news.find(entry => entry.seat === situation.seat && entry.kind === 'play')
      if (over && !last.over) play('end')
      else if (news.some(entry => entry.kind === 'undo')) play('undo')
      else if (own) play(/^(build|put|replace)/.test(own.notation ?? '') ? 'build' : 'place')
      else if (owed && !last.owed) play('turn')
      else play('other')
    }
    before.current = { seat, seen: seat.seen, owed, asked: situation.asked, over }
  }, [seat, situation])
}

/** What is asked of this seat, and who else is waited for. @param {{ situation: Situation, seat: Seat, several: boolean, names: string[], toAct: number[], undo: () => void }} props */
function Ask({ situation, seat, several, names, toAct, undo }) {
  const own = situation.seat
  const owed = situation.legal.length > 0
  const others = toAct.filter(one => one !== own).map(one => names[one] ?? '')
  const waiting = others.length > 2 ? t('ask.waiting.many', { count: others.length }) : others.length ? t('ask.waiting', { names: list(others) }) : ''
  return html`<section class=${`ask ${owed ? 'owed' : ''}`} aria-label=${t('ask')}>
    <span class="ask-mark">${own === null ? html`<${Icon} name="eye" size=${26} />` : html`<${Mark} seat=${own} size=${28} />`}</span>
    <p class="ask-words">
      ${several && own !== null && html`<span class="ask-name">${names[own]}</span>`}
      <span class="ask-asked">${owed ? situation.asked : own === null ? t('ask.watching') : situation.asked || waiting || t('ask.nothing')}</span>
      ${(owed || own === null || situation.asked) && waiting && html`<span class="ask-others soft">${waiting}</span>`}
    </p>
    ${seat.sent && html`<span class="ask-sending" role="status"><span class="heard-only">${t('ask.sending')}</span></span>`}
    ${situation.legal.length > 1 && html`<button type="button" class="button small" title=${t('hint')} disabled=${seat.hinting !== null || seat.status !== 'open'} onClick=${() => seat.hint()}><${Icon} name="bulb" /><span class="ask-label">${t(seat.hinting === null ? 'hint' : 'hint.thinking')}</span></button>`}
    ${(situation.can_undo || seat.sent?.type === 'undo') && html`<button type="button" class="button small" title=${t('undo')} disabled=${seat.sent !== null} onClick=${undo}><${Icon} name="undo" /><span class="ask-label">${t('undo')}</span></button>`}
  </section>`
}

/** Names in a row. @param {string[]} names */
function list(names) {
  return new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(names)
}

/** What the others did since this seat last decided. @param {{ entries: import('../types').Entry[], seat: number | null, names: string[], loaded: Loaded, open: () => void }} props */
function Recap({ entries, seat, names, loaded, open }) {
  const fresh = freshFor(entries, seat)
  const last = fresh.length ? fresh.slice(-3) : entries.filter(entry => entry.kind === 'play').slice(-2)
  return html`<button type="button" class="recap" onClick=${open} aria-label=${t('recap.label')}>
    ${last.length === 0 && html`<span class="soft">${t('log.empty')}</span>`}
    ${last.toReversed().map(entry => html`<span key=${entry.version} class="recap-one"><${Mark} seat=${entry.seat} size=${14} /><b>${names[entry.seat]}</b> ${entry.said}${pictures(entry.notation, loaded)}</span>`)}
    ${fresh.length > 3 && html`<span class="recap-more">+${fresh.length - 3}</span>`}
  </button>`
}

/** @param {{ tab: Tab, choose: (tab: Tab) => void }} props */
function Tabs({ tab, choose }) {
  /** @param {KeyboardEvent} event */
  const move = event => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? TABS.length - 1 : 0
    if (!step) return
    event.preventDefault()
    const next = TABS[(TABS.indexOf(tab) + step) % TABS.length] ?? 'log'
    choose(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return html`<div class="tabs" role="tablist" aria-label=${t('table.side')} onKeyDown=${move}>
    ${TABS.map(one => html`<button type="button" role="tab" key=${one} id=${`tab-${one}`} aria-selected=${one === tab} aria-controls="side-panel" tabindex=${one === tab ? 0 : -1}
      class="tab" onClick=${() => choose(one)}><${Icon} name=${one} /><span>${t(`tab.${one}`)}</span></button>`)}
  </div>`
}

/** @param {{ tab: Tab, situation: Situation, seat: Seat, names: string[], loaded: Loaded, sheets: import('../types').Sheet[], decide: (notation: string) => void,
 *   refused: string | null, ranking: number[] | null }} props */
function Panel({ tab, situation, seat, names, loaded, sheets, decide, refused, ranking }) {
  if (tab === 'log') return html`<${Log} entries=${seat.entries} names=${names} seat=${situation.seat} loaded=${loaded} />`
  if (tab === 'score') {
    return html`<p class="soft">${t(situation.table.phase === 'over' ? 'sheet.final' : 'sheet.now')}</p>
      <${Sheets} sheets=${sheets} names=${names} loaded=${loaded} seat=${situation.seat} ranking=${ranking} />`
  }
  if (tab === 'cards') return html`<${loaded.part.Cards} view=${situation.view} book=${loaded.book} />`
  return html`<${TextBoard} situation=${situation} loaded=${loaded} decide=${decide} pending=${seat.pending} refused=${refused} />`
}

/** Nobody sees what is another's: the device is passed on first. @param {{ seat: number, name: string, lift: () => void }} props */
function Curtain({ seat, name, lift }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null))
  useEffect(() => {
    button.current?.focus()
    announce(t('curtain.title', { name }))
  }, [seat])
  return html`<section class="curtain" aria-labelledby="curtain" style=${{ '--seat': `var(--seat-${seat % 6})` }}>
    <div class="paper">
      <${Mark} seat=${seat} size=${72} />
      <h2 id="curtain">${t('curtain.title', { name })}</h2>
      <p>${t('curtain.text')}</p>
      <button ref=${button} type="button" class="button main" onClick=${lift}>${t('curtain.lift', { name })}</button>
    </div>
  </section>`
}

/** Everything else about a table. @param {{ table: Table, close: () => void }} props */
function Menu({ table, close }) {
  return html`<${Dialog} title=${t('menu')} close=${close} drawer=${true}>
    <div class="stack">
      <${ShareLink} label=${t('menu.link')} path=${`/t/${table.table}`} />
      <p class="soft">${t('menu.watchers', { count: table.watchers })}</p>
      <p class="game-links">
        <a href=${`/rules/${table.game}`} target="_blank">${t('home.rules')}</a>
        <a href=${`/cards/${table.game}`} target="_blank">${t(`game.${table.game}.cards`)}</a>
        <a href="/">${t('home.back')}</a>
      </p>
      <h3>${t('settings.title')}</h3>
      <${Settings} />
    </div>
  <//>`
}
