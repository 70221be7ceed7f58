// What a table by day adds to a table: the time that is left, questions about it, the next table, and orders ahead.
import { html } from "../lib.js";
import { Icon } from "../ui/marks.js";
import { t, when } from "../words.js";
import { AheadDoor } from "./ahead-door.js";
import { isShort, leftWords, spanWords, useLeft } from "./left.js";
import { Next } from "./next.js";

export { Ballot, Reclaim } from "./ballot.js";

/** @import { Moment } from "../types/api.d.ts" */
/** @typedef {import("../table/model.js").TableModel} TableModel */

/** Whether a vacation stops the clock of a seat now. @param {import("../types/api.d.ts").SeatShown} seat */
const isResting = (seat) => seat.rest > Date.now() / 1000;

/** Beside the name of a seat. @param {{moment: Moment, seat: number}} props */
export function SeatLeft({ moment: m, seat }) {
  const due = m.to_act === seat ? m.due : 0;
  const left = useLeft(due);
  if (isResting(m.seats[seat]))
    return html`<span class="seat-time"><${Icon} name="person" />${t("clock-rest", { date: when(m.seats[seat].rest) })}
      </span>`;
  if (!due) return null;
  if (m.ballot?.kind === "late") return html`<span class="seat-time" data-short="true">${t("clock-up")}</span>`;
  return html`<span class="seat-time number" data-short=${isShort(left, m.pace) ? "true" : undefined}>
    ${leftWords(left)}</span>`;
}

/** Below the decision. @param {{table: TableModel}} props */
export function Zone({ table }) {
  const m = table.moment.value;
  return html`<div class="clock">
    ${m.due > 0 && !m.ballot && html`<${Left} table=${table} />`}
    <${Next} table=${table} />
    <${AheadDoor} table=${table} /></div>`;
}

/** @param {{table: TableModel}} props */
function Left({ table }) {
  const m = table.moment.value;
  const left = useLeft(m.due);
  const time = spanWords(Math.max(0, left));
  const player = table.telling.value.seat(m.to_act);
  const whose = m.to_act === m.seat ? "clock-left-you" : "clock-left-of";
  const words = left > 0 ? t(whose, { player, time }) : t("clock-up");
  return html`<p class="time-left" data-short=${isShort(left, m.pace) ? "true" : undefined}>${words}</p>`;
}
