// What the rest of the client uses of Tiny Towns.
export { picture } from './art.js'
export { Cards } from './cards.js'
export { changed } from './changes.js'
export { Options } from './options.js'
export { Table } from './table.js'
export { textBoard } from './text.js'

/** This game's style sheet, below /web/. */
export const style = 'tiny_towns/style.css'
