// The deal of a day: what this browser keeps of it, and results as layers over the ranks' rock.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { dayOf, daysPlayed, inRow, keepOwn, kept, ownKey } = await import("../../../src/holocene/web/app/today/kept.js");
const { binsOf, rockOf } = await import("../../../src/holocene/web/app/today/layers.js");

/** @param {string} day */
const played = (day) =>
  keepOwn(
    day,
    "progress",
    "abc",
    /** @type {any} */ ({ table: `t-${day}`, state: "over", result: { points: 5, lead: 5 }, place: 2 }),
    9,
  );

test("days in a row end with today, or with yesterday; a missed day ends them and takes nothing away", () => {
  for (const day of ["2026-02-26", "2026-02-28", "2026-03-01"]) played(day);
  assert.deepEqual([2, 2, 0], ["2026-03-01", "2026-03-02", "2026-03-03"].map(inRow));
  assert.equal(3, daysPlayed().length);
});

test("a browser has one key, and knows its tables of a day", () => {
  const key = ownKey();
  assert.deepEqual([key, true], [ownKey(), /^[0-9a-f]{64}$/.test(key)]);
  assert.deepEqual({ day: "2026-02-28", game: "progress" }, dayOf("t-2026-02-28"));
  assert.equal(null, dayOf("another"));
  assert.deepEqual([2, 9], [kept().days["2026-03-01/progress"].place, kept().days["2026-03-01/progress"].of]);
});

/** @param {object} more @returns {any} */
const board = (more) => ({ game: "progress", ranks: [], counts: [], own: null, bot: null, ...more });

test("results lie in groups, one's own and the bot's are marked", () => {
  const counts = [22, 41, 44, 58].map((lead) => ({ lead, n: 2 }));
  const own = { result: { lead: 58 } };
  const bins = binsOf(board({ counts, own, bot: { lead: 62 } }));
  assert.deepEqual([20, 60, 9], [bins[0].from, bins[8].from, bins.length]);
  assert.deepEqual([2, 0, 4], [bins[0].n, bins[1].n, bins[4].n]);
  assert.deepEqual(
    [
      ["55", true],
      ["60", false],
    ],
    bins.slice(-2).map(({ from, isOwn }) => [String(from), isOwn]),
  );
  assert.deepEqual(
    [false, true],
    bins.slice(-2).map(({ hasBot }) => hasBot),
  );
});

test("the rock is as wide as what is shown of each rank", () => {
  const counts = [
    { lead: 35, n: 1 },
    { lead: 62, n: 1 },
  ];
  const ranks = [
    { name: "novice", highest: 20 },
    { name: "leader", highest: 40 },
    { name: "mastermind", highest: null },
  ];
  const shown = board({ counts, ranks });
  assert.deepEqual(
    [
      [6, 2],
      [24, 3],
    ],
    rockOf(shown, binsOf(shown)).map(({ wide, age }) => [wide, age]),
  );
  const pair = board({
    counts: [
      { lead: -3, n: 1 },
      { lead: 7, n: 1 },
    ],
  });
  assert.deepEqual(
    [5, 10],
    rockOf(pair, binsOf(pair)).map(({ wide }) => wide),
  );
});
