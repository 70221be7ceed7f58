// The review of one seat of a game: headline, counts, the curve, the stepper, moments and one decision.
import { useKeys } from "../keys.js";
import { html, useEffect, useState } from "../lib.js";
import { playOn } from "../table/branch.js";
import { storyOf } from "../table/story.js";
import { Button, Icon, Seat } from "../ui/marks.js";
import { t } from "../words.js";
import { useReview } from "./asking.js";
import { Curve, CurveKey } from "./curve.js";
import { Moment } from "./moment.js";
import { Moments } from "./moments.js";
import { figureOf, nextFault, nextTurn, shownOf, stepAt, stepsOf } from "./steps.js";

/** @import { Drawn } from "../lib.js" */
/** @import { Judged, Review, Turning } from "../types/api.d.ts" */
/** @typedef {import("../table/model.js").TableModel} TableModel */
/** @typedef {import("./steps.js").Step} Step */
/** What every part of the page is drawn from.
 * @typedef {{table: TableModel, seat: number, isOwn: boolean, alone: boolean, steps: Step[], review: Review | null,
 *   here: number, go: (step: number) => void, telling: import("../telling.js").Telling,
 *   sayMove: (judged: Judged, move: string) => string,
 *   sayLine: (judged: Judged) => string[], sayTurning: (turning: Turning) => string, cardOf: (move: string) => Drawn,
 *   after: (step: Step) => string[], playOn: (n: number) => void}} Shown */

const SENTENCES = 4; // of what happened then

/** What is told of a turning point: the first thing that the seat saw of it. @param {TableModel} table
 * @param {Turning} turning */
function toldOf(table, turning) {
  const [event] = turning.events;
  if (!event) return t(`wr-cause-${turning.cause}`);
  return table.telling.value.event({ ...event, n: turning.ply + 1 });
}

/** What happened after a decision until the seat's next turn, as sentences. @param {TableModel} table
 * @param {Step} step @param {Step | undefined} next */
function thenOf(table, step, next) {
  const log = table.log.value;
  const last = next?.ply ?? Number.POSITIVE_INFINITY;
  const told = storyOf(table)
    .flatMap(({ sentences }) => sentences)
    .filter(({ steps }) => {
      const n = log[steps[steps.length - 1]]?.n ?? 0;
      return n > step.ply && n <= Math.max(last, step.ply + 1);
    })
    .map((sentence) => table.telling.value.told(sentence, log));
  return told.length > SENTENCES ? [...told.slice(0, SENTENCES), "…"] : told;
}

/** @param {{table: TableModel, drawn: import("../types/drawing.d.ts").ReviewDrawn, seat: number, isOwn: boolean,
 *   choose: (seat: number) => void}} props */
export function ReviewOf({ table, drawn, seat, isOwn, choose }) {
  const known = useReview(table, seat);
  const { review } = known;
  const [chosen, setChosen] = useState(-1);
  const telling = table.telling.value;
  const { seats, scores } = table.moment.value;
  const alone = review ? review.alone : seats.length === 1;
  const steps = stepsOf(known.decisions);
  const first = review?.summary.moment ?? null;
  const here = chosen >= 0 ? Math.min(chosen, steps.length - 1) : first === null ? 0 : stepAt(steps, first);
  useEffect(() => setChosen(-1), [seat]);
  const go = (/** @type {number} */ to) => setChosen(Math.max(0, Math.min(steps.length - 1, to)));
  const fault = nextFault(steps, here);
  useKeys(
    [
      { keys: ["ArrowLeft"], words: "wr-back", run: () => go(here - 1) },
      { keys: ["ArrowRight"], words: "wr-on", run: () => go(here + 1) },
      { keys: ["Home"], words: "wr-first", run: () => go(0) },
      { keys: ["End"], words: "wr-last", run: () => go(steps.length - 1) },
      { keys: ["m"], words: "wr-next-fault", run: () => fault >= 0 && go(fault) },
    ],
    [here, steps.length, fault],
  );
  const sayMove = (/** @type {Judged} */ { ply }, /** @type {string} */ move) => {
    const said = known.said[ply]?.moves[move];
    return said ? telling.say(said.key, said.facts) : move;
  };
  const sayLine = (/** @type {Judged} */ { ply }) =>
    (known.said[ply]?.line ?? []).map(({ key, facts }) => telling.say(key, facts));
  const sayTurning = (/** @type {Turning} */ turning) => toldOf(table, turning);
  const now = steps[here];
  /** @type {Shown} */
  const shown = {
    table,
    seat,
    isOwn,
    alone,
    steps,
    review,
    here,
    go,
    telling,
    sayMove,
    sayLine,
    sayTurning,
    cardOf: (move) => drawn.cardOf(table, move),
    after: (step) => thenOf(table, step, nextTurn(steps, steps.indexOf(step))),
    playOn: (n) => playOn(table, n, seat),
  };
  const player = telling.seat(seat);
  const about = { player, own: isOwn ? "yes" : "no" };
  const total = review ? steps.length : Math.max(steps.length, known.total);
  return html`<article class="review-page"><header class="review-head"><h1 tabindex="-1">${
    review ? telling.say(review.summary.headline.key, review.summary.headline.facts) : t("wr-of", about)
  }</h1>
      <ul class="review-seats" aria-label=${t("wr-eyes")}>${seats.map(
        (_, at) => html`<li><button type="button" aria-pressed=${String(at === seat)} onClick=${() => choose(at)}>
          <${Seat} seat=${at} />${telling.seat(at)} <b class="number">${scores?.totals[at] ?? ""}</b></button></li>`,
      )}</ul><${Counts} review=${review} known=${known} /></header>
    ${known.problem && html`<p class="lede" role="alert"><${Icon} name="warning" /> ${known.problem}</p>`}
    <section class="review-figure" aria-label=${t("wr-curve")}><h2>${t(
      alone ? "wr-figure-points" : "wr-figure-chance",
      about,
    )}</h2><${CurveKey} alone=${alone} players=${seats.length} />
      <${Curve} steps=${steps} total=${total} players=${seats.length} alone=${alone} review=${review} here=${here}
        isPhone=${table.phone.value} toldTurning=${sayTurning} go=${go} />
      ${review && html`<${Sums} review=${review} />`}</section>
    <${Stepper} shown=${shown} total=${total} fault=${fault} />
    ${
      now && html`<div class="review-parts"><${Moments} shown=${shown} /><${Moment} shown=${shown} step=${now} /></div>`
    }
    </article>`;
}

/** How many decisions were good, slips and mistakes; or how far it has come. @param {{review: Review | null,
 *   known: import("./asking.js").Known}} props */
function Counts({ review, known }) {
  if (known.problem) return null;
  if (!review)
    return html`<p class="review-counts" role="status"><progress max=${known.total || 1} value=${known.done}></progress>
      ${t("wr-progress", { done: known.done, total: known.total })}</p>`;
  const { good, only, slip, mistake, decided } = review.summary.counts;
  const told = [
    t("wr-count-good", { n: good + only }),
    ...(slip ? [t("wr-count-slip", { n: slip })] : []),
    mistake || slip ? t("wr-count-mistake", { n: mistake }) : t("wr-count-none"),
    ...(decided ? [t("review-counts-decided", { n: decided })] : []),
  ];
  return html`<p class="review-counts">${told.join(" · ")}</p>`;
}

/** What decisions, luck and the others came to, from the start to the end. @param {{review: Review}} props */
function Sums({ review }) {
  const { alone, start, end, summary } = review;
  const signed = (/** @type {number} */ n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
  const rows = /** @type {const} */ ([
    ["wr-sum-start", String(shownOf(start, alone))],
    ["wr-sum-decisions", signed(Math.round(figureOf(summary.decisions, alone)))],
    ["wr-sum-luck", signed(Math.round(figureOf(summary.luck, alone)))],
    ...(alone ? [] : [["wr-sum-others", signed(Math.round(figureOf(summary.others, alone)))]]),
    ["wr-sum-end", String(shownOf(end.worth, alone))],
  ]);
  return html`<dl class="review-sums">${rows.map(
    ([key, value]) => html`<div><dt>${t(key)}</dt><dd class="number">${value}</dd></div>`,
  )}</dl><p class="caption">${t(alone ? "wr-sum-note-points" : "wr-sum-note")}</p>`;
}

/** @param {{shown: Shown, total: number, fault: number}} props */
function Stepper({ shown, total, fault }) {
  const { here, go, steps } = shown;
  const last = steps.length - 1;
  const step = (/** @type {string} */ icon, /** @type {string} */ words, /** @type {number} */ to) =>
    html`<${Button} bare icon=${icon} aria-disabled=${String(to < 0 || to > last)} onClick=${() => go(to)}>${t(words)}
      </${Button}>`;
  return html`<div class="review-steps" role="group" aria-label=${t("wr-step")}>
    ${step("first", "wr-first", 0)}${step("prev", "wr-back", here - 1)}
    <span>${t("wr-at", { n: Math.max(0, here) + (steps.length ? 1 : 0), total })}</span>
    ${step("next", "wr-on", here + 1)}${step("last", "wr-last", last)}
    <span class="spacer"></span>${
      fault >= 0 &&
      html`<${Button} class="review-next" onClick=${() => go(fault)}>${t("wr-next-fault")} <kbd>M</kbd></${Button}>`
    }</div>`;
}
