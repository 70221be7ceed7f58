// Style sheets that only some pages need; asked for once, kept for the life of the page.
import { file } from "../root.js";
import { growSheets } from "./breakpoints.js";

/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/** Loads style sheets, those of one call by one request: `cards` is /styles/cards.css.
 * @param {...string} sheets */
export function needStyles(...sheets) {
  const fresh = sheets.filter((sheet) => !asked.has(sheet));
  if (fresh.length) {
    const found = load(file(`/styles/${fresh.join("+")}.css`));
    for (const sheet of fresh) asked.set(sheet, found);
  }
  return Promise.all(sheets.map((sheet) => asked.get(sheet)));
}

/** @param {string} href @returns {Promise<void>} */
function load(href) {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => {
      growSheets();
      resolve();
    };
    document.head.append(link);
  });
}
