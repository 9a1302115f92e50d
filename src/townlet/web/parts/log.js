/** The log: what happened, in words, the newest first. */
import { html, useState } from '../vendor/preact.js'
import { t } from '../words.js'
import { Mark } from './marks.js'
import { Icon } from './icons.js'

/** @typedef {import('../types').Entry} Entry */
/** @typedef {import('../games.js').Loaded} Loaded */

const AT_FIRST = 60

/** What the others did since this seat last decided. @param {Entry[]} entries @param {number | null} seat @returns {Entry[]} */
export function freshFor(entries, seat) {
  if (seat === null) return []
  const own = entries.findLast(entry => entry.seat === seat && entry.kind === 'play')
  return entries.filter(entry => entry.version > (own?.version ?? 0) && entry.seat !== seat && (entry.kind === 'play' || entry.kind === 'undo'))
}

/** An entry as a sentence. @param {Entry} entry @param {string[]} names */
export function sentence(entry, names) {
  if (entry.kind === 'start') return `${entry.said}.`
  return `${entry.name || names[entry.seat] || t('seat.number', { number: entry.seat + 1 })} ${entry.said}.`
}

/** Drawings of what a notation names. @param {string | null} notation @param {Loaded} loaded */
export function pictures(notation, { part, book }) {
  const slugs = [...new Set((notation ?? '').split(' '))].filter(slug => Object.hasOwn(book.names, slug) && !/^[a-i][1-6]$/.test(slug))
  return slugs.slice(0, 3).map(slug => html`<span class="log-picture" key=${slug}>${part.picture(slug, 24)}</span>`)
}

/** @param {{ entries: Entry[], names: string[], seat: number | null, loaded: Loaded, chosen?: number | null, choose?: (version: number) => void }} props */
export function Log({ entries, names, seat, loaded, chosen = null, choose }) {
  const [all, setAll] = useState(false)
  const fresh = new Set(freshFor(entries, seat).map(entry => entry.version))
  const newest = entries.toReversed()
  const lines = all ? newest : newest.slice(0, AT_FIRST)
  if (!entries.length) return html`<p class="soft">${t('log.empty')}</p>`
  return html`<ol class="log" reversed>
    ${lines.map(entry => html`<li key=${entry.version} class=${`log-line ${entry.kind} ${fresh.has(entry.version) ? 'fresh' : ''} ${chosen === entry.version ? 'chosen' : ''}`}
      aria-current=${chosen === entry.version ? 'step' : null}>
      <${LogLine} entry=${entry} names=${names} loaded=${loaded} choose=${choose} />
    </li>`)}
    ${lines.length < entries.length && html`<li class="log-more"><button type="button" class="button small" onClick=${() => setAll(true)}>
      ${t('log.all', { count: entries.length })}</button></li>`}
  </ol>`
}

/** @param {{ entry: Entry, names: string[], loaded: Loaded, choose?: (version: number) => void }} props */
function LogLine({ entry, names, loaded, choose }) {
  const inside = html`
    ${entry.kind === 'start' ? html`<${Icon} name="play" size=${16} />` : html`<${Mark} seat=${entry.seat} size=${16} />`}
    <span class="log-said">${entry.kind !== 'start' && html`<b>${entry.name || names[entry.seat]}</b> `}${entry.said}</span>
    ${pictures(entry.notation, loaded)}`
  return choose ? html`<button type="button" class="log-step" onClick=${() => choose(entry.version)}>${inside}</button>` : html`<div class="log-step">${inside}</div>`
}
