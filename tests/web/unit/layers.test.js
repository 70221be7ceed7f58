// Layers come one after the other, once each, and go by themselves or by a press.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lasts, Queue } from "../../../src/holocene/web/app/drama/queue.js";

/** @param {string} key @param {Record<string, any>} [more] @returns {any} */
const layer = (key, more = {}) => ({ key, kind: "age", title: key, ...more });

/** A queue, what it shows, and the clock that it asks. */
function made() {
  /** @type {(string | null)[]} */
  const shown = [];
  /** @type {Map<number, () => void>} */
  const timers = new Map();
  let count = 0;
  const clock = {
    after: (/** @type {() => void} */ run) => {
      timers.set(++count, run);
      return count;
    },
    stop: (/** @type {number} */ timer) => timers.delete(timer),
  };
  const page = { isSeen: true };
  const queue = new Queue(
    (now) => shown.push(now?.key ?? null),
    () => page.isSeen,
    clock,
  );
  const pass = () => {
    for (const [timer, run] of [...timers]) {
      timers.delete(timer);
      run();
    }
  };
  return { queue, shown, timers, pass, page };
}

test("one at a time, each until its time is over", () => {
  const { queue, shown, pass } = made();
  queue.add(layer("a"));
  queue.add(layer("b"));
  assert.deepEqual(["a"], shown);
  pass();
  assert.deepEqual(["a", "b"], shown);
  pass();
  assert.deepEqual(["a", "b", null], shown);
});

test("a press closes one, and its clock is stopped", () => {
  const { queue, shown, timers } = made();
  queue.add(layer("a"));
  queue.add(layer("b"));
  queue.next();
  assert.deepEqual([["a", "b"], 1], [shown, timers.size]);
  queue.next();
  assert.deepEqual([["a", "b", null], 0], [shown, timers.size]);
});

test("one's own discoveries give way to the others' moves, a new age does not", () => {
  const { queue, shown } = made();
  for (const key of ["a", "b"]) queue.add(layer(key, { kind: "first" }));
  queue.add(layer("age"));
  queue.giveWay();
  assert.deepEqual(["a", "age"], shown);
});

test("what was shown is not shown again", () => {
  const { queue, shown } = made();
  queue.add(layer("a"));
  queue.next();
  queue.add(layer("a"));
  assert.deepEqual(["a", null], shown);
});

test("whoever comes back to much sees the last of it", () => {
  const { queue } = made();
  for (const key of ["a", "b", "c", "d", "e"]) queue.add(layer(key));
  assert.deepEqual(
    ["c", "d", "e"],
    queue.waiting.map((each) => each.key),
  );
  queue.end();
  assert.deepEqual([[], null], [queue.waiting, queue.now]);
});

test("while nobody sees the page they wait", () => {
  const { queue, shown, page } = made();
  page.isSeen = false;
  queue.add(layer("a"));
  queue.begin();
  assert.deepEqual([], shown);
  page.isSeen = true;
  queue.begin();
  queue.begin();
  assert.deepEqual(["a"], shown);
});

test("what is to be read stays longer", () => {
  assert.ok(lasts(layer("a", { card: "wheel" })) > lasts(layer("a")));
});
