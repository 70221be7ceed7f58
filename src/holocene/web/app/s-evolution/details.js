// Dialogs that look closer: what a hand may still hold, and a rival's whole board.
import { html } from "../lib.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { Icon, Seat } from "../ui/marks.js";
import { joined, t } from "../words.js";
import { openCard } from "./about.js";
import { Ages, Places, Population, Stocks } from "./board.js";
import { bySuit, COLOURS, GAME, isCounted, previewOf, viewOf } from "./facts.js";
import { cardWords, DiscoveryMark, Mini, needsWords, Points, suitName } from "./marks.js";

/** @typedef {import("./facts.js").Model} Model */
/** @typedef {import("./facts.js").Player} Player */

/** The cards of a deck not seen yet, by suit; colours shown not to be held are left out of a hand (K5).
 * @param {{table: Model, player: Player, short?: boolean}} props `short`: how many of each suit */
export function Unseen({ table, player, short = false }) {
  const telling = table.telling.value;
  const { hand } = player;
  const cards =
    hand.contents && hand.blind ? hand.contents : player.unseen.filter((card) => !player.void.includes(card.suit));
  const discovery = hand.holds_discovery && hand.blind ? player.discoveries[player.age - 1] : null;
  if (short) {
    return html`<ul class="row unknown-cards">${bySuit(cards).map(
      ({ suit, cards: some }) => html`<li class="mini"
      data-suit=${suit} data-tip=${some.map((card) => cardWords(card, telling)).join(", ")}>
      <${Icon} name=${`suit-${suit}`} /><span class="unseen">${suitName(suit)} </span>×${some.length}</li>`,
    )}
      ${discovery && html`<li><${Mini} card=${discovery} telling=${telling} /></li>`}</ul>`;
  }
  return html`<ul class="unknown-list">${bySuit(cards).map(
    ({ suit, cards: some }) => html`<li>
    <span class="caption">${suitName(suit)}</span><span class="row">
    ${some.map((card) => html`<${Mini} card=${card} telling=${telling} />`)}</span></li>`,
  )}
    ${
      discovery &&
      html`<li><span class="caption">${t("rank-discovery", undefined, GAME)}</span>
      <span class="row"><${Mini} card=${discovery} telling=${telling} /></span></li>`
    }</ul>`;
}

/** What the cards of a blind hand may be, where memory is open. @param {{table: Model, player: Player}} props */
export function Maybe({ table, player }) {
  if (!isCounted(table)) return null;
  return html`<div class="maybe"><span class="caption">${t(player.hand.contents ? "ws-certain" : "ws-maybe")}</span>
    <${Unseen} table=${table} player=${player} short /><${Counted} /></div>`;
}

/** Says that what stands here is known by counting (D5). */
const Counted = () => html`<span class="caption">(${t("mat-counted", undefined, GAME)})</span>`;

/** What a deck still holds. @param {Model} table @param {number} seat */
export function openUnseen(table, seat) {
  openDialog((close) => html`<${UnseenDialog} table=${table} seat=${seat} close=${close} />`);
}

/** @param {{table: Model, seat: number, close: () => void}} props */
function UnseenDialog({ table, seat, close }) {
  const player = viewOf(table).players[seat];
  return html`<${Dialog} title=${t("ws-unseen-title", { player: table.telling.value.seat(seat) })} close=${close}>
    <p class="caption">${t("ws-unseen-note", { deck: player.pile_size, hand: player.hand.size })} <${Counted} /></p>
    <${Unseen} table=${table} player=${player} />
    ${
      player.void.length > 0 &&
      html`<p class="caption">
      ${t("mat-void", undefined, GAME)}: ${joined(player.void.map(suitName))}</p>`
    }</${Dialog}>`;
}

/** @param {Model} table @param {number} seat */
export function openBoard(table, seat) {
  openDialog((close) => html`<${BoardDialog} table=${table} seat=${seat} close=${close} />`);
}

/** @param {{table: Model, seat: number, close: () => void}} props */
function BoardDialog({ table, seat, close }) {
  const player = viewOf(table).players[seat];
  const telling = table.telling.value;
  return html`<${Dialog} title=${telling.seat(seat)} close=${close} class="board-closely">
    <p class="row"><${Seat} seat=${seat} /> <b>${t(`s-age-${player.age}`, undefined, GAME)}
      </b> <${Points} n=${player.score} /> <span
        class="caption">${t("mat-deck", { n: player.pile_size }, GAME)}</span></p>
    <div class="board-parts"><${Ages} table=${table} player=${player} />
      <div><${Stocks} table=${table} player=${player} words /><${Population} table=${table} player=${player} words />
      <p class="caption">${needsWords(table, player)}</p></div></div>
    <${Places} table=${table} player=${player} words />
    <h3>${t("mat-discoveries", undefined, GAME)}</h3><${Groups} table=${table} player=${player} />
    ${
      isCounted(table) &&
      html`<h3>${t("ws-unseen", { n: player.unseen.length })} <${Counted} /></h3>
        <${Unseen} table=${table} player=${player} />
      ${
        player.void.length > 0 &&
        html`<p class="caption">
        ${t("mat-void", undefined, GAME)}: ${joined(player.void.map(suitName))}</p>`
      }`
    }</${Dialog}>`;
}

/** Face-up Discoveries by colour with their points (E2). @param {{table: Model, player: Player}} props */
export function Groups({ table, player }) {
  const telling = table.telling.value;
  const groups = previewOf(table)?.groups[player.seat] ?? [];
  if (groups.every(({ points }) => points === 0)) return html`<p class="caption">${t("ws-no-discoveries")}</p>`;
  return html`<ul class="groups">${COLOURS.map((colour, at) => {
    const cards = player.discoveries.filter((card) => card.face === colour && player.face_up.includes(card.age));
    return (
      groups[at].n > 0 &&
      html`<li><${DiscoveryMark} colour=${colour} telling=${telling} />
        <span class="row">${cards.map(
          ({ discovery }) => html`<button type="button" class="chip tap"
          onClick=${() => openCard(telling, discovery)}>${telling.card(discovery)}</button>`,
        )}</span>
        <${Points} n=${groups[at].points} /></li>`
    );
  })}</ul>`;
}
