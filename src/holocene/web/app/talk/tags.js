// What was just said, beside the seat of who said it, and aloud: a sign for four seconds, words for as long as they
// take to read.
import { announce } from "../announce.js";
import { html, useEffect, useState } from "../lib.js";
import { Seat } from "../ui/marks.js";
import { t } from "../words.js";
import { lineOf, Sign } from "./signs.js";

/** @import { Said } from "../types/api.d.ts" */
/** @typedef {import("../table/model.js").TableModel} TableModel */
/** @typedef {Said & {x: number, y: number, isNamed: boolean}} Tag `isNamed`: it stands beside the name of its seat */

const SIGN_LASTS = 4000;
const WORDS_LAST = 8000;
const GAP = 10; // pixels between a mark and its tag
const WIDEST = 250;
const BELOW = 34; // how far down a tag goes that has no room beside its mark

/** Whether a mark is on the screen, and nothing before it. @param {Element} mark @param {DOMRect} box */
function isSeen(mark, box) {
  if (!box.width || box.top < 0 || box.bottom > innerHeight) return false;
  return mark.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}

/** Where the tag of a seat is drawn: beside the mark at its name, if that can be seen, or below the bar.
 * @param {number} seat */
function place(seat) {
  for (const mark of document.querySelectorAll(`.zone :is(h2, h3, header) .seat[data-seat="${seat + 1}"]`)) {
    const box = mark.getBoundingClientRect();
    if (!isSeen(mark, box)) continue;
    const beside = (mark.nextElementSibling ?? mark).getBoundingClientRect().right + GAP;
    if (beside + WIDEST <= innerWidth) return { x: beside, y: box.y - 6, isNamed: true };
    return { x: Math.max(8, innerWidth - WIDEST - 8), y: box.y + BELOW, isNamed: false };
  }
  const bar = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
  return { x: 8, y: Math.max(0, bar) + 8, isNamed: false };
}

/** @param {{table: TableModel, isBeside: boolean}} props `isBeside`: the seats have places on this page; words that can
 * be read in the list are not shown twice */
export function JustSaid({ table, isBeside }) {
  const { talk } = table;
  const [tags, setTags] = useState(/** @type {Tag[]} */ ([]));
  useEffect(() => {
    const news = talk.news.value;
    if (!news.length) return;
    talk.news.value = []; // wherever it is drawn next, it was said
    say(table, news);
    const isWanted = (/** @type {Said} */ line) =>
      isBeside && (line.sign || !(talk.isOpen.value || table.mine.value.includes(line.seat)));
    const fresh = news.filter(isWanted).map((line) => ({ ...line, ...place(line.seat) }));
    const seats = new Set(fresh.map((line) => line.seat));
    setTags((all) => [...all.filter((each) => !seats.has(each.seat)), ...fresh]);
    for (const { number, sign } of fresh) {
      const end = () => setTags((all) => all.filter((each) => each.number !== number));
      setTimeout(end, sign ? SIGN_LASTS : WORDS_LAST);
    }
  }, [talk.news.value]);
  return html`<div class="talk-tags" aria-hidden="true">${tags.map(
    (tag) => html`<p class="talk-tag" key=${tag.number} style=${{ left: `${tag.x}px`, top: `${tag.y}px` }}>
      ${!tag.isNamed && html`<${Seat} seat=${tag.seat} />`}${tag.sign && html`<${Sign} sign=${tag.sign} />`}
      <span dir="auto">${lineOf(tag)}</span></p>`,
  )}</div>`;
}

/** Tells a screen reader, when it has time. @param {TableModel} table @param {Said[]} news */
function say(table, news) {
  const others = news.filter((line) => !table.mine.value.includes(line.seat));
  const told = (/** @type {Said} */ line) =>
    t("wt-says", { player: table.telling.value.seat(line.seat), words: lineOf(line) });
  announce(others.map(told).join(" "));
}
