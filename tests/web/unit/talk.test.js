// What was said is known by its number: nothing comes twice, whatever is told again, and who is muted is not heard.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { Talk } = await import("../../../src/holocene/web/app/talk/said.js");
const seats = await import("../../../src/holocene/web/app/seats.js");

/** @param {number} number @param {number} [seat] @returns {any} */
const line = (number, seat = 1) => ({ number, seat, sign: "", words: `line ${number}`, at: number });
/** @param {any[]} lines */
const numbers = (lines) => lines.map((each) => each.number);

test("a stream that is opened again tells everything again", () => {
  const talk = new Talk("abcd");
  talk.hear([line(1), line(2)], true);
  assert.deepEqual([numbers(talk.said.value), numbers(talk.news.value), talk.unread.value], [[1, 2], [], 2]);
  talk.hear([line(4)], false); // the answer to a command, before the stream tells what came between
  talk.hear([line(3), line(4)], false);
  assert.deepEqual([numbers(talk.said.value), numbers(talk.news.value)], [[1, 2, 3, 4], [3]]);
  talk.hear([line(1), line(2), line(3), line(4)], true);
  assert.deepEqual(numbers(talk.said.value), [1, 2, 3, 4]);
});

test("what was read stays read, and mutes are kept, at a table of this browser", () => {
  seats.keep("mine", { seats: { 0: "token" } });
  const talk = new Talk("mine");
  talk.hear([line(1), line(2, 2)], false);
  talk.toggle(1);
  talk.read();
  const again = new Talk("mine");
  again.hear([line(1), line(2, 2), line(3), line(4, 2)], true);
  assert.deepEqual([numbers(again.audible.value), again.unread.value], [[2, 4], 1]);
  again.hear([line(5)], false);
  assert.deepEqual(again.news.value, []);
  again.toggleAll();
  assert.deepEqual([again.audible.value, again.unread.value], [[], 0]);
  again.toggle(2);
  assert.deepEqual(again.muted.value, { all: true, seats: [1, 2] }); // the table stays silent
  again.toggle(2);
  seats.carry("mine", "next");
  assert.deepEqual(new Talk("next").muted.value, { all: true, seats: [1] });
});
