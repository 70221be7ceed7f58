// The puzzles of a game: today's, the next one near the reader's strength, and all of them by theme and difficulty.
import { get } from "../api.js";
import { inARow, thisDay } from "../days.js";
import { gameWords, known, needGames } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { inRow, kept, nextOf, ratingOf, triedOf } from "../puzzle/kept.js";
import { address } from "../root.js";
import { useTitle } from "../shell.js";
import { Filters } from "../ui/filters.js";
import { Button, Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { dayWords, language, needWords, number, t } from "../words.js";
import { GameTabs } from "./tabs.js";

/** @import { PuzzleBook, PuzzleListed } from "../types/api.d.ts" */
/** @typedef {import("../ui/filters.js").Chosen} Chosen */

const AT_ONCE = 48; // puzzles in the list, until somebody asks for more
const NEAR = 100; // points of rating around the reader's own that fit

export const ready = () =>
  Promise.all([
    needGames(),
    needWords("table", "web-puzzle"),
    needStyles("pages", "rules", "gallery", "puzzle-figures", "puzzles"),
  ]);

/** @param {{game: string}} props */
export default function Puzzles({ game: asked }) {
  const game = asked || known.value[0].name;
  const [book, setBook] = useState(/** @type {PuzzleBook | null} */ (null));
  const [problem, setProblem] = useState("");
  useTitle(`${t("wz-puzzles")} · ${gameWords(game)}`);
  useEffect(() => {
    get(`/puzzles/${game}?language=${language.value}`).then(setBook, async (error) =>
      setProblem(await sentence(error, game)),
    );
  }, [game, language.value]);
  return html`<div class="page"><${GameTabs} path="/puzzles" game=${game} /><h1>${t("wz-puzzles")}</h1>
    <p class="lede">${t("wz-lede")}</p>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    ${!book && !problem && html`<p class="wait">${t("web-wait")}</p>`}
    ${book && book.puzzles.length === 0 && html`<p>${t("wz-none")}</p>`}
    ${
      book &&
      book.puzzles.length > 0 &&
      html`<div class="puzzle-doors"><${Daily} book=${book} /><${Own} book=${book} />
      </div><${List} book=${book} />`
    }</div>`;
}

/** How the reader fared with a puzzle. @param {string} game @param {PuzzleListed} puzzle */
function stateOf(game, { id }) {
  const tried = triedOf(game, id);
  return !tried ? "fresh" : tried.solved ? (tried.first ? "solved" : "later") : "missed";
}

/** @type {Record<string, string>} */
const MARKS = { solved: "check", later: "check", missed: "close" };

/** Today's puzzle. @param {{book: PuzzleBook}} props */
function Daily({ book: { game, daily, day, puzzles } }) {
  const puzzle = puzzles.find(({ id }) => id === daily);
  if (!puzzle) return null;
  const state = stateOf(game, puzzle);
  return html`<section class="puzzle-door" aria-labelledby="h-daily"><h2 id="h-daily"><${Icon} name="sherd" />
      ${t("wz-today")}</h2>
    <p>${dayWords(day)} · ${t("wz-rated", { n: String(puzzle.rating) })} ·${" "}
      ${t("web-players", { n: puzzle.players })}</p>
    <p class="row"><a class=${`button big${state === "fresh" ? " primary" : ""}`}
      href=${address(`/puzzle/${game}/daily`)}>${t(state === "fresh" ? "wz-solve" : "wz-look")}</a>
      ${state !== "fresh" && html`<span class="caption">${t(`wz-state-${state}`)}</span>`}</p></section>`;
}

/** How strong the reader is, and the puzzle that fits. @param {{book: PuzzleBook}} props */
function Own({ book: { game, puzzles } }) {
  const next = nextOf(game, puzzles);
  const tried = puzzles.map(({ id }) => triedOf(game, id)).filter((each) => each !== undefined);
  const solved = tried.filter((each) => each.solved).length;
  const { rating, deviation } = ratingOf(game);
  return html`<section class="puzzle-door" aria-labelledby="h-own"><h2 id="h-own">${t("wz-yours")}</h2>
    <dl class="puzzle-figures">
      <div><dt>${t("wz-your-rating")}</dt><dd><b class="number">${Math.round(rating)}</b>${" "}
        <span class="caption">± ${Math.round(deviation)}</span></dd></div>
      <div><dt>${t("wz-in-row")}</dt><dd class="number">${number(inRow(game))}</dd></div>
      <div><dt>${t("wz-streak")}</dt><dd class="number">${number(inARow(kept.value.days, thisDay()))}</dd></div>
      <div><dt>${t("wz-done")}</dt><dd><b class="number">${number(solved)}</b>${" "}
        <span class="caption">${t("wz-done-of", { n: puzzles.length })}</span></dd></div></dl>
    ${
      next
        ? html`<p class="row"><a class="button big" href=${address(`/puzzle/${game}/${next.id}`)}>
        ${t("wz-fitting-one", { n: String(next.rating) })}</a></p>`
        : html`<p>${t("wz-all-tried")}</p>`
    }<p class="caption">${t("wz-kept")}</p></section>`;
}

/** Which puzzles are shown. @param {PuzzleBook} book @param {Chosen} chosen */
function fitting({ game, puzzles }, chosen) {
  const own = ratingOf(game).rating;
  const level = (/** @type {number} */ rating) =>
    rating < own - NEAR ? "easier" : rating > own + NEAR ? "harder" : "fitting";
  return puzzles.filter(
    (each) =>
      [null, undefined, each.theme].includes(/** @type {string | null} */ (chosen.theme)) &&
      [null, undefined, level(each.rating)].includes(/** @type {string | null} */ (chosen.level)) &&
      [null, undefined, stateOf(game, each)].includes(/** @type {string | null} */ (chosen.state)),
  );
}

/** @param {{book: PuzzleBook}} props */
function List({ book }) {
  const [chosen, setChosen] = useState(/** @type {Chosen} */ ({}));
  const [most, setMost] = useState(AT_ONCE);
  const { game, themes } = book;
  const titles = new Map(themes.map(({ name, title }) => [name, title]));
  const found = fitting(book, chosen);
  /** @param {string} name @param {string[]} values */
  const group = (name, values) => ({
    key: name,
    words: t(`wz-by-${name}`),
    choices: values.map((value) => /** @type {[string, string]} */ ([value, t(`wz-${name}-${value}`)])),
  });
  const groups = [
    group("level", ["easier", "fitting", "harder"]),
    group("state", ["fresh", "solved", "later", "missed"]),
    {
      key: "theme",
      words: t("wz-by-theme"),
      choices: themes.map(({ name, title }) => /** @type {[string, string]} */ ([name, title])),
    },
  ];
  return html`<section class="section" aria-labelledby="h-list"><h2 id="h-list">${t("wz-list")}</h2>
    <${Filters} groups=${groups} chosen=${chosen} choose=${(/** @type {string} */ key, /** @type {string} */ value) => {
      setChosen({ ...chosen, [key]: value });
      setMost(AT_ONCE);
    }} />
    <p class="caption" role="status">${t("wz-found", { n: found.length })}</p>
    <ul class="puzzle-list">${found.slice(0, most).map(
      (each) => html`<${Row} key=${each.id} game=${game} puzzle=${each} title=${titles.get(each.theme) ?? ""}
        isTold=${Boolean(chosen.theme)} />`,
    )}</ul>
    ${found.length > most && html`<${Button} onClick=${() => setMost(most + AT_ONCE)}>${t("wz-more")}</${Button}>`}
  </section>`;
}

/** A puzzle in the list. Its theme is a hint: only who looks for themes, or has tried the puzzle, is told.
 * @param {{game: string, puzzle: PuzzleListed, title: string, isTold: boolean}} props */
function Row({ game, puzzle, title, isTold }) {
  const state = stateOf(game, puzzle);
  const mark = MARKS[state];
  return html`<li data-state=${state}><a href=${address(`/puzzle/${game}/${puzzle.id}`)}>
    <b class="number">${puzzle.rating}</b><span>${t("web-players", { n: puzzle.players })}</span>
    <span class="caption">${isTold || mark ? title : ""}</span>
    ${mark ? html`<${Icon} name=${mark} label=${t(`wz-state-${state}`)} />` : html`<span></span>`}</a></li>`;
}
