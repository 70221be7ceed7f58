// Where a replay leads on to: the review of a game that is over, and a table that plays on from the moment shown.
import { html } from "../lib.js";
import { address } from "../root.js";
import { canBranch, playOn } from "../table/branch.js";
import { Button } from "../ui/marks.js";
import { t } from "../words.js";

/** @param {{table: import("../table/model.js").TableModel, now: import("../types/api.d.ts").Moment, n: number,
 *   eyes: number}} props `now`: how the table stands, `n` moves are shown by these `eyes` */
export function Onward({ table, now, n, eyes }) {
  if (!now.steps) return null;
  const seat = eyes >= 0 ? eyes : Math.max(0, table.moment.value.to_act);
  return html`${
    now.state === "over" &&
    html`<a class="button" href=${address(`/review/${table.id}${eyes >= 0 ? `?seat=${eyes}` : ""}`)}>
      ${t("end-review")}</a>`
  }${
    canBranch(now) &&
    n < now.n &&
    html`<${Button} icon="s-action" data-tip=${t("branch-note")} onClick=${() => playOn(table, n, seat)}>
      ${t("branch-play")}</${Button}>`
  }`;
}
