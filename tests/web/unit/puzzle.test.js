// Puzzles as this browser keeps them: the rating after a first try, and the puzzle to go on with.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { inRow, kept, nextOf, rate, ratingOf, solve, triedOf } = await import(
  "../../../src/holocene/web/app/puzzle/kept.js"
);
const { thisDay } = await import("../../../src/holocene/web/app/days.js");

const after = { rating: 1580.4, deviation: 290, volatility: 0.06 };

test("a first try changes the rating; what is solved later is solved, though not at once", () => {
  rate("progress", "hard", after, false, 0);
  assert.deepEqual([after, 80], [ratingOf("progress"), triedOf("progress", "hard")?.change]);
  assert.deepEqual([], kept.value.days);
  solve("progress", "hard", 95);
  const { first, solved, seconds } = /** @type {any} */ (triedOf("progress", "hard"));
  assert.deepEqual([false, true, 95, [thisDay()]], [first, solved, seconds, kept.value.days]);
  assert.deepEqual(kept.value, JSON.parse(localStorage.getItem("holocene.puzzles") ?? ""));
});

test("what was solved at once in a row ends with what was not", () => {
  const at = Math.floor(Date.now() / 1000) + 60;
  const one = { first: true, solved: true, at, seconds: 9, change: 5 };
  kept.value = { ...kept.value, tried: { ...kept.value.tried, "progress/one": one, "progress/two": one } };
  assert.deepEqual([2, 0], [inRow("progress"), inRow("s-evolution")]);
});

test("the next puzzle is the nearest in strength that was not tried", () => {
  const puzzles = /** @type {any[]} */ ([
    { id: "easy", rating: 1200 },
    { id: "hard", rating: 1580 },
    { id: "near", rating: 1600 },
    { id: "far", rating: 1900 },
  ]);
  assert.deepEqual(["near", "far"], [nextOf("progress", puzzles)?.id, nextOf("progress", puzzles, "near")?.id]);
  assert.equal(null, nextOf("progress", puzzles.slice(1, 2)));
});
