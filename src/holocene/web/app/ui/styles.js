// Style sheets that only some pages need; asked for once, kept for the life of the page.
import { file } from "../root.js";

/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/** Loads style sheets, those of one call by one request: a bare name is one of /styles, a path names any other.
 * @param {...string} names */
export function needStyles(...names) {
  const sheets = names.map((name) => name.replace(/^\/styles\/|\.css$/g, ""));
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
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
