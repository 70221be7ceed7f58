// The rules of the house: whether the result counts, whether people may talk, and how long those who are away are
// waited for.
import { html } from "../lib.js";
import { t } from "../words.js";

/** @import { Moment, Summary } from "../types/api.d.ts" */

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A time in words, rounded as people would. @param {number} seconds */
export function waitWords(seconds) {
  if (seconds < 2 * MINUTE && seconds !== MINUTE) return t("wt-seconds", { n: Math.ceil(seconds) });
  if (seconds < 2 * HOUR && seconds !== HOUR) return t("wt-minutes", { n: Math.ceil(seconds / MINUTE) });
  return t("wt-hours", { n: Math.ceil(seconds / HOUR) });
}

/** @param {{deal: Moment | Summary}} props */
export function House({ deal }) {
  const { signs, chat, absence } = deal;
  const talk = signs && chat ? "both" : signs ? "signs" : chat ? "chat" : "none";
  const time = waitWords(absence);
  return html`<dl class="chosen">${
    deal.rated && html`<div><dt>${t("web-rated-title")}</dt><dd>${t("web-rated-note")}</dd></div>`
  }<div><dt>${t("wt-talk")}</dt><dd>${t(`wt-house-${talk}`)}</dd></div>
    <div><dt>${t("wt-absence")}</dt><dd>${t("wt-house-absence", { time })}</dd></div></dl>`;
}
