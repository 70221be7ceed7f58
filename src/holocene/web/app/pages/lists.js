// Lists for everybody: what there is to read, and the tables that their makers let anybody find.
import { get } from "../api.js";
import { drawingOf, gameWords, known } from "../games.js";
import { hasHow, howOf } from "../learning.js";
import { html, useEffect, useState } from "../lib.js";
import { address } from "../root.js";
import { t, when } from "../words.js";

/** @import { Summary } from "../types/api.d.ts" */
export const SHOWN = 6;

/** A game's name; one that was brought here is marked. @param {{each: Summary}} props */
export function Title({ each }) {
  return html`<b class="number">${gameWords(each.game)}</b>
    ${each.imported && html` <span class="caption">${t("web-imported-short")}</span>`}<br />`;
}

/** What a seat is called. @param {Summary} each @param {number} at */
export function nameOf(each, at) {
  const seat = each.seats[at];
  const isBot = seat?.kind === "bot" && !seat.away;
  return seat?.name || t(isBot ? "web-seat-bot" : "web-seat", { n: at + 1 });
}

/** A table with who plays there, and the way to it. @param {{each: Summary, to: string, words: string,
 * children?: import("../lib.js").Drawn}}
 * props */
export function Line({ each, to, words, children }) {
  const names = each.seats.map((_, at) => nameOf(each, at));
  return html`<li><span><${Title} each=${each} />
      <span class="caption">${children || names.join(", ")} · ${when(each.changed)}</span></span>
    <a class="button" href=${address(to)}>${words}</a></li>`;
}

/** What there is to read. */
export function Reading() {
  const names = known.value.map(({ name }) => name);
  const lines = [
    ["/learn", t("home-lessons")],
    ["/puzzles", t("web-learn-puzzles")],
    ...names.filter(hasHow).map((name) => [howOf(name), t("web-how-of", { game: gameWords(name) })]),
    ...(names.some((name) => drawingOf(name) === "progress") ? [["/tree", t("web-learn-tree")]] : []),
    ...names.map((name) => [`/cards/${name}`, t("web-learn-cards", { game: gameWords(name) })]),
    ...names.map((name) => [`/rules/${name}`, t("web-learn-rules", { game: gameWords(name) })]),
    ["/replay", t("web-bring")],
  ];
  return html`<section class="reading" aria-labelledby="h-learn"><h2 id="h-learn">${t("web-learn")}</h2>
    <ul class="list">${lines.map(([href, words]) => html`<li><a href=${address(href)}>${words}</a></li>`)}</ul>
    </section>`;
}

/** Tables that anybody may find and watch. */
export function PublicTables() {
  const [list, setList] = useState(/** @type {Summary[] | null} */ (null));
  useEffect(() => {
    Promise.all(["open", "running"].map((state) => get(`/tables?state=${state}&limit=${SHOWN}`))).then(
      (found) => setList(found.flat().slice(0, SHOWN)),
      () => setList([]), // who comes to play is told by the games themselves
    );
  }, []);
  if (!list?.length) return null;
  return html`<section aria-labelledby="h-public"><h2 id="h-public">${t("web-public-tables")}</h2>
    <ul class="list">${list.map((each) => {
      const words = t(each.state === "open" ? "web-look" : "web-watch");
      return html`<${Line} key=${each.table} each=${each} to=${`/table/${each.table}`} words=${words} />`;
    })}</ul></section>`;
}
