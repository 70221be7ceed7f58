// The rounds of a tournament, the last first: who sits at which table, and what came of it once the round is over.
import { html } from "../lib.js";
import { address } from "../root.js";
import { Icon, Seat } from "../ui/marks.js";
import { number, t } from "../words.js";
import { Entrant } from "./entrants.js";
import { signed } from "./told.js";

/** @import { EventRound, EventWhole, EventTable } from "../types/api.d.ts" */

/** @param {{event: EventWhole}} props */
export function Rounds({ event }) {
  return html`<section class="section"><h2>${t("wv-rounds-title")}</h2>
    ${event.played.toReversed().map(
      (round, at) => html`<details class="event-round" key=${round.number} open=${at === 0}>
        <summary>${t(round.state === "over" ? "wv-round-over" : "wv-round-playing", { n: round.number })}</summary>
        <ul class="event-tables">${round.tables.map(
          (table) => html`<${Table} key=${table.number} event=${event} round=${round} table=${table} />`,
        )}</ul>
        ${round.state === "over" && html`<p class="caption">${t("wv-seat-note")}</p>`}
        <p class="caption event-hash">${t("wv-deal")} <code>${round.commitment}</code></p></details>`,
    )}</section>`;
}

/** @param {{event: EventWhole, round: EventRound, table: EventTable}} props */
function Table({ event, round, table }) {
  const isOver = round.state === "over";
  return html`<li class="event-table"><header><b>${t("wv-table", { n: table.number })}</b>
      <span class="caption">${t(STATES[table.state])}</span></header>
    <ol>${table.seats.map(
      (seat, at) => html`<li key=${at}><${Seat} seat=${at} label=${t("web-link-seat", { n: at + 1 })} />
        <span class=${seat.entrant === event.own.number ? "event-own" : ""}>
          <${Entrant} event=${event} number=${seat.entrant} /></span>
        ${
          seat.points !== null &&
          html`<span class="number" title=${t("wv-seat-points")}>${number(seat.points)}</span>
          <b class="number" title=${t("wv-seat-match")}>${number(seat.match ?? 0)}</b>
          <span class="number caption" title=${t("wv-seat-duplicate")}>${signed(seat.duplicate ?? 0)}</span>`
        }</li>`,
    )}</ol>
    ${
      isOver &&
      table.state === "over" &&
      html`<a class="button quiet" href=${address(`/replay/${table.table}?at=0`)}><${Icon} name="replay" />
        ${t("wv-watch")}</a>`
    }</li>`;
}

/** @type {Record<EventTable["state"], string>} */
const STATES = {
  waiting: "wv-table-waiting",
  playing: "wv-table-playing",
  over: "wv-table-over",
  void: "wv-table-void",
};
