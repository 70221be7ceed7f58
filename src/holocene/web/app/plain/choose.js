// The decision at a table of any game: the legal moves by kind, or all that can be said of one card, allowed or not.
import { html } from "../lib.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";

/** @typedef {import("../table/model.js").TableModel} Model */
/** @typedef {import("../types/api.d.ts").MoveTold} Told */

/** What is offered to the seat to act, allowed or not. @param {Model} table @returns {Told[]} */
const offered = (table) => (table.isMine.value ? (table.moment.value.preview?.moves ?? []) : []);

/** The offers that speak of a card. @param {Model} table @param {string} card */
export const offersOf = (table, card) => offered(table).filter(({ facts }) => Object.values(facts).includes(card));

/** @param {Told[]} moves @returns {[string, Told[]][]} */
function grouped(moves) {
  const kinds = [...new Set(moves.map(({ group }) => group))];
  return kinds.map((kind) => [kind, moves.filter(({ group }) => group === kind)]);
}

/** @param {{table: Model}} props */
export function Choose({ table }) {
  const card = /** @type {string | null} */ (table.mark.value);
  const picked = card ? offersOf(table, card) : [];
  if (picked.length) return html`<${Picked} table=${table} card=${card} moves=${picked} />`;
  const groups = grouped(offered(table).filter(({ move }) => table.can(move)));
  return groups.map(
    ([kind, moves]) => html`<section class="choices plain-choices" key=${kind}>
      ${groups.length > 1 && html`<h3 class="caption">${table.telling.value.say(kind)}</h3>`}
      <ul>${moves.map((each) => html`<li key=${each.move}><${Choice} table=${table} told=${each} /></li>`)}</ul>
      </section>`,
  );
}

/** What can be done with one card, and what cannot. @param {{table: Model, card: string, moves: Told[]}} props */
function Picked({ table, card, moves }) {
  return html`<section class="choices plain-picked" aria-label=${table.telling.value.card(card)}>
    <ul>${moves.map((each) => html`<li key=${each.move}><${Choice} table=${table} told=${each} /></li>`)}</ul>
    <${Button} class="quiet" icon="close" onClick=${() => (table.mark.value = null)}>${t("web-all-moves")}</${Button}>
  </section>`;
}

/** A move as a button; one that is not allowed says why. @param {{table: Model, told: Told}} props */
function Choice({ table, told }) {
  const legal = table.legal.value.get(told.move);
  const words = table.telling.value.say(told.key, told.facts);
  const press = () => (legal ? table.play(told.move) : table.why(told.move));
  return html`<button type="button" class="button choice-button" data-move=${told.move}
    aria-disabled=${legal ? undefined : "true"} onClick=${press}><span>${words}</span>
    ${legal?.barrier && html`<span class="caption"><${Icon} name="lock" label=${t("web-final")} /></span>`}
    ${!legal && html`<span class="caption"><${Icon} name="help" /> ${t("web-why-not")}</span>`}</button>`;
}
