// Ratings as they are drawn: a common scale, and which marks on it leave room for their names.

/** @import { RatingShown } from "../types/api.d.ts" */
/** @typedef {{low: number, high: number}} Scale */
/** @typedef {{bot: string, rating: number, at: number}} Level where a bot stands, in hundredths of the scale */

const ROUND = 100; // points that a scale ends at
const ROOM = 28; // hundredths that a name needs; where that is little, every other name stands lower

/** A scale that holds all of it. @param {number[]} points @returns {Scale} */
export function scaleOf(points) {
  const low = Math.floor(Math.min(...points) / ROUND);
  return { low: low * ROUND, high: Math.max(Math.ceil(Math.max(...points) / ROUND), low + 1) * ROUND };
}

/** What ratings and their bots need. @param {RatingShown[]} ratings @returns {Scale} */
export const scaleOfAll = (ratings) =>
  scaleOf(ratings.flatMap((each) => [each.rating - each.margin, each.rating + each.margin, ...levelsNear(each)]));

/** The bots that a rating is compared with: those within its interval, and the next ones to either side.
 * @param {RatingShown} rating */
function levelsNear({ rating, margin, levels }) {
  const all = Object.values(levels).sort((a, b) => a - b);
  const below = all.filter((each) => each < rating - margin).at(-1);
  const above = all.find((each) => each > rating + margin);
  return [below, above].filter((each) => each !== undefined);
}

/** A place on a scale, in hundredths. @param {Scale} scale @param {number} n */
export const placeOn = ({ low, high }, n) => (100 * (n - low)) / (high - low);

/** The bots on a scale, those whose names have room first counted from the strongest. @param {Record<string, number>}
 * levels @param {Scale} scale @returns {{all: Level[], named: Level[]}} */
export function levelsOn(levels, scale) {
  const all = Object.entries(levels)
    .map(([bot, rating]) => ({ bot, rating, at: placeOn(scale, rating) }))
    .filter(({ at }) => at >= 0 && at <= 100)
    .sort((a, b) => b.rating - a.rating);
  /** @type {Level[]} */
  const named = [];
  for (const each of all) if (named.every(({ at }) => Math.abs(at - each.at) >= ROOM)) named.push(each);
  return { all, named };
}

/** The bot that is next to a rating, or none where none was measured. @param {RatingShown} rating */
export function nearest({ rating, levels }) {
  const far = (/** @type {string} */ bot) => Math.abs(levels[bot] - rating);
  return Object.keys(levels).sort((a, b) => far(a) - far(b))[0];
}
