// Where a table was played on from: told when it is opened, and at the foot of its log, with the way to that moment.
import { html, useEffect } from "../lib.js";
import { address } from "../root.js";
import { toast } from "../ui/toast.js";
import { needWords, t } from "../words.js";

/** @typedef {import("./model.js").TableModel} TableModel */

export const ready = () => needWords("branch");

/** @param {{table: TableModel}} props */
export function Origin({ table }) {
  const origin = /** @type {import("../types/api.d.ts").BranchShown} */ (table.origin);
  const words = t("branch-from", { n: origin.n, player: table.telling.value.seat(origin.seat) });
  useEffect(() => {
    if (table.moment.value.n === 0 && !table.isReplay) toast(words);
  }, []);
  return html`<p class="caption log-origin">${words} ${
    origin.table &&
    html`<a href=${address(`/replay/${origin.table}?at=${origin.n}&eyes=${origin.seat}`)}>${t("branch-look")}</a>`
  }</p>`;
}
