// The score pad at any time, and the score sheet of the end: a table, and a core whose layers are points.
import { html } from "../lib.js";
import { address } from "../root.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { Seat } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { joined, t } from "../words.js";
import { Cores } from "./cores.js";

/** @import { Moment } from "../types/api.d.ts" */
/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {TableModel} table */
export async function openScore(table) {
  await needStyles("score");
  openDialog((close) => html`<${Score} table=${table} close=${close} />`);
}

/** @param {{table: TableModel, close: () => void}} props */
function Score({ table, close }) {
  const m = table.moment.value;
  const over = m.state === "over";
  return html`<${Dialog} title=${over ? t("table-score-sheet") : t("web-score-pad")} close=${close} class="wide">
    <${Sheet} table=${table} />
    ${table.scoreNote && html`<${table.scoreNote} table=${table} />`}
    ${!over && html`<p class="caption">${t("web-score-now")}</p>`}
  </${Dialog}>`;
}

/** Who gave the game up. @param {Moment} m @param {import("../telling.js").Telling} telling */
function gaveUp(m, telling) {
  return joined(m.seats.flatMap((seat, at) => (seat.resigned ? [telling.seat(at)] : [])));
}

/** What the sheet says, and its picture. @param {{table: TableModel}} props */
export function Sheet({ table }) {
  const m = table.moment.value;
  const telling = table.telling.value;
  const sheet = m.scores ?? { lines: [], totals: [], winners: [], outcome: [] };
  const over = m.state === "over";
  const best = Math.max(...sheet.totals);
  const ending =
    over && table.log.value.findLast((event) => event.kind.startsWith("ends-") && event.facts.player === undefined);
  return html`<div class="win">
    <div>${
      over &&
      (sheet.winners.length > 0 || !m.ended) &&
      html`<p class="lede">
        ${(sheet.outcome ?? []).map((sentence) => telling.told(sentence, [])).join(" ")}</p>`
    }
        ${ending && html`<p class="caption">${telling.event(ending)}</p>`}
        ${
          over &&
          m.ended &&
          html`<p class="caption">
          ${t(`web-ended-${m.ended}`, { players: gaveUp(m, telling) })}</p>`
        }
      <div class="sheet-wrap"><table class="sheet"><thead><tr><th scope="col">${t("table-points-from")}</th>
        ${m.seats.map(
          (_, at) => html`<th scope="col">
        <span class="row"><${Seat} seat=${at} /> <span class="sheet-name">${telling.seat(at)}</span></span></th>`,
        )}</tr>
        </thead>
      <tbody>${sheet.lines.map(
        (
          line,
          at,
        ) => html`<tr><th scope="row"><span class="row"><span class="swatch rock" data-age=${(at % 6) + 1}></span>
          <span>${telling.fact("score", line.key)} <a class="caption" target="_blank"
          href=${address(`/rules/${table.game}#${line.rule}`)}>${line.rule}</a></span></span></th>
        ${line.points.map((/** @type {number} */ n) => html`<td>${n}</td>`)}</tr>`,
      )}</tbody>
      <tfoot><tr><th scope="row">${t("table-total")}</th>${sheet.totals.map(
        (/** @type {number} */ n) => html`<td
        class=${n === best ? "best" : ""}>${n}</td>`,
      )}</tr></tfoot></table></div></div>
    <figure class="cores-figure"><${Cores} sheet=${sheet} names=${m.seats.map((_, at) => telling.seat(at))}
      label=${t("web-score-picture")} /></figure>
  </div>`;
}
