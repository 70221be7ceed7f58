// Filters above a list: words to search for, and groups of choices.
import { html } from "../lib.js";
import { t } from "../words.js";

/** Filters as groups of buttons: one choice a group, or all.
 * @param {{groups: {key: string, words: string, choices: [any, any][]}[], chosen: Record<string, any>, choose: (key:
 * string, value: any) => void, search: string, setSearch: (words: string) => void}} props */
export function Filters({ groups, chosen, choose, search, setSearch }) {
  return html`<div class="filters" role="search"><label class="find"><span>${t("web-search")}</span>
    <input class="field" type="search" value=${search}
    onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} /></label>
    ${groups.map(
      ({ key, words, choices }) => html`<div role="group" aria-label=${words} class="row">
      <span class="caption">${words}</span>${choices.map(
        ([value, label]) => html`<button type="button" class="chip tap"
      aria-pressed=${String(chosen[key] === value)} onClick=${() => choose(key, chosen[key] === value ? null : value)}>
      ${label}</button>`,
      )}</div>`,
    )}</div>`;
}
