// Tournaments in words: who somebody is there, and by how much she was ahead.
import assert from "node:assert/strict";
import { test } from "node:test";
import { server } from "./page.js";

const { needWords } = await import("../../../src/holocene/web/app/words.js");
const { countWords, entrantName, signed } = await import("../../../src/holocene/web/app/events/told.js");
server.answers = {
  "/holocene/at/0123/locale/fr/web+web-event.ftl":
    "\fwv-somebody = Quelqu’un\nwv-entered = { $n }\nwv-entered-of = { $n } sur { $most }\n",
};
await needWords("web-event");

test("a difference has its sign, and what is rounded to nothing has none", () => {
  assert.deepEqual(["+1,5", "−2", "0", "0", "0"], [1.49, -2, 0, 0.04, -0.04].map(signed));
});

test("who has deleted herself is somebody", () => {
  const event = {
    bot: "artisan",
    entrants: [
      { number: 1, name: "Ada" },
      { number: 2, name: "" },
    ],
  };
  assert.deepEqual(
    ["Ada", "Quelqu’un"],
    [1, 2].map((number) => entrantName(event, number)),
  );
});

test("places are told as long as somebody can take one", () => {
  const told = ["announced", "entering", "running", "over"].map((state) => countWords({ entered: 3, most: 8, state }));
  assert.deepEqual(["3 sur 8", "3 sur 8", "3", "3"], told);
});
