// A puzzle in the decision's place: its goal, a slot for each move to find, the choices; what a wrong move can still
// reach, with the way back; hints, and the solution.
import { html, useEffect, useRef } from "../lib.js";
import { Choices } from "../table/decision.js";
import { questionOf } from "../table/question.js";
import { Button, Icon } from "../ui/marks.js";
import { dayWords, t } from "../words.js";
import { triedOf } from "./kept.js";
import { hintWords } from "./model.js";
import { Onwards, Solved } from "./solved.js";

/** @typedef {import("./model.js").PuzzleTable} PuzzleTable */

/** How the reader stands, from what everybody sees. @param {PuzzleTable} table */
function standing(table) {
  const { scores, seat } = table.puzzle.value.moment;
  const totals = scores?.totals ?? [];
  if (totals.length < 2) return t("wz-alone", { n: totals[0] ?? 0 });
  const lead = totals[seat] - Math.max(...totals.filter((_, at) => at !== seat));
  return t(lead < 0 ? "wz-behind" : lead > 0 ? "wz-ahead" : "wz-level", { n: Math.abs(lead) });
}

/** @param {PuzzleTable} table */
function heading(table) {
  if (!table.isDone) return standing(table);
  return table.isSolved ? html`<${Icon} name="check" />${t("wz-solved")}` : t("wz-solution");
}

/** Which puzzle it is: its day, and how hard it is. @param {{table: PuzzleTable}} props */
export function Named({ table }) {
  const { day, puzzle } = table.puzzle.value;
  const theme = table.said.value?.solution?.theme;
  const name = day ? t("wz-of-day", { day: dayWords(day) }) : t("wz-puzzle");
  const told = [name, t("wz-rated", { n: String(puzzle.rating) }), theme].filter(Boolean);
  return html`<${Icon} name="sherd" /><span>${told.join(" · ")}</span>`;
}

/** The moves to find, those that were made among them. @param {{table: PuzzleTable}} props */
function Slots({ table }) {
  const made = table.line.value;
  const n = Math.max(table.puzzle.value.steps, made.length);
  if (n === 1 && !made.length) return null;
  const right = table.made.length;
  return html`<ol class="puzzle-slots">${Array.from({ length: n }, (_, at) => {
    const found = made[at];
    return html`<li key=${at} class=${at < right ? "got" : ""}><b>${at + 1}</b>${
      found
        ? html`<span>${found.say}${
            found.also.length > 0 && html`<span class="caption">${found.also.join(" · ")}</span>`
          }</span>`
        : html`<span class="caption">${t("wz-slot")}</span>`
    }</li>`;
  })}</ol>`;
}

/** What a wrong move can still reach, and the way back. @param {{table: PuzzleTable}} props */
const Less = ({ table }) => html`<p class="puzzle-less"><${Icon} name="hint" />
    <span>${table.said.value?.say}</span></p>
  <${Button} icon="undo" class="primary big puzzle-back" onClick=${() => table.undo()}>${t("wz-take-back")}
  </${Button}>`;

/** The hints so far. @param {{table: PuzzleTable}} props */
const Hints = ({ table }) =>
  table.hints.value.length > 0 &&
  !table.isDone &&
  html`<ul class="puzzle-hints">${table.hints.value.map(
    (hint) => html`<li><${Icon} name="hint" /><span>${hintWords(hint)}</span></li>`,
  )}</ul>`;

/** @param {{table: PuzzleTable, folded: boolean}} props */
function Help({ table, folded }) {
  const isMore = table.hints.value.length < table.puzzle.value.hints;
  const isFirst = !triedOf(table.game, table.puzzle.value.puzzle.id);
  return html`<footer hidden=${folded}><div class="row">
      ${
        isMore &&
        html`<${Button} icon="hint" class="quiet" onClick=${() => table.askHint()}>
        ${t(table.hints.value.length ? "wz-hint-more" : "web-hint")}</${Button}>`
      }<span class="spacer"></span>
      <${Button} class="quiet" onClick=${() => table.giveUp()}>${t("wz-give-up")}</${Button}></div>
    ${isFirst && html`<p class="caption">${t("wz-help-note")}</p>`}</footer>`;
}

/** The focus goes to the heading when something was answered: the control that was pressed is gone.
 * @param {PuzzleTable} table */
function useTurned(table) {
  const before = useRef(table.said.value);
  useEffect(() => {
    if (before.current === table.said.value) return;
    before.current = table.said.value;
    table.folded.value = false;
    document.querySelector(".puzzle-panel .body")?.scrollTo(0, 0);
    if (table.said.value) document.getElementById("h-ask")?.focus({ preventScroll: true });
  }, [table.said.value]);
}

/** @param {import("../table/decision.js").PanelProps} props */
export function PuzzlePanel({ table: model, module }) {
  const table = /** @type {PuzzleTable} */ (model);
  const folded = table.folded.value && table.phone.value;
  const said = table.said.value;
  const Choose = module.Decision ?? Choices;
  useTurned(table);
  return html`<section class=${`ask mine puzzle-panel${table.isDone ? " done" : ""}`} aria-labelledby="h-ask"
    data-busy=${table.busy.value ? "true" : undefined}>
    <header><button type="button" class="grab" aria-expanded=${String(!folded)} aria-label=${t("web-sheet")}
      onClick=${() => (table.folded.value = !folded)}></button>
      <p class="caption"><${Named} table=${table} /></p><h2 id="h-ask" tabindex="-1">${heading(table)}</h2>
      ${!table.isDone && html`<p class="puzzle-goal" hidden=${folded}>${table.puzzle.value.goal}</p>`}</header>
    <div class="body" hidden=${folded} tabindex=${table.isDone ? 0 : undefined}>
      <${Slots} table=${table} /><${Hints} table=${table} />
      ${
        table.isDone
          ? html`<${Solved} table=${table} />`
          : said
            ? html`<${Less} table=${table} />`
            : html`<p class="puzzle-asked">${questionOf(table, module)}</p><${Choose} table=${table} />`
      }</div>
    ${
      table.isDone
        ? html`<${Onwards} table=${table} folded=${folded} />`
        : html`<${Help} table=${table} folded=${folded} />`
    }</section>`;
}
