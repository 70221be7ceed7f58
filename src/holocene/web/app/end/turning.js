// The few things that turned the game, each with a way to watch it and to play on from there.
import { html } from "../lib.js";
import { address } from "../root.js";
import { playOn } from "../table/branch.js";
import { Icon } from "../ui/marks.js";
import { t } from "../words.js";

/** @import { TurningPoint } from "../types/api.d.ts" */

/** @param {{table: import("../table/model.js").TableModel, turning: readonly TurningPoint[]}} props */
export function Turning({ table, turning }) {
  const major = turning.filter((each) => each.is_major);
  if (!major.length) return null;
  const { steps, n, seat } = table.moment.value;
  return html`<section class="end-turning" aria-labelledby="h-turning"><h2 id="h-turning">${t("end-turning")}</h2>
    <ol>${major.map(
      (each) => html`<li><${Icon} name=${each.icon} /><p><a
        href=${address(`/replay/${table.id}?at=${each.moves}`)}>${t("end-round-n", { n: each.round })}</a>
        ${table.telling.value.told(each.sentence, [])} ${
          steps &&
          each.moves < n &&
          html`<button type="button" class="chip tap" onClick=${() => playOn(table, each.moves, Math.max(0, seat))}>
            ${t("branch-play")}</button>`
        }</p></li>`,
    )}</ol></section>`;
}
