// A lesson at the table: how far one is, the ways back and on, and which lesson comes next.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { server } from "./page.js";

const { LessonTable } = await import("../../../src/holocene/web/app/lesson/model.js");
const { finish, placeIn, reach } = await import("../../../src/holocene/web/app/lesson/kept.js");
const { after } = await import("../../../src/holocene/web/app/lesson/end.js");

/** @type {string[]} */
let begun;
/** @type {any} */
let table;
beforeEach(() => {
  begun = [];
  table = new LessonTable("progress", "first", {});
  table.step.value = { step: 3, next: 4, kind: "move", line: ["discover wheel", "flip culture"], ask: "" };
  table.begin = async (/** @type {number} */ step) => begun.push(`begin ${step}`);
  table.command = async (/** @type {string} */ _, /** @type {any} */ { moves }) => begun.push(moves.join("; "));
});

test("what was finished stays finished, however often one goes through it", () => {
  finish("progress", "power", 3, 4);
  finish("progress", "power", 4, 0);
  reach("progress", "power", 1);
  finish("progress", "power", 1, 2);
  assert.deepEqual({ step: 2, far: 4, done: true }, placeIn("progress", "power"));
});

test("back goes to the beginning of the step, and from there to the one before", async () => {
  table.made = ["discover wheel"];
  await table.back();
  table.made = [];
  await table.back();
  table.step.value = { ...table.step.value, step: 1 };
  await table.back();
  assert.deepEqual(["begin 3", "begin 2", "begin 1"], begun);
});

test("skip plays what is left of the step; off its line, all of it", async () => {
  table.made = ["discover wheel"];
  await table.skip();
  table.made = ["discover iron"];
  await table.skip();
  assert.deepEqual(["flip culture", "begin 3", "discover wheel; flip culture"], begun);
});

test("another language keeps the moves that were made", async () => {
  table.made = ["discover wheel"];
  server.asked = [];
  await table.tellAgain().catch(() => {});
  assert.match(server.asked[0], /made=discover%20wheel/);
});

test("the next lesson is one behind it that is not done, never itself", () => {
  const all = ["first", "payment", "power"].map((lesson) => /** @type {any} */ ({ game: "progress", lesson }));
  assert.equal("payment", after(all, "progress", "first")?.lesson);
  finish("progress", "payment", 4, 0);
  assert.equal("first", after(all, "progress", "power")?.lesson);
  finish("progress", "first", 10, 0);
  assert.equal(null, after(all, "progress", "power"));
});
