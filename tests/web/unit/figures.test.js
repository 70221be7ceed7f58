// Numbers of the figures: what a chance above the fair share comes to, and how small and signed ones are written.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { percent, signed, won } = await import("../../../src/holocene/web/app/figures/numbers.js");
const { language } = await import("../../../src/holocene/web/app/words.js");
language.value = "en";

test("victories are told beside the fair share, within what is possible", () => {
  assert.deepEqual({ won: "35%", fair: "25%", low: "30%", high: "40%" }, won([0.1, 0.05], 4));
  assert.deepEqual({ won: "0%", fair: "25%", low: "0%", high: "5%" }, won([-0.3, 0.1], 4));
});

test("a small share is told more exactly, and a difference with its sign", () => {
  assert.deepEqual(["2.4%", "24%", "0%"], [0.024, 0.244, 0].map(percent));
  assert.deepEqual(["+3.3", "\u22121", "0"], [3.25, -1, 0].map(signed));
});
