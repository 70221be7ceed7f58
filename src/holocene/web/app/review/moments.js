// The moments of a review as a list: those worth a look, or every decision. It is the curve in words.
import { html, useState } from "../lib.js";
import { t } from "../words.js";
import { afterOf, momentsOf, shownOf } from "./steps.js";

/** @import { Worth } from "../types/api.d.ts" */
/** @typedef {import("./steps.js").Moment} Moment */
/** @typedef {import("./page.js").Shown} Shown */

/** A sign of reviews. @param {{name: string}} props */
export const Sign = ({ name }) => html`<svg class="icon" aria-hidden="true"><use href=${`#review-${name}`} /></svg>`;

/** From what to what. @param {{before: Worth, after: Worth, alone: boolean}} props */
const Swing = ({ before, after, alone }) =>
  html`<b class="number">${shownOf(before, alone)}<span aria-hidden="true"> → </span><span class="unseen">
    ${t("wr-to")} </span>${t(alone ? "wr-points" : "wr-percent", { n: shownOf(after, alone) })}</b>`;

/** What stands under the name of a moment. @param {Shown} shown @param {Moment} moment */
function noteOf({ sayMove, review, alone }, moment) {
  if (moment.kind === "turning") return moment.turning.events.length ? t(`wr-cause-${moment.turning.cause}`) : "";
  const { mark, better, at } = moment.judged;
  if (better) return t("wr-note-better", { better: sayMove(moment.judged, better.move) });
  if (mark === "only") return t(alone ? "wr-note-only-alone" : "wr-note-only");
  return t(at === review?.summary.moment ? "wr-note-best" : `wr-mark-${mark}`);
}

/** @param {{shown: Shown}} props */
export function Moments({ shown }) {
  const { steps, review, here, go, alone, sayMove, sayTurning } = shown;
  const [isAll, setAll] = useState(false);
  const chosen = momentsOf(steps, review);
  /** @type {Moment[]} */
  const all = steps.map((judged, step) => ({ kind: "decision", step, judged }));
  const current = (isAll ? all : chosen).findIndex(({ step, kind }) => kind === "decision" && step === here);
  return html`<section class="review-moments" aria-labelledby="h-moments"><div class="row">
      <h2 id="h-moments">${t("wr-moments")}</h2><span class="spacer"></span>
      <div class="segments" role="group" aria-label=${t("wr-which")}>
        <button type="button" aria-pressed=${String(!isAll)} onClick=${() => setAll(false)}>${chosen.length}</button>
        <button type="button" aria-pressed=${String(isAll)} onClick=${() => setAll(true)}>
          ${t("wr-all", { n: all.length })}</button></div></div>
    ${
      !isAll &&
      !chosen.length &&
      html`<p class="caption review-none">${t(review ? "wr-no-moments" : "wr-counting")}</p>`
    }
    <ol>${(isAll ? all : chosen).map((each, at) => {
      const [sign, before, after, round, name] =
        each.kind === "turning"
          ? ["fault", each.turning.before, each.turning.after, each.turning.round, sayTurning(each.turning)]
          : [
              each.judged.mark,
              each.judged.before,
              afterOf(each.judged),
              each.judged.round,
              sayMove(each.judged, each.judged.played),
            ];
      return html`<li><button type="button" class=${at === current ? "now" : ""}
          aria-current=${at === current ? "true" : undefined} onClick=${() => go(each.step)}>
        <${Sign} name=${sign} /><span><b>${name}</b><span class="caption">${noteOf(shown, each)}</span></span>
        <span class="review-swing">${round > 0 && html`<span class="caption">${t("wr-round", { n: round })}</span>`}
          <${Swing} before=${before} after=${after} alone=${alone} /></span></button></li>`;
    })}</ol></section>`;
}
