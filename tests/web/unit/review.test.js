// Reviews: what is known grows with every answer, which moments are worth a look, and where the next mistake is.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { grown } = await import("../../../src/holocene/web/app/review/asking.js");
const { afterOf, momentsOf, nextFault, nextTurn, shownOf, stepAt, stepsOf } = await import(
  "../../../src/holocene/web/app/review/steps.js"
);
const { canBranch } = await import("../../../src/holocene/web/app/table/branch.js");

const NOTHING = { chance: 0, points: 0 };
/** A decision. @param {number} ply @param {string} mark @param {number} [loss] @param {number} [others]
 * @returns {any} */
const judged = (ply, mark, loss = 0, others = 0) => ({
  ply,
  mark,
  before: { chance: 0.5, points: 40 },
  loss: { chance: loss, points: 0 },
  since: { ply: 0, luck: NOTHING, others: { chance: others, points: 0 }, found: NOTHING },
});
const game = [
  judged(0, "good"),
  judged(2, "forced"),
  judged(3, "slip", 0.05),
  judged(8, "good", 0, -0.2),
  judged(9, "mistake", 0.2),
];
const steps = stepsOf(game);

test("what was told stays, and the whole takes its place", () => {
  const empty = /** @type {any} */ ({ decisions: [], said: {}, done: 0, total: 0, review: null, problem: "" });
  const first = grown(empty, /** @type {any} */ ({ done: 1, total: 3, decisions: [1], said: { a: 1 }, review: null }));
  const then = grown(
    first,
    /** @type {any} */ ({ done: 3, total: 3, decisions: [2, 3], said: { b: 2 }, review: null }),
  );
  assert.deepEqual([[1, 2, 3], { a: 1, b: 2 }], [then.decisions, then.said]);
  const whole = /** @type {any} */ ({ decisions: [4, 5, 6] });
  assert.deepEqual(
    whole.decisions,
    grown(then, /** @type {any} */ ({ done: 3, total: 3, decisions: [], said: {}, review: whole })).decisions,
  );
});

test("forced moves are passed over, and places stay those of all decisions", () => {
  assert.deepEqual(
    [0, 2, 3, 4],
    steps.map(({ at }) => at),
  );
  assert.deepEqual([0, 1, 3, 3], [stepAt(steps, 0), stepAt(steps, 1), stepAt(steps, 4), stepAt(steps, 9)]);
});

test("the key for mistakes goes round", () => {
  assert.deepEqual([1, 3, 1, -1], [nextFault(steps, 0), nextFault(steps, 1), nextFault(steps, 3), nextFault([], 0)]);
});

test("what happened then ends where the others have had their turn", () => {
  assert.deepEqual(
    [8, 8, undefined],
    [0, 1, 2].map((step) => nextTurn(steps, step)?.ply),
  );
});

test("moments are mistakes, slips and what others turned, in their order", () => {
  const turned = (/** @type {string} */ cause) => ({ ply: 5, decision: 3, cause });
  const review = /** @type {any} */ ({ summary: { moment: 4 }, turning: [turned("others"), turned("decision")] });
  assert.deepEqual(
    ["decision 1", "turning 2", "decision 3"],
    momentsOf(steps, review).map(({ kind, step }) => `${kind} ${step}`),
  );
  const many = stepsOf(
    Array.from({ length: 40 }, (_, ply) => judged(ply, ply === 30 ? "mistake" : "slip", ply / 1000)),
  );
  const plies = momentsOf(many, null).map(({ step }) => step);
  assert.deepEqual([12, true, 39], [plies.length, plies.includes(30), plies.at(-1)]);
});

test("no chance is told as sure before it is", () => {
  const chance = (/** @type {number} */ n) => shownOf({ chance: n, points: 7.6 }, false);
  assert.deepEqual([0, 1, 33, 99, 100], [0, 0.001, 0.334, 0.999, 1].map(chance));
  assert.equal(8, shownOf({ chance: 0.2, points: 7.6 }, true));
  assert.equal(0.3, Number(afterOf(game[4]).chance.toFixed(2)));
  assert.equal(37.5, afterOf({ ...game[4], loss: { chance: 0, points: 2.5 } }).points);
});

test("a game is played on from when it is over, or by the one person at it", () => {
  const seat = (/** @type {string} */ kind, away = false) => ({ kind, away });
  const can = (/** @type {number} */ seat, /** @type {any[]} */ seats, state = "running") =>
    canBranch(/** @type {any} */ ({ state, seat, seats }));
  const [one, two] = [
    [seat("human"), seat("bot")],
    [seat("human"), seat("human")],
  ];
  assert.deepEqual([true, false, false, true], [can(0, one), can(-1, one), can(0, two), can(-1, two, "over")]);
  assert.equal(false, can(0, [seat("human"), seat("bot", true)]), "whoever a bot plays for may come back");
});
