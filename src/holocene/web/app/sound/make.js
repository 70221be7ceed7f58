// Makes a sound of its recipe: a row of numbers, the same each time, without any file. Nothing here needs a browser.

/** @import { Blow, Recipe, Rub, Strike } from "./recipes.js" */

/** Samples a second: nothing of ours rings above half of it. */
export const RATE = 22050;
const SOFT = 0.002; // seconds in which a sound begins, so that it does not click
const LAST = 0.012; // and in which it ends

/** Chance that is the same each time, from -1 to 1. @param {number} seed */
function chance(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
}

/** Noise around a pitch, one sample after the other: a filter of two poles. @param {number} seed */
function hiss(seed) {
  const random = chance(seed);
  let [low, band] = [0, 0];
  return (/** @type {number} */ pitch, /** @type {number} */ push = random()) => {
    const turn = 2 * Math.sin((Math.PI * Math.min(pitch, RATE / 7)) / RATE);
    low += turn * band;
    band += turn * (push - low - 0.7 * band);
    return band;
  };
}

/** @param {Float32Array} out @param {number} [at] @param {number} [seconds] @returns {[number, number]} samples */
function span(out, at = 0, seconds = out.length / RATE) {
  const from = Math.round(at * RATE);
  return [from, Math.min(out.length, from + Math.round(seconds * RATE))];
}

/** @param {Float32Array} out @param {Strike} strike */
function addStrike(out, { at, pitch, level = 1, falls = 1, modes }) {
  const [from, to] = span(out, at);
  const length = out.length / RATE;
  for (const [times, loud, seconds] of modes) {
    if (pitch * times > RATE / 2.2) continue;
    let phase = 0;
    for (let i = from; i < to; i++) {
      const time = (i - from) / RATE;
      out[i] += level * loud * Math.sin(phase) * Math.exp(-time / seconds) * Math.min(1, time / SOFT);
      phase += (2 * Math.PI * pitch * times * falls ** (time / length)) / RATE;
    }
  }
}

/** @param {Float32Array} out @param {Rub} rub @param {number} seed */
function addRub(out, { at, seconds, from: high, to: low, level, rise = SOFT, grains }, seed) {
  const [from, to] = span(out, at, seconds);
  const filter = hiss(seed);
  const random = chance(seed + 1);
  for (let i = from; i < to; i++) {
    const part = (i - from) / (to - from);
    const isStone = grains && Math.abs(random()) < grains / RATE;
    const push = grains ? (isStone ? random() * 12 : 0) : undefined;
    const swell = Math.min(1, (part * seconds) / rise) * (1 - part) ** 1.5;
    out[i] += level * swell * filter(high * (low / high) ** part, push);
  }
}

/** @param {Float32Array} out @param {Blow} blow @param {number} seed */
function addBlow(out, { at, seconds, pitch, level = 1, rise, overtones, breath = 0 }, seed) {
  const [from, to] = span(out, at, seconds);
  const filter = hiss(seed);
  for (let i = from; i < to; i++) {
    const time = (i - from) / RATE;
    const part = time / seconds;
    const swell = Math.min(1, time / rise) ** 1.5 * Math.min(1, (1 - part) / 0.45) ** 1.5;
    // Overtones come after the tone itself, as they do when somebody blows harder.
    const sum = overtones.reduce(
      (all, loud, n) => all + loud * swell ** (n * 0.35) * Math.sin(2 * Math.PI * pitch * (n + 1) * time),
      0,
    );
    out[i] += level * swell * (sum + breath * filter(pitch));
  }
}

/** @param {Recipe} recipe */
export function make({ seconds, peak, strikes = [], rubs = [], blows = [] }) {
  const out = new Float32Array(Math.round(seconds * RATE));
  for (const strike of strikes) addStrike(out, strike);
  for (const [n, rub] of rubs.entries()) addRub(out, rub, 7 + n);
  for (const [n, blow] of blows.entries()) addBlow(out, blow, 101 + n);
  const most = out.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const ending = LAST * RATE;
  return out.map((value, i) => (value / most) * peak * Math.min(1, (out.length - 1 - i) / ending));
}
