// A sentence of the story with its cards as chips: the rock of their Age, their emblem, their name.
import { html } from "../lib.js";
import { Telling } from "../telling.js";
import { Emblem } from "../ui/marks.js";

/** @import { EventShown, Sentence as Told } from "../types/api.d.ts" */
/** @typedef {import("../table/model.js").TableModel} TableModel */

/** Around the id of a card, where its name would stand: letters that no text has. */
const [OPEN, SHUT] = ["\ue000", "\ue001"];
const CARD = new RegExp(`${OPEN}(.*?)${SHUT}`);

/** A card that has an emblem. @param {{cards: import("../types/view.d.ts").Cards | Record<string, never>}} printed
 * @param {string} id */
const technologyOf = ({ cards }, id) => ("technologies" in cards ? cards.technologies[id] : undefined);

/** Names each card by its id, so that a chip can stand in its place. */
class Marked extends Telling {
  /** @param {string} id */
  card(id) {
    return technologyOf(this, id) ? `${OPEN}${id}${SHUT}` : super.card(id);
  }
}

/** @param {TableModel} table */
export function markedOf({ game, cards, moment }) {
  const { seats, seat } = moment.value;
  return new Marked(game, cards, seats, seat);
}

/** @param {{table: TableModel, words: string}} props what a `Marked` has told */
export function Chips({ table, words }) {
  return words.split(CARD).map((part, at) => (at % 2 ? html`<${Chip} table=${table} id=${part} />` : part));
}

/** @param {{table: TableModel, id: string}} props */
function Chip({ table, id }) {
  const { type, age } = technologyOf(table, id) ?? {};
  return html`<span class="told-card" data-type=${type} data-age=${age}><span class="rock"></span><${Emblem}
    card=${id} /><b>${table.telling.value.card(id)}</b></span>`;
}

/** Whether a sentence names a card. @param {TableModel} table @param {Told} sentence */
export const hasCards = (table, sentence) => CARD.test(markedOf(table).told(sentence, table.log.value));

/** @param {{table: TableModel, sentence: Told, log: EventShown[]}} props */
export const Sentence = ({ table, sentence, log }) =>
  html`<${Chips} table=${table} words=${markedOf(table).told(sentence, log)} />`;
