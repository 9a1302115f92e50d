/** The client's own words, in the language spoken now. The words of a game's book come from the server. */

/** @typedef {import('./types').Language} Language */

/** @type {readonly Language[]} */
export const LANGUAGES = ['en', 'es']

/** How each language calls itself. @type {Record<Language, string>} */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español' }

/** @type {Language} */
let language = 'en'
/** @type {Record<string, string>} */
let words = {}
// Folders whose words are wanted: the shell's own, and those of the games in use.
const folders = new Set(['words'])
/** @type {Set<() => void>} */
const listeners = new Set()
/** @type {Map<string, Promise<Record<string, string>>>} */
const files = new Map()

/** The words of a key. `{name}` in them is replaced by params.name; with params.count, `key.one` or `key.other` is taken where there is one.
 * @type {import('./types').Translate} */
export function t(key, params) {
  let text = words[key]
  if (params && 'count' in params) text = words[`${key}.${new Intl.PluralRules(language).select(Number(params.count))}`] ?? text
  if (text === undefined) return key
  return params ? text.replace(/\{(\w+)\}/g, (whole, name) => (name in params ? String(params[name]) : whole)) : text
}

/** Whether there are words for a key. @param {string} key */
export function known(key) {
  return key in words
}

/** The language spoken now. */
export function spoken() {
  return language
}

/** The language the browser asks for, of those we speak. @param {readonly string[]} asked @returns {Language} */
export function preferred(asked) {
  for (const tag of asked) {
    const found = LANGUAGES.find(one => tag.toLowerCase().split('-')[0] === one)
    if (found) return found
  }
  return 'en'
}

/** Call this whenever the language, or what is said in it, changes. Returns how to end it. @param {() => void} listener */
export function onWords(listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Speak this language from now on. @param {Language} wanted */
export async function speak(wanted) {
  await gather(wanted)
}

/** Bring the words of a game's folder, such as `tiny_towns`. @param {string} game */
export async function addWords(game) {
  const folder = `${game}/words`
  if (folders.has(folder)) return
  folders.add(folder)
  await gather(language)
}

/** The last language asked for wins, however long its files take. @type {Language} */
let wantedNow = 'en'

/** @param {Language} wanted */
async function gather(wanted) {
  wantedNow = wanted
  const all = await Promise.all([...folders].map(folder => file(`${folder}/${wanted}.json`)))
  if (wantedNow !== wanted) return
  language = wanted
  words = Object.assign({}, ...all)
  if (typeof document !== 'undefined') document.documentElement.lang = wanted
  for (const listener of listeners) listener()
}

/** @param {string} path */
function file(path) {
  let promise = files.get(path)
  if (!promise) {
    promise = fetch(new URL(path, import.meta.url)).then(answer => (answer.ok ? answer.json() : {}))
    promise.catch(() => files.delete(path))
    files.set(path, promise)
  }
  return promise
}
