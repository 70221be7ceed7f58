// Sitting down: this browser adds a word of chance to the deal; an invitation is used up for a token of the seat's own.
import { get, insist, post, randomWord } from "./api.js";
import * as seats from "./seats.js";
import { recall, remember } from "./settings.js";

const TRIES = 3;

/** The name that was given last. @returns {string} */
export const lastName = () => recall("name", "");

/** Sits down, and answers with the token of the seat. The word, and the token that an invitation is to be used up for,
 * are kept before they are sent: an attempt whose answer was lost says the same again. Once the cards are dealt there
 * is
 * nothing to add a word to.
 * @param {string} table @param {{seat: number, state: string}} place @param {string} token @param {string} [name] */
export async function sitDown(table, { seat, state }, token, name = "") {
  const word = state === "open" ? (seats.held(table).words?.[seat] ?? randomWord()) : "";
  const chosen = seats.held(table).chosen?.[seat] ?? randomWord() + randomWord();
  seats.keep(table, { words: word ? { [seat]: word } : {}, chosen: { [seat]: chosen } });
  if (name) remember("name", name);
  const answer = await insist(() => post(`/tables/${table}/join`, { name, word, token: chosen }, token), TRIES);
  const own = answer.token || token;
  seats.learn(table, own, answer.seat);
  if (own !== token) seats.drop(table, token);
  return own;
}

/** Sits down on every seat of this browser that waits for it: after making a table, and for another game with the same
 * people. @param {string} table @param {import("./types/api.d.ts").Summary} summary */
export async function takeOwnSeats(table, summary) {
  for (const [seat, token] of Object.entries(seats.held(table).seats)) {
    if (summary.state !== "open" || summary.seats[Number(seat)]?.kind !== "open") continue;
    await sitDown(table, { seat: Number(seat), state: summary.state }, token);
    summary = await get(`/tables/${table}`, { token });
  }
  return summary;
}
