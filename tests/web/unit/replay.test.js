// Turns of a replay, and what a link to it gives away.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { jump, turnsOf } = await import("../../../src/holocene/web/app/replay/turns.js");
const { hasten, speed } = await import("../../../src/holocene/web/app/replay/controls.js");
const { linkTo } = await import("../../../src/holocene/web/app/replay/link.js");
const seats = await import("../../../src/holocene/web/app/seats.js");

/** @param {number} n @param {boolean} [hasHeading] */
const chapter = (n, hasHeading = true) => ({ heading: hasHeading ? {} : null, n, sentences: [] });
const turns = turnsOf(
  /** @type {any} */ ({ n: 9, story: { chapters: [chapter(3), chapter(7), chapter(9), chapter(9)] } }),
);

test("a turn begins where the one before has ended; the end is none", () => {
  assert.deepEqual(
    [0, 3, 7],
    turns.map(({ from }) => from),
  );
});

test("back goes to the beginning of the turn, and from there to the one before", () => {
  assert.deepEqual(
    [3, 0, 0, 7, 9],
    [jump(turns, 5, 9, -1), jump(turns, 3, 9, -1), jump(turns, 0, 9, -1), jump(turns, 3, 9, 1), jump(turns, 7, 9, 1)],
  );
});

test("the speed stays between half and eight times", () => {
  speed.value = 4;
  for (const by of [1, 1]) hasten(by);
  assert.equal(8, speed.value);
  for (let n = 0; n < 9; n++) hasten(-1);
  assert.equal(0.5, speed.value);
});

test("a link to a replay gives nobody's seat away", () => {
  seats.keep("abc", { seats: { 0: "secret" }, host: "mine", spectator: "watch" });
  assert.match(linkTo("abc", 5, false), /\/replay\/abc\?at=5#k=watch$/);
  assert.match(linkTo("abc", 5, true), /\/replay\/abc\?at=5$/);
  seats.keep("def", { seats: { 0: "secret" } });
  assert.match(linkTo("def", 5, false), /\/replay\/def\?at=5$/);
});
