// What goes by itself: only for those who wish so, and never while something is asked or shown.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";

const { usualNow } = await import("../../../src/holocene/web/app/table/by-itself.js");
const settings = await import("../../../src/holocene/web/app/settings.js");

const WISHES = [settings.onlyCard, settings.endsTurn, settings.staysPut];
beforeEach(() => {
  for (const wish of WISHES) wish.value = true;
});

/** A table at which a move would go by itself. @param {string} why @param {Record<string, any>} [more]
 * @param {Record<string, any>} [moment] @returns {any} */
const table = (why, more = {}, moment = {}) => ({
  moment: { value: { n: 4, seat: 0, seats: [{}], coach: [], preview: { usual: { move: "end", why } }, ...moment } },
  isMine: { value: true },
  stopped: { value: -1 },
  request: { value: null },
  curtain: { value: null },
  hint: { value: null },
  playback: { isOn: false },
  log: { value: [{ facts: { player: 0 } }] },
  ...more,
});

test("each kind has a wish of its own", () => {
  /** @type {[any, string[]][]} */
  const kinds = [
    [settings.onlyCard, ["only", "card", "alike", "most"]],
    [settings.endsTurn, ["end"]],
    [settings.staysPut, ["stays"]],
  ];
  for (const [wish, whys] of kinds) {
    wish.value = false;
    const going = ["only", "card", "alike", "most", "end", "stays"].filter((why) => usualNow(table(why)));
    assert.deepEqual(
      ["only", "card", "alike", "most", "end", "stays"].filter((why) => !whys.includes(why)),
      going,
    );
    wish.value = true;
  }
});

test("nothing goes while something is asked, hinted, hidden or shown, or for who is away", () => {
  const others = [
    { request: { value: {} } },
    { hint: { value: { step: 1 } } },
    { curtain: { value: 1 } },
    { playback: { isOn: true } },
    { isMine: { value: false } },
    { isLesson: true },
    { stopped: { value: 4 } },
  ];
  assert.deepEqual(
    [],
    others.filter((more) => usualNow(table("end", more))),
  );
  assert.equal(null, usualNow(table("end", {}, { seats: [{ away: true }] })));
  assert.equal("end", usualNow(table("end", { stopped: { value: 3 } }))?.move);
});

test("who has done nothing yet, or is told something, decides for herself", () => {
  const fresh = { log: { value: [{ facts: { player: 1 } }] } };
  assert.deepEqual([null, "end"], [usualNow(table("end", fresh)), usualNow(table("stays", fresh))?.move]);
  assert.equal(null, usualNow(table("end", {}, { coach: ["first-payment"] })));
});
