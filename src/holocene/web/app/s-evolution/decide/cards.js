// Decisions of the tricks: naming trump, playing a card or a blind position, taking a card or a Discovery.
import { html } from "../../lib.js";
import { Icon } from "../../ui/marks.js";
import { t } from "../../words.js";
import { Maybe } from "../details.js";
import { GAME, needsOf, playOf, previewOf, RESOURCES, SUITS, takeOf, viewOf } from "../facts.js";
import { handNote } from "../hand.js";
import { Mini, MiniBack, resourceName, suitName } from "../marks.js";
import { Choice } from "./parts.js";

/** @typedef {import("../facts.js").Model} Model */
/** @typedef {import("../facts.js").Card} Card */

/** @param {{table: Model}} props */
export function Trump({ table }) {
  const player = viewOf(table).players[table.seat.value];
  return html`<p class="caption">${t("ws-trump-note")}</p><div class="choice-rows">${SUITS.map((suit) => {
    const held = player.hand.cards.filter((card) => card?.suit === suit);
    return html`<${Choice} table=${table} move=${`trump ${suit}`}
      mark=${html`<span class="mini" data-suit=${suit}><${Icon} name=${`suit-${suit}`} /></span>`}
      hint=${
        held.length ? t("ws-you-hold", { cards: held.map((card) => card?.number).join(", ") }) : t("ws-you-hold-none")
      } />`;
  })}</div>`;
}

/** What playing a card would make of it. @param {Model} table @param {Card} card */
function playHint(table, card) {
  if (card.kind === "discovery") return t("ws-hint-discovery");
  const what =
    card.kind === "calamity"
      ? card.calamity
        ? table.telling.value.card(card.calamity)
        : t("note-calamity", undefined, GAME)
      : card.kind === "joker"
        ? t("note-joker", undefined, GAME)
        : t("note-gives", { resource: resourceName(card.kind), n: card.amount }, GAME);
  const rank = previewOf(table)?.ranks[playOf(card)];
  if (!rank) return what;
  if (rank === "plain") return `${what} · ${t("ws-hint-no-colour")}`;
  if (rank === "fixes") return `${what} · ${t("ws-hint-fixes", { suit: suitName(card.suit) })}`;
  return `${what} · ${t(`rank-${rank}`, undefined, GAME)}`;
}

/** @param {{table: Model}} props */
export function Play({ table }) {
  const view = viewOf(table);
  const player = view.players[table.seat.value];
  const { hand } = player;
  const telling = table.telling.value;
  const follow = view.fixed ? t("ws-follow", { suit: suitName(view.fixed) }) : "";
  if (hand.blind) {
    return html`<p class="caption">${handNote(player)}</p><div class="choice-rows paired">${hand.positions.map(
      (n, i) => html`<${Choice} table=${table} move=${`play position ${n}`}
        mark=${html`<${MiniBack} seat=${player.seat} n=${n} label=${t("ws-position", { n })} />`}
        label=${t("ws-play-position", { n })}
        hint=${hand.cards[i] ? html`<${Mini} card=${hand.cards[i]} telling=${telling} />` : ""} />`,
    )}</div>
      <${Maybe} table=${table} player=${player} />`;
  }
  return html`${handNote(player) && html`<p class="caption">${handNote(player)}</p>`}<div
    class="choice-rows">${hand.cards.map(
      (card) =>
        card &&
        html`<${Choice} table=${table} move=${playOf(card)} mark=${html`<${Mini} card=${card} telling=${telling} />`}
    label=${card.kind === "discovery" ? t("ws-play-discovery", { discovery: telling.card(card.discovery) }) : undefined}
      hint=${playHint(table, card)} reason=${follow} />`,
    )}</div>`;
}

/** What taking a card would bring at the Harvest. @param {Model} table @param {Card} card */
function takeHint(table, card) {
  const player = viewOf(table).players[table.seat.value];
  if (card.kind === "calamity")
    return { words: card.calamity ? t(`effect-${card.calamity}`, undefined, GAME) : "", warn: true };
  if (card.kind === "joker") return { words: t("ws-hint-joker"), warn: false };
  const need = needsOf(table, player)[RESOURCES.indexOf(card.kind)];
  const brings = previewOf(table)?.takes[takeOf(card)];
  return {
    words: t(need ? "ws-hint-harvest-need" : "ws-hint-harvest", {
      resource: resourceName(card.kind),
      n: brings?.now ?? 0,
      later: brings?.later ?? 0,
      need,
    }),
    warn: false,
  };
}

/** @param {{table: Model}} props */
export function TakeCard({ table }) {
  const view = viewOf(table);
  const telling = table.telling.value;
  const left = view.trick.filter((laid) => laid.left && laid.card.kind !== "discovery");
  const seen = new Set();
  const cards = left.filter(({ card }) => !seen.has(takeOf(card)) && seen.add(takeOf(card)));
  const then = view.taking.slice(1).map((seat) => telling.seat(seat));
  return html`<div class="choice-rows">${cards.map(({ card }) => {
    const { words, warn } = takeHint(table, card);
    return html`<${Choice} table=${table} move=${takeOf(card)} mark=${html`<${Mini} card=${card} telling=${telling} />`}
      hint=${words} warn=${warn} />`;
  })}</div>${then.length > 0 && html`<dl class="sum"><dt>${t("ws-then")}</dt><dd>${then.join(", ")}</dd></dl>`}`;
}

/** @param {{table: Model}} props */
export function TakeDiscovery({ table }) {
  const view = viewOf(table);
  const player = view.players[table.seat.value];
  const telling = table.telling.value;
  const cards = view.trick.filter(
    (laid) => laid.left && laid.card.kind === "discovery" && laid.card.age === player.age,
  );
  const takes = previewOf(table)?.takes ?? {};
  /** @param {Card} card @param {number} seat */
  const hint = (card, seat) => {
    const whose = t(seat === player.seat ? "ws-own-discovery" : "ws-other-discovery", { player: telling.seat(seat) });
    const { now = 0, later = 0 } = takes[takeOf(card)] ?? {};
    return `${whose} · ${t("ws-discoveries-to", { n: now, later })}`;
  };
  return html`<p class="caption">${t("ws-discovery-note")}</p><div class="choice-rows">${cards.map(
    ({ card, seat }) => html`<${Choice} table=${table} move=${takeOf(card)}
      mark=${html`<${Mini} card=${card} telling=${telling} />`} hint=${hint(card, seat)} />`,
  )}</div>`;
}
