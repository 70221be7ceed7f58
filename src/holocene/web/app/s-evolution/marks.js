// Small marks of S-Evolution: suits, resources, cards at a glance. Each has a colour, a shape and a letter or word.
import { html } from "../lib.js";
import { ROMAN } from "../telling.js";
import { ColourMark, Icon } from "../ui/marks.js";
import { capital, hasWords, joined, t } from "../words.js";
import { COLOURS, GAME, iconOf, needsOf, RESOURCES, SUIT_OF } from "./facts.js";

/** @typedef {import("./facts.js").Card} Card */

/** The name of a suit. @param {string} suit */
export const suitName = (suit) => t(`suit-${suit}`, undefined, GAME);
/** @param {string} suit */
export const suitLetter = (suit) => t(`ws-letter-${suit}`);
/** @param {string} name */
export const resourceName = (name) => t(`resource-${name}`, undefined, GAME);
/** The same as a label, which begins with a capital in every language. @param {string} name */
export const resourceLabel = (name) => capital(resourceName(name));

/** The name of a Building or an Advantage, a long one with soft hyphens.
 * @param {import("../telling.js").Telling} telling @param {string} place */
export const placeName = (telling, place) =>
  hasWords(`ws-place-${place}`) ? t(`ws-place-${place}`) : telling.card(place);

/** A suit as a chip: shape, word. @param {{suit: string}} props */
export const Suit = ({ suit }) =>
  html`<span class="chip suit" data-suit=${suit}><${Icon} name=${`suit-${suit}`} /><span
    class="suit-word">${suitName(suit)}
    </span><span class="suit-letter" aria-hidden="true">${suitLetter(suit)}</span></span>`;

/** A resource and how much of it: "3 Food" is read, an icon and a number are seen.
 * @param {{name: string, n: number | string, word?: boolean}} props */
export const Resource = ({ name, n, word = false }) =>
  html`<span class="resource" data-suit=${SUIT_OF[name]}><${Icon} name=${iconOf(name)} />
    <span class=${word ? "" : "unseen"}>${resourceLabel(name)} </span><b class="number">${n}</b></span>`;

/** The colour of a Discovery. @param {{colour: string, telling: import("../telling.js").Telling, silent?: boolean}}
 * props */
export const DiscoveryMark = ({ colour, telling, silent }) =>
  html`<${ColourMark} at=${COLOURS.indexOf(colour)} name=${String(telling.fact("colour", colour))} silent=${silent} />`;

/** What a card is, in words. @param {Card} card @param {import("../telling.js").Telling} telling */
export function cardWords(card, telling) {
  if (card.kind === "discovery")
    return telling.say("mat-discovery", { discovery: card.discovery, age: card.age, colour: card.face });
  const facts = { suit: card.suit, n: card.number };
  if (card.kind === "joker") return telling.say("mat-joker", facts);
  if (card.kind === "calamity")
    return telling.say(card.calamity ? "mat-calamity" : "mat-unknown-calamity", { ...facts, calamity: card.calamity });
  return telling.say("mat-resource-card", { ...facts, resource: card.kind, amount: card.amount });
}

/** The picture of what a card is for. @param {Card} card */
export const pictureOf = (card) =>
  card.kind === "calamity"
    ? card.calamity
      ? `c-${card.calamity}`
      : "warning"
    : card.kind === "joker"
      ? "joker"
      : iconOf(card.kind);

/** A card at a glance, as on the boards of others. @param {{card: Card, telling: import("../telling.js").Telling,
 * flip?: string}} props */
export function Mini({ card, telling, flip }) {
  const words = cardWords(card, telling);
  if (card.kind === "discovery") {
    return html`<span class="mini discovery" data-age=${card.age} data-tip=${words} data-flip=${flip}><span
      class="rock"></span>
      <span class="unseen">${words}</span><b aria-hidden="true">${ROMAN[card.age]}</b>
      <${DiscoveryMark} colour=${card.face} telling=${telling} silent /></span>`;
  }
  const special = ["joker", "calamity"].includes(card.kind);
  return html`<span class=${`mini${card.kind === "calamity" ? " calamity" : ""}`} data-suit=${card.suit}
    data-tip=${words}
    data-flip=${flip}><span class="unseen">${words}</span><${Icon} name=${`suit-${card.suit}`} />
    <span aria-hidden="true">${card.number}</span>${special && html`<${Icon} name=${pictureOf(card)} />`}</span>`;
}

/** The back of a card; those of a blind hand are numbered. @param {{seat: number, n?: number, label: string}} props */
export const MiniBack = ({ seat, n, label }) =>
  html`<span class="mini face-down" data-seat=${seat + 1} data-tip=${label}><span class="unseen">${label}</span>
    ${
      n
        ? html`<span aria-hidden="true">${n}</span>`
        : html`<span class="owner-mark"
      aria-hidden="true"></span>`
    }</span>`;

/** Points with their word for those who listen. @param {{n: number}} props */
export const Points = ({ n }) =>
  html`<span class="points"><${Icon} name="vp" /><span class="unseen">${t("mat-points", { n }, GAME)}</span>
    <span aria-hidden="true">${n}</span></span>`;

/** What a player needs: "Food 3 and Tools 3". @param {import("./facts.js").Model} table
 * @param {import("./facts.js").Player} player */
export function neededWords(table, player) {
  const words = needsOf(table, player).map((n, at) =>
    n ? t("mat-amount", { resource: resourceName(RESOURCES[at]), n }, GAME) : "",
  );
  return joined(words.filter(Boolean));
}

/** The needs of a player's Age in words. @param {import("./facts.js").Model} table
 * @param {import("./facts.js").Player} player */
export function needsWords(table, player) {
  return t("ws-needs-of", { needs: neededWords(table, player) });
}
