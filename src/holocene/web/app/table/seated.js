// Who sits where: a line for each seat, what became of it, and the way back to one that a bot plays.
import { post } from "../api.js";
import { botName } from "../levels.js";
import { html } from "../lib.js";
import { address } from "../root.js";
import { Button, Icon, Seat } from "../ui/marks.js";
import { toast } from "../ui/toast.js";
import { t, when } from "../words.js";
import { attempt } from "./attempt.js";

/** @import { SeatShown } from "../types/api.d.ts" */
/** @typedef {import("./model.js").TableModel} TableModel */
/** @typedef {import("../telling.js").Telling} Telling */

/** How a seat stands, in a word or two. @param {SeatShown} seat */
function standing(seat) {
  if (seat.resigned) return t("web-stands-resigned");
  if (seat.absent) return t("web-stands-absent");
  if (seat.away) return t("web-stands-left");
  if (seat.kind === "bot") return seat.bot ? botName(seat.bot) : t("web-kind-bot");
  if (seat.kind === "open") return t("web-kind-open");
  if (seat.rest > Date.now() / 1000) return t("web-stands-rest", { date: when(seat.rest) });
  return `${t(seat.here ? "web-kind-here" : "web-kind-human")} · ${t(seat.present ? "web-present" : "web-absent")}`;
}

/** Everybody, with a way to the page of who is known; `more` adds something below a seat.
 * @param {{telling: Telling, seats: SeatShown[], own: number,
 * more?: (at: number) => import("../lib.js").Drawn}} props */
export function People({ telling, seats, own, more }) {
  return html`<ul class="list people">${seats.map(
    (seat, at) => html`<li key=${at}>
    <span class="row"><${Seat} seat=${at} /> <b>${
      seat.person
        ? html`<a href=${address(`/player/${seat.person}`)} target="_blank">${telling.seat(at)}</a>`
        : telling.seat(at)
    }</b>
      ${at === own && html` <span class="caption">${t("web-you")}</span>`}</span>
    <span class="caption"><${Icon} name=${seat.kind === "bot" ? "bot" : "person"} /> ${standing(seat)}</span>
    ${more?.(at)}</li>`,
  )}</ul>`;
}

/** A bot plays on this player's seat: for a while, or to the end. @param {{table: TableModel}} props */
export function ComeBack({ table }) {
  const m = table.moment.value;
  const back = async () => {
    if (await attempt(table, () => post(table.path("/return"), {}, table.token.value))) toast(t("web-returned"));
  };
  if (m.seats[m.seat].resigned) return html`<p>${t("web-you-resigned")}</p>`;
  return html`<p>${t("web-left")}</p>
    <p class="row"><${Button} class="primary" icon="person" onClick=${back}>${t("web-return")}</${Button}></p>`;
}
