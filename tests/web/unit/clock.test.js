// Time that is left, in words and in order.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { isShort, spanWords } = await import("../../../src/holocene/web/app/clock/left.js");
const { byDue } = await import("../../../src/holocene/web/app/clock/sorting.js");

test("a time is told in one unit, as people say it", () => {
  const told = [30, 90, 3600, 7100, 7199, 7200, 86_399, 86_400, 100_000, 200_000].map((seconds) =>
    spanWords(seconds).replace(/\s/g, " "),
  );
  const words = ["30 secondes", "1 minute", "1 heure", "118 minutes", "120 minutes", "2 heures", "24 heures"];
  words.push("1 jour", "27 heures", "2 jours"); // a day that has only just begun is not 23 hours
  assert.deepEqual(words, told);
});

test("the last tenth is short", () => {
  assert.deepEqual([false, true], [isShort(101, 1000), isShort(99, 1000)]);
});

test("the least time comes first, tables without a clock last", () => {
  const tables = [
    { due: 0, changed: 2 },
    { due: 0, changed: 1 },
    { due: 9, changed: 3 },
    { due: 5, changed: 4 },
  ];
  assert.deepEqual(
    [4, 3, 1, 2],
    tables.sort(byDue).map(({ changed }) => changed),
  );
});
