// The tables of who is known here, on whatever device she sat down: found by her key, and opened in this browser when
// she enters them.
import { get, Problem, post } from "./api.js";
import { forgetPerson, isKnown } from "./person.js";
import * as seats from "./seats.js";

/** @import { OwnTable } from "./types/api.d.ts" */

/** All of them; none where nobody is known. @returns {Promise<readonly OwnTable[]>} */
export async function ownTables() {
  if (!isKnown()) return [];
  try {
    return await get("/me/tables");
  } catch (error) {
    if (!(error instanceof Problem) || error.body.key !== "server-person-unknown") throw error;
    forgetPerson(); // on another device she has said that this one is hers no more
    return [];
  }
}

/** What opens her seat in this browser, kept from now on; null where she has none. @param {string} table */
export async function openOwnSeat(table) {
  if (!isKnown()) return null;
  try {
    const { seat, token } = await post(`/me/tables/${table}`, undefined);
    seats.keep(table, { seats: { [seat]: token }, here: String(seat) });
    return token;
  } catch (error) {
    if (error instanceof Problem && [401, 403, 404].includes(error.status)) return null;
    throw error;
  }
}
