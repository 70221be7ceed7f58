// Tables by day on the home page: the most urgent first, each with the time that is left.
import { html } from "../lib.js";
import { needStyles } from "../ui/styles.js";
import { needWords } from "../words.js";
import { isShort, leftWords, useLeft } from "./left.js";

export { byDue } from "./sorting.js";

/** @import { Summary } from "../types/api.d.ts" */

export const ready = () => Promise.all([needWords("web-clock"), needStyles("clock")]);

/** @param {{each: Summary}} props */
export function Left({ each }) {
  const left = useLeft(each.due);
  if (!each.due) return null;
  return html`<b class="number time-left" data-short=${isShort(left, each.pace) ? "true" : undefined}>
    ${leftWords(left)}</b>`;
}
