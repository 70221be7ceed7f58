// The others' moves wait to be shown; the table itself does not.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { server } from "./page.js";

const { TableModel } = await import("../../../src/holocene/web/app/table/model.js");
const { lasts, together } = await import("../../../src/holocene/web/app/tempo/pace.js");
const { looksOf, placesOf } = await import("../../../src/holocene/web/app/tempo/looks.js");
const { onBeat, over } = await import("../../../src/holocene/web/app/beats.js");
const { tempo } = await import("../../../src/holocene/web/app/settings.js");

const SEATS = [0, 1].map(() => ({ name: "", kind: "bot", bot: "", present: true, away: false }));

/** The table after so many moves, made by seat 0 and then by seat 1 again and again. @param {number} n
 * @param {Record<string, any>} [more] @returns {any} */
const moment = (n, more = {}) => ({
  table: "abc",
  game: "progress",
  n,
  version: n,
  seat: 0,
  seats: SEATS,
  state: "running",
  to_act: n === 0 ? 0 : 1,
  view: { phase: "act", n },
  prompt: null,
  moves: [],
  orders: [],
  since: Math.max(0, n - 1),
  events: n ? [{ n, kind: "draws", rule: "A1", facts: { player: n === 1 ? 0 : 1 } }] : [],
  story: { kept: 0, chapters: [] },
  request: null,
  claims: [],
  notices: [],
  next: "",
  ...more,
});

/** @type {InstanceType<typeof TableModel>} */
let table;
/** @type {[number, boolean][]} */
let heard;
onBeat(({ event, quiet }) => heard.push([event.n, quiet]));
beforeEach(() => {
  tempo.value = "normal";
  heard = [];
  table = new TableModel("abc", "progress", {});
  table.take(moment(0));
  heard = [];
});

const shown = () => [table.moment.value.n, table.playback.stage.moment.value.n, table.playback.isOn];

test("one's own move is seen at once, the others' wait, and commands name the newest", () => {
  table.take(moment(1));
  assert.deepEqual([1, 1, false], shown());
  table.take(moment(2));
  table.take(moment(3));
  assert.deepEqual([3, 1, true], shown());
  assert.deepEqual(
    [1],
    table.playback.stage.log.value.map(({ n }) => n),
  );
  assert.equal(3, table.here.n);
  table.playback.next();
  assert.deepEqual([3, 2, true], shown());
  table.close();
});

test("several moves of one's own are seen at once, whatever else is told with them", () => {
  const events = [1, 2].map((n) => ({ n, kind: "pays", rule: "A1", facts: n === 1 ? { player: 0 } : { age: 2 } }));
  table.take(moment(2, { since: 0, events, to_act: 0 }));
  assert.deepEqual([2, 2, false], shown());
});

test("a command ends it: what was not seen is told quietly", async () => {
  for (const n of [1, 2, 3, 4]) table.take(moment(n));
  table.playback.next();
  await table.undo();
  assert.equal(false, table.playback.isOn);
  assert.deepEqual(
    [
      [1, false],
      [2, false],
      [3, true],
      [4, true],
    ],
    heard,
  );
});

test("orders ahead leave it running", async () => {
  for (const n of [1, 2]) table.take(moment(n));
  await table.setOrders([]);
  assert.equal(true, table.playback.isOn);
  table.close();
});

test("it steps back and on, and waits", () => {
  for (const n of [1, 2, 3]) table.take(moment(n));
  table.playback.next();
  table.playback.step(-1);
  assert.deepEqual([3, 1, true], shown());
  assert.equal(true, table.playback.isPaused.value);
  table.playback.step(1);
  table.playback.step(1);
  assert.deepEqual([3, 3, true], shown());
  table.playback.step(1);
  assert.equal(false, table.playback.isOn);
});

test("a pause ends with what was paused", () => {
  for (const n of [1, 2, 3]) table.take(moment(n));
  table.playback.pause();
  table.playback.skip();
  table.take(moment(4));
  assert.deepEqual([true, false], [table.playback.isOn, table.playback.isPaused.value]);
  table.close();
});

/** A moment that tells of several moves at once, as a stream does that was away. @param {number} since */
const gap = (since, n = since + 3) =>
  moment(n, { since, events: [...Array(n - since).keys()].flatMap((at) => moment(since + 1 + at).events) });
const BETWEEN = "/holocene/api/tables/abc/between?after=1&until=3&preview=true";
const filled = () => new Promise((resolve) => setTimeout(resolve, 20));

test("moments that the stream left out are asked for, and stand where they belong", async () => {
  server.answers = { [BETWEEN]: JSON.stringify({ moments: [moment(2), moment(3)] }) };
  table.take(moment(1));
  table.take(gap(1));
  table.take(moment(5));
  await filled();
  assert.deepEqual(
    [1, 2, 3, 4, 5],
    table.playback.frames.map((frame) => frame.moment.n),
  );
  table.close();
});

test("what was skipped while it was asked for is not shown later", async () => {
  table.take(moment(1));
  table.take(gap(1));
  table.playback.skip();
  await filled();
  table.take(moment(5));
  assert.deepEqual([5, 4, true], shown());
  table.close();
});

test("the last look is cut short for who is to play", () => {
  mock.timers.enable({ apis: ["Date", "setTimeout"] });
  const lastOf = (/** @type {number} */ to_act) => {
    table.take(moment(1));
    table.take(moment(2, { to_act }));
    table.playback.next();
    const time = table.playback.due - Date.now();
    table.take(moment(0, { version: 3 }));
    return time;
  };
  assert.deepEqual([440, 1040], [lastOf(0), lastOf(1)]);
  mock.timers.reset();
});

test("nothing can be done on a stage that is past", () => {
  const could = { can_undo: true, moves: [{ move: "end", barrier: false }] };
  for (const n of [1, 2, 3]) table.take(moment(n, { ...could, to_act: n === 3 ? 0 : 1 }));
  const { moment: past, isMine, legal } = table.playback.stage;
  assert.deepEqual([1, [], false], [past.value.n, past.value.moves, past.value.can_undo]);
  assert.deepEqual([true, false, 0], [table.can("end"), isMine.value, legal.value.size]);
  table.close();
});

test("what lies over the table is seen first, and then gives way", () => {
  for (const n of [1, 2, 3]) table.take(moment(n));
  over.until = Date.now() + 60_000;
  table.playback.next();
  assert.deepEqual([3, 1, true], shown());
  let given = 0;
  over.until = 0;
  over.giveWay = () => {
    given += 1;
  };
  table.playback.next();
  assert.deepEqual([3, 2, true], shown());
  assert.equal(1, given);
  over.giveWay = () => {};
  table.close();
});

test("at once, taken back, behind a curtain or by other eyes nothing waits", () => {
  tempo.value = "off";
  table.take(moment(1));
  table.take(moment(2));
  assert.deepEqual([2, 2, false], shown());
  tempo.value = "normal";
  table.take(moment(3));
  assert.equal(true, table.playback.isOn);
  table.take(moment(2, { version: 4, since: 2, events: [] }));
  assert.deepEqual([2, 2, false], shown());
  table.curtain.value = 1;
  table.take(moment(3, { version: 5 }));
  assert.equal(false, table.playback.isOn);
  table.curtain.value = null;
  table.take(moment(4, { version: 6, seat: 1, since: 0 }));
  assert.equal(false, table.playback.isOn);
});

test("a turn never takes longer than four seconds, and a long queue is quicker", () => {
  for (const [left, turns] of [
    [3, 1],
    [9, 1],
    [40, 1],
    [6, 4],
  ]) {
    let [spent, rest] = [0, left];
    while (rest > 0) {
      const waiting = { left: rest, held: 0, spent, turns };
      spent += lasts("slow", waiting, false);
      rest -= together("slow", waiting);
    }
    assert.ok(spent <= (turns > 1 ? 3200 : 4000), `${left} looks take ${spent}`);
  }
  assert.equal(1040, lasts("normal", { left: 30, held: 1, spent: 3900, turns: 1 }, true));
});

test("the moves of a sentence are one look, each other move is its own", () => {
  const log = /** @type {any} */ ([1, 2, 2, 3, 5].map((n) => ({ n })));
  const sentence = (/** @type {number[]} */ steps) => ({ kind: "", facts: {}, steps, stands_out: false });
  const story = /** @type {any} */ ([
    { heading: { kind: "turn", facts: { player: 0 } }, n: 1, sentences: [sentence([0])] },
    { heading: { kind: "turn", facts: { player: 1 } }, n: 5, sentences: [sentence([1, 2, 3]), sentence([4])] },
  ]);
  const frames = /** @type {any} */ ([1, 2, 3, 4, 5].map((n) => ({ moment: { n } })));
  const places = placesOf(story, log);
  assert.deepEqual(
    [3, 4],
    looksOf(frames, places, true).map(({ end }) => end),
  );
  assert.deepEqual(
    [1, 2, 3, 4],
    looksOf(frames, places, false).map(({ end }) => end),
  );
  assert.deepEqual(
    ["1", "1"],
    looksOf(frames, places, true).map(({ turn }) => turn),
  );
});
