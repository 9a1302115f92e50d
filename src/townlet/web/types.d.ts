/** What the protocol says (docs/protocol.md), and what the parts of the client say to each other. */
import type { Children } from './vendor/preact.js'

export type Language = 'en' | 'es'
export type GameName = 'tiny-towns' | 'little-town'

// The protocol: HTTP.

export interface GameLine {
  game: GameName
  title: string
  players: [number, number]
}
export interface Games {
  games: GameLine[]
  bots: string[]
}

/** What stands in the box of a game, in words and numbers; each game adds its own. */
export interface Book {
  game: GameName
  title: string
  players: [number, number]
  names: Record<string, string>
  texts: Record<string, string>
  [more: string]: any
}

export interface Seat {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string
  bot: string | null
  present: boolean
  host: boolean
}
export interface Table {
  table: string
  game: GameName
  options: Options
  phase: 'waiting' | 'playing' | 'over'
  version: number
  listed: boolean
  seats: Seat[]
  watchers: number
  started: string | null
  next: string | null
}
export type Options = { players: number; [option: string]: any }

export interface Wish {
  game?: GameName
  options?: Options
  seats?: { kind: 'person' | 'bot' | 'open'; name?: string; bot?: string }[]
  listed?: boolean
  seed?: number
  record?: unknown
}
export interface Made {
  table: string
  tokens: Record<string, string>
}
export interface Decision {
  seat: number
  notation: string
  said: string
}
export interface Replay {
  game: GameName
  options: Options
  seed: number
  names: string[]
  decisions: Decision[]
}
export interface Moment {
  number: number
  view: View
  sheets: Sheet[]
}

/** Data of the engine, as the game's own part of the client knows it. */
export type View = Record<string, any>
export type Sheet = Record<string, any>
export type Outlook = Record<string, any>

// The protocol: the WebSocket.

export interface Entry {
  version: number
  seat: number
  /** Who sits down, when that is what happened. */
  name?: string | null
  kind: 'sit' | 'leave' | 'start' | 'play' | 'undo' | 'stand-in' | 'return'
  notation: string | null
  said: string
}
export interface StateMessage {
  type: 'state'
  version: number
  seat: number | null
  table: Table
  view: View | null
  asked: string
  legal: string[]
  can_undo: boolean
  outlook: Outlook | null
  sheets: Sheet[]
  log: { after: number; entries: Entry[] }
}
export interface AckMessage {
  type: 'ack'
  key: string
  version: number
}
export interface RefusedMessage {
  type: 'refused'
  key: string
  code: string
  sentence: string
}
export interface HintMessage {
  type: 'hint'
  key: string
  version: number
  decision: string
  expected: number | null
  aim: string
  sentence: string
}

export interface ErrorMessage {
  type: 'error'
  code: string
  sentence: string
}
export type ServerMessage = StateMessage | AckMessage | RefusedMessage | HintMessage | ErrorMessage | { type: 'pong' }

export type ClientMessage =
  | { type: 'hello'; token: string | null; language: Language; seen: number }
  | { type: 'play'; key: string; version: number; decision: string }
  | { type: 'undo'; key: string; version: number }
  | { type: 'hint'; key: string }
  | { type: 'ping' }

// What a game's folder exports (tiny_towns/game.js, little_town/game.js).

/** What a game's own part is shown: the newest state, its view never null. */
export type Situation = StateMessage & { view: View }

export interface Settings {
  /** Show patterns that lack one cube. */
  almost: boolean
  /** Move things; false where reduced motion is preferred. */
  motion: boolean
  /** Ask before a decision is sent. */
  confirm: boolean
  sound: boolean
}

export interface TableProps {
  situation: Situation
  book: Book
  /** Send this decision. */
  decide: (notation: string) => void
  /** The decision under way. */
  pending: string | null
  settings: Settings
  /** The names of the seats. */
  names: string[]
}

/** What happened between two views. */
export interface Change {
  kind: string
  seat?: number
  square?: string
  resource?: string
  card?: string
  [more: string]: any
}

export interface GamePart {
  /** The game's style sheet, below /web/. */
  style: string
  Table: (props: TableProps) => Children
  Options: (props: { options: Options; change: (options: Options) => void; book: Book }) => Children
  picture: (slug: string, size?: number) => Children
  Cards: (props: { view: View | null; book: Book }) => Children
  textBoard: (view: View, book: Book, words: Translate) => string[]
  changed?: (before: View, after: View, seat: number | null) => Change[]
}

/** The client's own words: `t('table.leave')`, `t('table.seats', { count: 3 })`. */
export type Translate = (key: string, params?: Record<string, string | number>) => string
