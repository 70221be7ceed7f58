// The sounds, as what they are made of: bone, clay, stone, bronze and skin, all on D and A, an open fifth, so that none
// clashes with another. `seconds` is how long one is, `peak` how far it swings, where 1 would be cut off.

const A3 = 220;
const D3 = 146.83;
const D4 = 293.66;
const D5 = 587.33;
const A5 = 880;
const D6 = 1174.66;

/** A body that is struck: its ways to ring as [times the pitch, loudness, seconds until a third is left]. `falls`: what
 * becomes of the pitch when a skin loosens. @typedef {{at?: number, pitch: number, level?: number, falls?: number,
 * modes: [number, number, number][]}} Strike */
/** Something rubbed or poured: noise around a pitch that goes from here to there. `grains`: how many stones a second,
 * where they are heard one by one. @typedef {{at?: number, seconds: number, from: number, to: number, level: number,
 * rise?: number, grains?: number}} Rub */
/** Something blown: its overtones, how it swells, and how much breath is heard.
 * @typedef {{at?: number, seconds: number, pitch: number, level?: number, rise: number, overtones: number[],
 * breath?: number}} Blow */
/** @typedef {{seconds: number, peak: number, strikes?: Strike[], rubs?: Rub[], blows?: Blow[]}} Recipe */

/** @param {number} pitch @param {number} at @param {number} level @returns {Strike} */
const stone = (pitch, at = 0, level = 1) => ({
  at,
  pitch,
  level,
  modes: [
    [1, 1, 0.05],
    [1.5, 0.25, 0.03],
    [3, 0.3, 0.018],
    [4, 0.12, 0.01],
  ],
});

/** @param {number} at @returns {Rub} the touch of two hard things */
const touch = (at, level = 0.5, pitch = 2600) => ({ at, seconds: 0.012, from: pitch, to: pitch, level });

/** @param {number} pitch @param {number} at @param {number} long @param {number} level @returns {Strike} */
const bell = (pitch, at, long, level = 1) => ({
  at,
  pitch,
  level,
  modes: [
    [0.5, 0.35, long],
    [1, 1, long * 0.8],
    [1.5, 0.25, long * 0.6],
    [2, 0.4, long * 0.45],
    [3, 0.2, long * 0.25],
    [4, 0.08, long * 0.15],
  ],
});

/** @param {number} falls @param {number} long @returns {Strike} */
const skin = (falls, long) => ({
  pitch: D3,
  falls,
  modes: [
    [1, 1, long],
    [1.5, 0.5, long * 0.7],
    [2, 0.45, long * 0.6],
    [3, 0.4, long * 0.45],
    [4, 0.25, long * 0.3],
  ],
});

const twoStones = [stone(D5), stone(A5, 0.11, 0.9)];

/** @type {Record<string, Recipe>} */
export const RECIPES = {
  card: {
    seconds: 0.09,
    peak: 0.5,
    strikes: [
      {
        pitch: A3,
        modes: [
          [1, 1, 0.02],
          [2, 0.5, 0.012],
          [4, 0.35, 0.007],
          [6, 0.2, 0.004],
        ],
      },
    ],
    rubs: [touch(0, 0.5, 1800)],
  },
  discovery: { seconds: 0.3, peak: 0.5, strikes: twoStones, rubs: [touch(0), touch(0.11)] },
  first: {
    seconds: 0.42,
    peak: 0.5,
    strikes: twoStones,
    rubs: [touch(0), touch(0.11)],
    blows: [{ at: 0.1, seconds: 0.3, pitch: D6, level: 0.35, rise: 0.09, overtones: [1, 0.15, 0.05], breath: 0.2 }],
  },
  token: {
    seconds: 0.12,
    peak: 0.4,
    strikes: [
      {
        pitch: D4,
        modes: [
          [1, 1, 0.022],
          [3, 0.6, 0.012],
          [6, 0.25, 0.006],
        ],
      },
      {
        at: 0.05,
        pitch: A5,
        level: 0.45,
        modes: [
          [1, 1, 0.01],
          [2, 0.4, 0.006],
        ],
      },
    ],
    rubs: [touch(0, 0.3, 3200), touch(0.05, 0.2, 3200)],
  },
  draw: { seconds: 0.11, peak: 0.25, rubs: [{ seconds: 0.11, from: 1700, to: 3600, level: 1, rise: 0.06 }] },
  trick: { seconds: 0.2, peak: 0.5, strikes: [skin(0.94, 0.05)], rubs: [touch(0, 0.35, 900)] },
  turn: { seconds: 0.5, peak: 0.4, strikes: [bell(A5, 0, 0.16)], rubs: [touch(0, 0.1, 4000)] },
  age: {
    seconds: 1.2,
    peak: 0.5,
    blows: [
      { seconds: 0.95, pitch: D3, rise: 0.16, overtones: [1, 0.8, 0.55, 0.35, 0.22, 0.14, 0.08], breath: 0.05 },
      { at: 0.1, seconds: 0.8, pitch: A3, level: 0.35, rise: 0.2, overtones: [1, 0.5, 0.25, 0.1] },
    ],
    rubs: [{ at: 0.45, seconds: 0.75, from: 1900, to: 700, level: 2, rise: 0.12, grains: 130 }],
  },
  calamity: {
    seconds: 0.6,
    peak: 0.55,
    strikes: [skin(0.5, 0.16)],
    rubs: [touch(0, 0.4, 800), { at: 0.03, seconds: 0.5, from: 700, to: 220, level: 0.35, rise: 0.05 }],
  },
  end: {
    seconds: 1.8,
    peak: 0.5,
    strikes: [
      stone(D5, 0, 0.8),
      stone(A5, 0.17, 0.8),
      stone(D6, 0.34, 0.8),
      bell(A5, 0.56, 0.42, 0.8),
      bell(D5, 0.56, 0.5, 0.7),
    ],
    rubs: [touch(0), touch(0.17), touch(0.34), touch(0.56, 0.1, 4000)],
  },
};
