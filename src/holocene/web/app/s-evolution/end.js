// The end on the table: each player's face-up Discoveries by colour group, and what broke a tie.
import { html } from "../lib.js";
import { address } from "../root.js";
import { Seat } from "../ui/marks.js";
import { t } from "../words.js";
import { Groups } from "./details.js";
import { GAME, viewOf } from "./facts.js";
import { Points } from "./marks.js";

/** @param {{table: import("./facts.js").Model}} props */
export function EndPanel({ table }) {
  const view = viewOf(table);
  const telling = table.telling.value;
  const sheet = table.moment.value.scores;
  const order = view.players
    .map((player) => player.seat)
    .sort(
      (a, b) =>
        Number(view.winners.includes(b)) - Number(view.winners.includes(a)) ||
        view.players[b].score - view.players[a].score,
    );
  return html`<section class="panel trick-zone end" id="trick" aria-labelledby="h-tr"><h2
    id="h-tr">${t("ws-end-discoveries")}
    </h2>
    <p class="caption">${t("ws-end-note")} <a href=${address("/rules/s-evolution#E2")} target="_blank"
      rel="noopener">E2</a>
      ${sheet?.tie_break ? ` · ${t(`tie-${sheet.tie_break}`, undefined, GAME)}` : ""}</p>
    <ol class="ends">${order.map(
      (seat) => html`<li><div class="who"><${Seat} seat=${seat} />
        <span><b>${telling.seat(seat)}</b><span class="caption">${t(`s-age-${view.players[seat].age}`, undefined, GAME)}
        </span></span><${Points} n=${view.players[seat].score} /></div>
      <${Groups} table=${table} player=${view.players[seat]} /></li>`,
    )}</ol></section>`;
}

/** The Discoveries of the score sheet by colour, for the frame's dialog.
 * @param {{table: import("./facts.js").Model}} props */
export function ScoreNote({ table }) {
  const view = viewOf(table);
  return html`<section><h3>${t("ws-end-discoveries")}</h3>
    <ul>${view.players.map(
      (player) => html`<li>
    <div class="who"><${Seat} seat=${player.seat} /><b>${table.telling.value.seat(player.seat)}</b></div>
    <${Groups} table=${table} player=${player} /></li>`,
    )}</ul></section>`;
}
