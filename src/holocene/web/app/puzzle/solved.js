// What is told of a puzzle that was solved or given up: why the moves work, what others come to, the rating, the time,
// and the ways on.
import { get } from "../api.js";
import { gameWords } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { address, shared } from "../root.js";
import { copy } from "../ui/links.js";
import { Button, Icon } from "../ui/marks.js";
import { dayWords, language, t } from "../words.js";
import { nextOf, ratingOf, triedOf } from "./kept.js";

/** @typedef {import("./model.js").PuzzleTable} PuzzleTable */

const ENOUGH = 5; // tries before a share of them says anything

/** @param {number} seconds */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** @param {number} share */
const percent = (share) => t("wz-percent", { n: Math.round(share * 100) });

/** @param {{table: PuzzleTable}} props */
function Outcomes({ table }) {
  const { outcomes = [], proof = "" } = table.said.value?.solution ?? {};
  return html`<section aria-labelledby="h-outcomes"><h3 id="h-outcomes" class="caption">${t("wz-outcomes")}</h3>
    <ul class="puzzle-outcomes">${outcomes.map(
      (each) => html`<li class=${each.is_best ? "best" : ""}><${Icon} name=${each.is_best ? "check" : "close"} />
      <span>${each.say}</span><b>${each.comes_to}</b></li>`,
    )}</ul><p class="caption">${proof}</p></section>`;
}

/** The rating and what became of it, the time, and how others fared. @param {{table: PuzzleTable}} props */
function Figures({ table }) {
  const { game } = table;
  const { id, tries, solved } = table.puzzle.value.puzzle;
  const change = triedOf(game, id)?.change ?? 0;
  return html`<dl class="puzzle-figures">
    <div><dt>${t("wz-your-rating")}</dt><dd><b class="number">${Math.round(ratingOf(game).rating)}</b>${" "}
      ${change !== 0 && html`<${Change} n=${change} />`}</dd></div>
    ${table.isSolved && html`<div><dt>${t("wz-time")}</dt><dd class="number">${clock(table.seconds)}</dd></div>`}
    ${
      tries >= ENOUGH &&
      html`<div><dt>${t("wz-solved-by")}</dt><dd class="number">${percent(solved / tries)}
      </dd></div>`
    }</dl>`;
}

/** @param {{n: number}} props */
const Change = ({ n }) =>
  html`<span class=${n > 0 ? "puzzle-change more" : "puzzle-change"}>${n > 0 ? "+" : "−"}${Math.abs(n)}</span>`;

/** A line to share that gives nothing away. @param {PuzzleTable} table */
function shareLine(table) {
  const { day, puzzle } = table.puzzle.value;
  const isFirst = triedOf(table.game, puzzle.id)?.first ?? false;
  const how = !table.isSolved ? "wz-share-shown" : isFirst ? "wz-share-first" : "wz-share-later";
  const name = day ? t("wz-of-day", { day: dayWords(day) }) : t("wz-puzzle");
  const told = t(how, { name, game: gameWords(table.game), n: String(puzzle.rating), time: clock(table.seconds) });
  return `${told} ${shared(`/puzzle/${table.game}/${puzzle.id}`)}`;
}

/** The puzzle to go on with, once it is known. @param {PuzzleTable} table */
function useNext(table) {
  const [next, setNext] = useState("");
  const { id } = table.puzzle.value.puzzle;
  useEffect(() => {
    get(`/puzzles/${table.game}?language=${language.value}`).then(
      ({ puzzles }) => setNext(nextOf(table.game, puzzles, id)?.id ?? ""),
      () => {},
    );
  }, [id]);
  return next;
}

/** @param {{table: PuzzleTable}} props */
export const Solved = ({ table }) => html`<p class="puzzle-why"><b>${t("wz-why")}</b>${" "}
    ${(table.said.value?.solution?.why ?? []).join(" ")}</p>
  <${Outcomes} table=${table} /><${Figures} table=${table} />`;

/** The ways on. @param {{table: PuzzleTable, folded: boolean}} props */
export function Onwards({ table, folded }) {
  const next = useNext(table);
  return html`<footer hidden=${folded}><div class="row puzzle-on">${
    next &&
    html`<a class="button primary big" href=${address(`/puzzle/${table.game}/${next}`)}><${Icon} name="sherd" />
      ${t("wz-next")}</a>`
  }<${Button} class="big" icon="share" onClick=${() => copy(shareLine(table))}>${t("wz-share")}</${Button}>
      <a class="button quiet" href=${address(`/puzzles/${table.game}`)}>${t("wz-all")}</a></div></footer>`;
}
