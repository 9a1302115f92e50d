/** What the engine says of Tiny Towns, as the view holds it. */
import type { Situation } from '../types'

export interface Town {
  seat: number
  grid: string[][]
  held: Record<string, string[]>
  owes: string | null
  cube: string | null
  set_aside: number
  turns: number
  finished: number | null
  monument: string | null
  raised: boolean
  shrine: number
  watch: string[]
  claims: string[]
  dealt?: string[]
}
export interface ResourceCards {
  open?: string[]
  pile: number
  bottom?: string[]
  discarded?: string[]
  face_down?: number
}
export interface TownsView {
  options: { players: number; mode: 'standard' | 'town-hall' | 'solo'; cavern: boolean; monuments: boolean; [more: string]: any }
  seat: number | null
  cards: string[]
  round: number
  to_act: number[]
  master_builder: number | null
  named: string | null
  resource_cards: ResourceCards | null
  towns: Town[]
  scores: number[]
  over: boolean
  ranking: number[] | null
  [more: string]: any
}
export interface Pattern {
  card: string
  squares: string[]
}
export interface Almost extends Pattern {
  missing: { square: string; resource: string }[]
}
export interface TownsOutlook {
  completes: Record<string, Pattern[]>
  almost: Almost[]
}
export interface BookCard {
  slug: string
  type: string
  pattern: string[]
  solo: boolean
  can_be_fed: boolean
}

/** A decision of the notation, taken apart. */
export interface Choice {
  text: string
  verb: string
  card?: string
  resource?: string
  square?: string
  squares?: string[]
}

/** A building that could go up on one of several squares: built, given, or put in the place of another. */
export interface Project {
  key: string
  verb: 'build' | 'put' | 'replace'
  card: string
  /** The squares of its pattern; none for what is given. */
  squares: string[]
  /** The decision for each square it may stand on. */
  targets: Map<string, string>
}

/** All that may be decided now, sorted by what it is. */
export interface Choices {
  /** The decisions that a square stands for: placing, storing, swapping, laying with a cottage. */
  onSquare: Map<string, Choice[]>
  projects: Project[]
  /** Resources to name, take, hold or take in hand by a Factory. */
  resources: Choice[]
  /** Monuments to keep, buildings for Opaleye's Watch. */
  cards: Choice[]
  /** What stands alone: cavern, done, and whatever this client does not know. */
  alone: Choice[]
  /** All of them by their text. */
  byText: Map<string, Choice>
}

/** What is highlighted on the board: a pattern, and how strongly. */
export interface Glow extends Pattern {
  kind: 'buildable' | 'chosen' | 'almost' | 'completes'
  missing?: { square: string; resource: string }[]
}

export type { Situation }
