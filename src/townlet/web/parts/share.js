/** Sharing: copying a link, a table's QR code, saving a file. */
import { html, useState } from '../vendor/preact.js'
import { t } from '../words.js'
import { Icon } from './icons.js'
import { notify } from './notice.js'

/** Put text on the clipboard. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text)
    notify(t('share.copied'))
    return true
  } catch {
    return false
  }
}

/** A link to be read, copied, or shared by the device. @param {{ label: string, path: string, text?: string }} props */
export function ShareLink({ label, path, text }) {
  const [copied, setCopied] = useState(false)
  const address = new URL(path, location.href).href
  /** @param {Event} event */
  const select = event => event.target instanceof HTMLInputElement && event.target.select()
  return html`<div class="share">
    <label class="share-label">${label}<input readonly type="text" class="share-address" value=${address} onFocus=${select} /></label>
    <button type="button" class="button small" onClick=${async () => setCopied(await copy(address))}><${Icon} name=${copied ? 'check' : 'copy'} />${copied ? t('share.done') : t('share.copy')}</button>
    ${'share' in navigator && html`<button type="button" class="button small" onClick=${() => navigator.share({ title: 'Townlet', text, url: address }).catch(() => {})}><${Icon} name="link" />${t('share.send')}</button>`}
  </div>`
}
