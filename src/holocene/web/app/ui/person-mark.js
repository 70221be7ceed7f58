// A person's mark: the find that she has chosen, in a round frame. Seats have colours and letters, people have finds.
import { html } from "../lib.js";
import { Emblem, Icon } from "./marks.js";

/** @param {{mark: string, large?: boolean}} props */
export const PersonMark = ({ mark, large = false }) =>
  html`<span class=${large ? "person-mark large" : "person-mark"} aria-hidden="true">
    ${mark ? html`<${Emblem} card=${mark} />` : html`<${Icon} name="person" />`}</span>`;
