// How long what the others do is looked at: a card travels, what it did rests, and nobody waits long.

export const TRAVEL = 320; // milliseconds
export const SETTLE = 120;
/** @type {Record<string, number>} */
const RESTS = { slow: 1200, normal: 600, fast: 250 };
/** A whole turn, at most, and all turns that wait, about. @type {Record<string, number[]>} */
const BUDGETS = { slow: [4000, 12000], normal: [4000, 10000], fast: [2000, 5000] };
const LEAST = 200; // one look: what would be quicker is shown together

/** Looks of a turn that are still to come, how many of them must be seen in full, the milliseconds that the turn took
 * by now, and the turns that wait, with this one. @typedef {{left: number, held: number, spent: number, turns: number}}
 * Waiting */

/** @param {string} speed */
export const full = (speed) => TRAVEL + SETTLE + (RESTS[speed] ?? RESTS.normal);

/** What is left of a turn's time for looks that may be short. @param {string} speed @param {Waiting} waiting */
function time(speed, { held, spent, turns }) {
  const [turn, queue] = BUDGETS[speed] ?? BUDGETS.normal;
  return Math.max(0, Math.min(turn, queue / Math.max(1, turns)) - spent - held * full(speed));
}

/** How many looks of a turn are shown as one. @param {string} speed @param {Waiting} waiting */
export function together(speed, waiting) {
  const brief = waiting.left - waiting.held;
  return Math.max(1, Math.ceil((brief * LEAST) / Math.max(LEAST, time(speed, waiting))));
}

/** How long a look is shown before the next. @param {string} speed @param {Waiting} waiting @param {boolean} isHeld */
export function lasts(speed, waiting, isHeld) {
  if (isHeld) return full(speed);
  const share = time(speed, waiting) / Math.max(1, waiting.left - waiting.held);
  return Math.min(full(speed), Math.max(LEAST, share));
}
