// The figures of cards: a trick with the order in which it is taken, and the six cards of a suit.
import { html } from "../lib.js";
import { SuitCard } from "../ui/card.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { Icon, Seat } from "../ui/marks.js";
import { named, t } from "../words.js";
import { GAME } from "./facts.js";
import { resourceName, Suit, suitLetter, suitName } from "./marks.js";

/** @typedef {import("./facts.js").Printed} Printed */

/** Who plays what, in the order of taking: seat, name, card, and the Calamity it is. Played out by
 * tests/s_evolution/test_how_trick.py.
 * @type {[number, string, string, string?][]} */
const TRICK = [
  [1, "Aylin", "green 3"],
  [0, "Ada", "violet 6"],
  [2, "Marek", "violet 4", "hurricane"],
  [3, "Dora", "green 2"],
];

/** @param {Printed["deck"][string]} card @param {Printed} pack @param {string} [calamity] */
function titleOf(card, pack, calamity) {
  if (calamity) return named(pack.calamities[calamity]);
  return card.kind === "joker" ? t("note-joker", undefined, GAME) : `${resourceName(card.kind)} × ${card.amount}`;
}

/** A card that opens. @param {{pack: Printed, id: string, calamity?: string}} props */
function LiveCard({ pack, id, calamity }) {
  const card = pack.deck[id];
  const title = titleOf(card, pack, calamity);
  const drawn = html`<${SuitCard} card=${card} letter=${suitLetter(card.suit)} calamity=${calamity} title=${title} />`;
  const said = `${suitName(card.suit)} ${card.number}`;
  const open = () =>
    openDialog(
      (close) => html`<${Dialog} title=${said} close=${close}><div class="card-reading">${drawn}
        <p>${calamity ? t(`effect-${calamity}`, undefined, GAME) : title}</p></div></${Dialog}>`,
    );
  return html`<div class="how-card">${drawn}<button class="how-cover"
    aria-label=${t("how-open-card", { card: said })} onClick=${open}></button></div>`;
}

/** @param {{pack: Printed}} props */
export function Trick({ pack }) {
  const [trump, led] = [pack.deck[TRICK[0][2]].suit, pack.deck[TRICK[1][2]].suit];
  const taken = [pack.deck[TRICK[0][2]].amount, pack.deck[TRICK[3][2]].amount];
  return html`<p class="caption">${t("how-trick-led", { trump: suitName(trump), led: suitName(led) })}</p>
    <p class="row"><${Icon} name="trump" /><${Suit} suit=${trump} /><${Icon} name="next" /><${Suit} suit=${led} /></p>
    <ol class="how-trick">${TRICK.map(
      ([seat, name, id, calamity], at) => html`<li><b class="number">${at + 1}</b>
        <span class="row"><${Seat} seat=${seat} /><b>${name}</b></span>
        <span class="caption">${t(`how-trick-${at + 1}`)}</span>
        <${LiveCard} pack=${pack} id=${id} calamity=${calamity} />
        <span>${t(`how-takes-${at + 1}`, { n: taken[at] ?? 0 })}</span></li>`,
    )}</ol>`;
}

/** @param {{pack: Printed}} props */
export function Amounts({ pack }) {
  const ids = Object.keys(pack.deck).filter((id) => pack.deck[id].suit === "green");
  return html`<ol class="how-suit">${ids.map((id) => html`<li><${LiveCard} pack=${pack} id=${id} /></li>`)}</ol>
    <p class="caption">${t("how-amounts", { list: ids.map((id) => pack.deck[id].amount).join(" · ") })}</p>`;
}
