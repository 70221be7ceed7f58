// A person's mark: the find that she chose, in a cameo; where she chose none, the first letter of her name.
import { html } from "../lib.js";
import { Emblem } from "../ui/marks.js";
import { capital } from "../words.js";

/** @param {{mark: string, name: string, big?: boolean}} props the name stands beside it, so the mark is silent */
export function PersonMark({ mark, name, big = false }) {
  return html`<span class=${`person-mark${big ? " big" : ""}`} aria-hidden="true">${
    mark ? html`<${Emblem} card=${mark} />` : html`<b>${capital(name).slice(0, 1)}</b>`
  }</span>`;
}
