/** Small sounds, made on the spot; nothing is heard unless it was switched on. */
import { settings } from '../memory.js'

/** @typedef {'turn' | 'place' | 'build' | 'coin' | 'other' | 'undo' | 'refused' | 'end'} Sound */

/** Each sound: notes of [frequency, beginning, length, loudness]. @type {Record<Sound, { wave: OscillatorType, notes: number[][] }>} */
const SOUNDS = {
  turn: { wave: 'sine', notes: [[587, 0, 0.16, 0.5], [880, 0.11, 0.26, 0.5]] },
  place: { wave: 'triangle', notes: [[196, 0, 0.07, 0.9], [147, 0.015, 0.09, 0.7]] },
  build: { wave: 'triangle', notes: [[262, 0, 0.09, 0.7], [330, 0.07, 0.09, 0.7], [392, 0.14, 0.22, 0.7]] },
  coin: { wave: 'sine', notes: [[1319, 0, 0.07, 0.4], [1760, 0.06, 0.18, 0.4]] },
  other: { wave: 'triangle', notes: [[165, 0, 0.06, 0.35]] },
  undo: { wave: 'sine', notes: [[440, 0, 0.09, 0.4], [330, 0.08, 0.14, 0.4]] },
  refused: { wave: 'square', notes: [[140, 0, 0.12, 0.22]] },
  end: { wave: 'triangle', notes: [[392, 0, 0.18, 0.6], [494, 0.14, 0.18, 0.6], [587, 0.28, 0.18, 0.6], [784, 0.42, 0.5, 0.7]] },
}

/** @type {AudioContext | null} */
let context = null

/** Let a sound be heard, if sounds are wanted. @param {Sound} sound */
export function play(sound) {
  if (!settings().sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  const { wave, notes } = SOUNDS[sound]
  const now = context.currentTime + 0.01
  for (const [frequency = 440, begin = 0, length = 0.1, loudness = 0.5] of notes) {
    const tone = context.createOscillator()
    const loud = context.createGain()
    tone.type = wave
    tone.frequency.value = frequency
    loud.gain.setValueAtTime(0, now + begin)
    loud.gain.linearRampToValueAtTime(loudness * 0.22, now + begin + 0.008)
    loud.gain.exponentialRampToValueAtTime(0.0001, now + begin + length)
    tone.connect(loud).connect(context.destination)
    tone.start(now + begin)
    tone.stop(now + begin + length + 0.02)
  }
}
