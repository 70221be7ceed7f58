// The mark of a person: the find that she is drawn by, in a cameo, or the first letter of her name.
import { html } from "../lib.js";
import { Emblem } from "../ui/marks.js";
import { capital } from "../words.js";

/** @param {{name: string, mark: string}} props */
export const PersonMark = ({ name, mark }) =>
  html`<span class="person-mark" aria-hidden="true">${
    mark ? html`<${Emblem} card=${mark} />` : capital(name).slice(0, 1)
  }</span>`;
