// A card's pattern, drawn as the cubes would lie.
import { html } from '../vendor/preact.js'
import { picture } from './art.js'
import { t } from '../words.js'

/** @typedef {import('../types').Book} Book */

/** @type {Record<string, string>} */
const LETTERS = { w: 'wood', y: 'wheat', b: 'brick', g: 'glass', s: 'stone' }

/**
 * A card's pattern.
 * @param {{ pattern: string[], book: Book }} props
 */
export function PatternShape({ pattern, book }) {
  const columns = Math.max(...pattern.map(row => row.length))
  const words = pattern.map(row => [...row].map(letter => (LETTERS[letter] ? book.names[LETTERS[letter] ?? ''] : t('tiny.nothing'))).join(', ')).join('; ')
  return html`
    <span class=${`tt-pattern wide-${columns}`} role="img" aria-label=${t('tiny.pattern', { rows: words })}>
      ${pattern.flatMap((row, y) => [...row.padEnd(columns, '.')].map((letter, x) => {
        const resource = LETTERS[letter]
        return html`<span key=${`${x} ${y}`} class=${resource ? `tt-cube ${resource}` : ''}>${resource && picture(resource, '100%')}</span>`
      }))}
    </span>`
}
