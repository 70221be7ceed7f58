// What a review page goes through: the decisions that left a choice, what the seat was worth at each, and the few
// moments that are worth a look.

/** @import { Judged, Review, Turning, Worth } from "../types/api.d.ts" */
/** A decision with its place among all of them. @typedef {Judged & {at: number}} Step */
/** A moment of the list: a decision, or a turning point that leads to one (`step` is its place among the steps).
 * @typedef {{kind: "decision", step: number, judged: Step} | {kind: "turning", step: number, turning: Turning}}
 * Moment */

const MOST = 12; // moments that are shown at first

/** The decisions that left a choice. @param {readonly Judged[]} decisions @returns {Step[]} */
export const stepsOf = (decisions) =>
  decisions.map((judged, at) => ({ ...judged, at })).filter(({ mark }) => mark !== "forced");

/** The number that counts: a chance in hundredths, or points of who plays alone. @param {Worth} worth
 * @param {boolean} alone */
export const figureOf = ({ chance, points }, alone) => (alone ? points : chance * 100);

/** The same as it is written: whole, and never a victory or a defeat that is not sure. @param {Worth} worth
 * @param {boolean} alone */
export function shownOf(worth, alone) {
  const figure = figureOf(worth, alone);
  const whole = Math.round(figure);
  if (alone) return whole;
  return figure > 0 && figure < 100 ? Math.max(1, Math.min(99, whole)) : whole;
}

/** What the seat was worth after its move. @param {Judged} judged @returns {Worth} */
export const afterOf = ({ before, loss }) => ({
  chance: Math.max(0, before.chance - loss.chance),
  points: before.points - loss.points,
});

/** Whether the others moved before a decision. @param {Judged} judged */
export const isApart = ({ since: { others } }) => others.chance !== 0 || others.points !== 0;

/** The place among the steps of a decision, or of the next that left a choice. @param {Step[]} steps
 * @param {number} decision */
export function stepAt(steps, decision) {
  const found = steps.findIndex(({ at }) => at >= decision);
  return found < 0 ? steps.length - 1 : found;
}

/** Whether a decision is worth a look. @param {Judged} judged */
export const isMarked = ({ mark }) => mark === "mistake" || mark === "slip" || mark === "only";

/** Mistakes and the only ways to win come before turning points, and these before slips, the gravest first.
 * @param {Moment} each */
function weightOf(each) {
  if (each.kind === "turning") return 3;
  const { mark, loss } = each.judged;
  return mark === "slip" ? 1 + loss.chance : mark === "good" ? 5 : 4;
}

/** The moments worth a look, in their order. @param {Step[]} steps @param {Review | null} review
 * @returns {Moment[]} */
export function momentsOf(steps, review) {
  /** @type {Moment[]} */
  const decided = steps.flatMap((judged, step) =>
    isMarked(judged) || judged.at === review?.summary.moment ? [{ kind: "decision", step, judged }] : [],
  );
  /** @type {Moment[]} */
  const turned = (review?.turning ?? [])
    .filter(({ cause }) => cause !== "decision")
    .map((turning) => ({ kind: "turning", step: stepAt(steps, turning.decision), turning }));
  const plyOf = (/** @type {Moment} */ each) => (each.kind === "decision" ? each.judged.ply : each.turning.ply);
  const weighed = [...turned, ...decided].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST);
  return weighed.sort((a, b) => plyOf(a) - plyOf(b));
}

/** The next mistake or slip after a step, from the beginning again where there is none. @param {Step[]} steps
 * @param {number} step */
export function nextFault(steps, step) {
  const isFault = (/** @type {Step} */ { mark }) => mark === "mistake" || mark === "slip";
  const later = steps.findIndex((judged, at) => at > step && isFault(judged));
  return later >= 0 ? later : steps.findIndex(isFault);
}

/** The first decision after the others' next turn. @param {Step[]} steps @param {number} step */
export const nextTurn = (steps, step) => steps.find((judged, at) => at > step && isApart(judged));
