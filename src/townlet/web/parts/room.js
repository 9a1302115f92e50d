/** A table that waits for its people: who is here, the link for the others, beginning with bots. */
import { html, useState } from '../vendor/preact.js'
import * as api from '../api.js'
import { t } from '../words.js'
import { Mark } from './marks.js'
import { botName, usualBot } from './bots.js'
import { Icon } from './icons.js'
import { complain } from './notice.js'
import { SitDown } from './seats.js'
import { ShareLink } from './share.js'

/** @param {{ table: import('../types').Table, live: import('../live.js').Live, bots: string[], loaded: import('../games.js').Loaded }} props */
export function Room({ table, live, bots, loaded }) {
  const [bot, setBot] = useState('')
  const [busy, setBusy] = useState(false)
  const held = new Map(live.held.map(seat => [seat.number, seat]))
  const free = table.seats.filter(seat => seat.kind === 'open')
  const token = live.held[0]?.token ?? null
  const chosen = bot || usualBot(bots)
  const begin = async () => {
    setBusy(true)
    await api.start(table.table, chosen, String(token)).catch(complain)
    setBusy(false)
  }
  /** @param {number} number */
  const leave = async number => {
    const own = held.get(number)?.token
    if (own) await api.leave(table.table, number, own).then(() => live.drop(own), complain)
  }
  const firstFree = free[0]?.seat
  return html`<div class="room">
    <section class="paper room-seats" aria-labelledby="room-seats">
      <h2 id="room-seats">${t('room.seats')}</h2>
      <ol class="chair-list">${table.seats.map(seat => html`<li key=${seat.seat} class=${`chair ${seat.kind}`}>
        <span class="chair-mark"><${Mark} seat=${seat.seat} size=${26} /></span>
        <span class="chair-who"><strong>${seat.kind === 'open' ? t('room.free') : seat.name}</strong>
          <span class="soft">${held.has(seat.seat) ? t('room.you') : seat.kind === 'bot' ? t('about.bot', { bot: botName(seat.bot ?? '') }) : seat.kind === 'person' ? t(seat.present ? 'room.here' : 'seat.away') : t('room.free.text')}</span></span>
        ${held.has(seat.seat) && html`<button type="button" class="button small plain" onClick=${() => leave(seat.seat)}><${Icon} name="leave" />${t('seat.leave.short')}</button>`}
      </li>`)}</ol>
      ${firstFree !== undefined && html`<${SitDown} key=${firstFree} table=${table} seat=${firstFree} live=${live} main=${!live.held.length} />`}
      ${token && html`<div class="row begin">
        <button type="button" class="button main" disabled=${busy} onClick=${begin}><${Icon} name="play" />${t('room.begin')}</button>
        <label>${t('room.bots')} <select value=${chosen} onChange=${(/** @type {any} */ event) => setBot(event.target.value)}>
          ${bots.map(one => html`<option value=${one} selected=${one === chosen}>${botName(one)}</option>`)}</select></label>
      </div>`}
    </section>
    <section class="paper room-invite" aria-labelledby="room-invite">
      <h2 id="room-invite">${t('room.invite')}</h2>
      <p>${t('room.invite.text')}</p>
      <div class="invite">
        <img class="code" src=${api.codeAddress(table.table)} alt=${t('room.code')} width="180" height="180" />
        <${ShareLink} label=${t('room.link')} path=${`/t/${table.table}`} text=${t('room.send', { game: loaded.book.title })} />
      </div>
      ${table.listed && html`<p class="soft">${t('room.listed')}</p>`}
    </section>
    <section class="paper room-played" aria-labelledby="room-played">
      <h2 id="room-played">${t('room.played', { game: loaded.book.title })}</h2>
      <fieldset class="bare" disabled><legend class="heard-only">${t('new.variant')}</legend>
        <${loaded.part.Options} options=${table.options} change=${() => {}} book=${loaded.book} /></fieldset>
      <p class="game-links"><a href=${`/rules/${table.game}`} target="_blank">${t('home.rules')}</a><a href=${`/cards/${table.game}`} target="_blank">${t(`game.${table.game}.cards`)}</a></p>
    </section>
  </div>`
}
