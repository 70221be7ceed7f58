// Keys have one name on every keyboard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isCharacter, keyNames, keyOf } from "../../../src/holocene/web/app/key-names.js";

test("a letter is the one on the key, or the Latin one in its place", () => {
  assert.equal("s", keyOf({ key: "s", code: "KeyS" }));
  assert.equal("s", keyOf({ key: "ы", code: "KeyS" })); // Russian
  assert.equal("q", keyOf({ key: "q", code: "KeyA" })); // French: what the key shows
  assert.equal("y", keyOf({ key: "y", code: "KeyZ" })); // German
});

test("Shift counts, Caps Lock does not", () => {
  assert.equal("Shift+R", keyOf({ key: "R", code: "KeyR", shiftKey: true }));
  assert.equal("Shift+R", keyOf({ key: "К", code: "KeyR", shiftKey: true }));
  assert.equal("Shift+R", keyOf({ key: "r", code: "KeyR", shiftKey: true })); // and Caps Lock
  assert.equal("Shift+Q", keyOf({ key: "Q", code: "KeyA", shiftKey: true })); // French
  assert.equal("r", keyOf({ key: "R", code: "KeyR" }));
});

test("digits and marks", () => {
  assert.equal("1", keyOf({ key: "&", code: "Digit1" })); // French
  assert.equal("1", keyOf({ key: "1", code: "Digit1" }));
  assert.equal("?", keyOf({ key: "?", code: "Digit7", shiftKey: true })); // Russian
  assert.equal("ArrowLeft", keyOf({ key: "ArrowLeft", code: "ArrowLeft" }));
});

test("the list shows every key that is held", () => {
  assert.deepEqual(["⇧", "R"], keyNames("Shift+R"));
  assert.deepEqual(["+"], keyNames("+"));
  assert.deepEqual([["U"], ["←"], ["␣"], ["?"]], ["u", "ArrowLeft", " ", "?"].map(keyNames));
});

test("what writes something can be switched off", () => {
  assert.deepEqual([true, true, true, false, false], ["u", "Shift+R", "?", " ", "Home"].map(isCharacter));
});
