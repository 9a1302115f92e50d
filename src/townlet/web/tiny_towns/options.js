// What can be chosen about a game when its table is made. Only what goes together can be chosen.
import { html, useEffect } from '../vendor/preact.js'
import { picture } from './art.js'
import { t } from '../words.js'

/** @typedef {import('./types').BookCard} BookCard */
/** @typedef {import('../types').Options} GameOptions */
/** @typedef {import('../types').Book} Book */

/**
 * The same options with all taken away that does not go together.
 * @param {GameOptions} options
 * @param {Book} book
 * @returns {GameOptions}
 */
export function tidy(options, book) {
  const { mode, cavern, start, ...rest } = options
  /** @type {GameOptions} */
  const tidied = { ...rest }
  const solo = options.players === 1
  if (!solo && mode === 'town-hall') tidied['mode'] = mode
  if (!solo && cavern) tidied['cavern'] = true
  if (!solo && mode !== 'town-hall' && Number.isInteger(start) && start < options.players) tidied['start'] = start
  if (solo && Array.isArray(options['cards'])) {
    tidied['cards'] = options['cards'].map((/** @type {string} */ slug) => (cardsOf(book).find(card => card.slug === slug)?.solo === false ? standIn(slug, book) : slug))
  }
  return tidied
}

/** @param {Book} book @returns {BookCard[]} */
function cardsOf(book) {
  return book['cards']
}

/** Another card of the same type, for a game alone. @param {string} slug @param {Book} book */
function standIn(slug, book) {
  const type = cardsOf(book).find(card => card.slug === slug)?.type
  return cardsOf(book).find(card => card.type === type && card.solo)?.slug ?? slug
}

/**
 * What can be chosen about a game.
 * @param {{ options: GameOptions, change: (options: GameOptions) => void, book: Book }} props
 */
export function Options({ options, change, book }) {
  const tidied = tidy(options, book)
  const untidy = JSON.stringify(sortedKeys(tidied)) !== JSON.stringify(sortedKeys(options))
  useEffect(() => { if (untidy) change(tidied) }, [untidy])

  const solo = options.players === 1
  const townHall = tidied['mode'] === 'town-hall'
  const chosen = Array.isArray(tidied['cards']) ? /** @type {string[]} */ (tidied['cards']) : null
  const set = chosen ? 'chosen' : tidied['cards'] ?? 'drawn'
  const monuments = tidied['monuments'] ?? set !== 'first-game'
  const put = (/** @type {Record<string, any>} */ changes) => {
    const next = { ...tidied, ...changes }
    for (const key of Object.keys(next)) if (next[key] === undefined) delete next[key]
    change(tidy(/** @type {GameOptions} */ (next), book))
  }

  return html`
    <div class="tt tt-options">
      ${solo
        ? html`<p class="tt-option-note">${t('tiny.option.solo')}</p>`
        : html`<${Radios} name="mode" legend=${t('tiny.option.mode')} value=${townHall ? 'town-hall' : 'standard'} values=${['standard', 'town-hall']}
            choose=${(/** @type {string} */ mode) => put({ mode: mode === 'town-hall' ? mode : undefined, start: mode === 'town-hall' ? undefined : tidied['start'] })} />`}
      <${Radios} name="cards" legend=${t('tiny.option.cards')} value=${set} values=${['drawn', 'first-game', 'chosen']}
        choose=${(/** @type {string} */ cards) => put({ cards: cards === 'drawn' ? undefined : cards === 'chosen' ? [...book['first_game']] : cards, monuments: undefined })} />
      ${chosen && html`<${Choose} cards=${cardsOf(book).filter(card => card.type !== 'monument' && card.type !== 'cottage' && (card.solo || !solo))} chosen=${chosen} book=${book}
        choose=${(/** @type {string[]} */ cards) => put({ cards })} />`}
      <fieldset class="tt-option">
        <legend>${t('tiny.option.more')}</legend>
        <label class="tt-check"><input type="checkbox" checked=${monuments} onChange=${(/** @type {Event} */ event) => put({ monuments: checked(event) })} />
          <span>${t('tiny.option.monuments')}<small>${t('tiny.option.monuments.more')}</small></span></label>
        ${!solo && html`
          <label class="tt-check"><input type="checkbox" checked=${tidied['cavern'] === true} onChange=${(/** @type {Event} */ event) => put({ cavern: checked(event) || undefined })} />
            <span>${t('tiny.option.cavern')}<small>${t('tiny.option.cavern.more')}</small></span></label>`}
      </fieldset>
      ${!solo && !townHall && html`
        <label class="tt-option tt-select"><span>${t('tiny.option.start')}</span>
          <select value=${String(tidied['start'] ?? '')} onChange=${(/** @type {Event} */ event) => {
            const { value } = /** @type {HTMLSelectElement} */ (event.target)
            put({ start: value === '' ? undefined : Number(value) })
          }}>
            <option value="">${t('tiny.option.start.drawn')}</option>
            ${Array.from({ length: options.players }, (_, seat) => html`<option key=${seat} value=${String(seat)}>${t('tiny.option.start.seat', { seat: seat + 1 })}</option>`)}
          </select>
        </label>`}
    </div>`
}

/** @param {Event} event */
function checked(event) {
  return /** @type {HTMLInputElement} */ (event.target).checked
}

/** @param {Record<string, any>} options */
function sortedKeys(options) {
  return Object.fromEntries(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** One of a few. @param {{ name: string, legend: string, value: string, values: string[], choose: (value: string) => void }} props */
function Radios({ name, legend, value, values, choose }) {
  return html`
    <fieldset class="tt-option">
      <legend>${legend}</legend>
      ${values.map(one => html`
        <label key=${one} class="tt-check"><input type="radio" name=${`tiny-${name}`} value=${one} checked=${one === value} onChange=${() => choose(one)} />
          <span>${t(`tiny.option.${name}.${one}`)}<small>${t(`tiny.option.${name}.${one}.more`)}</small></span></label>`)}
    </fieldset>`
}

/** One card of each type, by picture. @param {{ cards: BookCard[], chosen: string[], book: Book, choose: (cards: string[]) => void }} props */
function Choose({ cards, chosen, book, choose }) {
  const types = [...new Set(cards.map(card => card.type))]
  return html`
    <div class="tt-choose">
      ${types.map(type => html`
        <fieldset key=${type} class="tt-option"><legend class="tt-word">${book['types'][type]}</legend>
          <div class="tt-choose-row">
            ${cards.filter(card => card.type === type).map(card => html`
              <label key=${card.slug} class=${`tt-choose-card ${type}`} title=${book.texts[card.slug]}>
                <input type="radio" name=${`tiny-card-${type}`} value=${card.slug} checked=${chosen.includes(card.slug)}
                  onChange=${() => choose([...chosen.filter(slug => !cards.some(one => one.slug === slug && one.type === type)), card.slug])} />
                ${picture(card.slug, 44)}<span>${book.names[card.slug]}</span>
              </label>`)}
          </div>
        </fieldset>`)}
    </div>`
}
