import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { after } = await import("../../../src/holocene/web/app/club/live.js");
const { isSlow } = await import("../../../src/holocene/web/app/club/pace.js");
const { firstTerms, openSeats } = await import("../../../src/holocene/web/app/pages/opening.js");

const NOTHING = { tables: null, people: 0, own: null, isLive: true };
const SEATS = [{ kind: "me" }, { kind: "bot" }, { kind: "bot" }];
const kinds = (query) => openSeats(new URLSearchParams(query), SEATS).map(({ kind }) => kind);

test("each line of the stream changes its part of the club", () => {
  const told = after(after(NOTHING, { event: "tables", data: { tables: ["a"] } }), {
    event: "people",
    data: { people: 3 },
  });
  assert.deepEqual({ ...NOTHING, tables: ["a"], people: 3 }, told);
  assert.equal(2, after(told, { event: "own", data: { turns: 2 } }).own.turns);
});

test("only tables that give half a day are for when you like", () => {
  const paces = [0, 600, 43_199, 43_200, 86_400].map((pace) => ({ pace }));
  assert.deepEqual([false, false, false, true, true], paces.map(isSlow));
});

test("a table for the club has all seats open, one for a guest one of them", () => {
  assert.deepEqual(["me", "bot", "bot"], kinds(""));
  assert.deepEqual(["me", "open", "open"], kinds("open=1"));
  assert.deepEqual(["me", "open", "bot"], kinds("invite=somebody"));
  assert.deepEqual(
    [true, false],
    ["open=1", ""].map((query) => firstTerms(new URLSearchParams(query)).listed),
  );
});
