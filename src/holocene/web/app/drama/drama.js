// What makes a table heard and felt: its sounds, its great moments, and its call.
import { drawingOf } from "../games.js";
import { html, useEffect } from "../lib.js";
import { needStyles } from "../ui/styles.js";
import { needWords } from "../words.js";
import { useCall } from "./call.js";
import { Layers } from "./layers.js";
import { hear } from "./sounds.js";

/** @import { EventShown } from "../types/api.d.ts" */
/** @typedef {import("../table/state.js").TableState} TableState */
/** What a game's `beats.js` says of an event: the name of its sound, and the layer that it is shown as.
 * @typedef {{sound: (table: TableState, event: EventShown) => string | undefined,
 * layer: (table: TableState, event: EventShown) => import("./queue.js").Layer | null}} Beats */

/** Loads words and styles, and what a game says of its events; one without a table of its own says nothing.
 * @param {string} game @returns {Promise<Beats>} */
export async function ready(game) {
  const [{ beats }] = await Promise.all([
    import(`../${drawingOf(game)}/beats.js`),
    needWords("web-drama"),
    needStyles("drama"),
  ]);
  return beats;
}

/** @param {{table: TableState, beats: Beats, missed: import("../beats.js").Beat[],
 * began: import("../types/api.d.ts").Moment, stop: () => void}} props `began`: the moment that the table was first
 * drawn with; `stop` ends the keeping of what is missed */
export function Drama({ table, beats, missed, began, stop }) {
  useCall(table, began);
  useEffect(() => {
    const quit = hear(table, beats, missed);
    stop();
    missed.length = 0; // the layers have it too: they listen before what they stand in
    return quit;
  }, [table]);
  return html`<${Layers} table=${table} beats=${beats} missed=${missed} />`;
}
