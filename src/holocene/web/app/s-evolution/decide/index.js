// The decision that is due, phase by phase; and a question that says more than the phase's own.
import { html } from "../../lib.js";
import { joined, t } from "../../words.js";
import { GAME, needsOf, viewOf } from "../facts.js";
import { resourceName, suitName } from "../marks.js";
import { Calamities, ChooseResource, Commerce, Remove } from "./action.js";
import { Play, TakeCard, TakeDiscovery, Trump } from "./cards.js";
import { Manage } from "./manage.js";

/** @typedef {import("../facts.js").Model} Model */

/** @param {{table: Model}} props */
export function Decide({ table }) {
  const { phase } = viewOf(table);
  if (phase === "trump") return html`<${Trump} table=${table} />`;
  if (phase === "play") return html`<${Play} table=${table} />`;
  if (phase === "take-card") return html`<${TakeCard} table=${table} />`;
  if (phase === "take-discovery") return html`<${TakeDiscovery} table=${table} />`;
  if (phase === "calamity") return html`<${Calamities} table=${table} />`;
  if (phase === "joker" || phase === "gain") return html`<${ChooseResource} table=${table} verb=${phase} />`;
  if (phase === "commerce") return html`<${Commerce} table=${table} />`;
  if (phase === "remove") return html`<${Remove} table=${table} />`;
  return html`<${Manage} table=${table} />`;
}

/** @param {Model} table */
export function questionOf(table) {
  const view = viewOf(table);
  const player = view.players[table.seat.value];
  if (!player) return "";
  if (view.phase === "play" && !player.hand.blind) {
    if (view.trick.length === 0) return t("ws-ask-lead");
    const hasFixed = view.fixed && player.age >= 3;
    if (hasFixed && player.hand.cards.some((card) => card?.suit === view.fixed))
      return t("ws-ask-follow", { suit: suitName(view.fixed) });
    return hasFixed ? t("ws-ask-free", { suit: suitName(view.fixed) }) : "";
  }
  if (view.phase === "calamity" && table.moment.value.moves.some((each) => each.move.startsWith("protect ")))
    return t("ask-protection", undefined, GAME);
  if (view.phase === "commerce")
    return t("ws-ask-commerce", {
      needs: joined(
        needsOf(table, player.age).map((name) =>
          t("mat-amount", { resource: resourceName(name), n: player.population }, GAME),
        ),
      ),
    });
  return "";
}
