/** There is nothing here, or something broke. */
import { html } from '../vendor/preact.js'
import { t } from '../words.js'
import { sentenceOf } from '../parts/notice.js'
import { Page } from '../parts/page.js'
import { EmptyLot } from '../parts/townscape.js'

/** No such page. */
export function Missing() {
  return html`<${Empty} title=${t('missing.title')} text=${t('missing.text')} />`
}

/** No such table, or it can not be reached. @param {{ error: any }} props */
export function NoTable({ error }) {
  return error?.code === 'unreachable'
    ? html`<${Broken} error=${error} />`
    : html`<${Empty} title=${t('missing.table')} text=${error?.sentence || sentenceOf(error)} />`
}

/** Something broke. @param {{ error?: unknown }} props */
export function Broken({ error }) {
  const sentence = error instanceof Error && 'code' in error ? sentenceOf(error) : t('broken.text')
  return html`<${Empty} title=${t('broken.title')} text=${sentence}>
    <button type="button" class="button main" onClick=${() => location.reload()}>${t('broken.again')}</button>
  <//>`
}

/** @param {{ title: string, text: string, children?: any }} props */
function Empty({ title, text, children }) {
  return html`<${Page} title=${title} kind="narrow empty">
    <${EmptyLot} />
    <p>${text}</p>
    <p class="row">${children}<a class="button" href="/">${t('home.back')}</a></p>
  <//>`
}
