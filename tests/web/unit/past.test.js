// Tricks as the log tells them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { actionsOf, isTold, takersOf, tellsAllOf, tricksOf } from "../../../src/holocene/web/app/s-evolution/past.js";

/** @param {...[string, Record<string, any>]} events @returns {any} */
const told = (...events) => ({
  cards: { deck: { "blue 4": { kind: "card" }, "green 1": { kind: "card" } }, board: { limits: { hand: 4 } } },
  log: { value: events.map(([kind, facts]) => ({ kind, facts })) },
  view: { value: { players: [] } },
});

/** The same, seen by somebody who knows how many cards are in each hand. @param {any} table @param {number[]} sizes
 * @returns {any} */
const holding = (table, ...sizes) => ({
  ...table,
  view: { value: { players: sizes.map((size) => ({ hand: { size } })) } },
});

test("a trick ends with its ranks, and the next card begins another", () => {
  const tricks = tricksOf(
    told(
      ["round-begins", { n: 2 }],
      ["plays-card", { player: 0, suit: "blue", n: 4 }],
      ["plays-card", { player: 1, suit: "blue", n: 4 }],
      ["ranks-suit", { player: 1 }],
      ["wins-trick", { player: 1 }],
      ["takes-card", { player: 1, suit: "blue", n: 4 }],
      ["plays-card", { player: 1, suit: "green", n: 1 }],
    ),
  );
  assert.deepEqual(
    [
      [2, 1, [0, 1], 1, [1]],
      [2, 2, [1], null, []],
    ],
    tricks.map(({ round, n, plays, winner, takes }) => [
      round,
      n,
      plays.map(({ seat }) => seat),
      winner,
      takes.map(({ seat }) => seat),
    ]),
  );
});

test("a log that begins in the middle of a round numbers nothing, and a trick that it tells half is not shown", () => {
  const events = told(
    ["plays-card", { player: 1, suit: "green", n: 1 }],
    ["ranks-suit", { player: 0 }],
    ["ranks-suit", { player: 1 }],
    ["wins-trick", { player: 0 }],
    ["round-begins", { n: 6 }],
    ["plays-card", { player: 0, suit: "blue", n: 4 }],
    ["ranks-suit", { player: 0 }],
    ["wins-trick", { player: 0 }],
  );
  const table = holding(events, 4, 5);
  assert.deepEqual(
    [
      [0, false],
      [6, true],
    ],
    tricksOf(table).map((trick) => [trick.round, isTold(trick)]),
  );
  assert.deepEqual(
    [false, true],
    [5, 6].map((round) => tellsAllOf(table, round)),
  );
  assert.equal(false, isTold(undefined));
});

test("a log without a beginning tells round 1 where every card of it is in a hand or told", () => {
  const events = told(["plays-card", { player: 1, suit: "green", n: 1 }]);
  assert.deepEqual(
    [true, false, false],
    [
      [5, 4],
      [5, 3],
      [4, 4],
    ].map((sizes) => tellsAllOf(holding(events, ...sizes), 1)),
  );
  assert.deepEqual(
    [1, 0],
    [
      [5, 4],
      [2, 2],
    ].map((sizes) => tricksOf(holding(events, ...sizes))[0].round),
  );
});

test("a round begins without Actions", () => {
  const events = told(
    ["action-begins", { player: 1 }],
    ["harvests", {}],
    ["round-begins", { n: 3 }],
    ["action-begins", { player: 0 }],
    ["harvests", {}],
    ["round-ends", {}],
  );
  assert.deepEqual(
    [[0, ["harvests"]]],
    actionsOf(events).map(({ seat, events: own }) => [seat, own.map(({ kind }) => kind)]),
  );
});

test("of two equal cards each has the taker who took it", () => {
  const table = told(
    ["round-begins", { n: 1 }],
    ["plays-card", { player: 2, suit: "blue", n: 4 }],
    ["plays-card", { player: 0, suit: "green", n: 1 }],
    ["plays-card", { player: 1, suit: "blue", n: 4 }],
    ["ranks-fixed", { player: 2 }],
    ["ranks-fixed", { player: 1 }],
    ["ranks-other", { player: 0 }],
    ["takes-card", { player: 2, suit: "blue", n: 4 }],
    ["takes-card", { player: 1, suit: "blue", n: 4 }],
  );
  const [trick] = tricksOf(table);
  const laid = (/** @type {number[]} */ ...gone) =>
    trick.plays.map(({ seat, card }) => /** @type {any} */ ({ seat, card, left: !gone.includes(seat) }));
  assert.deepEqual(
    [
      [1, 2],
      [2, 1],
    ],
    [...takersOf(trick, laid(1, 2))],
  );
  assert.deepEqual([[1, 2]], [...takersOf({ ...trick, takes: trick.takes.slice(0, 1) }, laid(1))]);
});
