// The door to what is heard and shown large at a table. It is loaded when somebody presses something, or after a while:
// a table is drawn without it. What happens in the meantime is kept for it.
import { onBeat } from "../beats.js";
import { useEffect, useState } from "../lib.js";

const LATER = 2500; // milliseconds

/** @typedef {import("../beats.js").Beat} Beat */

/** @typedef {{Drama: typeof import("./drama.js").Drama, beats: import("./drama.js").Beats, missed: Beat[],
 * began: import("../types/api.d.ts").Moment, stop: () => void}} Found */

/** The part of the page that listens, once it is there, what it has missed, and how to `stop` keeping that: something
 * may happen before it is drawn.
 * @param {import("../table/state.js").TableState} table */
export function useDrama(table) {
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  useEffect(() => {
    if (table.isReplay) return undefined;
    /** @type {Beat[]} */
    const missed = [];
    const began = table.moment.value;
    const stop = onBeat((beat) => missed.push(beat));
    let isAsked = false;
    const load = async () => {
      if (isAsked) return;
      isAsked = true;
      try {
        const { Drama, ready } = await import("./drama.js");
        const beats = await ready(table.game);
        setFound({ Drama, beats, missed, began, stop });
      } catch {
        isAsked = false; // the server was away: the next press tries again
      }
    };
    const timer = setTimeout(load, LATER);
    addEventListener("pointerdown", load, true);
    addEventListener("keydown", load, true);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener("pointerdown", load, true);
      removeEventListener("keydown", load, true);
    };
  }, [table]);
  return found;
}
