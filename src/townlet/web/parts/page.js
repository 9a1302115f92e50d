/** What all pages have: the head with the way to everything, a title, a heading that gets the focus when the page opens. */
import { html, useEffect, useRef } from '../vendor/preact.js'
import { choose, useSettings } from '../memory.js'
import { LANGUAGES, LANGUAGE_NAMES, spoken, t } from '../words.js'
import { Icon } from './icons.js'
import { Wordmark } from './logo.js'

/** The title of the page, in the browser's tab. @param {string} title */
export function useTitle(title) {
  useEffect(() => {
    document.title = title ? `${title} · Townlet` : 'Townlet'
  }, [title])
}

/** Give the focus to a page's heading when it opens, but not on the very first page: there the browser starts at the top.
 * @returns {import('../vendor/preact.js').Ref<HTMLElement | null>} */
export function useFocusOnOpen() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null))
  useEffect(() => {
    if (opened) {
      scrollTo(0, 0)
      ref.current?.focus({ preventScroll: true })
    }
    opened = true
  }, [])
  return ref
}
let opened = false

/** A page with the usual head and foot. @param {{ title: string, heading?: any, children?: any, kind?: string }} props */
export function Page({ title, heading, children, kind = '' }) {
  useTitle(title)
  const focus = useFocusOnOpen()
  return html`
    <a class="skip" href="#main">${t('skip')}</a>
    <${Head} />
    <main id="main" class=${`page ${kind}`} tabindex="-1">
      ${heading !== null && html`<h1 ref=${focus} tabindex="-1">${heading ?? title}</h1>`}
      ${children}
    </main>
    <footer class="foot"><p>${t('foot')}</p></footer>`
}

/** The head of a page. */
export function Head() {
  return html`<header class="head">
    <a class="brand" href="/" aria-label=${t('home.link')}><${Wordmark} /></a>
    <nav aria-label=${t('nav')}>
      <a href="/rules/tiny-towns" class="head-link"><${Icon} name="book" /><span>${t('nav.rules')}</span></a>
      <a href="/settings" class="head-link"><${Icon} name="gear" /><span>${t('nav.settings')}</span></a>
    </nav>
    <${LanguageChoice} />
  </header>`
}

/** The language, changed at once. */
export function LanguageChoice() {
  useSettings()
  return html`<label class="language"><span class="heard-only">${t('settings.language')}</span>
    <select value=${spoken()} onChange=${(/** @type {any} */ event) => choose({ language: event.target.value })}>
      ${LANGUAGES.map(one => html`<option value=${one} lang=${one} selected=${one === spoken()}>${LANGUAGE_NAMES[one]}</option>`)}
    </select></label>`
}

/** Something is being fetched. */
export function Waiting() {
  return html`<p class="waiting" role="status"><span class="waiting-houses" aria-hidden="true"><i></i><i></i><i></i></span>${t('loading')}</p>`
}
