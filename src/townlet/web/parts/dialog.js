/** A dialog: the browser's own, so that focus, Escape and what lies behind it are looked after. */
import { html, useEffect, useId, useRef } from '../vendor/preact.js'
import { t } from '../words.js'
import { Icon } from './icons.js'

/** @param {{ title: string, close: () => void, children?: any, wide?: boolean, drawer?: boolean }} props */
export function Dialog({ title, close, children, wide = false, drawer = false }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null))
  const heading = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  /** @param {MouseEvent} event */
  const outside = event => {
    if (event.target === dialog.current) close()
  }
  return html`<dialog ref=${dialog} class=${`dialog ${wide ? 'wide' : ''} ${drawer ? 'drawer' : ''}`} aria-labelledby=${heading}
    onCancel=${(/** @type {Event} */ event) => { event.preventDefault(); close() }} onClick=${outside}>
    <div class="dialog-paper">
      <header class="dialog-head">
        <h2 id=${heading}>${title}</h2>
        <button type="button" class="button plain round" aria-label=${t('close')} onClick=${close}><${Icon} name="close" /></button>
      </header>
      <div class="dialog-body">${children}</div>
    </div>
  </dialog>`
}
