// What is to be decided, offered as buttons: resources, cards, answers, projects, and the confirmation.
import { html } from '../vendor/preact.js'
import { picture } from './art.js'
import { CardFace } from './cards.js'
import { Cube, listed } from './plot.js'
import { t } from '../words.js'

/** @typedef {import('./types').Choice} Choice */
/** @typedef {import('./types').Choices} Choices */
/** @typedef {import('./types').Project} Project */
/** @typedef {import('./types').TownsOutlook} TownsOutlook */
/** @typedef {import('../types').Book} Book */

/** A decision in words, before it is sent. @param {Choice} choice @param {Book} book @param {string | null} cube what is in hand */
export function inWords(choice, book, cube) {
  const { verb, card = '', resource = '', square = '' } = choice
  const params = { card: book.names[card] ?? card, resource: book.names[resource] ?? resource, square, cube: book.names[cube ?? ''] ?? '' }
  const key = `tiny.will.${verb}`
  const words = t(key, params)
  return words === key ? choice.text : words
}

/**
 * Resources to choose from; those that can not be chosen say why.
 * @param {{ choices: Choices, all: string[], book: Book, draft: string | null, choose: (text: string) => void, refuse: (resource: string, verb: string) => void }} props
 */
export function Resources({ choices, all, book, draft, choose, refuse }) {
  const verb = choices.resources[0]?.verb ?? ''
  return html`
    <div class="tt-resources" role="group" aria-label=${t('tiny.choose-resource')}>
      ${all.map(resource => {
        const choice = choices.resources.find(one => one.resource === resource)
        return html`
          <button key=${resource} type="button" class=${`tt-resource ${resource} ${choice && draft === choice.text ? 'chosen' : ''}`} aria-disabled=${!choice}
            aria-pressed=${choice ? draft === choice.text : undefined} onClick=${() => (choice ? choose(choice.text) : refuse(resource, verb))}>
            <${Cube} resource=${resource} /><span class="tt-word">${book.names[resource]}</span>
          </button>`
      })}
    </div>`
}

/**
 * Cards to choose from, large: monuments to keep, buildings for Opaleye's Watch.
 * @param {{ cards: Choice[], types: Record<string, string>, book: Book, draft: string | null, choose: (text: string) => void }} props
 */
export function CardChoices({ cards, types, book, draft, choose }) {
  return html`
    <ul class=${`tt-card-list choosing ${cards.length > 2 ? 'many' : ''}`}>
      ${cards.map(({ text, card = '' }) => html`
        <li key=${card}>
          <button type="button" class=${`tt-card can ${types[card]} ${draft === text ? 'chosen' : ''}`} aria-pressed=${draft === text} onClick=${() => choose(text)}>
            <${CardFace} slug=${card} book=${book} />
          </button>
        </li>`)}
    </ul>`
}

/**
 * Answers to the cube in hand, beside placing it.
 * @param {{ answers: Choice[], book: Book, cube: string | null, held: number, draft: string | null, choose: (text: string) => void, look: (square: string | null) => void }} props
 */
export function Answers({ answers, book, cube, held, draft, choose, look }) {
  return html`
    <div class="tt-answers" role="group" aria-label=${t('tiny.answers')}>
      ${answers.map(answer => {
        const { text, verb, resource, square = null } = answer
        const known = t(`tiny.answer.${verb}`, { square: square ?? '', resource: book.names[resource ?? ''] ?? '', cube: book.names[cube ?? ''] ?? '', held })
        return html`
          <button key=${text} type="button" class=${`tt-answer ${verb} ${draft === text ? 'chosen' : ''}`} aria-pressed=${draft === text} onClick=${() => choose(text)}
            onFocus=${() => look(square)} onBlur=${() => look(null)} onPointerEnter=${() => look(square)} onPointerLeave=${() => look(null)}>
            ${ANSWER_PICTURES[verb] && html`<span class="tt-answer-picture">${picture(ANSWER_PICTURES[verb] ?? '', 26)}</span>`}
            ${resource && html`<${Cube} resource=${resource} small />`}
            <span class="tt-answer-words">${known.startsWith('tiny.') ? text : known}</span>
          </button>`
      })}
    </div>`
}

/** @type {Record<string, string>} */
const ANSWER_PICTURES = { factory: 'factory', store: 'warehouse', swap: 'warehouse', bondmaker: 'statue-of-the-bondmaker' }

/**
 * What could be built, given or replaced: one button for each.
 * @param {{
 *   projects: Project[], types: Record<string, string>, book: Book, chosen: string | null,
 *   choose: (project: Project) => void, look: (project: Project | null) => void,
 * }} props
 */
export function Projects({ projects, types, book, chosen, choose, look }) {
  return html`
    <div class="tt-projects" role="group" aria-label=${t('tiny.projects')}>
      ${projects.map(project => html`
        <button key=${project.key} type="button" class=${`tt-project ${types[project.card]} ${chosen === project.key ? 'chosen' : ''}`} aria-pressed=${chosen === project.key}
          onClick=${() => choose(project)} onFocus=${() => look(project)} onBlur=${() => look(null)}
          onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === 'mouse' && look(project)} onPointerLeave=${() => look(null)}>
          <span class="tt-project-picture">${picture(project.card, '100%')}</span>
          <span><span class="tt-project-name">${book.names[project.card]}</span>
            <small>${project.verb === 'build' ? project.squares.join(' ') : t(`tiny.project.${project.verb}`)}</small></span>
        </button>`)}
    </div>`
}

/**
 * What will be sent, to be confirmed or taken back.
 * @param {{ choice: Choice, book: Book, cube: string | null, outlook: TownsOutlook | null, pending: boolean, confirm: () => void, cancel: () => void }} props
 */
export function Confirm({ choice, book, cube, outlook, pending, confirm, cancel }) {
  const completes = choice.verb === 'place' ? outlook?.completes[choice.square ?? ''] ?? [] : []
  const cards = [...new Set(completes.map(pattern => book.names[pattern.card] ?? pattern.card))]
  return html`
    <div class="tt-confirm" role="group" aria-label=${t('tiny.confirming')}>
      <p role="status">${inWords(choice, book, cube)}${cards.length > 0 && html` <strong>${t('tiny.completes', { cards: listed(cards) })}</strong>`}</p>
      <span class="tt-confirm-buttons">
        <button type="button" class="button" disabled=${pending} onClick=${cancel}>${t('tiny.take-back')}</button>
        <button type="button" class="button main" disabled=${pending} onClick=${confirm}>${t('tiny.confirm')}</button>
      </span>
    </div>`
}
