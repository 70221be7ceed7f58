// The card that a move is about, for reviews.
import { html } from "../lib.js";
import { SuitCard } from "../ui/card.js";
import { printedOf } from "./facts.js";
import { suitLetter } from "./marks.js";

/** @typedef {import("../table/model.js").TableModel} Model */

/** The card of everybody's pile that a move names by suit and number. @param {Model} table @param {string} move */
export function cardOf(table, move) {
  const [, suit, number] = move.split(" ");
  const card = Object.values(printedOf(table).deck).find(
    (each) => each.suit === suit && String(each.number) === number,
  );
  return card ? html`<${SuitCard} card=${card} letter=${suitLetter(card.suit)} />` : null;
}
