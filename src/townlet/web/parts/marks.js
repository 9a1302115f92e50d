/** The players' marks: a shape and a colour for each seat, so that nobody is told apart by colour alone. */
import { html } from '../vendor/preact.js'

/** The outline of each seat's mark, in a square of 24: circle, square, triangle, diamond, star, hexagon. */
export const MARKS = [
  'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z',
  'M6 3.5h12a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5z',
  'M10.3 3.6a2 2 0 0 1 3.4 0l8 14.4a2 2 0 0 1-1.7 3H4a2 2 0 0 1-1.7-3z',
  'M10.6 2.2a2 2 0 0 1 2.8 0l8.400 8.400a2 2 0 0 1 0 2.800l-8.400 8.400a2 2 0 0 1-2.800 0l-8.400-8.400a2 2 0 0 1 0-2.800z',
  'M12 1.800l3 6.500 7.100 .8-5.300 4.800 1.500 7-6.300-3.500-6.300 3.500 1.500-7L1.900 9.100l7.100-.8z',
  'M7 3h10l5 9-5 9H7L2 12z',
]

/** A seat's mark. @param {{ seat: number, size?: number }} props */
export function Mark({ seat, size = 20 }) {
  return html`<svg class="mark" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${MARKS[seat % MARKS.length]} style=${{ fill: `var(--seat-${seat % MARKS.length})` }} />
  </svg>`
}
