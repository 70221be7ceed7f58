// A table for a game that draws none of its own: seats and points, so that anything can be played from day one.
import { html } from "../lib.js";
import { Points, Seat } from "../ui/marks.js";
import { t } from "../words.js";

/** @param {{table: import("./model.js").TableModel}} props */
export function PlainTable({ table }) {
  const m = table.moment.value;
  const telling = table.telling.value;
  const totals = m.scores?.totals ?? [];
  return html`<div class="plain-t">${m.seats.map(
    (seat, at) =>
      html`<section class="pan"><h2 class="ph"><${Seat} seat=${at} />${telling.seat(at)}
        <span class="cap">${t(`web-kind-${seat.kind}`)}</span><span class="sp"></span>
        ${totals[at] !== undefined && html`<${Points} n=${totals[at]} />`}</h2></section>`,
  )}</div>`;
}
