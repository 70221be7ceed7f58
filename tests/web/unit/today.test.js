// The deal of a day: what this browser keeps of it, and results as layers over the ranks' rock.
import assert from "node:assert/strict";
import { test } from "node:test";
import { server } from "./page.js";

const { dayOf, daysPlayed, inRow, keepEnd, keepOwn, keepTable, kept, ownKey } = await import(
  "../../../src/holocene/web/app/today/kept.js"
);
const { linesOf } = await import("../../../src/holocene/web/app/today/board.js");
const { binsOf, rockOf } = await import("../../../src/holocene/web/app/today/layers.js");
const { scoreWords } = await import("../../../src/holocene/web/app/today/told.js");
const { needWords } = await import("../../../src/holocene/web/app/words.js");

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

test("a deal that was begun or given up is no day played; one that was finished is", () => {
  const day = "2026-04-01";
  keepTable(/** @type {any} */ ({ day, game: "progress", deal: "abc", table: "april", seat: 0, token: "t" }));
  assert.equal(0, inRow(day));
  const end = { table: "april", scores: { final: true, totals: [41, 58], winners: [1], rank: "" } };
  keepEnd(/** @type {any} */ ({ ...end, ended: "resigned" }));
  assert.equal(0, inRow(day));
  keepEnd(/** @type {any} */ ({ ...end, ended: "" }));
  assert.equal(1, inRow(day));
  const { points, lead, won, deal } = kept().days[`${day}/progress`];
  assert.deepEqual([41, -17, false, "abc"], [points, lead, won, deal]);
});

test("a result is told with both sides' points", async () => {
  const file = "/holocene/at/0123/locale/fr/web+today.ftl";
  server.answers[file] = "today-score-against = { $points } : { $other }\n";
  await needWords("today");
  const told = [
    { points: 41, lead: -17 },
    { points: 58, lead: 58 },
    { points: -2, lead: -2 },
  ];
  assert.deepEqual(
    ["41 : 58", "58", "−2"],
    told.map((each) => scoreWords(/** @type {any} */ (each))),
  );
});

test("the bot stands where its result would: behind who won, before who lost by as much or more", () => {
  const row = (/** @type {boolean} */ won, /** @type {number} */ lead) => ({ won, lead });
  const rows = [row(true, 9), row(true, 2), row(false, -3), row(false, -8)];
  const at = (/** @type {boolean} */ won, /** @type {number} */ lead) =>
    linesOf(/** @type {any} */ ({ rows, bot: row(won, lead) })).findIndex(({ bot }) => bot);
  assert.deepEqual(
    [0, 1, 2, 2, 3, 4],
    [at(true, 12), at(true, 5), at(true, 1), at(false, -1), at(false, -5), at(false, -9)],
  );
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
