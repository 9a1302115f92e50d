/** The games' own parts of the client: their code, style, words and book, brought when they are first needed. */
import { useEffect, useState } from './vendor/preact.js'
import { book as fetchBook } from './api.js'
import { addWords, spoken } from './words.js'

/** @typedef {import('./types').GameName} GameName */
/** @typedef {import('./types').GamePart} GamePart */
/** @typedef {{ part: GamePart, book: import('./types').Book }} Loaded */

/** The games, and where each one's part of the client is. @type {Record<GameName, string>} */
export const FOLDERS = { 'tiny-towns': 'tiny_towns', 'little-town': 'little_town' }

/** Whether there is such a game. @param {string} game @returns {game is GameName} */
export function isGame(game) {
  return Object.hasOwn(FOLDERS, game)
}

/** @type {Map<string, Promise<GamePart>>} */
const parts = new Map()

/** @param {GameName} game */
function part(game) {
  let promise = parts.get(game)
  if (!promise) {
    const folder = FOLDERS[game]
    promise = Promise.all([import(`./${folder}/game.js`), addWords(folder)]).then(async ([module]) => {
      await dress(module.style)
      return module
    })
    promise.catch(() => parts.delete(game))
    parts.set(game, promise)
  }
  return promise
}

/** Bring a style sheet, and wait until it is there. @param {string} path */
function dress(path) {
  const href = new URL(path, import.meta.url).href
  if ([...document.styleSheets].some(sheet => sheet.href === href)) return Promise.resolve()
  return new Promise(done => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => done(undefined)
    document.head.append(link)
  })
}

/** A game's part and its book, in the language spoken now; null until both are there. @param {GameName | null} game
 * @returns {{ loaded: Loaded | null, error: unknown }} */
export function useGame(game) {
  const [found, setFound] = useState(/** @type {{ game: string, loaded: Loaded | null, error: unknown }} */ ({ game: '', loaded: null, error: null }))
  const language = spoken()
  useEffect(() => {
    if (!game) return
    let wanted = true
    Promise.all([part(game), fetchBook(game)]).then(
      ([part, book]) => wanted && setFound({ game, loaded: { part, book }, error: null }),
      error => wanted && setFound({ game, loaded: null, error }),
    )
    return () => {
      wanted = false
    }
  }, [game, language])
  return found.game === game ? found : { loaded: null, error: null }
}
