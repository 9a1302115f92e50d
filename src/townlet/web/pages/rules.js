/** The rules of a game, in our own words. */
import { html, useEffect, useState } from '../vendor/preact.js'
import { isGame } from '../games.js'
import { spoken, t } from '../words.js'
import { Page, Waiting } from '../parts/page.js'
import { GameTabs } from './cards.js'
import { Broken, Missing } from './missing.js'

/** @param {{ game: string }} props */
export function Rules({ game }) {
  const [text, setText] = useState(/** @type {string | null} */ (null))
  const [error, setError] = useState(/** @type {unknown} */ (null))
  const language = spoken()
  useEffect(() => {
    if (!isGame(game)) return
    let wanted = true
    fetch(new URL(`../rules/${game}.${language}.html`, import.meta.url))
      .then(answer => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then(found => wanted && setText(found), problem => wanted && setError(problem))
    return () => {
      wanted = false
    }
  }, [game, language])
  // A link to a chapter finds it once the chapters are there.
  useEffect(() => {
    if (text && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [text])
  if (!isGame(game)) return html`<${Missing} />`
  if (error) return html`<${Broken} error=${error} />`
  return html`<${Page} title=${t('rules.of', { game: t(`game.${game}`) })} kind="rules-page">
    <${GameTabs} game=${game} section="rules" />
    ${text === null ? html`<${Waiting} />` : html`<article class="rules paper" lang=${language} dangerouslySetInnerHTML=${{ __html: text }} />`}
    <p class="row"><a class="button main" href=${`/new?game=${game}`}>${t('home.make')}</a></p>
  <//>`
}
