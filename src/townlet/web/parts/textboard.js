/** The board in words, and decisions typed in the notation. */
import { html, useEffect, useId, useRef, useState } from '../vendor/preact.js'
import { t } from '../words.js'

/** @typedef {import('../games.js').Loaded} Loaded */

/** @param {{ situation: import('../types').Situation, loaded: Loaded, decide: (notation: string) => void, pending: string | null, refused: string | null }} props */
export function TextBoard({ situation, loaded: { part, book }, decide, pending, refused }) {
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const input = useRef(/** @type {HTMLInputElement | null} */ (null))
  const list = useId()
  const wrong = useId()
  const lines = part.textBoard(situation.view, book, t)
  const { legal } = situation
  const start = typed.trim().toLowerCase()
  const fitting = start ? legal.filter(one => one.startsWith(start)) : legal
  const shown = all ? fitting : fitting.slice(0, 24)
  // What was decided needs no repeating; what was refused may be mended.
  useEffect(() => {
    if (!pending && !refused) setTyped('')
  }, [situation.version])
  /** @param {Event} event */
  const send = event => {
    event.preventDefault()
    const notation = typed.trim().toLowerCase().replace(/\s+/g, ' ')
    if (notation) decide(notation)
    input.current?.focus()
  }
  return html`<div class="text-board">
    <pre tabindex="0" aria-label=${t('text.board')}>${lines.join('\n')}</pre>
    ${situation.seat !== null && html`
      <p class="text-asked">${situation.asked || t('ask.nothing')}</p>
      <form onSubmit=${send}>
        <label for=${`${list}-input`}>${t('text.type')}</label>
        <div class="row">
          <input ref=${input} id=${`${list}-input`} type="text" class="mono" value=${typed} list=${list} autocomplete="off" autocapitalize="none" spellcheck=${false} enterkeyhint="send"
            aria-invalid=${refused ? 'true' : 'false'} aria-describedby=${wrong} onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} />
          <button type="submit" class="button main" disabled=${pending !== null}>${t('text.send')}</button>
        </div>
        <datalist id=${list}>${legal.slice(0, 300).map(one => html`<option value=${one} />`)}</datalist>
        <p id=${wrong} class="text-refused">${refused ?? ''}</p>
      </form>
      ${legal.length > 0 && html`<h3>${t('text.legal', { count: fitting.length })}</h3>
        <ul class="text-legal">${shown.map(one => html`<li key=${one}><button type="button" class="button small mono" disabled=${pending !== null} onClick=${() => decide(one)}>${one}</button></li>`)}</ul>
        ${shown.length < fitting.length && html`<button type="button" class="button small" onClick=${() => setAll(true)}>${t('text.all')}</button>`}`}`}
  </div>`
}
