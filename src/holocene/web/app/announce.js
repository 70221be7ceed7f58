// What a screen reader should say: polite lines one after another, urgent ones at once.
import { html, signal } from "./lib.js";

const polite = signal("");
const urgent = signal("");
/** @type {string[]} */
const waiting = [];
let timer = 0;

/** Says a sentence in the live region. Lines that come together are said together. @param {string} words
 * @param {{now?: boolean}} [options] */
export function announce(words, { now = false } = {}) {
  if (!words) return;
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
