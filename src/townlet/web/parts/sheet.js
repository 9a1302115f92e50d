/** Score sheets: everybody's points side by side, and each line with its reason. */
import { html } from '../vendor/preact.js'
import { t } from '../words.js'
import { Mark } from './marks.js'

/** @typedef {import('../types').Sheet} Sheet */
/** @typedef {import('../games.js').Loaded} Loaded */
/** @typedef {{ card: string, how?: string, points: number, why: string }} Line */

/** @param {{ sheets: Sheet[], names: string[], loaded: Loaded, seat: number | null, ranking?: number[] | null }} props */
export function Sheets({ sheets, names, loaded, seat, ranking = null }) {
  if (!sheets.length) return html`<p class="soft">${t('sheet.none')}</p>`
  const own = seat === null ? [] : [seat]
  const order = [...own, ...sheets.map((_, number) => number).filter(number => number !== seat)]
  return html`
    ${sheets.length > 1 && html`<${Compared} sheets=${sheets} names=${names} loaded=${loaded} ranking=${ranking} />`}
    <div class="sheets">
      ${order.map(number => html`<${OneSheet} key=${number} number=${number} sheet=${sheets[number]} name=${names[number] ?? ''} loaded=${loaded} mine=${number === seat} />`)}
    </div>`
}

/** All players' points, a row for each line. @param {{ sheets: Sheet[], names: string[], loaded: Loaded, ranking: number[] | null }} props */
function Compared({ sheets, names, loaded, ranking }) {
  /** @type {Map<string, Line>} */
  const rows = new Map()
  for (const sheet of sheets) for (const line of linesOf(sheet)) rows.set(keyOf(line), line)
  // Every player's lines stand in the order of the box: buildings with buildings, goals with goals.
  const box = Object.keys(loaded.book.names)
  const place = (/** @type {Line} */ line) => (box.includes(line.card) ? box.indexOf(line.card) : box.length)
  /** @param {Sheet} sheet @param {string} key */
  const points = (sheet, key) => {
    const line = linesOf(sheet).find(one => keyOf(one) === key)
    return line ? signed(line.points) : html`<span class="soft" aria-label=${t('sheet.nothing')}>·</span>`
  }
  return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${t('sheet.compared')}><table class="compared">
    <thead><tr><th scope="col"><span class="heard-only">${t('sheet.line')}</span></th>
      ${sheets.map((_, number) => html`<th scope="col" key=${number}><span class="compared-name"><${Mark} seat=${number} size=${16} /><span>${names[number]}</span></span></th>`)}</tr></thead>
    <tbody>${[...rows].sort((one, other) => place(one[1]) - place(other[1])).map(([key, line]) => html`<tr key=${key}><th scope="row"><${LineName} line=${line} loaded=${loaded} /></th>
      ${sheets.map((sheet, number) => html`<td key=${number}>${points(sheet, key)}</td>`)}</tr>`)}</tbody>
    <tfoot>
      <tr><th scope="row">${t('sheet.total')}</th>${sheets.map((sheet, number) => html`<td key=${number}><strong>${signed(sheet.total)}</strong></td>`)}</tr>
      ${ranking && html`<tr><th scope="row">${t('sheet.place')}</th>${ranking.map((place, number) => html`<td key=${number}>${t('sheet.place.n', { place })}</td>`)}</tr>`}
    </tfoot>
  </table></div>`
}

/** One player's sheet, with the reason of each line. @param {{ number: number, sheet: Sheet, name: string, loaded: Loaded, mine: boolean }} props */
function OneSheet({ number, sheet, name, loaded, mine }) {
  const lines = linesOf(sheet)
  return html`<section class=${`sheet ${mine ? 'mine' : ''}`} aria-label=${name}>
    <h3><${Mark} seat=${number} size=${18} /><span>${name}</span><span class="sheet-total">${signed(sheet.total)}</span></h3>
    ${lines.length === 0 ? html`<p class="soft">${t('sheet.nothing')}</p>` : html`<ul>
      ${lines.map(line => html`<li key=${keyOf(line)}><${LineName} line=${line} loaded=${loaded} /><span class="sheet-points">${signed(line.points)}</span><span class="sheet-why">${line.why}</span></li>`)}
    </ul>`}
    ${sheet.fed?.length > 0 && html`<p class="sheet-fed">${t('sheet.fed', { squares: sheet.fed.join(', ') })}</p>`}
    ${sheet.level && html`<p class="sheet-level">${t('sheet.level')} <strong>${sheet.level}</strong></p>`}
  </section>`
}

/** @param {{ line: Line, loaded: Loaded }} props */
function LineName({ line, loaded: { part, book } }) {
  const drawn = Object.hasOwn(book.texts, line.card) || line.how === 'building'
  return html`<span class="line-name">${drawn && html`<span class="line-picture">${part.picture(line.card, 22)}</span>`}<span>${nameOf(line, book)}</span></span>`
}

/** The lines of a sheet; squares without a building are one of them. @param {Sheet} sheet @returns {Line[]} */
export function linesOf(sheet) {
  /** @type {Line[]} */
  const lines = [...sheet.lines]
  if (sheet.empty) lines.push({ card: 'empty', points: sheet.empty, why: t('sheet.empty.why') })
  return lines
}

/** @param {Line} line */
const keyOf = line => `${line.how ?? ''} ${line.card}`

/** @param {Line} line @param {import('../types').Book} book */
function nameOf(line, book) {
  return book.names[line.card] ?? (line.card === 'empty' ? t('sheet.empty') : line.card)
}

/** Points with a sign that reads well. @param {number} points */
function signed(points) {
  return points < 0 ? `−${-points}` : String(points)
}
