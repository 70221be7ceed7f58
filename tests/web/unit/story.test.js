// What is said aloud of the story: a turn of somebody else once it is over, and again what comes of one taken back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { grown, toSay } from "../../../src/holocene/web/app/table/story.js";

/** @param {string[]} words @param {number} player */
const chapter = (words, player) => ({
  heading: { kind: "turn", facts: { player } },
  n: 1,
  sentences: words.map((kind) => ({ kind, facts: {}, steps: [], stands_out: false })),
});

/** A table as far as it is told. @param {any[]} story @param {boolean} [isOver] */
const table = (story, isOver = false) =>
  /** @type {any} */ ({
    story: { value: story },
    log: { value: [] },
    seat: { value: 0 },
    isOver: { value: isOver },
    telling: { value: { told: (/** @type {{kind: string}} */ sentence) => sentence.kind } },
  });

const silent = () => ({ at: 0, said: new Set() });

test("chapters that stay are kept, the others come anew", () => {
  const moment = /** @type {any} */ ({ story: { kept: 1, chapters: ["c"] } });
  assert.deepEqual(["a", "c"], grown(/** @type {any} */ (["a", "b"]), moment));
});

test("a turn of somebody else is said when it is over", () => {
  const open = toSay(table([chapter(["draws"], 1)]), silent());
  assert.deepEqual([], open.lines);
  const over = toSay(table([chapter(["draws"], 1), chapter([], 0)]), open.spoken);
  assert.deepEqual(["draws"], over.lines);
});

test("one's own turn is said sentence by sentence", () => {
  const first = toSay(table([chapter(["discovers"], 0)]), silent());
  const second = toSay(table([chapter(["discovers", "draws"], 0)]), first.spoken);
  assert.deepEqual([["discovers"], ["draws"]], [first.lines, second.lines]);
});

test("a turn that was taken back and goes on again is said again", () => {
  const end = toSay(table([chapter(["draws"], 1)], true), silent());
  assert.deepEqual(["draws"], end.lines);
  const again = toSay(table([chapter(["researches"], 1)]), end.spoken);
  assert.deepEqual([], again.lines);
  const over = toSay(table([chapter(["researches"], 1), chapter([], 0)]), again.spoken);
  assert.deepEqual(["researches"], over.lines);
});
