// Lessons, puzzles and today's deals, as far as this browser keeps any of them.
import { inARow, thisDay } from "../days.js";
import { gameWords } from "../games.js";
import { html } from "../lib.js";
import { recall } from "../settings.js";
import { daysPlayed } from "../today/kept.js";
import { t } from "../words.js";
import { PUZZLES } from "./kept.js";
import { daysIn } from "./statistics.js";

/** What pages of puzzles keep, as far as it is read here. @typedef {{ratings?: Record<string, {rating: number}>,
 * tried?: Record<string, {solved?: boolean}>, days?: string[]}} Puzzles */

export function Practice() {
  const lessons = recall("lessons", /** @type {Record<string, {done: boolean}>} */ ({}));
  const done = Object.values(lessons).filter((each) => each?.done).length;
  const lines = [
    ...(done ? [[t("wm-kind-lessons"), t("wm-lessons-done", { n: done })]] : []),
    ...puzzleLines(recall(PUZZLES, /** @type {Puzzles} */ ({}))),
    ...dealLines(daysPlayed()),
  ];
  return (
    lines.length > 0 &&
    html`<section class="section" aria-labelledby="h-practice"><h2 id="h-practice">${t("wm-practice")}</h2>
      <dl class="own-lines">${lines.map(
        ([name, words]) => html`<div key=${name}><dt>${name}</dt><dd>${words}</dd></div>`,
      )}</dl>
      </section>`
  );
}

/** How many days there were, and how many of them in a row. @param {string[]} days */
function onDays(days) {
  const n = inARow(days, thisDay());
  return [...(days.length ? [t("wm-days", { n: days.length })] : []), ...(n > 1 ? [t("wm-in-a-row", { n })] : [])];
}

/** @param {Puzzles} kept @returns {string[][]} */
function puzzleLines({ ratings, tried, days }) {
  const all = Object.values(tried ?? {});
  if (!all.length) return [];
  const solved = all.filter((each) => each?.solved).length;
  const said = Object.entries(ratings ?? {}).flatMap(([game, own]) =>
    own?.rating ? [t("wm-rating", { game: gameWords(game), rating: String(Math.round(own.rating)) })] : [],
  );
  const parts = [t("wm-puzzles-solved", { n: solved, of: all.length }), ...said, ...onDays(daysIn(days))];
  return [[t("wm-kind-puzzles"), parts.join(" · ")]];
}

/** Days on which a deal was finished. @param {string[]} days @returns {string[][]} */
function dealLines(days) {
  return days.length ? [[t("wm-kind-today"), onDays(days).join(" · ")]] : [];
}
