// Points over time: a mark a game, full where it was won, and the mean of the last few as a line.
import { html } from "../lib.js";
import { number, t } from "../words.js";
import { isWon } from "./statistics.js";

/** @typedef {import("../results.js").Result} Result */

const [WIDE, HIGH] = [380, 130];
const [LEFT, EDGE] = [34, 12];
const FEW = 5; // games whose mean is the line

/** @param {{games: Result[]}} props at least two */
export function PointsOverTime({ games }) {
  const points = games.map(({ totals, seat }) => totals[seat]);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const x = (/** @type {number} */ at) => LEFT + EDGE + (at * (WIDE - LEFT - 2 * EDGE)) / (points.length - 1);
  const y = (/** @type {number} */ n) => HIGH - EDGE - ((n - low) * (HIGH - 2 * EDGE)) / Math.max(1, high - low);
  const mean = points.map((_, at) => {
    const last = points.slice(Math.max(0, at - FEW + 1), at + 1);
    return last.reduce((all, n) => all + n, 0) / last.length;
  });
  const line = mean.map((n, at) => `${x(at).toFixed(1)},${y(n).toFixed(1)}`).join(" ");
  const said = t("wm-chart", { n: points.length, low, high, last: Math.round(mean[mean.length - 1]) });
  return html`<figure class="own-chart"><svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${said}>
    ${[low, high].map(
      (n) => html`<path d=${`M${LEFT} ${y(n)}H${WIDE}`} class="own-grid" /><text x=${LEFT - 6} y=${y(n) + 4}
        text-anchor="end">${number(n)}</text>`,
    )}
    <polyline points=${line} class="own-mean" />
    ${games.map(
      (game, at) =>
        html`<circle cx=${x(at)} cy=${y(points[at])} r="4" class=${isWon(game) ? "own-won" : "own-other"} />`,
    )}</svg><figcaption class="caption">${said}</figcaption></figure>`;
}
