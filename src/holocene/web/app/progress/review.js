// The card that a move is about, for reviews.
import { html } from "../lib.js";
import { TechCard } from "../ui/card.js";

/** @import { progress } from "../types/view.d.ts" */
/** @typedef {import("../table/model.js").TableModel} Model */

/** The technology that a move names. @param {Model} table @param {string} move */
export function cardOf(table, move) {
  const { technologies } = /** @type {progress.Printed} */ (table.cards);
  const card = technologies[move.split(" ").at(-1) ?? ""];
  const name = (/** @type {string} */ id) => table.telling.value.card(id);
  return card ? html`<${TechCard} card=${card} name=${name} />` : null;
}
