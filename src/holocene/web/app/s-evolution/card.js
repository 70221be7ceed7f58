// Cards of S-Evolution that look like cards: solid head with number, suit and letter; Calamities solid all over;
// Discoveries with the rock of their Age and the mark of their colour; backs with the mark of their owner.
import { html } from "../lib.js";
import { ROMAN } from "../telling.js";
import { Icon, Seat } from "../ui/marks.js";
import { broken, t } from "../words.js";
import { About } from "./about.js";
import { GAME, printedOf } from "./facts.js";
import { cardWords, DiscoveryMark, pictureOf, suitLetter } from "./marks.js";

/** @typedef {import("./facts.js").Card} Card */
/** @typedef {import("../telling.js").Telling} Telling */
/** @typedef {{state: string, words: import("../lib.js").Drawn, press?: () => void, move?: string,
 * final?: boolean}} Bar the one button of a card: `can`, `no`, `gone` or a line of text */

/** @param {{card: Card, telling: Telling, bar?: Bar | null, flip?: string, fresh?: boolean, plain?: boolean}} props
 * `plain`: a coloured card played without colour lies across (K4, K9) */
export function GameCard({ card, telling, bar, flip, fresh, plain }) {
  const state = `${bar?.state ? ` ${bar.state}` : ""}${fresh ? " fresh" : ""}${plain ? " flat" : ""}`;
  const words = cardWords(card, telling);
  if (card.kind === "discovery") {
    return html`<div class=${`suit-card discovery${state}`} data-age=${card.age} data-flip=${flip}><span
      class="rock"></span>
      <div class="suit-head"><b class="number">${ROMAN[card.age]}</b></div>
        <div class="suit-body one"><${DiscoveryMark} colour=${card.face} telling=${telling} />
        </div>
      <div class="suit-name">${broken(printedOf(telling).discoveries[card.discovery])}<span
        class="unseen">, ${words}</span></div>
        <${About} telling=${telling} id=${card.discovery} />
        <${BarOf} bar=${bar} words=${words} /></div>`;
  }
  const isCalamity = card.kind === "calamity";
  const times = ["joker", "calamity"].includes(card.kind) ? 1 : card.amount;
  const name = isCalamity
    ? card.calamity
      ? broken(printedOf(telling).calamities[card.calamity])
      : t("note-calamity", undefined, GAME)
    : card.kind === "joker"
      ? t("note-joker", undefined, GAME)
      : `${t(`ws-on-card-${card.kind}`)} ×\u00a0${card.amount}`;
  return html`<div class=${`suit-card${isCalamity ? " calamity" : ""}${state}`} data-suit=${card.suit}
    data-flip=${flip}>
    <div class="suit-head" aria-hidden="true"><b class="number">${card.number}</b><${Icon}
      name=${`suit-${card.suit}`} />
      <b>${suitLetter(card.suit)}</b></div>
    <div class=${`suit-body${times === 1 ? " one" : ""}`}>${Array.from(
      { length: times },
      () => html`<${Icon}
      name=${pictureOf(card)} />`,
    )}</div>
    <div class="suit-name"><span aria-hidden="true">${name}</span><span class="unseen">${words}</span></div>
      ${isCalamity && card.calamity && html`<${About} telling=${telling} id=${card.calamity} />`}
      <${BarOf} bar=${bar} words=${words} /></div>`;
}

/** A card that its reader does not see; one of a blind hand has a number.
 * @param {{seat: number, n?: number, bar?: Bar | null, flip?: string, label: string}} props */
export const BackCard = ({ seat, n, bar, flip, label }) =>
  html`<div class=${`suit-card face-down${bar?.state ? ` ${bar.state}` : ""}`} data-seat=${seat + 1} data-flip=${flip}>
    ${n ? html`<b class="blind-number number" aria-hidden="true">${n}</b>` : html`<${Seat} seat=${seat} />`}
      <span class="unseen">${label}</span><${BarOf} bar=${bar} words=${label} /></div>`;

/** @param {{bar?: Bar | null, words: string}} props */
function BarOf({ bar, words }) {
  if (!bar?.words) return null;
  if (!bar.press) return html`<span class="card-bar">${bar.words}</span>`;
  return html`<button type="button" class="card-bar" aria-disabled=${bar.state === "no" ? "true" : undefined}
    data-move=${bar.move} onClick=${bar.press}>
    ${bar.state === "no" && html`<${Icon} name="help" />`}<span>${bar.words}
      <span class="unseen">: ${words}${bar.final ? `, ${t("web-final")}` : ""}</span></span></button>`;
}
