// What the others did since one's own last move, as the story tells it.
import { seatOf, sinceMine, storyOf } from "../table/story.js";

/** @import { Sentence } from "../types/api.d.ts" */
/** @typedef {import("../table/state.js").TableState} TableState */
/** One's own last move by its number, 0 where it is not known, and when one's turn came.
 * @typedef {{since: number, n: number}} Span */
/** What one of the others did, or what belongs to nobody. @typedef {{seat: number | undefined, sentences: Sentence[]}}
 * Deeds */

/** Where one's own last move is not known, it is told since one's last turn.
 * @param {TableState} table @param {Span} span @returns {Deeds[]} */
export function deedsOf(table, { since, n }) {
  const [story, log, seat] = [storyOf(table), table.log.value, table.seat.value];
  const chapters = since ? story : story.slice(sinceMine(story, log, seat));
  const isNew = (/** @type {Sentence} */ { steps }) => {
    const last = log[steps[steps.length - 1]]?.n ?? 0;
    return steps.length > 0 && last >= since && last <= n;
  };
  return chapters
    .filter((chapter) => chapter.heading && seatOf(chapter, log) !== seat)
    .map((chapter) => ({ seat: seatOf(chapter, log), sentences: chapter.sentences.filter(isNew) }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** After how many moves that begins. @param {TableState} table @param {Span} span @param {Deeds[]} deeds */
export function beginsAt(table, { since }, deeds) {
  const first = table.log.value[deeds[0]?.sentences[0].steps[0]]?.n ?? 1;
  return since || Math.max(0, first - 1);
}
