// Days in a row.
import assert from "node:assert/strict";
import { test } from "node:test";

const { before, inARow } = await import("../../../src/holocene/web/app/days.js");

test("days in a row end today or yesterday, and reach back to the first gap", () => {
  const days = ["2026-02-26", "2026-02-28", "2026-03-01"];
  const at = (/** @type {string} */ today) => inARow(days, today);
  assert.deepEqual([2, 2, 0, 1], ["2026-03-01", "2026-03-02", "2026-03-03", "2026-02-27"].map(at));
});

test("the day before is another month, and the day after too", () => {
  assert.deepEqual(["2026-02-28", "2026-03-02"], [before("2026-03-01"), before("2026-03-01", -1)]);
});
