// The turns of a game: where each begins, and a list of them, each with its first sentence, to jump to.
import { html, useEffect, useRef } from "../lib.js";
import { seatOf } from "../table/story.js";
import { Icon, Seat } from "../ui/marks.js";
import { t } from "../words.js";

/** @import { Chapter, Moment } from "../types/api.d.ts" */
/** @typedef {{from: number, chapter: Chapter}} Turn */

/** The chapters of a story that have a heading, each with how many moves had been made when it began.
 * @param {Moment} now @returns {Turn[]} */
export function turnsOf(now) {
  const chapters = now.story?.chapters ?? [];
  return chapters
    .map((chapter, at) => ({ from: at ? chapters[at - 1].n : 0, chapter }))
    .filter(({ from, chapter }) => chapter.heading && from < now.n);
}

/** Where the turn before or after begins: back goes to the beginning of this turn first, as players of music do.
 * @param {Turn[]} turns @param {number} n @param {number} last @param {number} by */
export function jump(turns, n, last, by) {
  if (by > 0) return turns.find(({ from }) => from > n)?.from ?? last;
  return turns.findLast(({ from }) => from < n)?.from ?? 0;
}

/** @param {{table: import("../table/model.js").TableModel, now: Moment, turns: Turn[], n: number,
 *   setN: (n: number) => void}} props */
export function Turns({ table, now, turns, n, setN }) {
  const telling = table.telling.value;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const current = turns.findLastIndex(({ from }) => from <= n);
  useEffect(() => {
    const here = list.current?.children[current];
    if (here instanceof HTMLElement && list.current)
      list.current.scrollTop = here.offsetTop - list.current.offsetTop - list.current.clientHeight / 3;
  }, [current]);
  if (!turns.length) return null;
  return html`<section class="panel turns-panel" aria-labelledby="h-turns">
    <h2 id="h-turns" class="heading"><${Icon} name="replay" />${t("replay-turns")}</h2>
    <ol ref=${list}>${turns.map(({ from, chapter }, at) => {
      const seat = seatOf(chapter, [...now.events]);
      const [first] = chapter.sentences;
      return html`<li key=${from}><button type="button" aria-current=${at === current ? "step" : undefined}
        onClick=${() => setN(from)}>
        ${seat === undefined ? html`<${Icon} name="deck" />` : html`<${Seat} seat=${seat} />`}
        <span><b>${chapter.heading && telling.heading(chapter.heading)}</b>
          ${" "}${first && telling.told(first, [...now.events])}</span></button></li>`;
    })}</ol></section>`;
}
