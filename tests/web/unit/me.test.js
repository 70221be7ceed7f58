// What this browser keeps of its reader: sums of results, and the file that takes all of it elsewhere.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { draw } from "./drawn.js";

const { html } = await import("../../../src/holocene/web/app/lib.js");
const { known } = await import("../../../src/holocene/web/app/games.js");
const { forget, keptKinds, packed, read, TODAY, unpack } = await import("../../../src/holocene/web/app/me/kept.js");
const { Practice } = await import("../../../src/holocene/web/app/me/practice.js");
const { byOpponents, byPlayers, daysIn, favourites, ownGames } = await import(
  "../../../src/holocene/web/app/me/statistics.js"
);
const { keepResult, results } = await import("../../../src/holocene/web/app/results.js");
const { tables } = await import("../../../src/holocene/web/app/seats.js");
const { recall, remember } = await import("../../../src/holocene/web/app/settings.js");

/** @param {object} more @returns {any} */
const game = (more) => ({ game: "progress", names: [], totals: [9, 7], winners: [0], seat: 0, rank: "", ...more });

beforeEach(() => forget(keptKinds().flatMap(({ names }) => names)));

test("the own finds, the levels and the day of a game are kept when it ends, and its place when it is opened again", () => {
  known.value = /** @type {any} */ ([{ name: "progress", findings: { discovers: "technology" } }]);
  const event = (/** @type {number} */ player, /** @type {string} */ technology) => ({
    kind: "discovers",
    facts: { player, technology },
  });
  /** @type {any} */
  const moment = {
    table: "a",
    game: "progress",
    seat: 0,
    seats: [
      { name: "Ada", kind: "human" },
      { name: "", kind: "bot", bot: "artisan" },
    ],
    scores: { final: true, totals: [9, 7], winners: [0], rank: "" },
  };
  /** @type {any} */
  const log = [event(0, "wheel"), event(1, "iron"), event(0, "wheel"), event(0, "coinage")];
  keepResult(moment, log);
  keepResult({ ...moment, table: "b" }, log);
  const { bots, found, when } = results().a;
  assert.deepEqual([["", "artisan"], ["wheel", "coinage"], true], [bots, found, Number(when) > 0]);
  keepResult(moment, []);
  assert.deepEqual([["a", "b"], found], [Object.keys(results()), results().a.found]);
});

test("games are summed by players, by opponents and by finds; what an older result lacks is not made up", () => {
  const all = ownGames({
    a: game({ bots: ["", "artisan"], found: ["wheel", "iron"] }),
    b: game({ bots: ["", "farmer"], found: ["wheel"], winners: [1] }),
    c: game({ bots: ["", ""], found: ["wheel"] }),
    d: game({ totals: [80], winners: [0] }),
    e: game({ seat: -1 }),
  });
  assert.deepEqual(
    [
      [1, 1, 0],
      [2, 3, 2],
    ],
    byPlayers(all).map(([players, { n, won }]) => [players, n, won]),
  );
  assert.deepEqual(
    [
      ["farmer", 0],
      ["artisan", 1],
      ["", 1],
    ],
    byOpponents(all, ["farmer", "artisan"]).map(([level, { won }]) => [level, won]),
  );
  const { known: n, cards, most, best } = favourites(all);
  assert.deepEqual([3, 2, "wheel", 3], [n, cards, most[0].card, most[0].n]);
  assert.deepEqual(
    ["wheel"],
    best.map(({ card }) => card),
  ); // iron was found once only
});

test("a file takes everything to another browser, where what stands stays", () => {
  remember("lessons", { "progress/first": { step: 1, far: 7, done: true } });
  remember("name", "Ada");
  keepResult(
    /** @type {any} */ ({
      table: "a",
      game: "progress",
      seat: 0,
      seats: [{ name: "Ada", kind: "human" }],
      scores: { final: true, totals: [80], winners: [0], rank: "" },
    }),
  );
  const file = JSON.stringify(packed());
  assert.deepEqual(
    ["results", "lessons", "settings"],
    keptKinds().map(({ kind }) => kind),
  );
  forget(keptKinds().flatMap(({ names }) => names));
  remember("name", "Eve");
  remember("lessons", { "progress/more": { step: 2, far: 1, done: false }, "progress/first": { step: 5 } });
  const found = read(file);
  assert.ok(found && unpack(found) > 0);
  assert.deepEqual(["Eve", 80], [recall("name", ""), results().a.totals[0]]);
  assert.deepEqual(["progress/first", "progress/more"], Object.keys(recall("lessons", {})).sort());
  assert.deepEqual({ step: 5, far: 7, done: true }, recall("lessons", /** @type {any} */ ({}))["progress/first"]);
  assert.equal(0, unpack(found));
});

test("a file of another server brings no seats, and other files nothing", () => {
  const file = { ...packed(), server: "https://elsewhere.example", kept: { seats: { t: { seats: { 0: "token" } } } } };
  assert.equal(0, unpack(file));
  assert.deepEqual([null, null, null], [read("{}"), read("no"), read('{"holocene": 2, "kept": {}}')]);
});

test("days of deals are those on which one was finished", async () => {
  const days = { "2026-11-17/progress": { state: "over" }, "2026-11-18/progress": { state: "left" } };
  remember(TODAY, { key: "", days: { "2026-11-18/progress": { state: "running" } } });
  assert.equal("", (await draw(html`<${Practice} />`)).textContent);
  remember(TODAY, { key: "", days });
  assert.match((await draw(html`<${Practice} />`)).textContent, /wm-kind-today/);
});

test("of a file that somebody spoilt only that is added which the pages can read", () => {
  const played = { table: "t", deal: "320b5d", state: "over" };
  const kept = {
    results: { a: game({}), b: null, c: { seat: 0 }, d: game({ winners: 7 }), e: game({ found: [{}] }) },
    seats: { t: { seats: { 0: "token" } }, u: null, v: { seats: null } },
    lessons: { "progress/first": { step: 1, far: 7, done: true }, "progress/more": null },
    puzzles: { ratings: { progress: null }, tried: 5, days: 7 },
    today: { key: "k", days: { "2026-11-18/progress": played, "2026-11-19/progress": null } },
  };
  assert.ok(unpack({ ...packed(), kept: JSON.parse(JSON.stringify(kept)) }) > 0);
  assert.deepEqual(["a"], Object.keys(results()));
  assert.deepEqual({ t: { seats: { 0: "token" } } }, tables());
  assert.deepEqual(["progress/first"], Object.keys(recall("lessons", {})));
  assert.deepEqual({}, recall("puzzles", {}));
  assert.deepEqual({ key: "k", days: { "2026-11-18/progress": played } }, recall(TODAY, {}));
});

test("days are found in whatever keeps them", () => {
  assert.deepEqual(["2026-11-17", "2026-11-18"], daysIn({ progress: { "2026-11-18": 5 }, last: "2026-11-17" }));
});
