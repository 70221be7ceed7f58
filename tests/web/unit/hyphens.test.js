// Soft hyphens: only in long words, never near their ends, compounds at their joint.
import assert from "node:assert/strict";
import { test } from "node:test";
import { longest, soft } from "../../../src/holocene/web/app/progress/hyphens.js";

/** @param {string} name */
const shown = (name) => soft(name).replaceAll("\u00ad", "-");

test("long words may be broken between syllables", () => {
  const names = ["Agriculture", "Mathematics", "Dampfmaschine", "Астрономия", "Iron", "Steam Engine"];
  const expected = ["Agri-cul-ture", "Mathe-ma-tics", "Dampf-maschine", "Астро-но-мия", "Iron", "Steam Engine"];
  assert.deepEqual(expected, names.map(shown));
});

test("a name that is broken already stays as it is", () => {
  assert.equal(soft("Mathematics"), soft(soft("Mathematics")));
});

test("the longest word counts", () => {
  assert.deepEqual([4, 6, 5], ["Iron", "Steam Engine", "Quick-Draw x"].map(longest));
});
