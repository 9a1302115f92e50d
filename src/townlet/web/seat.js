/** One connection to a table: a seat, or a watcher. Whatever happens to the network, each decision is carried out once and the newest state wins.
 *
 * Nothing here touches the page: the socket and the clock are given, so that tests can drop, repeat, delay and reorder what is said. */

/** @typedef {import('./types').StateMessage} StateMessage */
/** @typedef {import('./types').ServerMessage} ServerMessage */
/** @typedef {import('./types').ClientMessage} ClientMessage */
/** @typedef {import('./types').Entry} Entry */
/** @typedef {import('./types').Language} Language */
/** @typedef {'connecting' | 'open' | 'lost' | 'closed'} Status */

/**
 * @typedef {object} Socket a WebSocket, as far as it is needed
 * @property {(text: string) => void} send
 * @property {() => void} close
 * @property {(() => void) | null} onopen
 * @property {((event: { data: any }) => void) | null} onmessage
 * @property {(() => void) | null} onclose
 */
/**
 * @typedef {object} Clock
 * @property {() => number} now milliseconds
 * @property {(callback: () => void, after: number) => any} later
 * @property {(timer: any) => void} cancel
 */
/**
 * @typedef {object} Sent what was decided and is not yet known to be carried out
 * @property {string} key
 * @property {'play' | 'undo'} type
 * @property {string | null} decision
 * @property {number} version what the client had seen when it decided
 * @property {number} at when it was last sent
 * @property {number | null} stored the version it was acknowledged with
 */

/** Unanswered for so long, a message is said again. */
export const SAY_AGAIN = 4000
/** Silent for so long, the server is asked whether it is there. */
export const PING_AFTER = 15000
/** Silent for so long after that, the connection is given up. */
export const GIVE_UP_AFTER = 6000
/** Waiting before each further try to connect; the last one repeats. */
export const TRY_AGAIN = [300, 1000, 2000, 4000, 8000, 15000]

export class Seat {
  /**
   * @param {object} given
   * @param {() => Socket} given.connect opens a new socket
   * @param {string | null} given.token null watches
   * @param {Language} given.language
   * @param {Clock} given.clock
   * @param {() => string} given.newKey an unguessable name for a message
   * @param {() => void} given.changed something here is different now
   * @param {(sentence: string, code: string) => void} [given.refused] the server refused what was decided, or a hint
   * @param {(sentence: string) => void} [given.hinted] the hint that was asked for
   */
  constructor({ connect, token, language, clock, newKey, changed, refused, hinted }) {
    this.token = token
    this.language = language
    /** @type {Status} */
    this.status = 'connecting'
    /** The newest state. @type {StateMessage | null} */
    this.situation = null
    /** The log so far, without gaps. @type {Entry[]} */
    this.entries = []
    /** @type {Sent | null} */
    this.sent = null
    /** The key of the hint that was asked for. @type {string | null} */
    this.hinting = null
    /** Why the server does not want this connection. @type {{ code: string, sentence: string } | null} */
    this.error = null
    /** The log is known up to this version. */
    this.seen = 0

    this.connect = connect
    this.clock = clock
    this.newKey = newKey
    this.changed = changed
    this.refused = refused ?? (() => {})
    this.hinted = hinted ?? (() => {})
    /** @type {Socket | null} */
    this.socket = null
    this.tries = 0
    this.heardAt = 0
    /** Something was missed and asked for at this time. @type {number | null} */
    this.askedAt = null
    /** @type {number | null} */
    this.pingedAt = null
    /** @type {any} */
    this.timer = null
  }

  /** The seat's number, once known. @returns {number | null} */
  get number() {
    return this.situation?.seat ?? null
  }

  /** The notation under way, if any. @returns {string | null} */
  get pending() {
    return this.sent?.decision ?? null
  }

  /** Begin. */
  open() {
    if (this.socket || this.status === 'closed') return
    this.clock.cancel(this.timer)
    const socket = this.connect()
    this.socket = socket
    this.heardAt = this.clock.now()
    this.pingedAt = null
    socket.onopen = () => {
      if (this.socket !== socket) return
      this.hello()
      if (this.sent) this.say(this.sent)
    }
    socket.onmessage = event => {
      if (this.socket === socket) this.hear(event.data)
    }
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
    this.watch()
  }

  /** End for good. */
  close() {
    this.status = 'closed'
    this.clock.cancel(this.timer)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  /** The device woke up, or is back on the network: find out at once whether the connection still lives. */
  wake() {
    if (this.status === 'closed') return
    if (!this.socket) {
      this.tries = 0
      this.open()
    } else if (this.status === 'open') {
      this.ping()
      this.watch()
    } else if (this.clock.now() - this.heardAt > TRY_AGAIN[1]) {
      this.lost()
      this.wake()
    }
  }

  /** The network is gone, as far as the device knows. */
  sleep() {
    if (this.socket && this.status !== 'closed') this.lost()
  }

  /** Decide. One decision is under way at a time; false when there is one already. @param {string} notation */
  play(notation) {
    return this.send('play', notation)
  }

  /** Take the latest decision back. */
  undo() {
    return this.send('undo', null)
  }

  /** Ask what a bot would do here. */
  hint() {
    if (this.hinting || this.status !== 'open') return
    this.hinting = this.newKey()
    this.put({ type: 'hint', key: this.hinting })
    this.changed()
  }

  /** Hear sentences in this language from now on. @param {Language} language */
  speak(language) {
    if (language === this.language) return
    this.language = language
    // The whole log comes again, in the new language.
    this.seen = 0
    this.askedAt = this.clock.now()
    if (this.status === 'open') this.hello()
  }

  /** @param {'play' | 'undo'} type @param {string | null} decision */
  send(type, decision) {
    if (this.sent || !this.situation || this.status === 'closed') return false
    this.sent = { key: this.newKey(), type, decision, version: this.situation.version, at: 0, stored: null }
    if (this.status === 'open') this.say(this.sent)
    this.watch()
    this.changed()
    return true
  }

  /** @param {Sent} sent */
  say(sent) {
    sent.at = this.clock.now()
    const { key, version } = sent
    this.put(sent.type === 'play' ? { type: 'play', key, version, decision: sent.decision ?? '' } : { type: 'undo', key, version })
  }

  hello() {
    this.put({ type: 'hello', token: this.token, language: this.language, seen: this.seen })
  }

  ping() {
    this.pingedAt ??= this.clock.now()
    this.put({ type: 'ping' })
  }

  /** @param {ClientMessage} message */
  put(message) {
    try {
      this.socket?.send(JSON.stringify(message))
    } catch {
      // The socket is closing; its onclose tells, and everything is said again on the next one.
    }
  }

  /** @param {unknown} text */
  hear(text) {
    /** @type {ServerMessage} */
    let message
    try {
      message = JSON.parse(String(text))
    } catch {
      return
    }
    this.heardAt = this.clock.now()
    this.pingedAt = null
    if (message.type === 'state') this.hearState(message)
    else if (message.type === 'ack') this.hearAck(message)
    else if (message.type === 'refused') this.hearRefused(message)
    else if (message.type === 'hint') this.hearHint(message)
    else if (message.type === 'error') return this.hearError(message)
    this.watch()
  }

  /** @param {StateMessage} message */
  hearState(message) {
    this.status = 'open'
    this.tries = 0
    if (!this.situation || message.version >= this.situation.version) this.situation = message
    this.readLog(message.log, message.version)
    this.settle()
    this.changed()
  }

  /** @param {StateMessage['log']} log @param {number} version */
  readLog(log, version) {
    if (log.after > this.seen) {
      if (this.askedAt === null) {
        this.askedAt = this.clock.now()
        this.hello()
      }
      return
    }
    if (version < this.seen) return
    const before = this.entries.filter(entry => entry.version <= log.after)
    this.entries = [...before, ...log.entries]
    this.seen = version
    if (this.situation && this.seen >= this.situation.version) this.askedAt = null
  }

  /** @param {import('./types').AckMessage} message */
  hearAck(message) {
    if (this.sent?.key !== message.key) return
    this.sent.stored = message.version
    this.sent.at = this.clock.now()
    this.settle()
    this.changed()
  }

  /** What was stored is done once the state shows it. */
  settle() {
    if (this.sent && this.sent.stored !== null && this.situation && this.situation.version >= this.sent.stored) this.sent = null
  }

  /** @param {import('./types').RefusedMessage} message */
  hearRefused(message) {
    const sent = this.sent
    if (this.hinting && this.hinting === message.key) {
      this.hinting = null
      // Whoever has decided meanwhile needs no hint any more.
      if (message.code !== 'stale') this.refused(message.sentence, message.code)
      this.changed()
    }
    if (sent?.key !== message.key) return
    if (message.code === 'busy') {
      // The same again a little later.
      sent.at = this.clock.now()
      return
    }
    this.sent = null
    if (message.code === 'stale') this.hello()
    this.refused(message.sentence, message.code)
    this.changed()
  }

  /** @param {import('./types').HintMessage} message */
  hearHint(message) {
    if (this.hinting !== message.key) return
    this.hinting = null
    this.hinted(message.sentence)
    this.changed()
  }

  /** @param {import('./types').ErrorMessage} message */
  hearError(message) {
    if (message.code === 'busy' || message.code === 'full') return this.lost()
    this.close()
    this.error = message
    this.changed()
  }

  lost() {
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.hinting = null
    this.status = this.situation ? 'lost' : 'connecting'
    const wait = TRY_AGAIN[Math.min(this.tries, TRY_AGAIN.length - 1)] ?? 0
    this.tries += 1
    this.clock.cancel(this.timer)
    // Not all at once, when a server comes back.
    this.timer = this.clock.later(() => this.open(), wait * (0.75 + Math.random() / 2))
    this.changed()
  }

  /** Look again when the next thing is due: saying something again, asking whether the server is there, giving up. */
  watch() {
    // Without a connection the next thing due is to try again.
    if (!this.socket) return
    this.clock.cancel(this.timer)
    this.timer = this.clock.later(() => this.look(), Math.max(10, Math.min(...this.dues()) - this.clock.now()))
  }

  /** @returns {number[]} */
  dues() {
    const dues = [this.pingedAt === null ? this.heardAt + PING_AFTER : this.pingedAt + GIVE_UP_AFTER]
    if (this.status === 'open') {
      if (this.sent) dues.push(this.sent.at + SAY_AGAIN)
      if (this.askedAt !== null) dues.push(this.askedAt + SAY_AGAIN)
    }
    return dues
  }

  look() {
    const now = this.clock.now()
    if (this.pingedAt !== null && now >= this.pingedAt + GIVE_UP_AFTER) return this.lost()
    if (this.pingedAt === null && now >= this.heardAt + PING_AFTER) {
      // Without an answer to the very first word there is nothing to ask about.
      if (this.status !== 'open') return this.lost()
      this.ping()
    }
    if (this.status === 'open' && this.askedAt !== null && now >= this.askedAt + SAY_AGAIN) {
      this.askedAt = now
      this.hello()
    }
    if (this.status === 'open' && this.sent && now >= this.sent.at + SAY_AGAIN) {
      // Acknowledged, but the state that shows it got lost: ask for it.
      if (this.sent.stored === null) this.say(this.sent)
      else {
        this.sent.at = now
        this.hello()
      }
    }
    this.watch()
  }
}
