// How the moves of the others are seen at this table: a sentence at a time, cards that fly, marks that move.
import { printedOf } from "./facts.js";

/** @import { EventShown } from "../types/api.d.ts" */
/** @typedef {import("../tempo/motion.js").Flight} Flight */
/** @typedef {import("../table/model.js").TableModel} Model */

/** @param {string} name */
const anchor = (name) => document.querySelector(`[data-flip-at="${name}"]`);

/** Where the cards of a rival lie, or come to lie: her hand, a core, what is under development. @param {number} seat
 * @param {string} part */
const at = (seat, part) => document.querySelector(`.opponent[data-at="${seat}"] ${part}`);

/** From where a card goes where at an event; the reader's own are moved by her table. What was under development slides
 * to its core by itself.
 * @param {EventShown} event @param {Model} table @param {import("../tempo/motion.js").Lying[]} developing
 * @returns {Flight[]} */
function flights({ kind, facts }, table, developing) {
  const seat = Number(facts.player);
  if (Number.isNaN(seat) || seat === table.seat.value) return [];
  const card = facts.technology === undefined ? "" : String(facts.technology);
  const { type, age = facts.age } = printedOf(table).technologies[card] ?? {};
  const hand = anchor(`hand-${seat}`);
  const pile = anchor(`pile-${age}`);
  /** @param {Element | null} from @param {Element | null} to */
  const fly = (from, to) => [{ from: from?.getBoundingClientRect(), to, card }];
  const layer = `${seat} ${card}`;
  /** @param {string} part what it comes to lie in, where it is not seen itself */
  const lay = (part) => {
    const slot = at(seat, `.layer[data-flip="${layer}"]`);
    return [{ from: hand?.getBoundingClientRect(), to: slot ?? at(seat, part), card, isLaid: slot !== null }];
  };
  if (kind === "activates")
    return developing.some(({ copy }) => copy.dataset.flip === layer) ? [] : lay(`.core[data-type=${type}]`);
  if (kind === "researches") return lay(".developments");
  if (kind === "takes-back") return fly(at(seat, ".developments"), hand);
  if (kind === "pays-card" || kind === "discards") return fly(hand, pile);
  if (kind === "draws-from-pile") return fly(pile, hand);
  if (kind === "draws-from-deck") return fly(anchor(`deck-${age}`), hand);
  return [];
}

/** @type {import("../tempo/playback.js").Ways} */
export const tempo = {
  bySentence: true,
  watched: ".opponent .skill-line li, .opponent .tokens li, .opponent .core",
  marks: ".power-zone .tube .seat",
  lying: ".opponent .developing",
  flights,
};
