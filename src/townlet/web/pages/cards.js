/** Everything in a game's box, readable: cards, monuments, tiles, goals. */
import { html } from '../vendor/preact.js'
import { FOLDERS, isGame, useGame } from '../games.js'
import { t } from '../words.js'
import { Page, Waiting } from '../parts/page.js'
import { Broken, Missing } from './missing.js'

/** @param {{ game: string }} props */
export function CardsPage({ game }) {
  const { loaded, error } = useGame(isGame(game) ? game : null)
  if (!isGame(game)) return html`<${Missing} />`
  if (error) return html`<${Broken} error=${error} />`
  return html`<${Page} title=${t(`game.${game}.cards`)} heading=${t('cards.of', { game: t(`game.${game}`), cards: t(`game.${game}.cards`) })} kind="cards-page">
    <${GameTabs} game=${game} section="cards" />
    <div class="paper">${loaded ? html`<${loaded.part.Cards} view=${null} book=${loaded.book} />` : html`<${Waiting} />`}</div>
  <//>`
}

/** From one game's rules or cards to the others. @param {{ game: string, section: 'rules' | 'cards' }} props */
export function GameTabs({ game, section }) {
  const other = section === 'rules' ? 'cards' : 'rules'
  return html`<nav class="game-tabs" aria-label=${t('nav.games')}>
    ${Object.keys(FOLDERS).map(one => html`<a href=${`/${section}/${one}`} class="button small" aria-current=${one === game ? 'page' : null}>${t(`game.${one}`)}</a>`)}
    <a href=${`/${other}/${game}`} class="game-tabs-other">${other === 'rules' ? t('home.rules') : t(`game.${game}.cards`)}</a>
  </nav>`
}
