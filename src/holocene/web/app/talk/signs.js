// Eight signs that every language reads, each with its words.
import { html } from "../lib.js";
import { t } from "../words.js";

/** @import { Said } from "../types/api.d.ts" */

/** @type {Exclude<Said["sign"], "">[]} */
export const SIGNS = ["hello", "well", "wow", "close", "oops", "think", "thanks", "game"];

/** A sign, of the sprite /pictures/signs.svg. @param {{sign: string}} props */
export const Sign = ({ sign }) =>
  html`<svg class="sign" viewBox="0 0 32 32" aria-hidden="true"><use href=${`#r-${sign}`} /></svg>`;

/** What a line says, as text. @param {Said} line */
export const lineOf = (line) => (line.sign ? t(`wt-sign-${line.sign}`) : line.words);
