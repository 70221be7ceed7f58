// One sound at a time, the weightier one; a first discovery alone sounds with others.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { make, RATE } from "../../../src/holocene/web/app/sound/make.js";
import { Player } from "../../../src/holocene/web/app/sound/player.js";
import { RECIPES } from "../../../src/holocene/web/app/sound/recipes.js";

/** @type {string[]} */
let heard = [];
/** @type {{run: () => void, seconds: number}[]} */
let later = [];
let now = 0;
const out = {
  now: () => now,
  start: (/** @type {string} */ name) => {
    heard.push(name);
    return { stop: () => heard.push(`${name} stops`) };
  },
  after: (/** @type {() => void} */ run, /** @type {number} */ seconds) => later.push({ run, seconds }),
};
/** @type {Player} */
let player;
const play = (/** @type {string[]} */ ...names) => {
  for (const name of names) player.play(name, 1);
};

beforeEach(() => {
  [heard, later, now] = [[], [], 0];
  player = new Player(out, () => 0.5);
});

test("a weightier sound takes the place of a lighter one, never the other way round", () => {
  play("card", "age", "token", "draw");
  assert.deepEqual(["card", "card stops", "age"], heard);
});

test("what is over is in nobody's way", () => {
  play("age");
  now = 1.3;
  play("draw");
  assert.deepEqual(["age", "draw"], heard);
});

test("a first discovery sounds with another", () => {
  play("age", "first", "token");
  assert.deepEqual(["age", "first", "token"], heard);
});

test("the bell waits for what is heard, and rings once", () => {
  play("age", "turn");
  assert.deepEqual([["age"], [1.2]], [heard, later.map((each) => each.seconds)]);
  now = 1.25;
  later[0].run();
  play("turn");
  assert.deepEqual([["age", "turn"], 1], [heard, later.length]);
});

test("a sound is a little higher or lower, by three hundredths at most", () => {
  /** @type {number[]} */
  const rates = [];
  const start = (/** @type {string} */ _, /** @type {number} */ rate) => {
    rates.push(rate);
    return { stop() {} };
  };
  for (const chance of [0, 0.5, 1]) new Player({ ...out, start }, () => chance).play("card", 1);
  assert.deepEqual([0.97, 1, 1.03], rates);
});

test("a sound is the same each time, and as long as its recipe says", () => {
  for (const [name, recipe] of Object.entries(RECIPES)) {
    const samples = make(recipe);
    assert.deepEqual(samples, make(recipe), name);
    assert.equal(Math.round(recipe.seconds * RATE), samples.length, name);
  }
});
