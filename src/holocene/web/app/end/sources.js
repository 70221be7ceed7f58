// Where the points came from: a bar a player, in the order of their places, a layer a source.
import { html } from "../lib.js";
import { placeOf } from "../results.js";
import { rockOf } from "../table/cores.js";
import { Button, Seat } from "../ui/marks.js";
import { joined, t } from "../words.js";

/** @import { Scores } from "../types/api.d.ts" */

/** The points of a seat without those that it lost. @param {Scores} sheet @param {number} seat */
const gained = (sheet, seat) => sheet.lines.reduce((sum, { points }) => sum + Math.max(0, points[seat]), 0);

/** The most that anybody has of each source. @param {Scores} sheet */
const mostOf = (sheet) => sheet.lines.map((line) => Math.max(...line.points));

/** @param {{table: import("../table/model.js").TableModel, openSheet: () => void}} props */
export function Sources({ table, openSheet }) {
  const sheet = table.moment.value.scores;
  if (!sheet?.lines.some(({ points }) => points.some(Boolean))) return null;
  const { totals, winners } = sheet;
  const placed = totals
    .map((_, seat) => ({ seat, place: placeOf({ totals: [...totals], winners: [...winners], seat }) }))
    .sort((a, b) => a.place - b.place);
  return html`<section class="end-sources" aria-labelledby="h-sources"><h2 id="h-sources">${t("end-sources")}</h2>
    <ol class="bars">${placed.map(
      ({ seat, place }) => html`<${Bar} key=${seat} table=${table} sheet=${sheet} seat=${seat} place=${place} />`,
    )}</ol>
    <ul class="row bar-legend">${sheet.lines.map(
      (line, at) => html`<li class="row"><span class="swatch rock" data-age=${rockOf(at)}></span>
        ${table.telling.value.fact("score", line.key)}</li>`,
    )}</ul>
    <p class="row caption">${totals.length > 1 && t("end-most")}
      <${Button} class="quiet" icon="score" onClick=${openSheet}>${t("table-score-sheet")}</${Button}></p></section>`;
}

/** @param {{table: import("../table/model.js").TableModel, sheet: Scores, seat: number, place: number}} props */
function Bar({ table, sheet, seat, place }) {
  const telling = table.telling.value;
  const most = mostOf(sheet);
  const widest = Math.max(1, ...sheet.totals.map((_, each) => gained(sheet, each)));
  const parts = sheet.lines.map((line, at) => ({ key: line.key, at, n: line.points[seat] }));
  const said = parts.map(({ key, n }) => t("end-source-of", { score: telling.fact("score", key), n }));
  return html`<li><span class="bar-place" aria-hidden="true">${place}</span><span class="bar-name row">
      <${Seat} seat=${seat} /><b>${telling.seat(seat)}</b></span>
    <span class="bar" aria-hidden="true" style=${{ "--of": gained(sheet, seat) / widest }}>${parts
      .filter(({ n }) => n > 0)
      .map(
        ({ at, n }) => html`<span class="bar-part rock" data-age=${rockOf(at)} style=${{ "--n": n }}>
        <b class=${sheet.totals.length > 1 && n === most[at] ? "most" : ""}>${n}</b></span>`,
      )}${parts.filter(({ n }) => n < 0).map(({ n }) => html`<b class="bar-lost">−${-n}</b>`)}</span>
    <b class="bar-total number">${sheet.totals[seat]}</b><span class="unseen">${joined(said)}</span></li>`;
}
