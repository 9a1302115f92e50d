/** The first page: the games, the tables of this browser, open tables, and a saved game to be opened. */
import { html, useEffect, useRef, useState } from '../vendor/preact.js'
import * as api from '../api.js'
import { FOLDERS } from '../games.js'
import { dropTable, keepToken, myName, myTables } from '../memory.js'
import { go } from '../router.js'
import { spoken, t } from '../words.js'
import { usualBot } from '../parts/bots.js'
import { Icon } from '../parts/icons.js'
import { complain, notify } from '../parts/notice.js'
import { Page } from '../parts/page.js'
import { GameScene, Townscape } from '../parts/townscape.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../types').GameName} GameName */

const LOOK_AGAIN = 8000
/** The longest record that makes sense; the server has the last word. */
const LARGEST_RECORD = 2_000_000

export function Home() {
  const [open, mine] = useTables()
  return html`<${Page} title="" heading=${null} kind="home">
    <section class="hero">
      <div class="hero-words">
        <h1 tabindex="-1">${t('home.title')}</h1>
        <p>${t('home.lead')}</p>
      </div>
      <${Townscape} />
    </section>
    <section class="games" aria-label=${t('home.games')}>
      ${/** @type {GameName[]} */ (Object.keys(FOLDERS)).map(game => html`<${GameCard} key=${game} game=${game} />`)}
    </section>
    <div class="lobby">
      ${mine.length > 0 && html`<section class="paper" aria-labelledby="mine">
        <h2 id="mine">${t('home.mine')}</h2>
        <ul class="tables">${mine.map(table => html`<${TableLine} key=${table.table} table=${table} mine=${true} />`)}</ul>
      </section>`}
      <section class="paper" aria-labelledby="open">
        <h2 id="open">${t('home.open')}</h2>
        ${open === null && html`<p class="soft">${t('loading')}</p>`}
        ${open?.length === 0 && html`<p class="soft">${t('home.none')}</p>`}
        ${!!open?.length && html`<ul class="tables">${open.map(table => html`<${TableLine} key=${table.table} table=${table} />`)}</ul>`}
      </section>
      <${SavedGame} />
    </div>
  <//>`
}

/** The open tables, and those with a seat of this browser; looked at again and again. @returns {[Table[] | null, Table[]]} */
function useTables() {
  const [open, setOpen] = useState(/** @type {Table[] | null} */ (null))
  const [mine, setMine] = useState(/** @type {Table[]} */ ([]))
  const language = spoken()
  useEffect(() => {
    let here = true
    const look = async () => {
      if (document.hidden) return
      const own = myTables().slice(0, 8)
      const found = await Promise.all(own.map(name => api.table(name).catch(error => forget(name, error))))
      const lobby = await api.lobby().catch(() => null)
      if (!here) return
      setMine(/** @type {Table[]} */ (found.filter(Boolean)))
      setOpen(lobby ? lobby.tables.filter(table => !own.includes(table.table)) : [])
    }
    void look()
    const timer = setInterval(look, LOOK_AGAIN)
    return () => {
      here = false
      clearInterval(timer)
    }
  }, [language])
  return [open, mine]
}

/** A table that is gone needs no remembering. @param {string} name @param {unknown} error */
function forget(name, error) {
  if (error instanceof api.Refused && error.status === 404) dropTable(name)
  return null
}

/** @param {{ game: GameName }} props */
function GameCard({ game }) {
  const [busy, setBusy] = useState(false)
  const playNow = async () => {
    setBusy(true)
    try {
      const { bots } = await api.games()
      const made = await api.makeTable({
        game,
        options: { players: 2 },
        seats: [{ kind: 'person', name: myName() || t('new.player', { number: 1 }) }, { kind: 'bot', bot: usualBot(bots) }],
        listed: false,
      })
      for (const token of Object.values(made.tokens)) keepToken(made.table, token)
      go(`/t/${made.table}`)
    } catch (error) {
      complain(error)
      setBusy(false)
    }
  }
  return html`<article class="game-card">
    <${GameScene} game=${game} />
    <div class="game-words">
      <h2>${t(`game.${game}`)}</h2>
      <p class="game-facts">${t(`game.${game}.facts`)}</p>
      <p>${t(`game.${game}.lead`)}</p>
      <div class="row">
        <button type="button" class="button main" disabled=${busy} onClick=${playNow}>
          <${Icon} name="play" />${t('home.now')}<span class="heard-only"> · ${t(`game.${game}`)}</span></button>
        <a class="button" href=${`/new?game=${game}`}><${Icon} name="people" />${t('home.make')}<span class="heard-only"> · ${t(`game.${game}`)}</span></a>
      </div>
      <p class="game-links">
        <a href=${`/rules/${game}`}>${t('home.rules')}<span class="heard-only"> · ${t(`game.${game}`)}</span></a>
        <a href=${`/cards/${game}`}>${t(`game.${game}.cards`)}</a>
      </p>
    </div>
  </article>`
}

/** @param {{ table: Table, mine?: boolean }} props */
function TableLine({ table, mine = false }) {
  const names = table.seats.filter(seat => seat.kind !== 'open').map(seat => seat.name)
  const free = table.seats.filter(seat => seat.kind === 'open').length
  return html`<li>
    <a class="table-line" href=${`/t/${table.table}`}>
      <strong>${t(`game.${table.game}`)}</strong>
      <span class="soft">${names.join(', ') || t('home.nobody')}</span>
      <span class=${`phase ${table.phase}`}>${free && table.phase === 'waiting' ? t('home.free', { count: free }) : t(`phase.${table.phase}`)}</span>
      <span class="go">${mine ? t('home.return') : free && table.phase === 'waiting' ? t('home.join') : t('home.watch')}<${Icon} name="next" size=${16} /></span>
    </a>
  </li>`
}

/** A record from a file becomes a table, or a replay when it was finished. */
function SavedGame() {
  const [over, setOver] = useState(false)
  const file = useRef(/** @type {HTMLInputElement | null} */ (null))
  /** @param {File | undefined} chosen */
  const open = async chosen => {
    if (!chosen) return
    try {
      if (chosen.size > LARGEST_RECORD) throw new SyntaxError()
      const record = JSON.parse(await chosen.text())
      const made = await api.makeTable({ record })
      for (const token of Object.values(made.tokens ?? {})) keepToken(made.table, token)
      const table = await api.table(made.table)
      go(table.phase === 'over' ? `/replay/${made.table}` : `/t/${made.table}`)
    } catch (error) {
      if (error instanceof SyntaxError) notify(t('record.broken'), { bad: true })
      else complain(error)
    } finally {
      if (file.current) file.current.value = ''
    }
  }
  return html`<section class=${`paper saved ${over ? 'over' : ''}`} aria-labelledby="saved"
    onDragOver=${(/** @type {DragEvent} */ event) => { event.preventDefault(); setOver(true) }}
    onDragLeave=${() => setOver(false)}
    onDrop=${(/** @type {DragEvent} */ event) => { event.preventDefault(); setOver(false); void open(event.dataTransfer?.files[0]) }}>
    <h2 id="saved">${t('record.title')}</h2>
    <p class="soft">${t('record.text')}</p>
    <label class="button file"><${Icon} name="open" />${t('record.open')}
      <input ref=${file} type="file" accept=".json,application/json" onChange=${(/** @type {any} */ event) => open(event.target.files[0])} /></label>
  </section>`
}
