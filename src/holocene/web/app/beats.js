// What happens at a table, told when it is shown: the tempo tells it, sounds and layers listen.

/** @import { EventShown } from "./types/api.d.ts" */
/** An event as it becomes visible; `quiet` where the reader skipped it and nothing should ring or unfold.
 * @typedef {{table: import("./table/state.js").TableState, event: EventShown, quiet: boolean}} Beat */

/** What lies over the table: the moves of the others wait until then (milliseconds), and ask it to give way. */
export const over = { until: 0, giveWay: () => {} };

/** @type {Set<(beat: Beat) => void>} */
const listeners = new Set();

/** @param {Beat} beat */
export function tellBeat(beat) {
  for (const listen of [...listeners]) listen(beat);
}

/** Hears every beat until what it answers is called. @param {(beat: Beat) => void} listen */
export function onBeat(listen) {
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
  };
}
