// Playing on from a moment of a game, against bots: a new table, where what was hidden then is dealt anew.
import { post } from "../api.js";
import { go } from "../router.js";
import * as seats from "../seats.js";

/** Whether a game may be played on from its moments: when it is over, or where nobody else plays.
 * @param {import("../types/api.d.ts").Moment} moment */
export const canBranch = ({ state, seat, seats }) =>
  state === "over" || (seat >= 0 && seats.filter(({ kind, away }) => kind !== "bot" || away).length === 1);

/** @param {import("./model.js").TableModel} table @param {number} n moves that stay @param {number} seat whose place
 * is taken */
export async function playOn(table, n, seat) {
  try {
    const made = await post(table.path("/branch"), { n, seat }, table.token.value);
    seats.keepNew(made, table.game);
    go(`/table/${made.table}`);
  } catch (error) {
    await table.failed(error);
  }
}
