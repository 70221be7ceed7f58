// Free actions: swap with the Time deck (L3), sections of the milestone (M3), a new guide (H2, H4) and Heritage (H6).
import { html } from "../../lib.js";
import { t } from "../../words.js";
import { me, naming } from "../facts.js";
import { Gains, Icon, Seal } from "../marks.js";
import { askWhy, chooseSection } from "../plan.js";
import { Choice } from "./parts.js";

/** @typedef {import("../facts.js").Table} Table */

/** @param {Table} table */
export function freeMoves(table) {
  const { view } = table;
  const words = ["swap", "heritage"];
  const moves = [...table.legal].filter(
    (move) => words.includes(move) || move.startsWith("section ") || move.startsWith("guide "),
  );
  const solo = view.players.length === 1;
  const people = view.players.some((player) => player.guided.length > 0);
  const ask = solo ? "swap" : view.with_milestones ? "section 1" : "heritage";
  return { moves, possible: solo || people || view.with_milestones, ask };
}

/** @param {{table: Table}} props */
export function Free({ table }) {
  const { view } = table;
  const { moves } = freeMoves(table);
  const guides = moves.filter((move) => move.startsWith("guide "));
  return html`<div class="choice-rows">${
    view.players.length === 1 &&
    html`<${Choice} table=${table} moves=${["swap"]}
    icon="deck" />`
  }
    ${view.milestone && html`<${Sections} table=${table} />`}
    ${me(table)?.guide && html`<${Heritage} table=${table} />`}
    ${guides.map((move) => html`<${PersonChoice} table=${table} move=${move} />`)}</div>`;
}

/** The sections of the current milestone: the first one a turn is free, each further one costs an action (M3).
 * @param {{table: Table}} props */
function Sections({ table }) {
  const { view } = table;
  const card = table.cards.milestones[view.milestone];
  return html`<p class="caption">
    ${table.telling.card(view.milestone)}: ${t(view.sections_paid ? "wp-section-action" : "wp-section-free")}</p>
    ${card.costs.map((line, n) => {
      const move = `section ${n + 1}`;
      const allowed = table.legal.has(move);
      const met = table.own?.sections[n];
      const owner = view.covered[n];
      return html`<button class="choice-row" data-move=${move} data-type=${line.type}
        aria-disabled=${allowed ? undefined : "true"}
        onClick=${() => (allowed ? chooseSection(n + 1) : askWhy(table, move))}>
        <b class="number">${line.amount}</b><${Seal} type=${line.type} />
          <span class="choice-words">
          <span>${line.prerequisite ? table.telling.card(line.prerequisite) : ""} ${
            met &&
            html`<${Icon}
          name="check" />`
          }</span>
        <span class="caption">
          ${owner >= 0 ? table.telling.say("progress-covered", { player: owner }) : met ? t("wp-free") : ""}</span>
          </span></button>`;
    })}`;
}

/** @param {{table: Table}} props */
function Heritage({ table }) {
  const guide = me(table)?.guide ?? "";
  const card = table.cards.personalities[guide];
  if (!card?.heritage?.length) return null;
  return html`<${Choice} table=${table} moves=${["heritage"]} icon="person"
    hint=${html`<span class="row gain-row"><${Gains} card=${{ benefit: card.heritage }} /></span>`} />`;
}

/** Personalities that may be taken at any moment of the turn (X5); none where the edition says otherwise.
 * @param {{table: Table}} props */
export const Guides = ({ table }) =>
  html`${naming(table, "guide").map((id) => html`<${PersonChoice} table=${table} move=${`guide ${id}`} />`)}`;

/** A personality to be taken. @param {{table: Table, move: string}} props */
export function PersonChoice({ table, move }) {
  const id = move.slice("guide ".length);
  const card = table.cards.personalities[id];
  const heritage = card.heritage?.length
    ? html` · ${t("progress-heritage", undefined, "progress")} <${Gains} card=${{ benefit: card.heritage }} />`
    : "";
  return html`<${Choice} table=${table} moves=${[move]} icon="person" label=${table.telling.card(id)}
    hint=${html`<span class="row gain-row"><${Gains} card=${card} />${heritage}</span>`} />`;
}
