// The table in words: the question, a line to type at, what was said, the choices, and all that lies on the table.
// What is shown the server says; what is announced is written down here too.
import { heard } from "../announce.js";
import { html, useEffect, useState } from "../lib.js";
import { Backwards, Over } from "../table/decision.js";
import { isMissed, Missing } from "../table/missing.js";
import { asksMe, isStoodIn, questionOf } from "../table/question.js";
import { ComeBack } from "../table/seated.js";
import { Button } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { language, needWords, t } from "../words.js";
import { answer, CommandLine } from "./command.js";
import { Lines } from "./lines.js";
import { turnText } from "./mode.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */
/** @typedef {import("../types/api.d.ts").TableSaid} TableSaid */
/** @typedef {import("../types/api.d.ts").LineSaid} LineSaid */
/** What was typed, with its answer, or what was said without being asked.
 * @typedef {{id: number, typed: string, lines: LineSaid[], refused: boolean}} Entry */

const KEPT = 60; // entries
let count = 0;

export const ready = () => Promise.all([needWords("web-text"), needStyles("text-table")]);

/** The table in words, asked for anew at each moment and in each language. @param {TableModel} table */
function useWords(table) {
  const [words, setWords] = useState(/** @type {TableSaid | null} */ (null));
  const { version, seat, n, state } = table.moment.value;
  useEffect(() => {
    let isStale = false;
    table
      .ask(`/words?language=${language.value}`)
      .then((found) => {
        if (!isStale) setWords(found);
      })
      .catch(async (error) => {
        if (!isStale) await table.failed(error);
      });
    return () => {
      isStale = true;
    };
  }, [version, seat, n, state, language.value]);
  return words;
}

/** What was said at this table, newest first; another player at the same screen begins anew.
 * @param {TableModel} table */
function useEntries(table) {
  const [entries, setEntries] = useState(/** @type {Entry[]} */ ([]));
  const seat = table.seat.value;
  /** @param {string} typed @param {LineSaid[]} lines @param {boolean} refused */
  const add = (typed, lines, refused = false) =>
    setEntries((now) => [{ id: ++count, typed, lines, refused }, ...now].slice(0, KEPT));
  useEffect(() => {
    setEntries([]);
    const first = heard.value;
    return heard.subscribe((now) => now !== first && add("", [{ heading: "", label: "", words: now.words }]));
  }, [seat]);
  return { entries, add };
}

/** @param {{table: TableModel}} props */
export function TextTable({ table }) {
  const words = useWords(table);
  const status = words?.parts.find(({ name }) => name === "status");
  const { entries, add } = useEntries(table);
  const m = table.moment.value;
  /** @param {string} typed */
  const send = (typed) => answer(table, typed, ({ lines, refused }) => add(typed, lines, refused));
  if (table.curtain.value !== null) return null;
  return html`<div class="text-table">
    <div class="text-talk">
      <section class="text-asked" aria-labelledby="h-ask">
        <h2 id="h-ask" tabindex="-1">${questionOf(table)}</h2>
        ${status && html`<div class="text-status"><${Lines} lines=${status.lines} level="h3" /></div>`}
        ${m.state === "over" && html`<${Over} table=${table} />`}
        ${isStoodIn(table) && html`<${ComeBack} table=${table} />`}
        ${isMissed(table) && html`<${Missing} table=${table} />`}
      </section>
      <${CommandLine} table=${table} send=${send} />
      <${Said} entries=${entries} />
      ${asksMe(table) && html`<${Backwards} table=${table} folded=${false} />`}
      <p><${Button} class="quiet" icon="deck" onClick=${() => turnText(table, false)}>${t("tt-drawn")}</${Button}></p>
    </div>
    <div class="text-lies">
      ${words?.version === m.version && asksMe(table) && html`<${Choices} table=${table} words=${words} />`}
      ${words?.parts
        .filter((part) => part !== status)
        .map(
          ({ name, lines }, at) => html`<section key=${`${name}-${at}`} data-part=${name}>
          <${Lines} lines=${lines} level="h2" /></section>`,
        )}
    </div>
  </div>`;
}

/** @param {{entries: Entry[]}} props */
function Said({ entries }) {
  return html`<section class="text-said" id="log" aria-labelledby="h-log">
    <h2 id="h-log" tabindex="-1">${t("tt-said")}</h2>
    ${!entries.length && html`<p class="caption">${t("tt-said-nothing")}</p>`}
    <ol role="list" tabindex="0" aria-labelledby="h-log">${entries.map(
      ({ id, typed, lines, refused }) => html`<li key=${id} class=${refused ? "refused" : ""}>
        ${typed && html`<h3>${typed}</h3>`}<${Lines} lines=${lines} level="h4" /></li>`,
    )}</ol></section>`;
}

/** The choices by kind, each with its number. @param {{table: TableModel, words: TableSaid}} props */
function Choices({ table, words }) {
  const groups = [...new Set(words.choices.map((each) => each.group))];
  return html`<section class="text-choices" aria-labelledby="h-choices"><h2 id="h-choices">${t("tt-choices")}</h2>
    ${groups.map(
      (group) => html`${groups.length > 1 && html`<h3>${group}</h3>`}
      <ul role="list">${words.choices
        .filter((each) => each.group === group)
        .map(
          ({ n, move, words: said, notes }) => html`<li key=${move}>
          <button type="button" data-move=${move} onClick=${() => table.play(move)}>${n}. ${said}${
            notes.length > 0 && html`<span class="caption"> (${notes.join("; ")})</span>`
          }</button></li>`,
        )}</ul>`,
    )}</section>`;
}
