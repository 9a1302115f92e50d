/** Whether the server hears us. */
import { html, useEffect, useState } from '../vendor/preact.js'
import { t } from '../words.js'
import { Icon } from './icons.js'

/** @param {{ lost: boolean, again: () => void }} props */
export function Connection({ lost, again }) {
  const [shown, setShown] = useState(false)
  // A hiccup that mends itself at once needs no word.
  useEffect(() => {
    if (!lost) return setShown(false)
    const timer = setTimeout(() => setShown(true), 900)
    return () => clearTimeout(timer)
  }, [lost])
  return html`<div role="status" class="connection-place">${shown && html`<p class="connection"><${Icon} name="lost" /><span>${t('connection.lost')}</span>
    <button type="button" class="button small" onClick=${again}>${t('connection.again')}</button></p>`}</div>`
}
