// How games of this browser ended: points and winners, as the server told them, kept when a table is over.
import { get } from "./api.js";
import { root } from "./root.js";
import * as seats from "./seats.js";
import { recall, remember } from "./settings.js";

/** @import { Moment } from "./types/api.d.ts" */
/** @typedef {{game: string, names: string[], totals: number[], winners: number[], seat: number, rank: string}}
 * Result */

const NAME = `results${root}`;
const MOST = 60;

/** @returns {Record<string, Result>} */
export const results = () => recall(NAME, {});

/** Keeps how a table ended; one without a final score is left out. @param {Moment} moment */
export function keepResult({ table, game, seats: places, seat, scores }) {
  if (!scores?.final || !table) return null;
  const mine = seat >= 0 ? seat : Number(Object.keys(seats.held(table).seats)[0] ?? -1);
  const names = places.map((each) => each.name);
  const result = {
    game,
    names,
    totals: [...scores.totals],
    winners: [...scores.winners],
    seat: mine,
    rank: scores.rank,
  };
  const before = Object.entries(results()).filter(([id]) => id !== table);
  remember(NAME, Object.fromEntries([...before, [table, result]].slice(-MOST)));
  return result;
}

/** The result of a table that is over: what is kept, else what the server says. @param {string} table
 * @returns {Promise<Result | null>} */
export async function findResult(table) {
  const kept = results()[table];
  if (kept) return kept;
  return keepResult(await get(`/tables/${table}/moment`, { token: seats.best(table) }));
}

/** The place of a seat: winners come first, then who has more points.
 * @param {Pick<Result, "totals" | "winners" | "seat">} result */
export function placeOf({ totals, winners, seat }) {
  if (winners.includes(seat)) return 1;
  return 1 + totals.filter((points, other) => points > totals[seat] || winners.includes(other)).length;
}
