/** What the engine says of Little Town: its view, its outlook, its book. */
import type { Book as AnyBook, Situation as AnySituation } from '../types'

/** Goods by their names: wood, stone, fish, wheat, coins; `any` is any cube. */
export type Goods = Record<string, number>

export interface Building {
  square: string
  tile: string
  owner: number
}

export interface Team {
  seat: number
  goods: Goods
  points: number
  workers: { all: number; in_hand: number; on_board: string[]; building: number }
  houses: number
  buildings: string[]
  goals: { achieved: string[]; hidden: number; in_hand: string[] | null; set_aside: string[]; met: string[] }
}

export interface Turn {
  seat: number
  center: string | null
  left: string[]
  ungathered: Goods
  gathered: number
  activated: number
  gave_points: number
  tile: string | null
  square: string | null
  price: Goods | null
}

export interface View {
  game: 'little-town'
  options: { players: number; board: number; tiles: string | string[]; start: number | null; edition: number }
  seat: number | null
  terrain: string[][]
  tiles: string[]
  supply: Record<string, number>
  stock: Goods
  round: number
  round_ending: boolean
  start: number
  to_act: number[]
  owes: 'turn' | 'activate' | 'pay' | 'take' | 'feed' | null
  turn: Turn | null
  buildings: Building[]
  teams: Team[]
  scores: number[]
  over: boolean
  ranking: number[] | null
}

/** A building beside a worker: what using it takes and gives, and whether that can be paid. */
export interface Use {
  square: string
  tile: string
  owner: number
  rent: number
  takes: Goods
  gives: Goods
  wins: number
  possible: boolean
}

export interface Outlook {
  workers: Record<string, { gathers: Goods; buildings: Use[] }>
  buildings: Use[]
  food: { needed: number; held: number; missing: number }
}

export interface Tile {
  slug: string
  count: number
  cost: Goods
  points: number
  takes: Goods
  gives: Goods
  wins: number
  first: boolean
}

export interface Goal {
  slug: string
  points: number
}

export type Book = AnyBook & { tiles: Tile[]; goals: Goal[] }

export type Situation = AnySituation & { view: View; outlook: Outlook | null }

/** What happened between two views. */
export type Event =
  | { kind: 'worker'; seat: number; square: string }
  | { kind: 'building'; seat: number; square: string; tile: string }
  | { kind: 'gain'; seat: number; resource: string; number: number; from: string[] }
  | { kind: 'spend'; seat: number; resource: string; number: number; square?: string }
  | { kind: 'rent'; seat: number; to: number; number: number; square?: string }
  | { kind: 'points'; seat: number; number: number; square?: string }
  | { kind: 'goal'; seat: number; goal: string }
  | { kind: 'home'; seat: number; squares: string[] }
  | { kind: 'round'; round: number }
