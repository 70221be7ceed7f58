// The seats that this browser holds: tokens per table, taken from the links' fragments and kept in the browser.
import { recall, remember } from "./settings.js";

/**
 * @typedef {object} Held
 * @property {string} [game]
 * @property {number} [seen] when the table was last opened, in milliseconds
 * @property {Record<string, string>} seats token by seat number
 * @property {string} [host] the token with the host's rights
 * @property {string} [spectator]
 * @property {string[]} [unknown] tokens whose seat is not known yet
 * @property {string} [here] the seat that was played last in this browser
 * @property {any} [links] seats and tokens as the server gave them to the host
 */

/** @returns {Record<string, Held>} */
export const tables = () => recall("tables", {});

/** @param {string} table @returns {Held} */
export const held = (table) => tables()[table] ?? { seats: {} };

/** @param {string} table @param {Partial<Held>} changes */
export function keep(table, changes) {
  const all = tables();
  const before = all[table] ?? { seats: {} };
  all[table] = { ...before, ...changes, seats: { ...before.seats, ...changes.seats }, seen: Date.now() };
  remember("tables", all);
  return all[table];
}

/** @param {string} table */
export function forget(table) {
  const all = tables();
  delete all[table];
  remember("tables", all);
}

/** Keeps what the server gave for a new table: the tokens of my seats, and all links for the host.
 * @param {any} made @param {string} game */
export function keepNew(made, game) {
  /** @type {Record<string, string>} */
  const seats = {};
  for (const seat of made.seats) {
    if (seat.token && (seat.kind === "me" || seat.kind === "here")) seats[seat.seat] = seat.token;
  }
  const first = Object.keys(seats)[0];
  keep(made.table, { game, seats, host: made.host ?? undefined, spectator: made.spectator ?? undefined, here: first, links: made.seats });
}

/** Takes the token out of the address, so that nobody reads it from the screen or sends it on by mistake.
 * @param {string} table */
export function takeFromAddress(table) {
  const found = new URLSearchParams(location.hash.slice(1)).get("k");
  if (!found) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  const mine = held(table);
  const known = [...Object.values(mine.seats), mine.host, mine.spectator, ...(mine.unknown ?? [])];
  if (!known.includes(found)) keep(table, { unknown: [...(mine.unknown ?? []), found] });
  return found;
}

/** A token turned out to belong to a seat (-1: a spectator). @param {string} table @param {string} token @param {number} seat */
export function learn(table, token, seat) {
  const mine = held(table);
  const unknown = (mine.unknown ?? []).filter((each) => each !== token);
  if (seat >= 0) keep(table, { unknown, seats: { [seat]: token }, here: String(seat) });
  else if (token !== mine.host) keep(table, { unknown, spectator: token });
}

/** A token is worth nothing any more. @param {string} table @param {string} token */
export function drop(table, token) {
  const all = tables();
  const mine = all[table];
  if (!mine) return;
  mine.unknown = (mine.unknown ?? []).filter((each) => each !== token);
  for (const [seat, each] of Object.entries(mine.seats)) if (each === token) delete mine.seats[seat];
  if (mine.host === token) delete mine.host;
  if (mine.spectator === token) delete mine.spectator;
  remember("tables", all);
}

/** The address of a seat or of the spectators. @param {string} table @param {string} token */
export const link = (table, token) => `${location.origin}/table/${table}#k=${token}`;
