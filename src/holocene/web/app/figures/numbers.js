// Numbers of the figures as the reader's language writes them: shares, differences with a sign, and their intervals.
import { language, t } from "../words.js";

/** @import { Estimated, FiguresShown, TableCounted, WorthShown } from "../types/api.d.ts" */

/** @param {number} n @param {Intl.NumberFormatOptions} how */
const written = (n, how) => new Intl.NumberFormat(language.value, how).format(n);

/** A share as a percentage; a small one is told more exactly. @param {number} share */
export const percent = (share) =>
  written(share, { style: "percent", maximumFractionDigits: share > 0 && share < 0.1 ? 1 : 0 });

/** @param {number} n */
export const plain = (n) => written(n, { maximumFractionDigits: 1 });

/** A difference with its sign. @param {number} n */
export const signed = (n) => written(n, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).replace("-", "\u2212");

/** A value with what the truth may be away from it: `+3.2 ± 0.8`. @param {Estimated | null} estimate
 * @param {number} [factor] 100 makes points of shares */
export function about(estimate, factor = 1) {
  if (!estimate) return t("wf-nothing");
  const [value, half] = estimate;
  return t("wf-about", { value: signed(value * factor), half: plain(half * factor) });
}

/** How many of their games players won, where a table of so many has a fair share, and the interval of it.
 * @param {Estimated} wins @param {number} players */
export function won([value, half], players) {
  const fair = 1 / players;
  const within = (/** @type {number} */ share) => percent(Math.min(1, Math.max(0, share)));
  return {
    won: within(fair + value),
    fair: percent(fair),
    low: within(fair + value - half),
    high: within(fair + value + half),
  };
}

/** Whether all that is usual was chosen. @param {TableCounted} table */
export const isUsual = ({ options }) => Object.keys(options).length === 0;
