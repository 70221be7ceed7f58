// What a screen reader should say: polite lines one after another, urgent ones at once.
import { html, signal } from "./lib.js";

const polite = signal("");
const urgent = signal("");
/** @type {string[]} */
const waiting = [];
let timer = 0;

/** What was said last, for who writes it down. */
export const heard = signal({ words: "" });

/** Says a sentence in the live region. Lines that come together are said together. @param {string} words
 * @param {{now?: boolean, kept?: boolean}} [options] `kept`: whether it is written down where all that is said is */
export function announce(words, { now = false, kept = true } = {}) {
  if (!words) return;
  if (kept) heard.value = { words };
  if (now) {
    urgent.value = "";
    setTimeout(() => (urgent.value = words), 30);
    return;
  }
  waiting.push(words);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const lines = waiting.splice(0).join(" ");
    polite.value = "";
    setTimeout(() => (polite.value = lines), 30);
  }, 150);
}

export function Announcements() {
  return html`<div class="unseen" role="status" aria-live="polite" id="said">${polite.value}</div>
    <div class="unseen" role="alert" aria-live="assertive">${urgent.value}</div>`;
}
