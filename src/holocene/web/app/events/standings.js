// The standings of a tournament, and the files to take home.
import { html } from "../lib.js";
import { address } from "../root.js";
import { number, t } from "../words.js";
import { Entrant } from "./entrants.js";
import { signed } from "./told.js";

/** @import { EventWhole } from "../types/api.d.ts" */

/** @param {{event: EventWhole}} props */
export function Standings({ event }) {
  const { id, standings, own, state, main, balance } = event;
  return html`<section class="section"><h2>${t(state === "over" ? "wv-result" : "wv-standings")}</h2>
    <table class="event-board"><thead><tr><th scope="col"><span class="unseen">${t("wv-place")}</span></th>
      <th scope="col">${t("wv-player")}</th><th scope="col">${t("wv-points")}</th>
      <th scope="col">${t("wv-duplicate")}</th><th scope="col" class="event-more">${t("wv-median")}</th>
      <th scope="col" class="event-more">${t("wv-buchholz")}</th>
      <th scope="col" class="event-more">${t("wv-games")}</th></tr></thead>
    <tbody>${standings.map(
      (line) => html`<tr key=${line.entrant} class=${line.entrant === own.number ? "own" : ""}>
        <td class="number">${line.place}</td><th scope="row"><${Entrant} event=${event} number=${line.entrant} />${
          line.entrant === own.number && html` <small>${t("wv-you")}</small>`
        }</th>
        <td class="number">${number(line.points)}</td><td class="number">${signed(line.duplicate)}</td>
        <td class="number event-more">${number(line.median)}</td>
        <td class="number event-more">${number(line.buchholz)}</td>
        <td class="number event-more">${number(line.played)}</td></tr>`,
    )}</tbody></table>
    <p class="caption">${t(main === "places" ? "wv-how-places" : "wv-how-duplicate")}${
      balance && ` ${t("wv-balance", { least: balance[0], most: balance[1] })}`
    }</p>
    <p class="row"><a class="button" download href=${address(`/api/events/${id}/standings.csv`)}>
      ${t("wv-csv")}</a>
      ${
        state === "over" &&
        html`<a class="button" download=${`${id}.json`} href=${address(`/api/events/${id}/file`)}>
        ${t("wv-file")}</a>`
      }</p></section>`;
}
