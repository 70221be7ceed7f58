// The rules of the house: whether the result counts, whether people may talk, and how long those who are away are
// waited for.
import { paceWords } from "../clock/left.js";
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

/** How long a turn may take, and what happens then. @param {Moment | Summary} deal */
const paceTerms = (deal) => [t("clock-pace"), `${paceWords(deal)}. ${t(`clock-then-${deal.expiry}`)}`];

/** @param {{deal: Moment | Summary}} props */
export function House({ deal }) {
  const { signs, chat, absence, pace } = deal;
  const waits = pace > 0 ? paceTerms(deal) : [t("wt-absence"), t("wt-house-absence", { time: waitWords(absence) })];
  const talk = signs && chat ? "both" : signs ? "signs" : chat ? "chat" : "none";
  return html`<dl class="chosen">${
    deal.rated && html`<div><dt>${t("web-rated-title")}</dt><dd>${t("web-rated-note")}</dd></div>`
  }<div><dt>${t("wt-talk")}</dt><dd>${t(`wt-house-${talk}`)}</dd></div>
    <div><dt>${waits[0]}</dt><dd>${waits[1]}</dd></div></dl>`;
}
