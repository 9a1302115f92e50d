/** A finished game, decision by decision: forward and back, from any seat's chair. */
import { html, useCallback, useEffect, useMemo, useRef, useState } from '../vendor/preact.js'
import * as api from '../api.js'
import { useGame } from '../games.js'
import { useSettings } from '../memory.js'
import { go } from '../router.js'
import { spoken, t } from '../words.js'
import { Icon } from '../parts/icons.js'
import { Log, sentence } from '../parts/log.js'
import { announce, complain } from '../parts/notice.js'
import { Page, Waiting } from '../parts/page.js'
import { ShareLink } from '../parts/share.js'
import { Sheets } from '../parts/sheet.js'
import { Mark } from '../parts/marks.js'
import { NoTable } from './missing.js'

/** @typedef {import('../types').Moment} Moment */
/** @typedef {import('../types').Replay} Replay */

const EACH_STEP = 1400

/** @param {{ table: string, number: number | null }} props */
export function ReplayPage({ table, number: asked }) {
  const [replay, setReplay] = useState(/** @type {Replay | null} */ (null))
  const [error, setError] = useState(/** @type {unknown} */ (null))
  const language = spoken()
  useEffect(() => {
    api.replay(table).then(setReplay, setError)
  }, [table, language])
  const { loaded, error: broken } = useGame(replay?.game ?? null)
  if (error || broken) return html`<${NoTable} error=${error ?? broken} />`
  if (!replay || !loaded) return html`<${Page} title=${t('replay')} heading=${null}><${Waiting} /><//>`
  return html`<${Walk} table=${table} replay=${replay} loaded=${loaded} asked=${asked} />`
}

/** The moments of a game, fetched as they are looked at. @param {string} table @param {number | null} seat @param {number} number @param {number} last */
function useMoment(table, seat, number, last) {
  const language = spoken()
  const moments = useRef(/** @type {Map<string, Promise<Moment>>} */ (new Map()))
  const [shown, setShown] = useState(/** @type {Moment | null} */ (null))
  useEffect(() => {
    let wanted = true
    /** @param {number} at */
    const fetched = at => {
      const key = `${language} ${seat} ${at}`
      let promise = moments.current.get(key)
      if (!promise) {
        promise = api.moment(table, at, seat)
        promise.catch(() => moments.current.delete(key))
        moments.current.set(key, promise)
      }
      return promise
    }
    fetched(number).then(moment => wanted && setShown(moment), problem => wanted && complain(problem))
    // What probably comes next.
    if (number < last) void fetched(number + 1).catch(() => {})
    if (number > 0) void fetched(number - 1).catch(() => {})
    return () => {
      wanted = false
    }
  }, [table, seat, number, language])
  return shown
}

/** @param {{ table: string, replay: Replay, loaded: import('../games.js').Loaded, asked: number | null }} props */
function Walk({ table, replay, loaded, asked }) {
  const last = replay.decisions.length
  const [number, setNumber] = useState(Math.min(asked ?? 0, last))
  const [seat, setSeat] = useState(/** @type {number | null} */ (null))
  const [running, setRunning] = useState(false)
  const settings = useSettings()
  const moment = useMoment(table, seat, number, last)

  /** @param {number} next */
  const to = next => {
    setNumber(Math.max(0, Math.min(last, next)))
    setRunning(false)
  }
  useEffect(() => {
    if (asked !== null) setNumber(Math.min(asked, last))
  }, [asked])
  useEffect(() => {
    if (!running) return
    if (number >= last) return setRunning(false)
    const timer = setTimeout(() => setNumber(number + 1), EACH_STEP)
    return () => clearTimeout(timer)
  }, [running, number])
  const step = replay.decisions[number - 1]
  const said = step ? sentence({ version: number, kind: 'play', ...step }, replay.names) : t('replay.start')
  useEffect(() => {
    if (!running) announce(said)
    // The address is a link to this very moment.
    history.replaceState(null, '', `/replay/${table}#${number}`)
  }, [number])
  const entries = useMemo(() => replay.decisions.map((decision, place) => ({ version: place + 1, kind: /** @type {const} */ ('play'), ...decision })), [replay])
  const situation = useMemo(() => moment && situationOf(table, replay, moment, seat), [moment, replay])
  const shownSettings = useMemo(() => ({ almost: false, motion: settings.motion, confirm: false, sound: false }), [settings])
  const nothing = useCallback(() => {}, [])
  /** @param {KeyboardEvent} event */
  const keys = event => {
    if (event.target instanceof Element && event.target.closest('input, select, textarea, [role=grid], [role=application]')) return
    /** @type {Record<string, () => void>} */
    const moves = { ArrowLeft: () => to(number - 1), ArrowRight: () => to(number + 1), Home: () => to(0), End: () => to(last), ' ': () => setRunning(!running) }
    const move = moves[event.key]
    if (!move || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    move()
  }
  return html`<${Page} title=${t('replay.of', { game: loaded.book.title })} kind="replay">
    <div class="replay-walk" onKeyDown=${keys}>
      <div class="replay-bar paper">
        <p class="replay-said" >${step && html`<${Mark} seat=${step.seat} size=${20} />`}<span>${said}</span></p>
        <div class="row replay-buttons">
          <button type="button" class="button round" aria-label=${t('replay.first')} disabled=${number === 0} onClick=${() => to(0)}><${Icon} name="first" /></button>
          <button type="button" class="button round" aria-label=${t('replay.back')} disabled=${number === 0} onClick=${() => to(number - 1)}><${Icon} name="back" /></button>
          <button type="button" class="button main round" aria-label=${t(running ? 'replay.pause' : 'replay.run')} onClick=${() => { if (number >= last) setNumber(0); setRunning(!running) }}><${Icon} name=${running ? 'pause' : 'play'} /></button>
          <button type="button" class="button round" aria-label=${t('replay.next')} disabled=${number === last} onClick=${() => to(number + 1)}><${Icon} name="next" /></button>
          <button type="button" class="button round" aria-label=${t('replay.last')} disabled=${number === last} onClick=${() => to(last)}><${Icon} name="last" /></button>
          <label class="replay-slider"><span class="heard-only">${t('replay.slider')}</span>
            <input type="range" min="0" max=${last} value=${number} aria-valuetext=${`${number} / ${last}. ${said}`} onInput=${(/** @type {any} */ event) => to(Number(event.target.value))} /></label>
          <output class="replay-number">${number} / ${last}</output>
        </div>
        <label class="replay-seat">${t('replay.seat')} <select value=${seat ?? ''} onChange=${(/** @type {any} */ event) => setSeat(event.target.value === '' ? null : Number(event.target.value))}>
          <option value="" selected=${seat === null}>${t('replay.watcher')}</option>
          ${replay.names.map((name, place) => html`<option value=${place} selected=${place === seat}>${name}</option>`)}</select></label>
      </div>
      <div class="replay-table">
        ${situation ? html`<${loaded.part.Table} situation=${situation} book=${loaded.book} decide=${nothing} pending=${null} settings=${shownSettings} names=${replay.names} />` : html`<${Waiting} />`}
      </div>
      <aside class="replay-side">
        <section class="paper"><h2>${t('tab.score')}</h2>${moment && html`<${Sheets} sheets=${moment.sheets} names=${replay.names} loaded=${loaded} seat=${seat} ranking=${number === last ? moment.view.ranking : null} />`}</section>
        <section class="paper"><h2>${t('tab.log')}</h2><${Log} entries=${entries} names=${replay.names} seat=${null} loaded=${loaded} chosen=${number} choose=${to} /></section>
        <section class="paper"><h2>${t('final.share')}</h2><${ShareLink} label=${t('final.share.label')} path=${`/replay/${table}#${number}`} />
          <p class="row"><a class="button small" href=${api.recordAddress(table)} download=${`${replay.game}-${table}.json`}><${Icon} name="download" />${t('final.record')}</a>
            <button type="button" class="button small" onClick=${() => go(`/t/${table}`)}>${t('replay.table')}</button></p></section>
      </aside>
    </div>
  <//>`
}

/** A moment of a finished game as what the game's own part shows: nothing can be chosen. @param {string} table @param {Replay} replay @param {Moment} moment @param {number | null} seat
 * @returns {import('../types').Situation} */
function situationOf(table, replay, moment, seat) {
  return {
    type: 'state', version: moment.number, seat: null, view: moment.view, asked: '', legal: [], can_undo: false, outlook: null, sheets: moment.sheets,
    table: { table, game: replay.game, options: replay.options, phase: 'over', version: moment.number, listed: false, watchers: 0, started: null, next: null,
      seats: replay.names.map((name, number) => ({ seat: number, kind: 'person', name, bot: null, present: true, host: number === (seat ?? 0) })) },
    log: { after: 0, entries: [] },
  }
}
