// One of several choices, as chips.
import { html } from "../lib.js";

/** @template T @param {{legend: string, note?: string, name: string, value: T, choices: [T, string][],
 * choose: (value: T) => void}} props */
export function Radios({ legend, note, name, value, choices, choose }) {
  return html`<fieldset class="option"><legend>${legend}</legend>${note && html`<p class="caption">${note}</p>`}
    <div class="row chips">${choices.map(
      ([key, label]) => html`<label class="chip tap"
    data-on=${value === key ? "true" : undefined}><input type="radio" name=${name} checked=${value === key}
    onChange=${() => choose(key)} />${label}</label>`,
    )}</div></fieldset>`;
}
