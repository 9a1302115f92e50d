/** The HTTP part of the protocol. */
import { spoken } from './words.js'

/** @typedef {import('./types').GameName} GameName */
/** @typedef {import('./types').Table} Table */

/** What the server refused, with its sentence. */
export class Refused extends Error {
  /** @param {number} status @param {string} code @param {string} sentence */
  constructor(status, code, sentence) {
    super(sentence)
    this.status = status
    this.code = code
  }
}

/** @param {string} method @param {string} path @param {{ body?: unknown, token?: string | null }} [more] @returns {Promise<any>} */
async function ask(method, path, { body, token } = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: 'application/json', 'Accept-Language': spoken() }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers.Authorization = `Bearer ${token}`
  const address = `/api/${path}${path.includes('?') ? '&' : '?'}language=${spoken()}`
  let answer
  try {
    answer = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Refused(0, 'unreachable', '')
  }
  const text = await answer.text()
  let data = null
  try {
    data = JSON.parse(text)
  } catch {
    // Only a proxy or a broken server answers without JSON.
  }
  if (answer.ok) return data
  throw new Refused(answer.status, data?.error?.code ?? 'unreachable', data?.error?.sentence ?? '')
}

/** @param {string} table */
const at = table => `tables/${encodeURIComponent(table)}`

/** The games and the bots there are. @returns {Promise<import('./types').Games>} */
export const games = () => ask('GET', 'games')

/** @type {Map<string, Promise<import('./types').Book>>} */
const books = new Map()

/** A game's book in the language spoken now; asked for once. @param {GameName} game */
export function book(game) {
  const key = `${game} ${spoken()}`
  let promise = books.get(key)
  if (!promise) {
    promise = ask('GET', `games/${game}`)
    promise.catch(() => books.delete(key))
    books.set(key, promise)
  }
  return promise
}

/** The lobby. @returns {Promise<{ tables: Table[] }>} */
export const lobby = () => ask('GET', 'tables')
/** Make a table. @param {import('./types').Wish} wish @returns {Promise<import('./types').Made>} */
export const makeTable = wish => ask('POST', 'tables', { body: wish })
/** One table. @param {string} table @returns {Promise<Table>} */
export const table = table => ask('GET', at(table))
/** Sit down. @param {string} table @param {number} seat @param {string} name @returns {Promise<{ token: string }>} */
export const sit = (table, seat, name) => ask('POST', `${at(table)}/seats/${seat}`, { body: { name } })
/** Give a seat up. @param {string} table @param {number} seat @param {string} token @returns {Promise<Table>} */
export const leave = (table, seat, token) => ask('POST', `${at(table)}/seats/${seat}/leave`, { token })
/** A bot decides for a seat, or no longer. @param {string} table @param {number} seat @param {string | null} bot @param {string} token @returns {Promise<Table>} */
export const standIn = (table, seat, bot, token) => ask('POST', `${at(table)}/seats/${seat}/stand-in`, { body: { bot }, token })
/** Begin, bots taking the open seats. @param {string} table @param {string} bot @param {string} token @returns {Promise<Table>} */
export const start = (table, bot, token) => ask('POST', `${at(table)}/start`, { body: { bot }, token })
/** The same again. @param {string} table @param {string} token @returns {Promise<{ table: string }>} */
export const rematch = (table, token) => ask('POST', `${at(table)}/rematch`, { token })
/** A finished game. @param {string} table @returns {Promise<import('./types').Replay>} */
export const replay = table => ask('GET', `${at(table)}/replay`)
/** A finished game after so many decisions. @param {string} table @param {number} number @param {number | null} seat @returns {Promise<import('./types').Moment>} */
export const moment = (table, number, seat) => ask('GET', `${at(table)}/replay/${number}${seat === null ? '' : `?seat=${seat}`}`)
/** Where the record of a finished game is. @param {string} table */
export const recordAddress = table => `/api/${at(table)}/record`
/** Where a table's QR code is. @param {string} table */
export const codeAddress = table => `/api/${at(table)}/qr.svg`
