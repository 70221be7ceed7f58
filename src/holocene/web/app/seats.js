// What this browser holds of its tables: tokens of seats, invitations to give away, the word that was mixed into a deal
// and the hash that was promised for it. All of it comes from links and answers, and stays here.
import { root, shared } from "./root.js";
import { recall, remember } from "./settings.js";

/**
 * @typedef {object} Held
 * @property {string} [game]
 * @property {number} [seen] when the table was last opened, in milliseconds
 * @property {Record<string, string>} seats token by seat number
 * @property {string} [host] the token with the host's rights
 * @property {string} [spectator]
 * @property {string[]} [unknown] tokens of links that were opened, whose right is not known yet or not used up
 * @property {string} [here] the seat that was played last in this browser
 * @property {Record<string, string>} [invitations] by seat number, for whoever made the table
 * @property {Record<string, string>} [words] the word of chance that this browser gave, by seat number
 * @property {Record<string, string>} [chosen] the token that this browser chose for a seat, before it was sent
 * @property {string} [commitment] the hash of the deal's secret, as it was first seen
 * @property {{seat: number, token: string}} [claim] a request to be let back in that waits for an answer
 * @property {{all?: boolean, seats?: number[]}} [muted] whom the reader does not want to hear
 * @property {number} [heard] the number of what was last said that was seen
 * @property {number} [lost] since when the server does not find the table, in milliseconds
 */

export const NAME = `tables${root}`; // servers that share a host keep their tables apart

/** @returns {Record<string, Held>} */
export const tables = () => recall(NAME, {});

/** @param {string} table @returns {Held} */
export const held = (table) => tables()[table] ?? { seats: {} };

/** @param {string} table @param {(mine: Held) => void} change */
function alter(table, change) {
  const all = tables();
  const mine = all[table] ?? { seats: {} };
  change(mine);
  all[table] = mine;
  remember(NAME, all);
  return mine;
}

/** @param {string} table @param {Partial<Held>} changes */
export function keep(table, changes) {
  return alter(table, (mine) => {
    const { seats, words, chosen, invitations } = mine;
    Object.assign(mine, changes, { seen: Date.now() });
    mine.seats = { ...seats, ...changes.seats };
    if (changes.words) mine.words = { ...words, ...changes.words };
    if (changes.chosen) mine.chosen = { ...chosen, ...changes.chosen };
    if (changes.invitations) mine.invitations = { ...invitations, ...changes.invitations };
  });
}

/** @param {string} table */
export function forget(table) {
  const all = tables();
  delete all[table];
  remember(NAME, all);
}

/** The server does not find a table: since when is kept, and the seat too. @param {string} table */
export const lose = (table) => alter(table, (mine) => (mine.lost = Date.now()));

/** It is there again. @param {string} table */
export const find = (table) => alter(table, (mine) => delete mine.lost);

/** Keeps what the server gave for a new table: my own seats, the host's right, and invitations for the others.
 * @param {import("./types/api.d.ts").TableMade} made @param {string} game */
export function keepNew(made, game) {
  /** @type {Record<string, string>} */
  const seats = {};
  /** @type {Record<string, string>} */
  const invitations = {};
  for (const seat of made.seats) {
    if (seat.token) seats[seat.seat] = seat.token;
    if (seat.invitation) invitations[seat.seat] = seat.invitation;
  }
  const mine = made.seats.find((seat) => seat.kind === "me");
  const here = mine ? String(mine.seat) : Object.keys(seats)[0];
  const { table, commitment, host = "", spectator = "" } = made;
  keep(table, { game, seats, here, invitations, commitment, host, spectator });
}

/** Takes the token out of the address, so that nobody reads it from the screen or sends it on by mistake.
 * @param {string} table */
export function takeFromAddress(table) {
  const found = new URLSearchParams(location.hash.slice(1)).get("k");
  if (!found) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  const mine = held(table);
  const known = [...Object.values(mine.seats), mine.host, mine.spectator, mine.claim?.token, ...(mine.unknown ?? [])];
  if (!known.includes(found)) keep(table, { unknown: [...(mine.unknown ?? []), found] });
  return found;
}

/** Which token is used first: a link that was opened, the seat that decides, the seat played last, a request to be let
 * back in, the host's, a spectator's. @param {string} table @param {number} turn */
export function best(table, turn = -1) {
  const mine = held(table);
  if (mine.unknown?.length) return mine.unknown[0];
  const seat = mine.seats[turn] ?? mine.seats[mine.here ?? ""] ?? Object.values(mine.seats)[0];
  return seat ?? (mine.claim?.token || mine.host || mine.spectator || null);
}

/** A token turned out to belong to a seat (below 0: a spectator).
 * @param {string} table @param {string} token @param {number} seat */
export function learn(table, token, seat) {
  const mine = held(table);
  const unknown = (mine.unknown ?? []).filter((each) => each !== token);
  if (seat >= 0) keep(table, { unknown, claim: undefined, seats: { [seat]: token }, here: String(seat) });
  else if (token !== mine.host) keep(table, { unknown, spectator: token });
}

/** A token is worth nothing any more. @param {string} table @param {string} token */
export function drop(table, token) {
  if (!(table in tables())) return;
  alter(table, (mine) => {
    mine.unknown = (mine.unknown ?? []).filter((each) => each !== token);
    for (const [seat, each] of Object.entries(mine.seats)) if (each === token) delete mine.seats[seat];
    if (mine.host === token) delete mine.host;
    if (mine.spectator === token) delete mine.spectator;
    if (mine.claim?.token === token) delete mine.claim;
  });
}

/** Remembers the hash of a deal the first time that it is seen, where this browser plays or was invited.
 * @param {string} table @param {string} commitment */
export function promise(table, commitment) {
  if (commitment && table in tables() && !held(table).commitment) keep(table, { commitment });
}

/** The same people play on at another table: their tokens open it too. @param {string} table @param {string} next */
export function carry(table, next) {
  const { game, seats, host, spectator, here, muted } = held(table);
  if (next in tables() || !Object.keys(seats).length) return;
  keep(next, { game, seats, host, spectator, here, muted });
}

/** Forgets the invitations that were used. @param {string} table @param {import("./types/api.d.ts").Moment} moment */
export function taken(table, moment) {
  const joined = moment.notices.filter((each) => each.kind === "joined").map((each) => String(each.seat));
  const isTaken = (/** @type {string} */ seat) => moment.seats[Number(seat)]?.kind === "human" || joined.includes(seat);
  const used = Object.keys(held(table).invitations ?? {}).filter(isTaken);
  if (!used.length) return;
  alter(table, (mine) => {
    for (const seat of used) delete mine.invitations?.[seat];
  });
}

/** The address of a seat, an invitation or the spectators. @param {string} table @param {string} token */
export const link = (table, token) => shared(`/table/${table}#k=${token}`);
