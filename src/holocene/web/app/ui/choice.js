// One of a few, as buttons side by side.
import { html } from "../lib.js";

/** @template T @param {{label: string, choices: [T, string][], value: {value: T}}} props `value`: a signal, or
 * what acts so */
export function Choice({ label, choices, value }) {
  return html`<fieldset class="choice"><legend>${label}</legend><div class="segments">${choices.map(
    ([key, words]) =>
      html`<button type="button" aria-pressed=${String(value.value === key)} onClick=${() => (value.value = key)}>
        ${words}</button>`,
  )}</div></fieldset>`;
}
