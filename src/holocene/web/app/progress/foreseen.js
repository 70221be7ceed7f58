// What a move would make possible, as the server foresees it.
import { html } from "../lib.js";
import { Icon } from "./marks.js";

/** The sentences of a move. @param {import("./facts.js").Table} table @param {string} move */
export const foreseen = (table, move) =>
  (table.foreseen[move] ?? []).map(({ key, facts }) => table.telling.say(key, facts));

/** @param {{table: import("./facts.js").Table, move: string}} props */
export function Foreseen({ table, move }) {
  const said = foreseen(table, move);
  if (said.length === 0) return null;
  return html`<span class="foreseen"><${Icon} name="hint" /><span>${said.join(" · ")}</span></span>`;
}
