// What a browser remembers of earlier visits.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

localStorage.setItem("holocene.only-card", "false");
localStorage.setItem("holocene.density", '"all"');
localStorage.setItem("holocene.tempo", '"lightning"');
localStorage.setItem("holocene.theme", "{");
const { density, onlyCard, tempo, theme } = await import("../../../src/holocene/web/app/settings.js");

test("what was off for everybody before there was a choice is on; what was chosen stays", () => {
  assert.equal(true, onlyCard.value);
  assert.equal("all", density.value);
});

test("what no page knows is as it is for everybody", () => {
  assert.deepEqual(["normal", "system"], [tempo.value, theme.value]);
});
