/** The seats of a table: who sits there, how they stand, who is to act, who is away; and what can be done about a seat. */
import { html, useState } from '../vendor/preact.js'
import * as api from '../api.js'
import { keepName, myName } from '../memory.js'
import { t } from '../words.js'
import { Mark } from './marks.js'
import { botName, usualBot } from './bots.js'
import { Dialog } from './dialog.js'
import { Icon } from './icons.js'
import { complain, notify } from './notice.js'
import { ShareLink } from './share.js'

/** @typedef {import('../types').Seat} SeatCard */
/** @typedef {import('../types').Table} Table */
/** @typedef {import('../live.js').Live} Live */

/** Whether a person who should decide is not there. @param {SeatCard} seat */
export function isAway(seat) {
  return seat.kind === 'person' && !seat.present && !seat.bot
}

/** All seats in a strip. @param {{ table: Table, live: Live, sheets: import('../types').Sheet[], toAct: number[], shown: number | null, ranking: number[] | null,
 *   bots: string[], turnTo: ((seat: number) => void) | null }} props */
export function Seats({ table, live, sheets, toAct, shown, ranking, bots, turnTo }) {
  const [open, setOpen] = useState(/** @type {number | null} */ (null))
  const held = new Set(live.held.map(seat => seat.number))
  const chosen = open === null ? undefined : table.seats[open]
  return html`<ul class=${`seats ${table.seats.length > 2 ? 'many' : ''}`} aria-label=${t('seats')}>
    ${table.seats.map(seat => html`<li key=${seat.seat}>
      <button type="button" class=${`seat ${toAct.includes(seat.seat) ? 'acting' : ''} ${seat.seat === shown ? 'shown' : ''} ${isAway(seat) ? 'away' : ''}`}
        style=${{ '--seat': `var(--seat-${seat.seat % 6})` }} onClick=${() => setOpen(seat.seat)}>
        <${Mark} seat=${seat.seat} size=${22} />
        <span class="seat-name">${seat.name}</span>
        ${sheets[seat.seat] && html`<span class="seat-score" aria-label=${t('seat.points', { count: sheets[seat.seat]?.total })}>${sheets[seat.seat]?.total}</span>`}
        <${SeatSigns} seat=${seat} held=${held.has(seat.seat)} acting=${toAct.includes(seat.seat)} place=${ranking?.[seat.seat] ?? null} />
      </button>
    </li>`)}
  </ul>
  ${chosen && html`<${SeatDialog} table=${table} seat=${chosen} live=${live} bots=${bots} close=${() => setOpen(null)}
    turnTo=${turnTo && held.has(chosen.seat) && chosen.seat !== shown ? () => { setOpen(null); turnTo(chosen.seat) } : null} />`}`
}

/** @param {{ seat: SeatCard, held: boolean, acting: boolean, place: number | null }} props */
function SeatSigns({ seat, held, acting, place }) {
  return html`<span class="seat-signs">
    ${seat.bot && html`<span class="sign-bot" title=${botName(seat.bot)}><${Icon} name="bot" size=${18} /><span class="heard-only">${seat.kind === 'bot' ? t('seat.bot') : t('seat.stand-in')}</span></span>`}
    ${isAway(seat) && html`<span class="sign-away" title=${t('seat.away')}><${Icon} name="lost" size=${18} /><span class="heard-only">${t('seat.away')}</span></span>`}
    ${seat.kind === 'open' && !seat.bot && html`<span class="sign-away">${t('seat.free')}</span>`}
    ${held && html`<span class="sign-me">${t('seat.me')}</span>`}
    ${place === 1 && html`<span class="sign-won"><${Icon} name="trophy" size=${18} /><span class="heard-only">${t('seat.won')}</span></span>`}
    ${acting && html`<span class="sign-acting"><span class="heard-only">${t('seat.acting')}</span></span>`}
  </span>`
}

/** What can be done about a seat. @param {{ table: Table, seat: SeatCard, live: Live, bots: string[], close: () => void, turnTo: (() => void) | null }} props */
function SeatDialog({ table, seat, live, bots, close, turnTo }) {
  const own = live.held.find(one => one.number === seat.seat)
  const token = own?.token ?? live.held[0]?.token ?? null
  const running = table.phase === 'playing'
  const [bot, setBot] = useState(usualBot(bots))
  /** @param {Promise<unknown>} done @param {string} [said] */
  const act = (done, said) => done.then(() => { if (said) notify(said); close() }, complain)
  return html`<${Dialog} title=${seat.name} close=${close}>
    <p class="seat-about"><${Mark} seat=${seat.seat} size=${28} /> ${aboutSeat(seat, Boolean(own))}</p>
    <div class="stack">
      ${turnTo && html`<button type="button" class="button main" onClick=${turnTo}><${Icon} name="eye" />${t('seat.look', { name: seat.name })}</button>`}
      ${own?.token && html`<${ShareLink} label=${t('seat.link')} path=${`/t/${table.table}#seat=${own.token}`} /><p class="soft">${t('seat.link.text')}</p>`}
      ${own?.token && seat.bot && html`<button type="button" class="button main" onClick=${() => act(api.standIn(table.table, seat.seat, null, String(own.token)))}>${t('seat.return')}</button>`}
      ${running && token && !seat.bot && (isAway(seat) || seat.kind === 'open') && html`<div class="row">
        <label>${t('seat.bot.which')} <select value=${bot} onChange=${(/** @type {any} */ event) => setBot(event.target.value)}>
          ${bots.map(one => html`<option value=${one} selected=${one === bot}>${botName(one)}</option>`)}</select></label>
        <button type="button" class="button" onClick=${() => act(api.standIn(table.table, seat.seat, bot, token))}><${Icon} name="bot" />${t('seat.stand-in.let')}</button>
      </div>`}
      ${seat.kind === 'open' && table.phase !== 'over' && html`<${SitDown} table=${table} seat=${seat.seat} live=${live} done=${close} />`}
      ${own?.token && table.phase !== 'over' && html`<button type="button" class="button danger" onClick=${() => {
        if (confirm(t('seat.leave.sure'))) void act(api.leave(table.table, seat.seat, String(own.token)).then(() => live.drop(String(own.token))))
      }}><${Icon} name="leave" />${t('seat.leave')}</button>`}
    </div>
  <//>`
}

/** @param {SeatCard} seat @param {boolean} mine */
function aboutSeat(seat, mine) {
  if (seat.kind === 'open') return seat.bot ? t('about.open-bot') : t('about.open')
  if (seat.kind === 'bot') return t('about.bot', { bot: botName(seat.bot ?? '') })
  if (seat.bot) return t(mine ? 'about.me-stand-in' : 'about.stand-in', { name: seat.name })
  if (mine) return t('about.me')
  return t(seat.present ? 'about.here' : 'about.away', { name: seat.name })
}

/** Taking an open seat. @param {{ table: Table, seat: number, live: Live, done?: () => void, main?: boolean }} props */
export function SitDown({ table, seat, live, done, main = false }) {
  const [name, setName] = useState(live.held.length ? '' : myName())
  const [busy, setBusy] = useState(false)
  /** @param {Event} event */
  const sit = async event => {
    event.preventDefault()
    setBusy(true)
    const called = name.trim() || t('new.player', { number: seat + 1 })
    try {
      const { token } = await api.sit(table.table, seat, called)
      if (!live.held.length && name.trim()) keepName(called)
      live.hold(token)
      done?.()
    } catch (error) {
      complain(error)
    }
    setBusy(false)
  }
  return html`<form class="sit row" onSubmit=${sit}>
    <label class="field"><span class="field-label">${live.held.length ? t('sit.other') : t('sit.name')}</span>
      <input type="text" maxlength="24" value=${name} placeholder=${t('new.player', { number: seat + 1 })} autocomplete="nickname" onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
    <button type="submit" class=${`button ${main ? 'main' : ''}`} disabled=${busy}>${t('sit.down')}</button>
  </form>`
}
