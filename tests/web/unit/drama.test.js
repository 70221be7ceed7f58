// What is heard, shown large and called out: as its reader wants it, of what was seen to happen, and of nothing else.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { draw, happens, settled } from "./drawn.js";
import { server } from "./page.js";

/** What was heard: as many samples, how loud. @type {[number, number][]} */
let heard = [];
/** @type {string[]} */
let notes = [];
let buffer = { length: 0 };
let seconds = 0; // each sound is over before the next
Object.assign(globalThis, {
  AudioContext: class {
    get currentTime() {
      seconds += 5;
      return seconds;
    }
    createBuffer(/** @type {number} */ _, /** @type {number} */ length) {
      return { length, copyToChannel() {} };
    }
  },
  AudioBufferSourceNode: class {
    constructor(/** @type {any} */ _, /** @type {any} */ { buffer: given }) {
      buffer = given;
    }
    connect = (/** @type {any} */ to) => to;
    start() {}
    stop() {}
  },
  GainNode: class {
    gain = { setTargetAtTime() {} };
    constructor(/** @type {any} */ _, /** @type {{gain: number}} */ { gain }) {
      heard.push([buffer.length, gain]);
    }
    connect() {}
  },
  Notification: class {
    static permission = "granted";
    constructor(/** @type {string} */ title) {
      notes.push(title);
    }
  },
});
/** @type {any} */ (navigator).userActivation = { hasBeenActive: true };
server.answers["/holocene/at/0123/locale/fr/web+web-drama.ftl"] = "\n\f\n";

const { html, signal } = await import("../../../src/holocene/web/app/lib.js");
const { known } = await import("../../../src/holocene/web/app/games.js");
const { tellBeat } = await import("../../../src/holocene/web/app/beats.js");
const { calling } = await import("../../../src/holocene/web/app/title.js");
const { recall } = await import("../../../src/holocene/web/app/settings.js");
const { notify, sounds, volume } = await import("../../../src/holocene/web/app/drama/choices.js");
const { hear, sound } = await import("../../../src/holocene/web/app/drama/sounds.js");
const { useDrama } = await import("../../../src/holocene/web/app/drama/index.js");
const { Drama } = await import("../../../src/holocene/web/app/drama/drama.js");
const { beats: ofProgress } = await import("../../../src/holocene/web/app/progress/beats.js");
const { RATE } = await import("../../../src/holocene/web/app/sound/make.js");
const { RECIPES } = await import("../../../src/holocene/web/app/sound/recipes.js");
known.value = /** @type {any} */ ([
  { name: "progress", drawn_by: "progress", findings: { activates: "technology" }, words: {} },
]);

/** The sounds by name, with how loud they were. */
const named = () =>
  heard
    .splice(0)
    .map(([length, gain]) => [
      Object.keys(RECIPES).find((name) => Math.round(RECIPES[name].seconds * RATE) === length),
      gain,
    ]);

/** @param {number} n @param {Record<string, any>} [more] @returns {any} */
const moment = (n, more = {}) => ({
  n,
  state: "running",
  seat: 0,
  to_act: 1,
  seats: [{ kind: "human" }, { kind: "bot" }],
  ...more,
});
/** @returns {any} */
const tableAt = (/** @type {any} */ now) => ({
  id: "abc",
  game: "progress",
  moment: signal(now),
  mine: signal([0]),
  seat: signal(0),
  log: signal([]),
  cards: { technologies: { wheel: { age: 1, type: "engineering" } } },
  telling: signal({ card: (/** @type {string} */ id) => id, event: () => "" }),
});
const age = (/** @type {number} */ n) => /** @type {any} */ ({ n, kind: "age-begins", rule: "", facts: { age: n } });
/** Something happens at a table. @param {any} table @param {any} event */
const tell = (table, event, quiet = false) => tellBeat({ table, event, quiet });
/** The layer that is shown, by its age. @param {any} at */
const layer = (at) => at.querySelector(".drama")?.dataset.age ?? null;
/** Somebody turns to another window, or back. @param {boolean} isLooking */
function looks(isLooking) {
  Object.assign(document, { visibilityState: isLooking ? "visible" : "hidden", hasFocus: () => isLooking });
  happens("visibilitychange");
}

/** @type {any} */
let table;
const silent = { sound: () => undefined, layer: () => null };
/** @param {any} beats */
const drama = (beats) =>
  html`<${Drama} table=${table} beats=${beats} missed=${[]} began=${table.moment.value} stop=${() => {}} />`;
beforeEach(async () => {
  await draw(null);
  looks(true);
  [sounds.value, volume.value, notify.value] = ["all", 60, true];
  [heard, notes, table] = [[], [], tableAt(moment(1))];
  await settled();
});

test("all is heard, or the bell alone, or nothing; as loud as it is set", () => {
  sound("turn");
  assert.deepEqual([["turn", 0.6]], named());
  [sounds.value, volume.value] = ["turn", 20];
  sound("age");
  assert.deepEqual([], named());
  sounds.value = "all";
  volume.value = 0;
  sound("end");
  volume.value = 100;
  sound("first");
  sounds.value = "off";
  sound("first");
  assert.deepEqual([["first", 1]], named());
});

test("what was skipped does not ring, what was missed does, and the other table is not heard", () => {
  const beats = { ...silent, sound: () => "first" };
  const stop = hear(table, beats, [{ table, event: age(1), quiet: false }]);
  assert.equal(1, named().length);
  tell(table, age(2), true);
  tell(tableAt(moment(1)), age(2));
  assert.deepEqual([], named());
  tell(table, age(2));
  stop();
  tell(table, age(3));
  assert.equal(1, named().length);
});

test("a layer is shown of what was seen, waits while the page is hidden, and goes when something is pressed", async () => {
  const at = await draw(drama(ofProgress));
  tell(table, age(1), true);
  await settled();
  assert.equal(null, layer(at));
  looks(false);
  tell(table, age(2));
  await settled();
  assert.equal(null, layer(at));
  looks(true);
  await settled();
  assert.equal("2", layer(at));
  happens("keydown", { key: "u" });
  await settled();
  assert.equal(null, layer(at));
});

test("what happens before all this is loaded is shown when it is", async () => {
  const Loaded = () => {
    const found = useDrama(table);
    return found && html`<${found.Drama} table=${table} ...${found} />`;
  };
  const at = await draw(html`<${Loaded} />`);
  tell(table, age(3));
  happens("pointerdown");
  for (let round = 0; round < 20 && !layer(at); round++) await settled();
  assert.equal("3", layer(at));
});

test("one's own first discovery is shown large, nobody else's", () => {
  const event = (/** @type {number} */ player) =>
    /** @type {any} */ ({ n: 2, kind: "activates", rule: "", facts: { player, technology: "wheel" } });
  table.log.value = [event(1)];
  assert.equal(null, ofProgress.layer(table, event(1)));
  table.log.value = [event(0)];
  assert.equal("first/wheel", ofProgress.layer(table, event(0))?.key);
});

test("a table calls who looks elsewhere, by notification where they are wanted, until it is left", async () => {
  await draw(drama(silent));
  looks(false);
  notify.value = false;
  table.moment.value = moment(2, { to_act: 0 });
  await settled();
  assert.deepEqual([1, []], [calling.value.n, notes]);
  table.moment.value = moment(3);
  await settled();
  notify.value = true;
  table.moment.value = moment(4, { to_act: 0 });
  await settled();
  assert.deepEqual([1, ["web-your-turn"]], [calling.value.n, notes]);
  await draw(null);
  assert.equal(0, calling.value.n);
});

test("who plays with bots is not asked about notifications, who plays with people is, once she has moved", async () => {
  /** @type {any} */ (Notification).permission = "default";
  for (const [kind, isAsked] of /** @type {[string, boolean][]} */ ([
    ["bot", false],
    ["human", true],
  ])) {
    const seats = [{ kind: "human" }, { kind, here: false }];
    table = tableAt(moment(1, { to_act: 0, seats }));
    await draw(drama(silent));
    assert.equal(false, recall("notify-asked", false));
    table.moment.value = moment(2, { seats });
    await settled();
    assert.equal(isAsked, recall("notify-asked", false));
    await draw(null);
  }
});
