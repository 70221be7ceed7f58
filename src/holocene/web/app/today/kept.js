// The deals of days that this browser played, and the key by which a server knows its tries. All of it is one entry of
// the browser's storage, `holocene.today` (with the server's path, where it has one): {key, days}, the days by
// "2026-11-20/GAME". Whoever forgets it loses the way to her places on the board, and nothing else.
import { randomWord } from "../api.js";
import { inARow } from "../days.js";
import { root } from "../root.js";
import * as seats from "../seats.js";
import { recall, remember } from "../settings.js";

/** @import { DayOwn, DayTable, Moment } from "../types/api.d.ts" */
/** @typedef {{table: string, deal: string, state: string, points?: number, lead?: number, won?: boolean, rank?: string,
 * place?: number, of?: number}} Played */
/** @typedef {{key: string, days: Record<string, Played>}} Kept */

export const NAME = `today${root}`;

/** @returns {Kept} */
export const kept = () => {
  const { key = "", days = {} } = recall(NAME, /** @type {Partial<Kept>} */ ({}));
  return { key, days };
};

/** What a server knows this browser's tries by: made when it is first needed. */
export function ownKey() {
  const found = kept();
  if (found.key) return found.key;
  const key = randomWord() + randomWord();
  remember(NAME, { ...found, key });
  return key;
}

/** @param {string} name @param {Played} played */
function keep(name, played) {
  const found = kept();
  remember(NAME, { ...found, days: { ...found.days, [name]: { ...found.days[name], ...played } } });
}

/** A table of a day was begun, or is found again. @param {DayTable} made */
export function keepTable({ day, game, deal, table, seat, token }) {
  const { days } = kept();
  if (days[`${day}/${game}`]?.table !== table) keep(`${day}/${game}`, { table, deal, state: "running" });
  seats.keep(table, { game, seats: { [seat]: token }, here: String(seat), host: token });
}

/** How one's own try stands, as the server says. @param {string} day @param {string} game @param {string} deal
 * @param {DayOwn | null} own @param {number} of */
export function keepOwn(day, game, deal, own, of) {
  if (!own) return;
  const { table, state, result, place } = own;
  const told = result && { points: result.points, lead: result.lead, won: result.won, rank: result.rank };
  keep(`${day}/${game}`, { table, deal, state, ...told, ...(place ? { place, of } : {}) });
}

/** A table of a day is over: what is known here is kept, whether or not the board is looked at.
 * @param {Moment} moment */
export function keepEnd({ table, scores, ended }) {
  const found = dayOf(table);
  if (!found || !scores?.final || ended) return;
  const [points, ...others] = scores.totals;
  const lead = points - Math.max(0, ...others);
  const name = `${found.day}/${found.game}`;
  keep(name, { ...kept().days[name], state: "over", points, lead, won: scores.winners.includes(0), rank: scores.rank });
}

/** The day and the game of a table, where it is one of a day's. @param {string} table */
export function dayOf(table) {
  const found = Object.entries(kept().days).find(([, played]) => played.table === table);
  if (!found) return null;
  const [day, game] = found[0].split("/");
  return { day, game };
}

/** Days on which a deal was finished, the newest first. */
export function daysPlayed() {
  const finished = Object.entries(kept().days).filter(([, { state }]) => ["over", "late"].includes(state));
  return [...new Set(finished.map(([name]) => name.split("/")[0]))].sort().reverse();
}

/** Days in a row up to today, or up to yesterday while today is not played. @param {string} today */
export const inRow = (today) => inARow(daysPlayed(), today);
