// The way to orders with conditions, while it is not one's turn.
import { html, useState } from "../lib.js";
import { useLoaded } from "../ui/lazy.js";
import { t } from "../words.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** @param {{table: TableModel}} props */
export function AheadDoor({ table }) {
  const [isOpen, open] = useState(false);
  const ahead = useLoaded(() => import("./ahead.js"), isOpen);
  const m = table.moment.value;
  if (m.seat < 0 || m.state !== "running" || m.to_act === m.seat) return null;
  const n = m.orders.filter((order) => order.startsWith("if ")).length;
  return html`<details class="ahead" onToggle=${(/** @type {{currentTarget: HTMLDetailsElement}} */ event) =>
    open(event.currentTarget.open)}><summary>${t("clock-ahead", { n })}</summary>
    ${ahead && html`<${ahead.Ahead} table=${table} />`}</details>`;
}
