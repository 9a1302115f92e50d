/** The connections of this browser to one table: one for each seat it holds, or a watcher's. */
import { useEffect, useRef, useState } from './vendor/preact.js'
import { dropToken, keepToken, tokensOf } from './memory.js'
import { Seat } from './seat.js'
import { spoken } from './words.js'

/** @type {import('./seat.js').Clock} */
const CLOCK = {
  now: () => Date.now(),
  later: (callback, after) => setTimeout(callback, after),
  cancel: timer => clearTimeout(timer),
}

/** @typedef {(sentence: string, code: string) => void} OnRefused */
/** @typedef {(sentence: string) => void} OnHinted */

/** The seats held at a table; they live as long as its page. */
export class Live {
  /** @param {string} table @param {() => void} changed @param {OnRefused} refused @param {OnHinted} hinted */
  constructor(table, changed, refused, hinted) {
    this.table = table
    this.changed = changed
    this.refused = refused
    this.hinted = hinted
    /** @type {Map<string, Seat>} */
    this.seats = new Map()
    /** @type {Seat | null} */
    this.watcher = null
    /** A token that held no seat here. */
    this.foreign = false
    for (const token of tokensOf(table)) this.hold(token)
    if (!this.seats.size) this.watch()
  }

  /** The seats this browser holds, by their number. @returns {Seat[]} */
  get held() {
    return [...this.seats.values()].filter(seat => seat.number !== null).sort((a, b) => Number(a.number) - Number(b.number))
  }

  /** Any connection that knows the table. @returns {Seat | null} */
  get any() {
    const known = [...this.seats.values(), ...(this.watcher ? [this.watcher] : [])].filter(seat => seat.situation)
    return known.sort((a, b) => Number(b.situation?.version) - Number(a.situation?.version))[0] ?? null
  }

  /** Hold a seat from now on. @param {string} token */
  hold(token) {
    if (this.seats.has(token)) return
    keepToken(this.table, token)
    const seat = this.line(token)
    this.seats.set(token, seat)
    seat.open()
  }

  /** Give a token up. @param {string} token */
  drop(token) {
    dropToken(this.table, token)
    this.seats.get(token)?.close()
    this.seats.delete(token)
    if (!this.seats.size) this.watch()
  }

  watch() {
    if (this.watcher) return
    this.watcher = this.line(null)
    this.watcher.open()
  }

  /** @param {string | null} token */
  line(token) {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`
    const seat = new Seat({
      connect: () => /** @type {any} */ (new WebSocket(address)),
      token,
      language: spoken(),
      clock: CLOCK,
      newKey,
      changed: () => this.heard(seat),
      refused: this.refused,
      hinted: this.hinted,
    })
    return seat
  }

  /** @param {Seat} seat */
  heard(seat) {
    const { token } = seat
    // A token that was given up elsewhere, or never held a seat here.
    if (token && (seat.error?.code === 'no-token' || (seat.situation && seat.situation.seat === null))) {
      this.foreign = true
      this.drop(token)
    } else if (token && this.watcher && seat.number !== null) {
      this.watcher.close()
      this.watcher = null
    }
    this.changed()
  }

  /** @param {(seat: Seat) => void} what */
  each(what) {
    for (const seat of this.seats.values()) what(seat)
    if (this.watcher) what(this.watcher)
  }

  close() {
    this.each(seat => seat.close())
  }
}

function newKey() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), number => number.toString(36)).join('-')
}

/** The connections to a table, drawn anew whenever one of them hears something. @param {string} table @param {string | null} token @param {OnRefused} refused
 * @param {OnHinted} hinted @returns {Live} */
export function useLive(table, token, refused, hinted) {
  const [, again] = useState(0)
  const report = useRef(refused)
  report.current = refused
  const live = useRef(/** @type {Live | null} */ (null))
  if (!live.current) {
    if (token) keepToken(table, token)
    live.current = new Live(table, () => again(count => count + 1), (...given) => report.current(...given), hinted)
  }
  const now = live.current
  const language = spoken()
  useEffect(() => now.each(seat => seat.speak(language)), [language])
  useEffect(() => {
    const wake = () => document.hidden || now.each(seat => seat.wake())
    const sleep = () => now.each(seat => seat.sleep())
    document.addEventListener('visibilitychange', wake)
    addEventListener('online', wake)
    addEventListener('pageshow', wake)
    addEventListener('offline', sleep)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('online', wake)
      removeEventListener('pageshow', wake)
      removeEventListener('offline', sleep)
      now.close()
    }
  }, [])
  // A link with a seat, opened while the table is shown already.
  useEffect(() => {
    if (token) now.hold(token)
  }, [token])
  return now
}
