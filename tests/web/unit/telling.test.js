// Who is meant: a name, or the number of the seat, with the word for a person or a bot.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { Telling } = await import("../../../src/holocene/web/app/telling.js");

/** @param {Record<string, any>} seat what is shown of it */
const called = (seat) => new Telling("progress", {}, [{ name: "", kind: "human", ...seat }], -1).seat(0);

test("somebody is called by her name", () => {
  assert.equal("Ada", called({ name: "Ada" }));
});

test("a bot is a bot, but somebody for whom one plays is a person", () => {
  assert.deepEqual(
    ["seat-human", "seat-bot", "seat-human"],
    [called({}), called({ kind: "bot" }), called({ kind: "bot", away: true })],
  );
});

test("a spectator is never told of deeds as her own", () => {
  const event = { n: 1, kind: "ends-turn", rule: "A1", facts: { player: 0 } };
  const seats = [{ name: "Ada", kind: "human" }];
  assert.deepEqual(
    ["event-ends-turn", "event-ends-turn-you"],
    [-1, 0].map((viewer) => new Telling("progress", {}, seats, viewer).event(event)),
  );
});
