// The three power tracks as boreholes with everybody's marks, and what each place would bring at the end.
import { html } from "../lib.js";
import { t } from "../words.js";
import { POWERS } from "./facts.js";
import { Icon, SeatMark } from "./marks.js";

/** @typedef {import("./facts.js").Table} Table */

/** @param {{table: Table}} props */
export function PowerTracks({ table }) {
  const { players } = table.view;
  return html`<section class="panel power-zone" aria-labelledby="h-po"><h2 id="h-po">${t("wp-power")}</h2>
    <div class="bores" data-full=${players.length > 3 ? "" : undefined} style=${{ "--lanes": players.length }}>
      ${POWERS.map((power) => html`<${Borehole} table=${table} power=${power} />`)}</div></section>`;
}

/** @param {{table: Table, power: string}} props */
function Borehole({ table, power }) {
  const { players } = table.view;
  const board = table.cards.boards.power[power];
  const solo = players.length === 1;
  const name = t(`power-${power}`, undefined, "progress");
  const points = solo
    ? [t("card-vp", { n: board.solo[players[0].power[power]] }, "progress")]
    : board.places.slice(0, players.length).filter((n) => n > 0);
  const scale = [1, 5, 10, 15, board.positions];
  return html`<div class="bore" role="group" aria-label=${name}>
    <h3 tabindex="0" data-tip=${t("legend-power")}><${Icon} name=${`p-${power}`} /><span>${name}</span></h3>
    <span class="caption" data-tip=${t("wp-places")}>${!solo && html`<${Icon} name="vp" /> `}${points.join(" · ")}
    </span>
    <div class="tube" style=${{ "--n": board.positions }} aria-hidden="true">
      ${scale.map((n) => html`<i style=${{ "--p": n }}>${n}</i>`)}
      ${players.map(
        (player, seat) => html`<${SeatMark} key=${seat} seat=${seat}
        style=${{ "--p": player.power[power] + 1, "--x": seat }} />`,
      )}</div>
    <span class="unseen">
      ${players.map((player, seat) => `${table.telling.seat(seat)}: ${player.power[power] + 1}`).join(", ")}</span>
      </div>`;
}
