// The score pad at any time, and the score sheet at the end: a table, and a core whose layers are points.
import { post } from "../api.js";
import { DugUp } from "../history.js";
import { html } from "../lib.js";
import { address } from "../root.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { Button, Seat } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { joined, t } from "../words.js";
import { FairDeal } from "./fair.js";
import { download } from "./record.js";

/** @import { Moment, Scores } from "../types/api.d.ts" */
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
    ${over && html`<${DugUp} table=${table} />`}
    ${!over && html`<p class="caption">${t("web-score-now")}</p>`}
    ${over && !table.isReplay && !table.isLesson && html`<${After} table=${table} close=${close} />`}
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
          m.ended === "resigned" &&
          html`<p class="caption">
          ${t("web-ended-resigned", { players: gaveUp(m, telling) })}</p>`
        }
      <div class="sheet-wrap"><table class="sheet"><thead><tr><th scope="col">${t("table-points-from")}</th>
        ${m.seats.map(
          (_, at) => html`<th scope="col">
        <span class="row"><${Seat} seat=${at} /> <span class="sheet-name">${telling.seat(at)}</span></span></th>`,
        )}</tr>
        </thead>
      <tbody>${sheet.lines.map(
        (
          /** @type {any} */ line,
          /** @type {number} */ at,
        ) => html`<tr><th scope="row"><span class="row"><span class="swatch rock" data-age=${(at % 6) + 1}></span>
          <span>${telling.fact("score", line.key)} <a class="caption" target="_blank"
          href=${address(`/rules/${table.game}#${line.rule}`)}>${line.rule}</a></span></span></th>
        ${line.points.map((/** @type {number} */ n) => html`<td>${n}</td>`)}</tr>`,
      )}</tbody>
      <tfoot><tr><th scope="row">${t("table-total")}</th>${sheet.totals.map(
        (/** @type {number} */ n) => html`<td
        class=${n === best ? "best" : ""}>${n}</td>`,
      )}</tr></tfoot></table></div></div>
    <${Cores} sheet=${sheet} names=${m.seats.map((_, at) => telling.seat(at))}
      label=${t("web-score-picture")} />
  </div>`;
}

/** Points as layers, one core a seat.
 * @param {{sheet: Pick<Scores, "lines" | "totals">, names: string[], label: string}} props */
function Cores({ sheet, names, label }) {
  const most = Math.max(
    1,
    ...sheet.totals,
    ...sheet.totals.map((/** @type {number} */ _, /** @type {number} */ seat) =>
      sheet.lines.reduce((sum, line) => sum + Math.max(0, line.points[seat]), 0),
    ),
  );
  const high = 260;
  const wide = 84;
  return html`<figure class="cores-figure"><svg viewBox=${`0 0 ${names.length * (wide + 24) + 8} ${high + 62}`}
    role="img"
    aria-label=${label}>
    <defs>${[1, 2, 3, 4, 5, 6].map(
      (age) => html`<pattern id=${`rock-${age}`} width=${ROCKS[age - 1][0]}
      height=${ROCKS[age - 1][1]} patternUnits="userSpaceOnUse"><path d=${ROCKS[age - 1][2]} class="rock-line" />
      </pattern>`,
    )}</defs>
    ${names.map((name, seat) => {
      let y = high + 22;
      const x = 8 + seat * (wide + 24);
      return html`<g>${sheet.lines.map((line, at) => {
        const n = Math.max(0, line.points[seat]);
        const tall = (n / most) * high;
        y -= tall;
        return (
          n > 0 &&
          html`<rect x=${x} y=${y} width=${wide} height=${tall} class="core-fill" />
            <rect x=${x} y=${y} width=${wide} height=${tall} fill=${`url(#rock-${(at % 6) + 1})`} class="core-line" />
          ${
            tall > 15 &&
            html`<rect x=${x + wide / 2 - 13} y=${y + tall / 2 - 9} width="26" height="18" rx="3"
            class="core-plate" /><text x=${x + wide / 2} y=${y + tall / 2 + 4.5} text-anchor="middle">${n}</text>`
          }`
        );
      })}
      <text x=${x + wide / 2} y=${y - 7} text-anchor="middle" class="core-total">${sheet.totals[seat]}</text>
      <text x=${x + wide / 2} y=${high + 42} text-anchor="middle">${name.length > 11 ? `${name.slice(0, 10)}…` : name}
        </text></g>`;
    })}</svg></figure>`;
}

/** Width, height and lines of the rocks. @type {[number, number, string][]} */
const ROCKS = [
  [8, 8, "M2 2h.1M6 6h.1"],
  [14, 8, "M1 2h7M8 6h6M0 6h1"],
  [14, 12, "M0 .6h14M0 6.6h14M3.5 .6v6M10.5 6.6v6"],
  [6, 6, "M-1 1l2-2M0 6l6-6M5 7l2-2"],
  [12, 12, "M3 .5v5M.5 3h5M9 6.5v5M6.5 9h5"],
  [6, 6, "M0 .5h6M.5 0v6"],
];

/** What one may do after the end. @param {{table: TableModel, close: () => void}} props */
function After({ table, close }) {
  const { host } = seats.held(table.id);
  const again = async (/** @type {"/rematch" | "/again"} */ path) => {
    try {
      const made = await post(table.path(path), {}, host);
      seats.keepNew(made, table.game);
      close();
      go(`/table/${made.table}`);
    } catch (error) {
      await table.failed(error);
    }
  };
  return html`<div class="row dialog-end">
    ${
      host &&
      html`<${Button} class="primary big" onClick=${() => again("/rematch")}>${t("web-rematch")}</${Button}>
    <${Button} class="big" onClick=${() => again("/again")}>${t("web-same-deal")}</${Button}>`
    }
    <a class="button big" href=${address(`/replay/${table.id}`)} onClick=${close}>${t("web-replay")}</a>
    <${Button} icon="discard" onClick=${() => download(table, "text")}>${t("web-download-text")}</${Button}>
    <${Button} icon="discard" onClick=${() => download(table, "json")}>${t("web-download-json")}</${Button}>
  </div>
  <${FairDeal} table=${table.id} deal=${table.moment.value} />`;
}
