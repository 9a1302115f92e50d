// The client's connection to a table, on a line that drops, repeats, delays, reorders and breaks. The clock is ours, so hours pass at once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GIVE_UP_AFTER, PING_AFTER, SAY_AGAIN, Seat } from '../../src/townlet/web/seat.js'

/** Numbers that look like chance, and are the same each time. */
function dice(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A clock that jumps to whatever is due next. */
class Clock {
  time = 0
  due = []
  now = () => this.time
  later = (callback, after) => {
    const timer = { at: this.time + after, callback }
    this.due.push(timer)
    return timer
  }
  cancel = timer => {
    this.due = this.due.filter(one => one !== timer)
  }
  tick() {
    const next = this.due.reduce((first, one) => (first && first.at <= one.at ? first : one), null)
    if (!next) return false
    this.cancel(next)
    this.time = Math.max(this.time, next.at)
    next.callback()
    return true
  }
}

/** A server as docs/protocol.md says: a list of events, of two seats that count up in turn. */
class Server {
  events = []
  lines = new Set()
  constructor(last) {
    this.last = last
  }
  state(seen, seat) {
    const version = this.events.length
    const legal = version < this.last && version % 2 === seat ? [`count ${version}`] : []
    return {
      type: 'state', version, seat, table: {}, view: { over: version >= this.last }, asked: '', legal, can_undo: false, outlook: null, sheets: [],
      log: { after: seen, entries: this.events.slice(seen).map((event, place) => ({ version: seen + place + 1, seat: event.seat, name: null, kind: 'play', notation: event.decision, said: '' })) },
    }
  }
  hear(line, message) {
    if (message.type === 'ping') return line.tell({ type: 'pong' })
    if (message.type === 'hello') {
      line.told = message.seen
      line.greeted = true
      return this.tell(line)
    }
    const { key, decision } = message
    const counted = this.events.findIndex(event => event.key === key)
    if (counted >= 0) return line.tell({ type: 'ack', key, version: counted + 1 })
    if (!this.state(0, line.seat).legal.includes(decision)) return line.tell({ type: 'refused', key, code: 'stale', sentence: 'The table has moved on.' })
    this.events.push({ seat: line.seat, key, decision })
    line.tell({ type: 'ack', key, version: this.events.length })
    for (const one of this.lines) if (one.greeted) this.tell(one)
  }
  tell(line) {
    line.tell(this.state(Math.min(line.told, this.events.length), line.seat))
    line.told = this.events.length
  }
}

/** One connection: what is said on it either way may be lost, come twice, late, or after what was said later; and it may break. */
class Line {
  onopen = null
  onmessage = null
  onclose = null
  open = true
  constructor(server, clock, chance, seat, faults) {
    Object.assign(this, { server, clock, chance, seat, faults })
    if (chance() < faults.deaf) return
    clock.later(() => this.open && this.onopen?.(), 5)
    server.lines.add(this)
  }
  carry(deliver) {
    const { lost, twice, late, breaks } = this.faults
    const times = this.chance() < lost ? 0 : this.chance() < twice ? 2 : 1
    for (let time = 0; time < times; time++) this.clock.later(() => this.open && deliver(), 5 + (this.chance() < late ? this.chance() * 9000 : 0))
    if (this.chance() < breaks) this.clock.later(() => this.break(), this.chance() * 50)
  }
  send(text) {
    this.carry(() => this.server.hear(this, JSON.parse(text)))
  }
  tell(message) {
    const text = JSON.stringify(message)
    this.carry(() => this.onmessage?.({ data: text }))
  }
  break() {
    if (!this.open) return
    this.close()
    this.onclose?.()
  }
  close() {
    this.open = false
    this.server.lines.delete(this)
  }
}

const CALM = { lost: 0, twice: 0, late: 0, breaks: 0, deaf: 0 }
const FAULTS = {
  'a calm line': CALM,
  'messages that get lost': { ...CALM, lost: 0.3 },
  'messages that come twice': { ...CALM, twice: 0.5 },
  'messages that come late and in another order': { ...CALM, late: 0.5 },
  'a line that breaks': { ...CALM, breaks: 0.1 },
  'a server that does not answer at first': { ...CALM, deaf: 0.5, breaks: 0.05 },
  'everything at once': { lost: 0.2, twice: 0.2, late: 0.3, breaks: 0.05, deaf: 0.2 },
}

/** Two clients play a game to its end over such lines. */
function play(faults, seed, last) {
  const clock = new Clock()
  const chance = dice(seed)
  const server = new Server(last)
  let keys = 0
  const seats = [0, 1].map(number => {
    const seat = new Seat({
      connect: () => new Line(server, clock, chance, number, faults),
      token: `token ${number}`, language: 'en', clock, newKey: () => `key ${(keys += 1)}`,
      changed: () => {
        assert.deepEqual(seat.entries.map(entry => entry.version), seat.entries.map((_, place) => place + 1), 'a gap in the log')
        // Whoever is impatient decides again and again; one decision is under way at a time.
        const legal = seat.situation?.legal ?? []
        if (legal.length) clock.later(() => legal === seat.situation?.legal && [1, 2, 3].filter(() => seat.play(legal[0])), 100)
      },
    })
    seat.open()
    return seat
  })
  for (let ticks = 0; ticks < 200_000; ticks++) {
    if (seats.every(seat => seat.situation?.view.over && !seat.sent && seat.seen === last)) break
    assert.ok(clock.tick(), 'nobody waits for anything any more')
  }
  return { server, seats }
}

for (const [name, faults] of Object.entries(FAULTS)) {
  test(`each decision counts once, and all end with the same game: ${name}`, () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { server, seats } = play(faults, seed, 24)
      const decisions = server.events.map(event => event.decision)
      assert.deepEqual(decisions, Array.from({ length: 24 }, (_, number) => `count ${number}`))
      for (const seat of seats) {
        assert.deepEqual(seat.entries.map(entry => entry.notation), decisions)
        assert.equal(seat.situation.version, 24)
        seat.close()
      }
    }
  })
}

/** A seat on a line that the test itself speaks on. */
function scripted() {
  const clock = new Clock()
  const lines = []
  const told = []
  const seat = new Seat({
    connect: () => {
      const line = { said: [], send: text => line.said.push(JSON.parse(text)), close: () => {}, onopen: null, onmessage: null, onclose: null }
      lines.push(line)
      return line
    },
    token: 'token', language: 'en', clock, newKey: () => 'key', changed: () => {},
    refused: (sentence, code) => told.push([sentence, code]), hinted: sentence => told.push([sentence]),
  })
  seat.open()
  lines[0].onopen()
  const hear = message => lines.at(-1).onmessage({ data: JSON.stringify(message) })
  const state = (version, more = {}) => ({ ...new Server(9).state(0, 0), version, log: { after: 0, entries: [] }, ...more })
  return { clock, lines, told, seat, hear, state }
}

test('what is not answered is said again with the same key and version', () => {
  const { clock, lines, seat, hear, state } = scripted()
  hear(state(0))
  assert.ok(seat.play('count 0'))
  assert.ok(!seat.play('count 0'))
  const [, first] = lines[0].said
  assert.equal(seat.pending, 'count 0')
  while (clock.now() < SAY_AGAIN) clock.tick()
  assert.deepEqual(lines[0].said[2], first)
})

test('an older state never replaces a newer one', () => {
  const { seat, hear, state } = scripted()
  hear(state(5))
  hear(state(3))
  assert.equal(seat.situation.version, 5)
})

test('a refusal is told and frees the seat to decide otherwise', () => {
  const { told, seat, hear, state } = scripted()
  hear(state(0))
  seat.play('count 0')
  hear({ type: 'refused', key: 'key', code: 'illegal', sentence: 'Not now.' })
  assert.deepEqual(told, [['Not now.', 'illegal']])
  assert.ok(seat.play('count 0'))
})

test('a line that says nothing is asked, and given up', () => {
  const { clock, lines, seat, hear, state } = scripted()
  hear(state(0))
  while (lines.length < 2) assert.ok(clock.tick())
  assert.equal(lines[0].said.at(-1).type, 'ping')
  assert.ok(clock.now() >= PING_AFTER + GIVE_UP_AFTER)
  assert.equal(seat.status, 'lost')
})

test('who may not sit there is told so, and does not try again', () => {
  const { clock, lines, seat, hear } = scripted()
  hear({ type: 'error', code: 'no-token', sentence: 'This needs the token of a seat at this table.' })
  while (clock.tick());
  assert.equal(seat.error.code, 'no-token')
  assert.equal(lines.length, 1)
})

test('a hint is asked for once, told, and asked for again', () => {
  const { lines, told, seat, hear, state } = scripted()
  hear(state(0))
  seat.hint()
  seat.hint()
  assert.deepEqual(lines[0].said.slice(1), [{ type: 'hint', key: 'key' }])
  hear({ type: 'hint', key: 'key', version: 0, decision: 'count 0', expected: null, aim: '', sentence: 'A bot counts.' })
  assert.deepEqual(told, [['A bot counts.']])
  seat.hint()
  // Whoever decided meanwhile is told nothing; whoever can have none is told why.
  hear({ type: 'refused', key: 'key', code: 'stale', sentence: 'The table has moved on.' })
  seat.hint()
  hear({ type: 'refused', key: 'key', code: 'no-hint', sentence: 'No hint.' })
  assert.deepEqual(told.slice(1), [['No hint.', 'no-hint']])
})

test('a line that breaks takes the hint with it', () => {
  const { clock, lines, seat, hear, state } = scripted()
  hear(state(0))
  seat.hint()
  lines[0].onclose()
  while (lines.length < 2) assert.ok(clock.tick())
  lines[1].onopen()
  hear(state(0))
  seat.hint()
  assert.equal(lines[1].said.at(-1).type, 'hint')
})

test('what is no message is not minded', () => {
  const { seat, hear, lines, state } = scripted()
  hear(state(2))
  lines[0].onmessage({ data: '{' })
  lines[0].onmessage({ data: '{"type": "something new"}' })
  assert.equal(seat.situation.version, 2)
})
