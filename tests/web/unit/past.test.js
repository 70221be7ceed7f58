// Tricks as the log tells them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { actionsOf, takersOf, tricksOf } from "../../../src/holocene/web/app/s-evolution/past.js";

/** @param {...[string, Record<string, any>]} events @returns {any} */
const told = (...events) => ({
  cards: { deck: { "blue 4": { kind: "card" }, "green 1": { kind: "card" } } },
  log: { value: events.map(([kind, facts]) => ({ kind, facts })) },
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
