// Events in words: what kind, how fast, how far, and who somebody is there.
import { botName } from "../levels.js";
import { number, t } from "../words.js";

/** @import { EventListed, EventWhole } from "../types/api.d.ts" */

/** @param {Pick<EventListed, "system" | "size" | "rounds">} event */
export const systemWords = ({ system, size, rounds }) =>
  [
    t(system === "swiss" ? "wv-swiss" : "wv-robin"),
    t("wv-tables-of", { n: size }),
    ...(rounds ? [t("wv-rounds", { n: rounds })] : []),
  ].join(" · ");

/** @type {Record<EventListed["state"], string>} */
const STATES = { announced: "wv-announced", entering: "wv-entering", running: "wv-running", over: "wv-over" };

/** @param {EventListed} event */
export const stateWords = ({ state, round, rounds }) => t(STATES[state], { n: round, of: rounds });

/** @param {EventListed} event */
export const countWords = ({ entered, most, state }) =>
  state === "announced" || state === "entering"
    ? t("wv-entered-of", { n: entered, most })
    : t("wv-entered", { n: entered });

/** What an entrant is called; a bot by its level, who has deleted herself by nothing. @param {EventWhole} event
 * @param {number} number */
export function entrantName(event, number) {
  if (number < 0) return t("wv-bot", { level: botName(event.bot) });
  return event.entrants.find((each) => each.number === number)?.name || t("wv-somebody");
}

/** A number with its sign, to one decimal; what is nothing then has none. @param {number} n */
export function signed(n) {
  const rounded = Math.round(n * 10) / 10;
  return `${rounded > 0 ? "+" : rounded < 0 ? "−" : ""}${number(Math.abs(rounded))}`;
}
