// The points that a seat has now, as the server counts them: beside the status of every table, since most points win.
import { html } from "../lib.js";
import { Icon } from "../ui/marks.js";
import { t } from "../words.js";

/** @param {{moment: import("../types/api.d.ts").Moment}} props */
export function PointsNow({ moment }) {
  const { scores, seat } = moment;
  const points = scores?.totals[seat];
  if (points === undefined) return null;
  return html`<span class="points-now" data-tip=${t("legend-points-now")}><${Icon} name="vp" />
    <b class="number">${points}</b><span class="unseen">${t("web-vp")}. ${t("legend-points-now")}</span></span>`;
}
