// Who was the first to find something, and of what the end tells.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { firsts, ownFirsts, spread } = await import("../../../src/holocene/web/app/history.js");
const { known } = await import("../../../src/holocene/web/app/games.js");
known.value = /** @type {any} */ ([{ name: "progress", findings: { discovers: "technology" } }]);

/** @param {number} player @param {string} technology @param {string} [kind] */
const event = (player, technology, kind = "discovers") =>
  /** @type {any} */ ({ n: 1, kind, facts: { player, technology } });
const log = [event(1, "wheel"), event(0, "wheel"), event(0, "iron"), event(0, "paper", "researches")];

test("the first finder stays the first", () => {
  assert.deepEqual(
    [
      ["wheel", 1],
      ["iron", 0],
    ],
    [...firsts("progress", log)].map(([card, { facts }]) => [card, facts.player]),
  );
});

test("one's own finds are told to a player, everybody's to who looks on", () => {
  const table = (/** @type {number} */ seat) =>
    /** @type {any} */ ({ game: "progress", seat: { value: seat }, log: { value: log } });
  assert.deepEqual(
    [["iron"], ["wheel"], ["wheel", "iron"]],
    [0, 1, -1].map((seat) => ownFirsts(table(seat))),
  );
});

test("of many a few are told, from the first to the last", () => {
  assert.deepEqual(
    [
      [1, 2],
      [1, 4, 7],
    ],
    [spread([1, 2]), spread([1, 2, 3, 4, 5, 6, 7])],
  );
});
