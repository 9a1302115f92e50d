/** What is said to everybody at the page: a sentence that shows for a while, and what a screen reader is told. */
import { html, useEffect, useState } from '../vendor/preact.js'
import { t } from '../words.js'
import { Icon } from './icons.js'

/** @typedef {{ text: string, bad: boolean, number: number }} Notice */

/** @type {Set<(notice: Notice) => void>} */
const shown = new Set()
/** @type {Set<(text: string) => void>} */
const heard = new Set()
let count = 0

/** Show a sentence for a while. @param {string} text @param {{ bad?: boolean }} [how] */
export function notify(text, { bad = false } = {}) {
  if (!text) return
  count += 1
  for (const listener of shown) listener({ text, bad, number: count })
}

/** Tell who listens, and nobody else. @param {string} text */
export function announce(text) {
  if (text) for (const listener of heard) listener(text)
}

/** Where notices are shown and announcements are heard; once on the page. */
export function Notices() {
  const [notices, setNotices] = useState(/** @type {Notice[]} */ ([]))
  const [spoken, setSpoken] = useState(['', ''])
  useEffect(() => {
    /** @param {Notice} notice */
    const add = notice => {
      setNotices(before => [...before.filter(one => one.text !== notice.text).slice(-2), notice])
      // Long sentences stay longer.
      setTimeout(() => remove(notice), 4000 + notice.text.length * 60)
    }
    // The same words twice are told twice: two regions take turns.
    const say = (/** @type {string} */ text) => setSpoken(([first]) => (first ? ['', text] : [text, '']))
    shown.add(add)
    heard.add(say)
    return () => {
      shown.delete(add)
      heard.delete(say)
    }
  }, [])
  /** @param {Notice} notice */
  const remove = notice => setNotices(before => before.filter(one => one.number !== notice.number))
  return html`
    <div class="heard-only" role="log" aria-live="polite" aria-atomic="true">${spoken[0]}</div>
    <div class="heard-only" role="log" aria-live="polite" aria-atomic="true">${spoken[1]}</div>
    <div class="notices" role="status" aria-live="assertive">
      ${notices.map(notice => html`<div key=${notice.number} class=${`notice ${notice.bad ? 'bad' : ''}`}>
        <span>${notice.text}</span>
        <button type="button" class="button plain round small" aria-label=${t('close')} onClick=${() => remove(notice)}><${Icon} name="close" /></button>
      </div>`)}
    </div>`
}

/** The sentence for something that went wrong. @param {unknown} error */
export function sentenceOf(error) {
  const sentence = error instanceof Error && 'code' in error ? error.message : ''
  return sentence || t('error.unreachable')
}

/** Show what went wrong. @param {unknown} error */
export function complain(error) {
  notify(sentenceOf(error), { bad: true })
}
