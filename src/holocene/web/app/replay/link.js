// The link to a replay, for others.
import { shared } from "../root.js";
import * as seats from "../seats.js";

/** A finished game is open to everybody; one that goes on to spectators, where this browser may give that away.
 * @param {string} id @param {number} n moves @param {boolean} isOver */
export function linkTo(id, n, isOver) {
  const { spectator } = seats.held(id);
  return shared(`/replay/${id}?at=${n}${spectator && !isOver ? `#k=${spectator}` : ""}`);
}
