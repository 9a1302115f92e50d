/** The sign of Townlet: three paper houses, and its name. */
import { html } from '../vendor/preact.js'

/** Three houses side by side. @param {{ size?: number }} props */
export function Sign({ size = 36 }) {
  return html`<svg class="sign" width=${size} height=${size} viewBox="0 0 48 48" aria-hidden="true">
    <path fill="var(--chapel)" d="M17 42V15.500L24.500 5 32 15.500V42z" />
    <path fill="var(--chapel-dark)" d="M24.500 5L32 15.500V42h-7.500z" />
    <path fill="var(--cottage)" d="M4 42V27l8.500-8.500L21 27v15z" />
    <path fill="var(--cottage-dark)" d="M12.500 18.500L21 27v15h-8.500z" />
    <path fill="var(--food)" d="M27 42V29l8.500-7.500L44 29v13z" />
    <path fill="var(--food-dark)" d="M35.500 21.500L44 29v13h-8.500z" />
    <path fill="#fff3d6" d="M7 31.500h4v4.500H7zM22 19.500a2.500 2.500 0 0 1 5 0V24h-5zM30 33h4v9h-4z" />
  </svg>`
}

/** The sign with the name, for the head of a page. */
export function Wordmark() {
  return html`<span class="wordmark"><${Sign} size=${34} /><span class="wordmark-name">Townlet</span></span>`
}
