// "Since your last turn": whose deeds it tells, from where on, and up to where.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { Past } = await import("../../../src/holocene/web/app/tempo/past.js");
const { beginsAt, deedsOf } = await import("../../../src/holocene/web/app/tempo/since.js");
const { sinceMine } = await import("../../../src/holocene/web/app/table/story.js");
const { tempo } = await import("../../../src/holocene/web/app/s-evolution/tempo.js");

// Turns of three: each has two moves, told by one sentence each; seat 0 begins.
const log = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
  n,
  kind: "draws",
  rule: "",
  facts: { player: Math.floor((n - 1) / 2) % 3 },
}));
const story = [0, 1, 2, 3].map((turn) => ({
  heading: { kind: "turn", facts: { player: turn % 3 } },
  n: 2 * turn + 2,
  sentences: [0, 1].map((at) => ({ kind: `${turn % 3}${at}`, facts: {}, steps: [2 * turn + at], stands_out: false })),
}));
/** @param {number} seat @returns {any} */
const table = (seat) => ({ story: { value: story }, log: { value: log }, seat: { value: seat } });
/** @param {any[]} deeds */
const told = (deeds) => deeds.map(({ seat, sentences }) => [seat, ...sentences.map((/** @type {any} */ s) => s.kind)]);

test("the others' deeds are told, between one's own last move and one's turn", () => {
  assert.deepEqual(
    [
      [1, "10", "11"],
      [2, "20", "21"],
    ],
    told(deedsOf(table(0), { since: 2, n: 6 })),
  );
  assert.deepEqual([[1, "11"]], told(deedsOf(table(0), { since: 4, n: 4 })));
  assert.deepEqual([[0, "00", "01"]], told(deedsOf(table(1), { since: 1, n: 2 })));
});

test("where one's own last move is not known, since one's last turn", () => {
  assert.equal(1, sinceMine(/** @type {any} */ (story), log, 0));
  assert.equal(2, sinceMine(/** @type {any} */ (story), log, 1));
  assert.equal(0, sinceMine(/** @type {any} */ (story), log, 9));
  const deeds = deedsOf(table(0), { since: 0, n: 8 });
  assert.deepEqual([1, 2], [deeds[0].seat, beginsAt(table(0), { since: 0, n: 8 }, deeds)]);
});

test("one's own last move is remembered, and what was taken back is none", () => {
  const past = new Past(table(0));
  const moment = (/** @type {number} */ n, to_act = 0, seat = 0) => /** @type {any} */ ({ n, to_act, seat });
  const take = (/** @type {any} */ before, /** @type {any} */ after) => {
    past.take(before, after);
    return past.own;
  };
  past.take(/** @type {any} */ (null), moment(0));
  assert.deepEqual(
    [1, 2, 2],
    [take(moment(0), moment(1)), take(moment(1), moment(2, 1)), take(moment(2, 1), moment(6))],
  );
  assert.deepEqual({ since: 2, n: 6 }, past.span.value);
  assert.deepEqual([7, 6], [take(moment(6), moment(7)), take(moment(7), moment(6))]);
  assert.deepEqual({ since: 2, n: 6 }, past.span.value);
  assert.equal(0, take(moment(6), moment(6, 1, 1))); // another player at the same screen
});

test("a trick is whole when its ranks are told, and its takers come after that", () => {
  const event = (/** @type {string} */ kind, player = 0) => ({
    n: 3,
    kind,
    rule: "",
    facts: { player, suit: "blue", n: 4 },
  });
  const kinds = ["plays-card", "ranks-suit", "ranks-other", "wins-trick", "takes-card"];
  const events = kinds.map((kind, at) => event(kind, at % 2));
  assert.deepEqual(
    [false, true],
    [[events[0]], events].map((each) => tempo.isHeld?.(each)),
  );
  const frame = (/** @type {any[]} */ some) =>
    /** @type {any} */ ({ moment: { n: 3, view: { trick: [] }, events: some }, story: [] });
  const here = /** @type {any} */ ({
    cards: { deck: { "blue 4": { kind: "card" } } },
    log: { value: log.slice(0, 2) },
  });
  const parts = tempo.amid?.(frame([]), frame(events), here) ?? [];
  assert.deepEqual(
    [kinds.slice(0, 3), kinds.slice(3)],
    parts.map((part) => part.moment.events.map(({ kind }) => kind)),
  );
  const { trick } = /** @type {any} */ (parts[0].moment.view);
  assert.deepEqual(
    [[0, "other"]],
    trick.map((/** @type {any} */ { seat, rank }) => [seat, rank]),
  );
  assert.equal(1, tempo.amid?.(frame([]), frame(events.slice(0, 3)), here).length);
});
