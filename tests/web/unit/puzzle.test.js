// Puzzles as this browser keeps them: the rating after a first try, and the puzzle to go on with.
import assert from "node:assert/strict";
import { test } from "node:test";
import { server } from "./page.js";

const { inRow, kept, nextOf, rate, ratingOf, solve, triedOf } = await import(
  "../../../src/holocene/web/app/puzzle/kept.js"
);
const { PuzzleTable } = await import("../../../src/holocene/web/app/puzzle/model.js");
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

/** A puzzle at its table, whose server answers a hint and moves. @param {string} id */
function tableOf(id) {
  const seats = [{ name: "", kind: "human", bot: "", present: true, away: false }];
  const more = { seat: 0, seats, state: "running", to_act: 0, view: {}, prompt: null, moves: [], orders: [] };
  const moment = { n: 0, version: 0, since: 0, events: [], request: null, claims: [], notices: [], ...more };
  const where = `/holocene/api/puzzles/progress/${id}`;
  const solved = { answer: "solved", say: "", refusal: null, made: ["end"], line: [], moments: [], solution: null };
  server.answers[where] = JSON.stringify({ ...solved, rated: after });
  server.answers[`${where}/hint`] = JSON.stringify({ told: "theme", say: "", rated: after });
  server.sent = [];
  return new PuzzleTable(
    "progress",
    /** @type {any} */ ({ puzzle: { id }, hints: 2, moment }),
    /** @type {any} */ ({}),
  );
}

test("the rating goes with a first try alone", async () => {
  await tableOf("fresh").send("/moves", /** @type {any} */ ({ moves: ["end"] }));
  assert.deepEqual([["end"], ratingOf("progress")], [server.sent[0].moves, server.sent[0].rated]);
  await tableOf("hard").send("/moves", /** @type {any} */ ({ moves: ["end"] }));
  assert.equal(null, server.sent[0].rated);
});

test("who asked for a hint has not solved it at the first try, whatever she finds then", async () => {
  const table = tableOf("hinted");
  await table.askHint();
  assert.deepEqual([false, false], [triedOf("progress", "hinted")?.first, triedOf("progress", "hinted")?.solved]);
  table.shown(await table.send("/moves", /** @type {any} */ ({ moves: ["end"] })));
  assert.equal(null, server.sent[1].rated);
});
