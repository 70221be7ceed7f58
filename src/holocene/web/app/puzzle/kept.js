// What this browser keeps of its reader's puzzles, all under one name: ratings, what was tried, and on which days one
// was solved.
import { thisDay } from "../days.js";
import { signal } from "../lib.js";
import { recall, remember } from "../settings.js";

/** @import { PuzzleListed, Rating } from "../types/api.d.ts" */
/** A puzzle that was tried: whether the first try solved it, whether it was solved at all, when (seconds since 1970),
 * how long that took, and by how much the rating changed.
 * @typedef {{first: boolean, solved: boolean, at: number, seconds: number, change: number}} Tried */
/** @typedef {{ratings: Record<string, Rating>, tried: Record<string, Tried>, days: string[]}} Kept `ratings` by game,
 * `tried` by game and puzzle (`progress/188119d1`), `days` (`2026-11-18`, by UTC) on which a puzzle was solved */

/** @type {Kept} */
const NOTHING = { ratings: {}, tried: {}, days: [] };
/** What somebody has who has tried nothing yet. @type {Rating} */
const NEW = { rating: 1500, deviation: 350, volatility: 0.06 };

/** @type {import("../lib.js").Signal<Kept>} */
export const kept = signal({ ...NOTHING, ...recall("puzzles", NOTHING) });

/** @param {Partial<Kept>} changes */
function keep(changes) {
  kept.value = { ...kept.value, ...changes };
  remember("puzzles", kept.value);
}

/** @param {string} game */
export const ratingOf = (game) => kept.value.ratings[game] ?? NEW;

/** @param {string} game @param {string} id @returns {Tried | undefined} */
export const triedOf = (game, id) => kept.value.tried[`${game}/${id}`];

/** How a first try ended, and the rating after it. @param {string} game @param {string} id @param {Rating} rating
 * @param {boolean} solved @param {number} seconds */
export function rate(game, id, rating, solved, seconds) {
  const change = Math.round(rating.rating) - Math.round(ratingOf(game).rating);
  const at = Math.floor(Date.now() / 1000);
  const tried = { ...kept.value.tried, [`${game}/${id}`]: { first: solved, solved, at, seconds, change } };
  keep({ ratings: { ...kept.value.ratings, [game]: rating }, tried });
  if (solved) solve(game, id, seconds);
}

/** A puzzle was solved, at the first try or later. @param {string} game @param {string} id @param {number} seconds */
export function solve(game, id, seconds) {
  const before = triedOf(game, id);
  if (!before) return;
  const days = [...new Set([...kept.value.days, thisDay()])].sort();
  const after = before.solved ? before : { ...before, solved: true, seconds };
  keep({ days, tried: { ...kept.value.tried, [`${game}/${id}`]: after } });
}

/** How many puzzles of a game were solved at the first try since one was not. @param {string} game */
export function inRow(game) {
  const all = Object.entries(kept.value.tried).filter(([name]) => name.startsWith(`${game}/`));
  const tried = all.map(([, each]) => each).sort((one, other) => other.at - one.at);
  const missed = tried.findIndex(({ first }) => !first);
  return missed < 0 ? tried.length : missed;
}

/** The puzzle to go on with: of those that were not tried, the nearest in strength. @param {string} game
 * @param {PuzzleListed[]} puzzles @param {string} [but] not this one */
export function nextOf(game, puzzles, but = "") {
  const own = ratingOf(game).rating;
  const away = (/** @type {PuzzleListed} */ { rating }) => Math.abs(rating - own);
  const fresh = puzzles.filter(({ id }) => id !== but && !triedOf(game, id));
  return fresh.sort((one, other) => away(one) - away(other))[0] ?? null;
}
