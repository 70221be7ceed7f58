// How fast a table plays, in words: now, or when you like.
import { html } from "../lib.js";
import { Icon } from "../ui/marks.js";

const DAY = 86_400; // seconds

/** Whether nobody has to be there at the same time. @param {{pace: number}} table */
export const isSlow = ({ pace }) => pace >= DAY / 2;

/** The sign of it: a moon for tables that wait, for they wait over night. @param {{pace: number}} table */
export const PaceSign = ({ pace }) =>
  isSlow({ pace })
    ? html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor"
      d="M14.5 2.5A9.8 9.8 0 1 0 21.8 14 8 8 0 0 1 14.5 2.5z" /></svg>`
    : html`<${Icon} name="s-action" />`;
