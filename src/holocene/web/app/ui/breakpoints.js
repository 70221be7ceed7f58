// Larger text needs the layout of a smaller screen: the sizes of screens that style sheets and scripts ask for grow
// with the setting, as they do with a browser's own zoom.
import { effect } from "../lib.js";
import { textSize } from "../settings.js";

/** What a rule asked for when it was written. @type {WeakMap<CSSMediaRule, string>} */
const written = new WeakMap();

/** @param {string} query */
export const grown = (query) => query.replace(/(\d+)px/g, (_, n) => `${(n * textSize.value) / 100}px`);

/** @param {CSSRuleList} rules */
function grow(rules) {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    if (!written.has(rule)) written.set(rule, rule.media.mediaText);
    rule.media.mediaText = grown(/** @type {string} */ (written.get(rule)));
  }
}

let hasGrown = false;

/** All sheets that are there, after one was loaded or the size of text was changed. */
export function growSheets() {
  hasGrown ||= textSize.value !== 100;
  if (!hasGrown) return; // they are as they were written
  for (const sheet of document.styleSheets) grow(sheet.cssRules);
}

effect(growSheets);
