// A person's mark: the find that she has chosen, in a round frame; where she chose none, the first letter of her name.
// Seats have colours and letters, people have finds.
import { html } from "../lib.js";
import { capital } from "../words.js";
import { Emblem } from "./marks.js";

/** @param {{mark: string, name: string, large?: boolean}} props the name stands beside it, so the mark is silent */
export const PersonMark = ({ mark, name, large = false }) =>
  html`<span class=${large ? "person-mark large" : "person-mark"} aria-hidden="true">${
    mark ? html`<${Emblem} card=${mark} />` : html`<b>${capital(name).slice(0, 1)}</b>`
  }</span>`;
