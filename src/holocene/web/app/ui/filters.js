// Filters above a list: words to search for, and groups of choices.
import { html } from "../lib.js";
import { t } from "../words.js";

/** @import { Changed, Drawn } from "../lib.js" */
/** What is looked for in a group, and the words of the choice. @typedef {[string | number, Drawn]} Filter */
/** What was chosen, by the key of the group. @typedef {Record<string, string | number | null>} Chosen */

/** Filters as groups of buttons: one choice a group, or all; and words to search for, where there are any.
 * @param {{groups: {key: string, words: string, choices: Filter[]}[], chosen: Chosen,
 * choose: (key: string, value: Chosen[string]) => void, search?: string, setSearch?: (words: string) => void}} props */
export function Filters({ groups, chosen, choose, search = "", setSearch }) {
  return html`<div class="filters" role="search">${
    setSearch &&
    html`<label class="find"><span>${t("web-search")}</span>
    <input class="field" type="search" value=${search}
    onInput=${(/** @type {Changed} */ event) => setSearch(event.currentTarget.value)} /></label>`
  }
    ${groups.map(
      ({ key, words, choices }) => html`<div role="group" aria-label=${words} class="row">
      <span class="caption">${words}</span>${choices.map(
        ([value, label]) => html`<button type="button" class="chip tap"
      aria-pressed=${String(chosen[key] === value)} onClick=${() => choose(key, chosen[key] === value ? null : value)}>
      ${label}</button>`,
      )}</div>`,
    )}</div>`;
}
