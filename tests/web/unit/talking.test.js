// People who talk: words that were refused stay in the line, signs have a pause, and nobody is told her own words.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { draw, settled } from "./drawn.js";
import "./page.js";

const { html, signal } = await import("../../../src/holocene/web/app/lib.js");
const { heard } = await import("../../../src/holocene/web/app/announce.js");
const { Problem } = await import("../../../src/holocene/web/app/api.js");
const { JustSaid, Words } = await import("../../../src/holocene/web/app/talk/panel.js");
const { Talk } = await import("../../../src/holocene/web/app/talk/said.js");
const { tellNotices } = await import("../../../src/holocene/web/app/table/notices.js");
const { isMissed } = await import("../../../src/holocene/web/app/table/missing.js");

/** @type {any[]} */
let sent = [];
let isRefused = false;
/** @type {any} */
let table;
const seats = [
  { kind: "human", present: true },
  { kind: "human", present: false },
  { kind: "bot", present: true },
];
beforeEach(async () => {
  await draw(null);
  [sent, isRefused] = [[], false];
  table = {
    id: "abc",
    game: "progress",
    moment: signal({ signs: true, chat: true, seats, seat: 0, to_act: 1, state: "running", notices: [] }),
    talk: new Talk("abc"),
    mine: signal([0]),
    seat: signal(0),
    telling: signal({ seat: (/** @type {number} */ at) => `seat ${at}` }),
    async send(/** @type {string} */ _, /** @type {any} */ body) {
      sent.push(body);
      if (isRefused) throw new Problem(429, {});
      return { number: sent.length, seat: 0, sign: "", words: "", ...body };
    },
  };
});

test("words that were refused stay to be sent again", async () => {
  const at = await draw(html`<${Words} table=${table} />`);
  const field = at.querySelector(".saying input");
  const say = async () => {
    at.querySelector(".saying").happens("submit");
    await settled();
    return [sent.splice(0), field.value];
  };
  field.value = " hi ";
  field.happens("input");
  await settled();
  isRefused = true;
  assert.deepEqual([[{ words: "hi" }], " hi "], await say());
  isRefused = false;
  assert.deepEqual([[{ words: "hi" }], ""], await say());
  assert.deepEqual([[], ""], await say());
});

test("after a sign there is a pause, and none after one that was refused", async () => {
  const at = await draw(html`<${Words} table=${table} />`);
  const [hello, well] = at.querySelectorAll(".signs button");
  isRefused = true;
  hello.click();
  await settled();
  isRefused = false;
  well.click();
  await settled();
  hello.click();
  await settled();
  assert.deepEqual([{ sign: "hello" }, { sign: "well" }], sent);
  assert.equal("true", hello.getAttribute("aria-disabled"));
});

test("what others say is read out, one's own words are not", async () => {
  await draw(html`<${JustSaid} table=${table} isBeside=${false} />`);
  const line = (/** @type {number} */ number, /** @type {number} */ seat) =>
    /** @type {any} */ ({ number, seat, sign: "", words: `line ${number}`, at: 0 });
  heard.value = { words: "" };
  table.talk.hear([line(1, 0)], false);
  await settled();
  assert.equal("", heard.value.words);
  table.talk.hear([line(2, 1)], false);
  await settled();
  assert.equal("wt-says", heard.value.words);
});

test("one's own deeds are no news", () => {
  const before = table.moment.value;
  const told = (/** @type {number} */ seat) => {
    heard.value = { words: "" };
    table.moment.value = { ...before, notices: [{ number: 1, seat, kind: "joined", at: 0 }] };
    tellNotices(table, before);
    return heard.value.words;
  };
  assert.deepEqual(["", "web-notice-joined"], [told(0), told(1)]);
});

test("who is missed is somebody else whose turn it is and who is not there", () => {
  assert.equal(true, isMissed(table));
  table.mine.value = [0, 1];
  assert.equal(false, isMissed(table));
  table.mine.value = [0];
  for (const to_act of [0, 2]) {
    table.moment.value = { ...table.moment.value, to_act };
    assert.equal(false, isMissed(table));
  }
  table.moment.value = { ...table.moment.value, to_act: 1, seat: -1 };
  assert.equal(false, isMissed(table)); // a spectator can do nothing about it
});
