// How games ended, as this browser keeps it: places, the newest results, and whose they are.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { keepResult, placeOf, results } = await import("../../../src/holocene/web/app/results.js");
const { isMyTurn, recordOf } = await import("../../../src/holocene/web/app/pages/tables.js");
const seats = await import("../../../src/holocene/web/app/seats.js");

/** @param {string} table @param {number} [seat] @returns {any} */
const moment = (table, seat = 0) => ({
  table,
  game: "progress",
  seats: [
    { name: "Ada", kind: "human" },
    { name: "Ben", kind: "bot", bot: "artisan" },
  ],
  seat,
  scores: { final: true, totals: [9, 7], winners: [0], rank: "" },
});

test("winners come first, and who is level has the same place", () => {
  const [totals, winners] = [[9, 9, 5, 5, 1], [1]];
  assert.deepEqual(
    [2, 1, 3, 3, 5],
    totals.map((_, seat) => placeOf({ totals, winners, seat })),
  );
});

test("the newest results are kept", () => {
  for (let n = 0; n < 510; n++) keepResult(moment(`t${n}`));
  assert.deepEqual([500, "t509"], [Object.keys(results()).length, Object.keys(results()).at(-1)]);
  assert.equal(undefined, results().t9);
});

test("who only looks on by now has the seat that was played, and no score is no result", () => {
  seats.keep("mine", { seats: { 1: "token" } });
  assert.equal(1, keepResult(moment("mine", -1))?.seat);
  assert.equal(-1, keepResult(moment("other", -1))?.seat);
  assert.equal(null, keepResult({ ...moment("going"), scores: null }));
});

test("the record counts games against somebody", () => {
  const game = (/** @type {number[]} */ totals, /** @type {number[]} */ winners, seat = 0) =>
    /** @type {any} */ ({ totals, winners, seat });
  const all = [game([9, 7], [0]), game([5, 7], [1]), game([80], [0]), game([9, 7], [0], -1)];
  assert.deepEqual({ n: 2, won: 1 }, recordOf(all));
});

test("a seat that a bot plays is not waited for", () => {
  seats.keep("abc", { seats: { 0: "token" } });
  const table = (/** @type {string} */ kind, to_act = 0) =>
    /** @type {any} */ ({ table: "abc", to_act, seats: [{ kind }, { kind: "human" }] });
  assert.deepEqual([true, false, false], [table("human"), table("bot"), table("human", 1)].map(isMyTurn));
});
