// The title of the window: what the page is, and whether a table waits for somebody who looks elsewhere.
import { effect, signal } from "./lib.js";

export const pageTitle = signal("Holocene");

/** What calls: so many tables, and in which words; nothing while the page is looked at. */
export const calling = signal({ n: 0, words: "" });

/** @param {string} title @param {{n: number, words: string}} call */
export function titled(title, { n, words }) {
  if (words) return `${words} · ${title}`;
  return n > 0 ? `(${n}) ${title}` : title;
}

effect(() => {
  document.title = titled(pageTitle.value, calling.value);
});
