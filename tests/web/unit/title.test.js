// The title of a window, and when a table calls.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { titled } = await import("../../../src/holocene/web/app/title.js");
const { hasOthers, isDue } = await import("../../../src/holocene/web/app/drama/call.js");

/** @param {Record<string, any>} more @returns {any} */
const moment = (more) => ({
  state: "running",
  seat: 0,
  to_act: 0,
  seats: [{ kind: "human" }, { kind: "bot" }],
  ...more,
});

test("a table says whose turn it is, the home page at how many tables", () => {
  assert.equal("Holocene", titled("Holocene", { n: 0, words: "" }));
  assert.equal("(2) Holocene", titled("Holocene", { n: 2, words: "" }));
  assert.equal("Your turn · Progress · Holocene", titled("Progress · Holocene", { n: 1, words: "Your turn" }));
});

test("a table waits for who decides, while the game goes on and she plays herself", () => {
  assert.equal(true, isDue(moment({})));
  assert.equal(false, isDue(moment({ to_act: 1 })));
  assert.equal(false, isDue(moment({ state: "over" })));
  assert.equal(false, isDue(moment({ seat: -1, to_act: -1 })));
  assert.equal(false, isDue(moment({ seats: [{ kind: "human", away: true }] })));
});

test("bots and people at the same screen are no reason to ask for notifications", () => {
  assert.equal(false, hasOthers(moment({})));
  assert.equal(false, hasOthers(moment({ seats: [{ kind: "human" }, { kind: "human", here: true }] })));
  assert.equal(true, hasOthers(moment({ seats: [{ kind: "human" }, { kind: "human", here: false }] })));
});
