// The decision that is due, phase by phase; and a question that says more than the phase's own.
import { html } from "../../lib.js";
import { t } from "../../words.js";
import { previewOf, viewOf } from "../facts.js";
import { neededWords, suitName } from "../marks.js";
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
  const suit = view.fixed ? suitName(view.fixed) : "";
  if (view.phase === "commerce") return t("ws-ask-commerce", { needs: neededWords(table, player) });
  switch (previewOf(table)?.follow) {
    case "lead":
      return t("ws-ask-lead");
    case "must":
      return t("ws-ask-follow", { suit });
    case "free":
      return t("ws-ask-free", { suit });
    default:
      return "";
  }
}
