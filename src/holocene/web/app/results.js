// How games of this browser ended: points and winners, as the server told them, kept when a table is over.
import { get } from "./api.js";
import { gameNamed } from "./games.js";
import { root } from "./root.js";
import * as seats from "./seats.js";
import { recall, remember } from "./settings.js";

/** @import { EventShown, Moment } from "./types/api.d.ts" */
/** `bots` are the levels of the seats, "" for people; `found` the cards that the own seat came to; `when` it was over,
 * in milliseconds. Results of older versions lack these. @typedef {{game: string, names: string[], totals: number[],
 * winners: number[], seat: number, rank: string, bots?: string[], found?: string[], when?: number}} Result */

export const NAME = `results${root}`;
const MOST = 500;

/** @returns {Record<string, Result>} */
export const results = () => recall(NAME, {});

/** The cards that a seat came to, each once; nothing where it is not known which events tell of them.
 * @param {string} game @param {EventShown[]} events @param {number} seat */
function foundBy(game, events, seat) {
  const findings = gameNamed(game)?.findings;
  if (!findings || !events.length || seat < 0) return undefined;
  const own = events.filter(({ kind, facts }) => findings[kind] && facts.player === seat);
  return [...new Set(own.map(({ kind, facts }) => String(facts[findings[kind]])))];
}

/** Keeps how a table ended; one without a final score is left out. @param {Moment} moment
 * @param {EventShown[]} [log] all that happened */
export function keepResult({ table, game, seats: places, seat, scores, since, events }, log) {
  if (!scores?.final || !table) return null;
  const mine = seat >= 0 ? seat : Number(Object.keys(seats.held(table).seats)[0] ?? -1);
  const names = places.map((each) => each.name);
  const all = results();
  /** @type {Result} */
  const result = {
    game,
    names,
    totals: [...scores.totals],
    winners: [...scores.winners],
    seat: mine,
    rank: scores.rank,
    bots: places.map((each) => (each.kind === "bot" && !each.away ? each.bot : "")),
    found: foundBy(game, log ?? (since === 0 ? (events ?? []) : []), mine) ?? all[table]?.found,
    when: all[table] ? all[table].when : Date.now(), // of one that is looked at again it is not known any more
  };
  all[table] = result; // one that is there already keeps its place among the others
  remember(NAME, Object.fromEntries(Object.entries(all).slice(-MOST)));
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
