// A payment in mind: cards and tokens are taken out and put back one by one.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";

const plan = await import("../../../src/holocene/web/app/progress/plan.js");

const TABLE = /** @type {any} */ ({ mine: true, view: { phase: "act" }, own: { bills: {} } });

beforeEach(() => plan.forget());

test("of two copies one is taken out", () => {
  for (const id of ["wheel", "pottery", "wheel", "wheel"]) plan.cover.value = added(id);
  plan.toggleDiscard(TABLE, "wheel");
  assert.deepEqual(["pottery", "wheel", "wheel"], plan.cover.value?.discards);
});

test("a card that does not pay yet is added", () => {
  plan.toggleDiscard(TABLE, "wheel");
  assert.deepEqual(["wheel"], plan.cover.value?.discards);
});

test("tokens of one type change alone", () => {
  plan.setTokens(TABLE, "science", 2);
  plan.setTokens(TABLE, "general", 1);
  assert.deepEqual({ science: 2, general: 1 }, plan.cover.value?.tokens);
});

test("one card too many drops the first; what the server proposes is in mind at first", () => {
  const table = /** @type {any} */ ({ own: { least: ["wheel", "wheel"], wanted: 2 } });
  assert.deepEqual(["wheel-0", "wheel-1"], plan.pickedNow(table));
  plan.pick(table, "iron-0");
  assert.deepEqual(["wheel-1", "iron-0"], plan.pickedNow(table));
  plan.pick(table, "wheel-1");
  assert.deepEqual(["iron-0"], plan.pickedNow(table));
});

test("where no card is wanted none is picked", () => {
  const table = /** @type {any} */ ({ own: { least: [], wanted: 0 } });
  plan.pick(table, "iron-0");
  assert.deepEqual([], plan.pickedNow(table));
});

/** The cover in mind with one more card. @param {string} id */
function added(id) {
  const now = plan.coverNow(TABLE);
  return { ...now, discards: [...now.discards, id] };
}
