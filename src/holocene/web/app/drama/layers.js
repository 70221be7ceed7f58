// The great moments of a game as layers over the table: they slide in, take no focus, and a key or a press closes them.
import { announce } from "../announce.js";
import { onBeat, over } from "../beats.js";
import { HistoryNote, notesOf } from "../history.js";
import { effect, html, useEffect, useState } from "../lib.js";
import { tempo } from "../settings.js";
import { large } from "./choices.js";
import { Queue, SHORT } from "./queue.js";

/** @typedef {import("../table/state.js").TableState} TableState */
/** @typedef {import("../beats.js").Beat} Beat */
/** @typedef {import("./drama.js").Beats} Beats */
/** @typedef {import("./queue.js").Layer} Layer */

/** Says the sentence of a card when it is there: everything else is said with the story.
 * @param {string} game @param {string} card */
function sayNote(game, card) {
  const stop = effect(() => {
    const notes = notesOf(game);
    if (!notes) return;
    announce(notes[card]?.sentence ?? "");
    queueMicrotask(() => stop());
  });
}

/** The layer that is shown. @param {{table: TableState, beats: Beats, missed: Beat[]}} props */
function useLayer({ table, beats, missed }) {
  const [shown, setShown] = useState(
    /** @type {{layer: Layer | null, close: () => void}} */ ({
      layer: null,
      close: () => {},
    }),
  );
  useEffect(() => {
    if (table.isLesson) return undefined; // the coach speaks there
    const queue = new Queue(
      (layer) => {
        setShown({ layer, close: queue.next });
        over.until = layer ? Date.now() + (tempo.value === "fast" ? SHORT / 2 : SHORT) : 0;
        over.giveWay = layer ? queue.giveWay : () => {};
        if (layer?.card) sayNote(table.game, layer.card);
      },
      () => document.visibilityState !== "hidden",
    );
    document.addEventListener("visibilitychange", queue.begin);
    /** @param {Beat} beat */
    const listen = (beat) => {
      const layer = beat.table === table && !beat.quiet && large.value && beats.layer(table, beat.event);
      if (layer) queue.add(layer);
    };
    missed.forEach(listen);
    const stop = onBeat(listen);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", queue.begin);
      queue.end();
    };
  }, [table]);
  return shown;
}

/** @param {{table: TableState, beats: Beats, missed: Beat[]}} props */
export function Layers({ table, beats, missed }) {
  const { layer, close } = useLayer({ table, beats, missed });
  useEffect(() => {
    if (!layer) return undefined;
    // Whatever is pressed does what it always does; the layer only goes out of the way.
    addEventListener("keydown", close, true);
    addEventListener("pointerdown", close, true);
    return () => {
      removeEventListener("keydown", close, true);
      removeEventListener("pointerdown", close, true);
    };
  }, [layer]);
  if (!layer) return null;
  return html`<div class="drama" key=${layer.key} data-kind=${layer.kind} data-age=${layer.age} data-type=${layer.type}
    aria-hidden="true">
    <div class="rock"></div>
    ${layer.picture && html`<div class="drama-picture">${layer.picture}</div>`}
    <div class="drama-words">
      ${layer.over && html`<p class="drama-over">${layer.over}</p>`}
      <p class="drama-title">${layer.title}</p>
      ${layer.words && html`<p class="drama-line">${layer.words}</p>`}
      ${layer.card && html`<${HistoryNote} game=${table.game} card=${layer.card} short />`}
    </div></div>`;
}
