/** The end of a game: who has won, and what can be done next. */
import { html, useState } from '../vendor/preact.js'
import * as api from '../api.js'
import { keepToken } from '../memory.js'
import { go } from '../router.js'
import { t } from '../words.js'
import { Mark } from './marks.js'
import { Icon } from './icons.js'
import { complain } from './notice.js'
import { ShareLink } from './share.js'
import { Sheets } from './sheet.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../live.js').Live} Live */

/** Who has won, as a sentence. @param {number[]} ranking @param {string[]} names @param {import('../types').Sheet[]} sheets */
export function verdict(ranking, names, sheets) {
  const winners = names.filter((_, seat) => ranking[seat] === 1)
  if (names.length === 1) return t('final.solo', { points: sheets[0]?.total })
  return winners.length > 1 ? t('final.shared', { names: winners.join(', ') }) : t('final.won', { name: winners[0] ?? '' })
}

/** @param {{ table: Table, live: Live, names: string[], ranking: number[], sheets: import('../types').Sheet[], loaded: import('../games.js').Loaded, seat: number | null }} props */
export function Final({ table, live, names, ranking, sheets, loaded, seat }) {
  const [busy, setBusy] = useState(false)
  const [sharing, setSharing] = useState(false)
  const tokens = live.held.map(one => String(one.token))
  const again = async () => {
    setBusy(true)
    try {
      const next = table.next ?? (await api.rematch(table.table, tokens[0] ?? '')).table
      for (const token of tokens) keepToken(next, token)
      go(`/t/${next}`)
    } catch (error) {
      complain(error)
      setBusy(false)
    }
  }
  const order = names.map((_, number) => number).sort((a, b) => (ranking[a] ?? 0) - (ranking[b] ?? 0) || a - b)
  return html`<section class="final paper" aria-labelledby="final">
    <p class="final-over">${t('final.over')}</p>
    <h2 id="final" tabindex="-1">${verdict(ranking, names, sheets)}</h2>
    ${sheets[0]?.level && html`<p class="final-level">${t('sheet.level')} <strong>${sheets[0].level}</strong></p>`}
    <ol class="podium">${order.map(number => html`<li key=${number} class=${ranking[number] === 1 ? 'first' : ''} style=${{ '--seat': `var(--seat-${number % 6})` }}>
      <span class="podium-place">${t('sheet.place.n', { place: ranking[number] ?? 0 })}</span><${Mark} seat=${number} size=${24} />
      <span class="podium-name">${names[number]}</span><strong class="podium-points">${sheets[number]?.total}</strong></li>`)}</ol>
    <div class="row final-actions">
      ${(tokens.length > 0 || table.next) && html`<button type="button" class="button main" disabled=${busy} onClick=${again}><${Icon} name="again" />${table.next ? t('final.next') : t('final.rematch')}</button>`}
      <a class="button" href=${`/replay/${table.table}`}><${Icon} name="play" />${t('final.replay')}</a>
      <a class="button" href=${api.recordAddress(table.table)} download=${`${table.game}-${table.table}.json`}><${Icon} name="download" />${t('final.record')}</a>
      <button type="button" class="button" aria-expanded=${sharing} onClick=${() => setSharing(!sharing)}><${Icon} name="link" />${t('final.share')}</button>
    </div>
    ${sharing && html`<${ShareLink} label=${t('final.share.label')} path=${`/replay/${table.table}`} text=${verdict(ranking, names, sheets)} />`}
    <h3>${t('final.points')}</h3>
    <${Sheets} sheets=${sheets} names=${names} loaded=${loaded} seat=${seat} ranking=${ranking} />
  </section>`
}
