// The trick in the middle: cards in the order of play; once whole, in the order of taking, resolved step by step.
import { html, useMemo } from "../lib.js";
import { ROMAN } from "../telling.js";
import { Icon, Seat } from "../ui/marks.js";
import { t } from "../words.js";
import { GameCard } from "./card.js";
import { flipOf, GAME, legalMove, previewOf, takeOf, viewOf } from "./facts.js";
import { act, lastBlind } from "./hand.js";
import { Suit } from "./marks.js";
import { inOrder, isTold, takersOf, tellsAllOf, tricksOf } from "./past.js";
import { LastTrick, Steps } from "./resolve.js";

/** @typedef {import("./facts.js").Model} Model */
/** @typedef {import("./facts.js").Laid} Laid */

/** Why a card counts as it does, where its colour would say otherwise (K4, K7, K9). @param {Model} table
 * @param {Laid} laid */
function noteOf(table, laid) {
  const note = previewOf(table)?.laid[laid.seat]?.note;
  return note ? t(`ws-note-${note}`, { age: ROMAN[viewOf(table).players[laid.seat].age] }) : "";
}

/** @param {{table: Model}} props */
export function TrickPanel({ table }) {
  const view = viewOf(table);
  const tricks = useMemo(() => tricksOf(table), [table.log.value]);
  const last = tricks[tricks.length - 1];
  const isWhole = ["take-card", "take-discovery"].includes(view.phase);
  const current = view.trick.length > 0 && last && last.winner === null ? last : undefined;
  const n = current ? current.n : (last && last.round === view.round ? last.n : 0) + 1;
  const before = current ? tricks[tricks.length - 2] : last;
  const seats = view.players.map((_, i) => (view.leader + i) % view.players.length);
  const waiting = seats.filter(
    (seat) => !view.trick.some((laid) => laid.seat === seat) && view.players[seat].hand.size > 0,
  );
  const shown = isWhole ? inOrder(current, view.trick) : view.trick;
  const takers = takersOf(current, view.trick);
  return html`<section class="panel trick-zone" id="trick" aria-labelledby="h-tr">
    <div class="trick" data-n=${view.players.length}>
    <div class="trick-summary"><h2 id="h-tr">${
      tellsAllOf(table, view.round) ? t("ws-trick", { n }) : t("ws-tab-trick")
    }</h2>
      <dl class="sum"><dt><${Icon} name="trump" />${t("ws-trump")}</dt>
        <dd>${
          view.trump
            ? html`<${Suit}
        suit=${view.trump} />`
            : t(view.phase === "trump" ? "ws-naming" : "ws-no-trump")
        }</dd>
        <dt><${Icon} name="next" />${t("ws-fixed")}</dt><dd>
          ${view.fixed ? html`<${Suit} suit=${view.fixed} />` : t("ws-none-yet")}</dd></dl>
      ${isWhole ? html`<${Steps} table=${table} laid=${shown} />` : html`<p class="caption">${t("ws-order-rule")}</p>`}
        </div>
    ${shown.map(
      (laid, i) => html`<${Slot} key=${`${n}-${laid.seat}-${isWhole}`} table=${table} laid=${laid}
      rank=${isWhole ? i + 1 : 0} taker=${takers.get(laid.seat) ?? null} />`,
    )}
    ${waiting.map(
      (seat, i) => html`<div class="played due" key=${seat}>
      <${Who} table=${table} seat=${seat}
      note=${t(dueOf(view, i)[Number(seat === table.seat.value)])} />
      <div class="suit-card ghost" aria-hidden="true"></div></div>`,
    )}
  </div>
  ${
    before &&
    isTold(before) &&
    !isWhole &&
    html`<${LastTrick} table=${table} trick=${before}
    now=${view.round} />`
  }</section>`;
}

/** What is awaited of a seat that has not played: of somebody else, and of oneself.
 * @param {ReturnType<typeof viewOf>} view @param {number} nth */
function dueOf(view, nth) {
  if (nth > 0 || view.phase !== "play") return ["ws-to-play", "ws-to-play-you"];
  return view.trick.length ? ["ws-plays-now", "ws-plays-now-you"] : ["ws-leads", "ws-leads-you"];
}

/** @param {{table: Model, seat: number, note: string}} props */
const Who = ({ table, seat, note }) =>
  html`<div class="who"><${Seat} seat=${seat} />
    <span><b>${seat === table.seat.value ? t("mat-you", undefined, GAME) : table.telling.value.seat(seat)}</b>
    <span class="caption">${note}</span></span></div>`;

/** @param {{table: Model, laid: Laid, rank: number, taker: number | null}} props */
function Slot({ table, laid, rank, taker }) {
  const view = viewOf(table);
  const { seat, card } = laid;
  const telling = table.telling.value;
  const mine =
    view.turn === table.seat.value &&
    ["take-card", "take-discovery"].includes(view.phase) &&
    !table.isReplay &&
    table.state.value === "running";
  const move = takeOf(card);
  const who =
    taker === null ? "" : taker === table.seat.value ? t("ws-you-took") : t("ws-took", { player: telling.seat(taker) });
  /** @type {import("./card.js").Bar | null} */
  let bar = null;
  if (!laid.left)
    bar = { state: "gone", words: html`${taker !== null && html`<${Seat} seat=${taker} />`}<span>${who}</span>` };
  else if (mine && legalMove(table, move))
    bar = { state: "can", words: t("ws-take"), press: () => act(table, move), move, final: true };
  else if (mine)
    bar = {
      state: "no",
      words: t(view.phase === "take-card" ? "ws-no-discovery" : "ws-discovery-only"),
      press: () => act(table, move),
      move,
    };
  const fromBlind =
    lastBlind.seat === seat &&
    view.players[seat].hand.blind &&
    !view.players[seat].hand.positions.includes(lastBlind.n);
  const plain = previewOf(table)?.laid[seat]?.plain ?? false;
  const note = noteOf(table, laid);
  const words = `${t(`rank-${laid.rank}`, undefined, GAME)}${laid.rank === "discovery" ? "" : ` ${card.number}`}`;
  return html`<div class=${`played${rank && view.taking[0] === seat ? " now" : ""}`} data-at=${seat}>
    ${rank > 0 && html`<span key="rank" class="rank" aria-label=${t("ws-takes-as", { n: rank })}>${rank}</span>`}
    <${Who} key="who" table=${table} seat=${seat}
      note=${rank || view.fixed || view.trump ? `${words}${note ? ` · ${note}` : ""}` : note} />
    <${GameCard} key="card" card=${card} telling=${telling} bar=${bar}
      flip=${fromBlind ? `b${seat}-${lastBlind.n}` : flipOf(seat, card)} plain=${plain}
      fresh=${!rank} /></div>`;
}
