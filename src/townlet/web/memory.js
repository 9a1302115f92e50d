/** What this browser remembers: settings, the tokens of its seats, and the name last used. */
import { useEffect, useState } from './vendor/preact.js'

/**
 * @typedef {object} Choices what can be chosen in the settings
 * @property {import('./types').Language | null} language null: what the browser asks for
 * @property {'system' | 'light' | 'dark'} theme
 * @property {boolean} sound
 * @property {boolean} confirm
 * @property {boolean} almost
 * @property {boolean} motion
 */
/** @typedef {{ tokens: string[], when: number }} Held */

/** @type {Choices} */
const DEFAULTS = { language: null, theme: 'system', sound: false, confirm: true, almost: false, motion: true }
const SETTINGS = 'townlet.settings'
const TABLES = 'townlet.tables'
const NAME = 'townlet.name'
const MOST_TABLES = 30

/** @template T @param {string} key @param {T} otherwise @returns {T} */
function read(key, otherwise) {
  try {
    const text = localStorage.getItem(key)
    return text === null ? otherwise : JSON.parse(text)
  } catch {
    return otherwise
  }
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: what was chosen then lasts as long as the page.
  }
}

let choices = readChoices()
/** @type {Set<() => void>} */
const listeners = new Set()

function readChoices() {
  const kept = read(SETTINGS, {})
  return { ...DEFAULTS, ...(kept && typeof kept === 'object' ? kept : {}) }
}

/** The settings as they are. */
export function settings() {
  return choices
}

/** Change some settings. @param {Partial<Choices>} change */
export function choose(change) {
  choices = { ...choices, ...change }
  write(SETTINGS, choices)
  for (const listener of listeners) listener()
}

/** Call this whenever a setting changes, in this tab or another. @param {() => void} listener */
export function onSettings(listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The settings, drawn anew when they change. */
export function useSettings() {
  const [now, setNow] = useState(choices)
  useEffect(() => onSettings(() => setNow(settings())), [])
  return now
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', event => {
    if (event.key !== SETTINGS) return
    choices = readChoices()
    for (const listener of listeners) listener()
  })
}

/** @returns {Record<string, Held>} */
function tables() {
  const kept = read(TABLES, {})
  return kept && typeof kept === 'object' ? kept : {}
}

/** The tokens held at a table, in the order in which the seats were taken. @param {string} table */
export function tokensOf(table) {
  return tables()[table]?.tokens ?? []
}

/** Keep a token of a table; the tables longest unused are forgotten. @param {string} table @param {string} token */
export function keepToken(table, token) {
  const all = tables()
  const tokens = all[table]?.tokens ?? []
  all[table] = { tokens: tokens.includes(token) ? tokens : [...tokens, token], when: Date.now() }
  const newest = Object.entries(all).sort((a, b) => b[1].when - a[1].when)
  write(TABLES, Object.fromEntries(newest.slice(0, MOST_TABLES)))
}

/** Forget a token of a table. @param {string} table @param {string} token */
export function dropToken(table, token) {
  const all = tables()
  const held = all[table]
  if (!held) return
  held.tokens = held.tokens.filter(one => one !== token)
  if (!held.tokens.length) delete all[table]
  write(TABLES, all)
}

/** Forget a table. @param {string} table */
export function dropTable(table) {
  const all = tables()
  delete all[table]
  write(TABLES, all)
}

/** The tables with seats of this browser, the last used first. */
export function myTables() {
  return Object.entries(tables())
    .sort((a, b) => b[1].when - a[1].when)
    .map(([table]) => table)
}

/** The name last used here. @returns {string} */
export function myName() {
  return String(read(NAME, ''))
}

/** Remember a name for the next table. @param {string} name */
export function keepName(name) {
  write(NAME, name)
}
