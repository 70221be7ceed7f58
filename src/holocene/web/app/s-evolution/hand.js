// The reader's hand: cards with a bar that says "play" or why not; a blind hand as numbered backs.
import { html, useRef, useSignal } from "../lib.js";
import { Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { BackCard, GameCard } from "./card.js";
import { Groups, Maybe, openUnseen } from "./details.js";
import { flipOf, foreseen, GAME, isCounted, legalMove, playOf, viewOf } from "./facts.js";
import { suitName } from "./marks.js";

/** @typedef {import("./facts.js").Model} Model */
/** @typedef {import("./facts.js").Player} Player */

/** The position of a blind hand that was played last: its card slides from there. */
export const lastBlind = { seat: -1, n: 0, moment: -1 };

/** Plays, or says why not. @param {Model} table @param {string} move */
export function act(table, move) {
  if (!legalMove(table, move)) return void table.why(move);
  if (table.busy.value) return;
  const position = /^play position (\d)$/.exec(move);
  if (position)
    Object.assign(lastBlind, { seat: table.seat.value, n: Number(position[1]), moment: table.moment.value.n });
  table.play(move);
}

/** What the bar of a card says. @param {Model} table @param {string} move @returns {import("./card.js").Bar | null} */
export function barOf(table, move) {
  const view = viewOf(table);
  const due =
    view.phase === "play" && view.turn === table.seat.value && table.state.value === "running" && !table.isReplay;
  if (!due) return null;
  const press = () => act(table, move);
  const [ahead] = foreseen(table, move);
  const words = ahead ? html`${t("ws-play")} <small class="foreseen">${ahead}</small>` : t("ws-play");
  if (legalMove(table, move)) return { state: "can", words, press, move, final: true };
  return { state: "no", words: t("ws-follow", { suit: suitName(view.fixed) }), press, move };
}

/** What stands over the hand: whether it is blind, open, or seen by all but its owner (D2–D4).
 * @param {Player} player */
export function handNote(player) {
  const { blind, invaded } = player.hand;
  if (player.hand.size === 0) return "";
  if (blind && invaded) return t("ws-hand-blind-open");
  if (invaded) return t("ws-hand-open");
  return blind ? t(player.age === 1 ? "ws-hand-blind-1" : "ws-hand-blind") : "";
}

/** @param {{table: Model, player: Player, you: boolean}} props */
export function Hand({ table, player, you }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const at = useSignal(0);
  const { hand } = player;
  const telling = table.telling.value;
  const isAsked = table.moment.value.moves.length > 0; // who is asked reads there that the hand is blind
  const note = you && (hand.invaded || !isAsked) ? handNote(player) : "";
  const title = you ? t("ws-hand") : t("ws-hand-of", { player: telling.seat(player.seat) });
  /** Arrows go from card to card. @param {KeyboardEvent} event */
  const rove = (event) => {
    const buttons = [...(list.current?.querySelectorAll("button.card-bar") ?? [])];
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
    const target =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? buttons.length - 1
          : step && buttons.length
            ? (at.value + step + buttons.length) % buttons.length
            : -1;
    if (target < 0 || !buttons.length) return;
    event.preventDefault();
    at.value = target;
    /** @type {HTMLElement} */ (buttons[target]).focus();
  };
  return html`<section class="panel hand-zone" id="hand" aria-labelledby="h-ha">
    <h2 class="heading" id="h-ha">${title}<span class="caption">${t("ws-cards", { n: hand.size })}</span><span
      class="spacer"></span>
      ${
        isCounted(table) &&
        html`<button type="button" class="button quiet small"
        onClick=${() => openUnseen(table, player.seat)}><${Icon} name="deck" />
        ${t("ws-unseen", { n: player.unseen.length })}</button>`
      }</h2>
    ${note && html`<p class="caption hand-note">${note}</p>`}
    <div class="cards" ref=${list} onKeyDown=${rove} role="group" aria-label=${title}>${hand.cards.map((card, i) => {
      const position = hand.blind ? hand.positions[i] : 0;
      const move = position ? `play position ${position}` : card ? playOf(card) : "";
      const bar = move ? barOf(table, move) : null;
      const flip = position ? `b${player.seat}-${position}` : card ? flipOf(player.seat, card) : undefined;
      if (position && !card)
        return html`<${BackCard} key=${flip} seat=${player.seat} n=${position} bar=${bar} flip=${flip}
          label=${t("ws-position", { n: position })} />`;
      return card
        ? html`<${GameCard} key=${flip} card=${card} telling=${telling} bar=${bar} flip=${flip} />`
        : html`<${BackCard} seat=${player.seat} label=${t("mat-back", undefined, GAME)} />`;
    })}</div>
    ${
      hand.size === 0 &&
      html`<p class="caption">${t("ws-hand-empty")}</p><h3 class="group-heading">${t("ws-end-discoveries")}</h3>
      <${Groups} table=${table} player=${player} />`
    }
    ${hand.blind && hand.size > 0 && html`<${Maybe} table=${table} player=${player} />`}
  </section>`;
}
