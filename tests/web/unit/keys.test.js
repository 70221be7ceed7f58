// Keys act on what is in front: not on a table behind a dialog, nor while somebody writes.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "./page.js";

const { addKeys, changedKeys, changeKey, deedOf, keysOf } = await import("../../../src/holocene/web/app/keys.js");

let pressed = "";
addKeys([{ keys: ["u", "ArrowLeft"], words: "web-undo", run: (event) => (pressed += event.key) }]);

/** A key is pressed. @param {string} key @param {Record<string, any>} [more] */
function press(key, more = {}) {
  page.heard.keydown({ key, preventDefault() {}, ...more });
  return pressed;
}

beforeEach(() => {
  pressed = "";
  changedKeys.value = {};
  page.dialog = false;
});

test("a key does what its map says, and others do nothing", () => {
  assert.equal("u", press("u"));
  assert.equal("u", press("x"));
});

test("nothing behind a dialog is reached", () => {
  page.dialog = true;
  assert.equal("", press("u"));
});

test("keys of the browser are left alone", () => {
  assert.equal("", press("u", { ctrlKey: true }) + press("u", { metaKey: true }) + press("u", { altKey: true }));
});

test("whoever writes is not disturbed", () => {
  const field = Object.assign(new HTMLElement(), { tagName: "TEXTAREA" });
  assert.equal("", press("u", { target: field }));
});

test("the map that was added last comes first, until it is taken away", () => {
  const away = addKeys([{ keys: ["u"], words: "web-undo", run: () => (pressed += "!") }]);
  assert.equal("!", press("u"));
  away();
  assert.equal("!u", press("u"));
});

test("a key that the reader has set comes before another's own, and set back each has its own again", () => {
  const score = { keys: ["s"], words: "web-score", run: () => {} };
  const away = addKeys([{ keys: ["u"], words: "web-other", run: () => {} }, score]);
  assert.equal("web-other", deedOf("u")?.words);
  changeKey(score, ["u"]);
  assert.deepEqual(["web-score", undefined], [deedOf("u")?.words, deedOf("s")]);
  changeKey(score, []);
  assert.deepEqual([[], "web-other"], [keysOf(score), deedOf("u")?.words]);
  changeKey(score, null);
  assert.deepEqual([["s"], "web-score"], [keysOf(score), deedOf("s")?.words]);
  away();
});
