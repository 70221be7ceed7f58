// A sentence in which two stars on either side make words bold.
import { html } from "../lib.js";

/** @param {{words: string}} props */
export const Bold = ({ words }) => words.split("**").map((part, at) => (at % 2 ? html`<b>${part}</b>` : part));
