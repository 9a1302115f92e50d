/** The client begins here: settings, words, and the page of the address. */
import { html, render, useEffect, useErrorBoundary, useState } from './vendor/preact.js'
import { onSettings, settings, useSettings } from './memory.js'
import { useRoute } from './router.js'
import { onWords, preferred, speak } from './words.js'
import { Notices } from './parts/notice.js'
import { Broken, Missing } from './pages/missing.js'
import { Home } from './pages/home.js'

/** The pages that are brought when they are first opened. @type {Record<string, () => Promise<any>>} */
const LATER = {
  new: () => import('./pages/new.js').then(module => module.NewTable),
  table: () => import('./pages/table.js').then(module => module.TablePage),
  replay: () => import('./pages/replay.js').then(module => module.ReplayPage),
  rules: () => import('./pages/rules.js').then(module => module.Rules),
  cards: () => import('./pages/cards.js').then(module => module.CardsPage),
  settings: () => import('./pages/settings.js').then(module => module.SettingsPage),
}
/** @type {Record<string, any>} */
const pages = { home: Home, missing: Missing }

function App() {
  const route = useRoute()
  const [, again] = useState(0)
  const [error, forget] = useErrorBoundary(broken => console.error(broken))
  useSettings()
  useEffect(() => onWords(() => again(count => count + 1)), [])
  useEffect(() => {
    if (error) forget()
    const bring = LATER[route.page]
    if (!bring || (pages[route.page] && pages[route.page] !== Broken)) return
    bring().then(
      page => {
        pages[route.page] = page
        again(count => count + 1)
      },
      () => {
        pages[route.page] = Broken
        again(count => count + 1)
      },
    )
  }, [route])
  const page = pages[route.page]
  const key = 'table' in route ? `${route.page} ${route.table}` : 'game' in route ? `${route.page} ${route.game}` : route.page
  return html`
    ${error ? html`<${Broken} error=${error} />` : page && html`<${page} key=${key} ...${route} />`}
    <${Notices} />`
}

/** Speak and look as the settings say. */
function obey() {
  const { language, motion } = settings()
  document.documentElement.dataset.motion = motion ? 'on' : 'off'
  dispatchEvent(new Event('townlet-settings'))
  return speak(language ?? preferred(navigator.languages))
}

onSettings(() => void obey())
// Without words there is nothing to read, but the page may still say that the server can not be reached.
await obey().catch(() => {})
const app = document.getElementById('app')
if (app) render(html`<${App} />`, app)
