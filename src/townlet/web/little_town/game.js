// Little Town in the browser: what the client shows of this game.
export { Table } from './table.js'
export { Options } from './options.js'
export { Cards } from './cards.js'
export { picture } from './art/index.js'
export { textBoard } from './text.js'
export { changed } from './changed.js'

/** The style sheet, below /web/. */
export const style = 'little_town/style.css'
