/** The settings: a page, and what is inside it for the table's menu. */
import { html } from '../vendor/preact.js'
import { choose, useSettings } from '../memory.js'
import { LANGUAGES, LANGUAGE_NAMES, spoken, t } from '../words.js'
import { Page } from '../parts/page.js'
import { play } from '../parts/sound.js'

export function SettingsPage() {
  return html`<${Page} title=${t('settings.title')} kind="narrow"><div class="paper"><${Settings} /></div><//>`
}

/** Everything that can be chosen; each takes effect at once. */
export function Settings() {
  const now = useSettings()
  return html`<form class="settings" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <${Choice} label=${t('settings.language')} name="language" value=${spoken()}
      choices=${LANGUAGES.map(one => ({ value: one, label: LANGUAGE_NAMES[one] }))} choose=${(/** @type {any} */ language) => choose({ language })} />
    <${Choice} label=${t('settings.theme')} name="theme" value=${now.theme}
      choices=${['system', 'light', 'dark'].map(value => ({ value, label: t(`settings.theme.${value}`) }))}
      choose=${(/** @type {any} */ theme) => choose({ theme })} />
    <${Switch} name="confirm" on=${now.confirm} set=${(/** @type {boolean} */ confirm) => choose({ confirm })} />
    <${Switch} name="almost" on=${now.almost} set=${(/** @type {boolean} */ almost) => choose({ almost })} />
    <${Switch} name="motion" on=${now.motion} set=${(/** @type {boolean} */ motion) => choose({ motion })} />
    <${Switch} name="sound" on=${now.sound} set=${(/** @type {boolean} */ sound) => { choose({ sound }); if (sound) play('turn') }} />
  </form>`
}

/** @param {{ label: string, name: string, value: string, choices: { value: string, label: string }[], choose: (value: string) => void }} props */
export function Choice({ label, name, value, choices, choose }) {
  return html`<fieldset class="choice">
    <legend>${label}</legend>
    <div class="segments">
      ${choices.map(one => html`<label class="segment">
        <input type="radio" name=${name} value=${one.value} checked=${one.value === value} onChange=${() => choose(one.value)} />
        <span>${one.label}</span></label>`)}
    </div>
  </fieldset>`
}

/** @param {{ name: string, on: boolean, set: (on: boolean) => void }} props */
function Switch({ name, on, set }) {
  return html`<label class="switch">
    <input type="checkbox" role="switch" checked=${on} onChange=${(/** @type {any} */ event) => set(event.target.checked)} />
    <span class="switch-knob" aria-hidden="true"></span>
    <span><strong>${t(`settings.${name}`)}</strong><br /><span class="soft">${t(`settings.${name}.text`)}</span></span>
  </label>`
}
