/** Making a table: the game, who sits where, what is played. */
import { html, useEffect, useState } from '../vendor/preact.js'
import * as api from '../api.js'
import { FOLDERS, isGame, useGame } from '../games.js'
import { keepName, keepToken, myName } from '../memory.js'
import { go } from '../router.js'
import { t } from '../words.js'
import { Mark } from '../parts/marks.js'
import { botName, usualBot } from '../parts/bots.js'
import { Icon } from '../parts/icons.js'
import { complain } from '../parts/notice.js'
import { Page, Waiting } from '../parts/page.js'
import { GameScene } from '../parts/townscape.js'
import { Choice } from './settings.js'

/** @typedef {import('../types').GameName} GameName */
/** @typedef {import('../types').Options} Options */
/** @typedef {{ who: 'me' | 'here' | 'bot' | 'open', name: string, bot: string }} Chair */

/** Ways to fill the seats at once. */
const COMPANIES = /** @type {const} */ (['bots', 'here', 'friends', 'alone'])

/** @param {{ game: string | null, who: string | null }} props */
export function NewTable({ game: asked, who }) {
  const [game, setGame] = useState(/** @type {GameName} */ (asked && isGame(asked) ? asked : 'tiny-towns'))
  const [games, setGames] = useState(/** @type {import('../types').Games | null} */ (null))
  const [chairs, setChairs] = useState(/** @type {Chair[]} */ ([]))
  const [options, setOptions] = useState(/** @type {Options} */ ({ players: 2 }))
  const [listed, setListed] = useState(false)
  const [busy, setBusy] = useState(false)
  const { loaded, error } = useGame(game)

  const line = games?.games.find(one => one.game === game)
  const [fewest, most] = line?.players ?? [1, 6]
  const bots = games?.bots ?? []

  useEffect(() => {
    api.games().then(found => {
      setGames(found)
      seat(company(who ?? 'bots', 2, found.bots))
    }, complain)
  }, [])

  /** Put these on the seats; what was chosen about the game stays where it still fits. @param {Chair[]} next */
  const seat = next => {
    setChairs(next)
    setOptions(before => fitting(before, next.length))
  }
  /** @param {GameName} next */
  const choose = next => {
    setGame(next)
    const [fewest, most] = games?.games.find(one => one.game === next)?.players ?? [1, 6]
    const kept = chairs.slice(0, most)
    while (kept.length < fewest) kept.push(chair('bot', kept.length, bots))
    setChairs(kept)
    setOptions({ players: kept.length })
  }
  /** @param {number} number @param {Partial<Chair>} change */
  const change = (number, change) => setChairs(chairs.map((one, place) => (place === number ? { ...one, ...change } : one)))

  const make = async () => {
    setBusy(true)
    try {
      const own = chairs.find(one => one.who === 'me')
      if (own?.name.trim()) keepName(own.name.trim())
      const made = await api.makeTable({
        game,
        options: { ...options, players: chairs.length },
        seats: chairs.map((one, number) => one.who === 'bot' ? { kind: 'bot', bot: one.bot }
          : one.who === 'open' ? { kind: 'open' }
          : { kind: 'person', name: one.name.trim() || t('new.player', { number: number + 1 }) }),
        listed: listed && chairs.some(one => one.who === 'open'),
      })
      for (const [, token] of Object.entries(made.tokens).sort(([a], [b]) => Number(a) - Number(b))) keepToken(made.table, token)
      go(`/t/${made.table}`)
    } catch (broken) {
      complain(broken)
      setBusy(false)
    }
  }

  return html`<${Page} title=${t('new.title')} kind="new">
    <form class="new-form" onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); void make() }}>
      <fieldset class="paper pick-game">
        <legend>${t('new.game')}</legend>
        <div class="game-choices">
          ${/** @type {GameName[]} */ (Object.keys(FOLDERS)).map(one => html`<label class="game-choice" key=${one}>
            <input type="radio" name="game" value=${one} checked=${one === game} onChange=${() => choose(one)} />
            <span class="game-choice-card"><${GameScene} game=${one} /><strong>${t(`game.${one}`)}</strong><span class="soft">${t(`game.${one}.facts`)}</span></span>
          </label>`)}
        </div>
      </fieldset>
      <fieldset class="paper chairs">
        <legend>${t('new.who')}</legend>
        <div class="row companies">
          ${COMPANIES.filter(one => one !== 'alone' || fewest === 1).map(one => html`<button type="button" class="button small"
            onClick=${() => seat(company(one, one === 'alone' ? 1 : Math.max(2, chairs.length), bots))}>${t(`new.company.${one}`)}</button>`)}
        </div>
        <ol class="chair-list">
          ${chairs.map((one, number) => html`<${ChairLine} key=${number} chair=${one} number=${number} bots=${bots}
            change=${(/** @type {Partial<Chair>} */ what) => change(number, what)}
            remove=${chairs.length > fewest && chairs.length > 1 ? () => seat(chairs.filter((_, place) => place !== number)) : null} />`)}
        </ol>
        ${chairs.length < most && html`<button type="button" class="button small" onClick=${() => seat([...chairs, chair(chairs.at(-1)?.who ?? 'bot', chairs.length, bots)])}>
          <${Icon} name="plus" />${t('new.add')}</button>`}
        ${chairs.some(one => one.who === 'open') && html`<label class="switch listed">
          <input type="checkbox" role="switch" checked=${listed} onChange=${(/** @type {any} */ event) => setListed(event.target.checked)} />
          <span class="switch-knob" aria-hidden="true"></span><span><strong>${t('new.listed')}</strong><br /><span class="soft">${t('new.listed.text')}</span></span></label>`}
      </fieldset>
      <fieldset class="paper variant">
        <legend>${t('new.variant')}</legend>
        ${loaded ? html`<${loaded.part.Options} options=${options} change=${setOptions} book=${loaded.book} />`
          : error ? html`<p>${t('broken.text')}</p>` : html`<${Waiting} />`}
      </fieldset>
      <div class="make-bar">
        <p class="soft">${t('new.sum', { game: t(`game.${game}`), count: chairs.length })}</p>
        <button type="submit" class="button main" disabled=${busy || !chairs.length || !chairs.some(one => one.who === 'me' || one.who === 'here')}>
          ${chairs.some(one => one.who === 'open') ? t('new.make.invite') : t('new.make')}</button>
      </div>
    </form>
  <//>`
}

/** @param {{ chair: Chair, number: number, bots: string[], change: (change: Partial<Chair>) => void, remove: (() => void) | null }} props */
function ChairLine({ chair, number, bots, change, remove }) {
  const person = chair.who === 'me' || chair.who === 'here'
  return html`<li class="chair">
    <span class="chair-mark"><${Mark} seat=${number} size=${26} /><span class="heard-only">${t('seat.number', { number: number + 1 })}</span></span>
    <${Choice} label=${t('new.who.of', { number: number + 1 })} name=${`who-${number}`} value=${chair.who}
      choices=${['me', 'here', 'bot', 'open'].map(value => ({ value, label: t(`new.who.${value}`) }))}
      choose=${(/** @type {any} */ who) => change({ who, name: who === 'me' ? myName() || chair.name : chair.name })} />
    ${person && html`<label class="field"><span class="heard-only">${t('new.name.of', { number: number + 1 })}</span>
      <input type="text" maxlength="24" value=${chair.name} placeholder=${t('new.player', { number: number + 1 })} autocomplete=${chair.who === 'me' ? 'nickname' : 'off'}
        onInput=${(/** @type {any} */ event) => change({ name: event.target.value })} /></label>`}
    ${chair.who === 'bot' && html`<label class="field"><span class="heard-only">${t('new.bot.of', { number: number + 1 })}</span>
      <select value=${chair.bot} onChange=${(/** @type {any} */ event) => change({ bot: event.target.value })}>
        ${bots.map(bot => html`<option value=${bot} selected=${bot === chair.bot}>${botName(bot)}</option>`)}</select></label>`}
    ${chair.who === 'open' && html`<span class="field soft">${t('new.open.text')}</span>`}
    ${remove ? html`<button type="button" class="button plain round" aria-label=${t('new.remove', { number: number + 1 })} onClick=${remove}><${Icon} name="close" /></button>`
      : html`<span class="round"></span>`}
  </li>`
}

/** @param {Chair['who']} who @param {number} number @param {string[]} bots @returns {Chair} */
function chair(who, number, bots) {
  return { who: who === 'me' && number ? 'here' : who, name: who === 'me' && !number ? myName() : '', bot: usualBot(bots) }
}

/** Seats for one of the usual companies. @param {string} kind @param {number} players @param {string[]} bots @returns {Chair[]} */
function company(kind, players, bots) {
  const others = kind === 'here' ? 'here' : kind === 'friends' ? 'open' : 'bot'
  return Array.from({ length: kind === 'alone' ? 1 : players }, (_, number) => chair(number ? others : 'me', number, bots))
}

/** What was chosen, as far as it suits so many players. @param {Options} options @param {number} players @returns {Options} */
function fitting(options, players) {
  // The game for one is another game.
  if ((options.players === 1) !== (players === 1)) return { players }
  const { start, ...rest } = options
  return { ...rest, players, ...(typeof start === 'number' && start < players ? { start } : {}) }
}
