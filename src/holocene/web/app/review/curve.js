// What a seat could hope for, over its own decisions: thick through its own turns, dotted through the others', on the
// rock of the ages. The list of moments says the same in words.
import { html } from "../lib.js";
import { useWidth } from "../ui/fit.js";
import { t } from "../words.js";
import { afterOf, figureOf, isApart, isMarked, shownOf } from "./steps.js";

/** @import { Review, Turning } from "../types/api.d.ts" */
/** @typedef {import("./steps.js").Step} Step */
/** @typedef {{steps: Step[], total: number, players: number, alone: boolean, review: Review | null, here: number,
 *   isPhone: boolean, toldTurning: (turning: Turning) => string, go: (step: number) => void}} Props */

const WIDE = { H: 250, L: 52, R: 14, T: 34, B: 46, rock: 14 };
const NAMED = { ...WIDE, H: 300, T: 84 }; // with room for names above
const SMALL = { H: 190, L: 34, R: 8, T: 26, B: 36, rock: 12 };
const ROUND = 68; // room for the number of a round, on average
const LANES = 3; // lines of names above the curve
const LETTER = 7.4; // width of a letter there, on average

/** The scale of the upright axis: hundredths, or points with some room. @param {Props} props */
function scaleOf({ steps, review, alone }) {
  if (!alone) return { low: 0, high: 100 };
  const points = steps.flatMap((each) => [each.before.points, afterOf(each).points]);
  if (review) points.push(review.start.points, review.end.worth.points);
  const [low, high] = [Math.min(...points, 0), Math.max(...points, 10)];
  return { low: Math.floor(low / 10) * 10, high: Math.ceil(high / 10) * 10 };
}

/** Stretches of one age or one round, as places among the steps. @param {Step[]} steps
 * @param {(step: Step) => number} of */
function stretches(steps, of) {
  /** @type {{value: number, from: number, to: number}[]} */
  const found = [];
  steps.forEach((step, at) => {
    const last = found.at(-1);
    if (last && last.value === of(step)) last.to = at + 1;
    else found.push({ value: of(step), from: at, to: at + 1 });
  });
  return found;
}

/** What a turning point is called above the curve. @param {Props} props @param {Turning} turning */
function labelOf({ alone, toldTurning }, turning) {
  const after = t(alone ? "wr-points" : "wr-percent", { n: shownOf(turning.after, alone) });
  return `${toldTurning(turning)} ${shownOf(turning.before, alone)} → ${after}`;
}

/** Turning points with a lane each in which their names do not meet; where there is none, without a name.
 * @param {Props} props @param {(at: number) => number} x @param {(figure: number) => number} y @param {number} W */
function lanes(props, x, y, W) {
  const { steps, review, alone } = props;
  const turned = (review?.turning ?? []).filter(({ cause }) => cause !== "decision");
  /** @type {[number, number][][]} */
  const taken = Array.from({ length: LANES }, () => []);
  const placed = turned.map((each) => {
    const found = steps.findIndex(({ at }) => at >= each.decision);
    const px = x(found < 0 ? steps.length : found);
    return { each, px, py: y(figureOf(each.after, alone)), lane: LANES, isLate: px > W * 0.62 };
  });
  // In this order no line goes through a name: names to the right of their line from the left, the others from the
  // right.
  const early = placed.filter(({ isLate }) => !isLate);
  const late = placed.filter(({ isLate }) => isLate).reverse();
  for (const one of [...early, ...late]) {
    const wide = 24 + labelOf(props, one.each).length * LETTER;
    const [from, to] = one.isLate ? [one.px - wide, one.px + 10] : [one.px - 10, one.px + wide];
    const lane = taken.findIndex((held) => held.every(([low, high]) => to < low || from > high));
    if (lane < 0 || from < 0 || to > W) continue;
    taken[lane].push([from, to]);
    one.lane = lane;
  }
  return placed;
}

/** @param {Props} props */
export function Curve(props) {
  const { steps, total, alone, players, review, here, isPhone, go } = props;
  const [ref, W] = useWidth(isPhone ? 340 : 1240); // a unit is a pixel, so that its words are as large as others
  const { H, L, R, T, B, rock } = isPhone ? SMALL : review?.turning.length ? NAMED : WIDE;
  const { low, high } = scaleOf(props);
  const room = Math.max(total, steps.length, 1);
  const x = (/** @type {number} */ at) => L + ((at + 0.3) / room) * (W - L - R);
  const y = (/** @type {number} */ figure) => T + ((high - figure) / (high - low)) * (H - T - B);
  const even = 100 / players;
  const lines = alone ? [low, high] : [0, 100];
  const points = steps.flatMap((each, at) => [
    [x(at), y(figureOf(each.before, alone))],
    [x(at + 0.4), y(figureOf(afterOf(each), alone))],
  ]);
  if (review) points.push([x(steps.length), y(figureOf(review.end.worth, alone))]);
  const rounds = stretches(steps, ({ round }) => round).filter(({ value }) => value > 0);
  const every = Math.ceil(rounds.length / (isPhone ? 4 : W / ROUND));
  const marked = steps.flatMap((each, at) => (isMarked(each) ? [{ each, at }] : []));
  const named = isPhone
    ? []
    : lanes(
        props,
        (at) => x(at),
        (figure) => y(figure),
        W,
      );
  const now = steps[here];
  return html`<svg class="review-curve" ref=${ref} viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${said(props)}
      onClick=${(/** @type {MouseEvent & {currentTarget: SVGElement}} */ event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const at = (((event.clientX - box.left) / box.width) * W - L) / (W - L - R);
        go(Math.max(0, Math.min(steps.length - 1, Math.round(at * room - 0.3))));
      }}>
    ${lines.map(
      (n) => html`<path class="curve-line" d=${`M${L} ${y(n)}H${W - R}`} />
      <text x=${L - 8} y=${y(n) + 4} text-anchor="end">${n}</text>`,
    )}
    ${stretches(steps, ({ age }) => age).map(
      ({ value, from, to }) => html`<foreignObject x=${x(from - 0.3)} y=${H - B + 6} width=${x(to) - x(from)}
        height=${rock}><div class="rock review-rock" data-age=${value || 1}></div></foreignObject>`,
    )}
    ${rounds
      .filter((_, at) => at % every === 0)
      .map(
        ({ value, from, to }) => html`<text x=${(x(from - 0.3) + x(to - 0.3)) / 2} y=${H - B + rock + 22}
        text-anchor="middle">${value}</text>`,
      )}
    ${
      points.length > 1 &&
      html`<path class="review-area" d=${`M${points[0][0]} ${y(low)}L${points.join("L")}L${
        points[points.length - 1][0]
      } ${y(low)}z`} />`
    }
    ${
      !alone &&
      html`<path class="curve-even" d=${`M${L} ${y(even)}H${W - R}`} />
      <text x=${L - 8} y=${y(even) + 4} text-anchor="end">${Math.round(even)}</text>`
    }
    ${steps.map((_, at) => {
      const next = steps[at + 1];
      const [from, mid] = [points[2 * at], points[2 * at + 1]];
      const to = points[2 * at + 2];
      const others = next ? isApart(next) : true;
      return html`<path class="review-own" d=${`M${from}L${mid}`} />
        ${to && html`<path class=${others ? "review-others" : "review-own"} d=${`M${mid}L${to}`} />`}`;
    })}
    ${named.map(({ px, py, lane }) => html`<path class="review-leader" d=${`M${px} ${py - 6}V${22 + 20 * lane}`} />`)}
    ${named.map(
      ({ each, px, lane, isLate }) => html`<g class="review-fault"><use href="#review-fault" x=${px - 9}
          y=${4 + 20 * lane} width="18" height="18" />${
            lane < LANES &&
            html`<text class="review-label" x=${px + (isLate ? -14 : 14)} y=${18 + 20 * lane}
              text-anchor=${isLate ? "end" : "start"}>${labelOf(props, each)}</text>`
          }</g>`,
    )}
    ${marked.map(
      ({ each, at }) => html`<use class="review-sign" data-mark=${each.mark} href=${`#review-${each.mark}`}
        x=${x(at) - 8} y=${Math.max(0, y(figureOf(each.before, alone)) - 28)} width="16" height="16" />`,
    )}
    ${
      now &&
      html`<g class="review-here"><path
          d=${`M${x(here)} ${y(figureOf(now.before, alone))}V${H - B + 6}`} />
        <circle cx=${x(here)} cy=${y(figureOf(now.before, alone))} r="7" /></g>`
    }</svg>`;
}

/** The curve in a sentence. @param {Props} props */
function said({ steps, review, alone }) {
  if (!steps.length) return t("wr-counting");
  const key = alone ? "wr-curve-points" : "wr-curve-chance";
  const last = review ? review.end.worth : steps[steps.length - 1].before;
  return t(key, { first: shownOf(steps[0].before, alone), last: shownOf(last, alone) });
}

/** What the lines and signs mean. @param {{alone: boolean, players: number}} props */
export function CurveKey({ alone, players }) {
  const signs = ["fault", "mistake", "slip", "only"];
  return html`<ul class="review-key caption">
    <li><svg width="28" height="8" aria-hidden="true"><path class="review-own" d="M0 4h28" /></svg>
      ${t("wr-key-own")}</li>
    ${
      !alone &&
      html`<li><svg width="28" height="8" aria-hidden="true"><path class="review-others" d="M0 4h28" /></svg>
      ${t("wr-key-others")}</li>
      <li><svg width="28" height="8" aria-hidden="true"><path class="curve-even" d="M0 4h28" /></svg>
      ${t("wr-even", { n: players })}</li>`
    }
    ${signs.map(
      (sign) => html`<li><svg class="icon" aria-hidden="true"><use href=${`#review-${sign}`} /></svg>
      ${t(`wr-mark-${sign}`)}</li>`,
    )}</ul>`;
}
