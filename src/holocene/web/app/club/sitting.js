// Sitting down without a link: at an open table, or by an invitation. This browser holds the seat as it does by a link.
import { insist, post, randomWord } from "../api.js";
import { sentence } from "../problems.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { recall, remember } from "../settings.js";
import { toast } from "../ui/toast.js";
import { introduce } from "./introduce.js";

/** @import { SatDown } from "../types/api.d.ts" */
/** What has to be known of a table. @typedef {{table: string, game: string, commitment: string}} Place */
/** What this browser adds to a deal, and what is to open its seat. @typedef {{word: string, token: string}} Given */

const NAME = "sitting-down";
const TRIES = 3;

/** Kept until the answer is there: an attempt whose answer was lost says the same again. @param {string} table
 * @returns {Given} */
function given(table) {
  const all = recall(NAME, /** @type {Record<string, Given>} */ ({}));
  const found = all[table] ?? { word: randomWord(), token: randomWord() + randomWord() };
  remember(NAME, { ...all, [table]: found });
  return found;
}

/** @param {string} table */
function settle(table) {
  const { [table]: _, ...others } = recall(NAME, /** @type {Record<string, Given>} */ ({}));
  remember(NAME, others);
}

/** Sits down and goes to the table; what is refused is told. @param {Place} place
 * @param {(given: Given) => Promise<SatDown>} ask */
async function take({ table, game, commitment }, ask) {
  if (!(await introduce())) return;
  const own = given(table);
  try {
    const { seat, token } = await insist(() => ask(own), TRIES);
    seats.keep(table, { game, commitment, words: { [seat]: own.word } });
    seats.learn(table, token, seat);
    settle(table);
    go(`/table/${table}`);
  } catch (error) {
    toast(await sentence(error, game), { icon: "warning" });
  }
}

/** A free seat of an open table. @param {Place} place */
export const sitDown = (place) => take(place, (own) => post(`/lobby/${place.table}/sit`, own));

/** The seat that somebody offers. @param {Place & {id: string}} invitation */
export const accept = (invitation) => take(invitation, (own) => post(`/invitations/${invitation.id}/accept`, own));

/** Gets up before the game begins; whether that is done. @param {string} table */
export async function rise(table) {
  try {
    await post(`/lobby/${table}/rise`, undefined);
    seats.forget(table);
    return true;
  } catch (error) {
    toast(await sentence(error), { icon: "warning" });
    return false;
  }
}
