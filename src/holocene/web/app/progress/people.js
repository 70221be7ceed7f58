// Personalities (guide, heritage) and milestones (sections, markers, cost), where the expansions are played.
import { html } from "../lib.js";
import { broken, t } from "../words.js";
import { Gains, Icon, Points, Seal, SeatMark } from "./marks.js";

/** @typedef {import("./facts.js").Table} Table */
const GAME = "progress";

/** Who guides a player, in one line; those who guided before count for their points (H7).
 * @param {{table: Table, player: import("./facts.js").Player, open: (id: string) => void}} props */
export function Guide({ table, player, open }) {
  if (player.guided.length === 0) return null;
  const before = player.guided.filter((id) => id !== player.guide);
  return html`<div class="guide"><span class="caption">${t("progress-guide", undefined, GAME)}</span>
    ${
      player.guide
        ? html`<${Person} table=${table} id=${player.guide} open=${open} />`
        : html`<span class="caption">
      –</span>`
    }
    ${before.map(
      (id) => html`<button class="chip tap was" onClick=${() => open(id)}>
      ${table.telling.card(id)} <${Points} n=${table.cards.personalities[id].vp} /></button>`,
    )}</div>`;
}

/** @param {{table: Table, id: string, open: (id: string) => void}} props */
function Person({ table, id, open }) {
  const card = table.cards.personalities[id];
  return html`<button class="chip tap" onClick=${() => open(id)} data-tip=${t(`group-${card.group}`, undefined, GAME)}>
    <b class="cameo" aria-hidden="true">${table.telling.card(id)[0]}</b>
    ${table.telling.card(id)} <${Gains} card=${card} /></button>`;
}

/** Milestones that a player has won. @param {{table: Table, seat: number, open: (id: string) => void}} props */
export function Won({ table, seat, open }) {
  const won = Object.entries(table.view.owners).filter(([, owner]) => owner === seat);
  if (won.length === 0) return null;
  return html`<div class="guide"><span class="caption">${t("progress-won", undefined, GAME)}</span>
    ${won.map(
      ([id]) => html`<button class="chip tap" onClick=${() => open(id)}>
    ${table.telling.card(id)} <${Points} n=${table.cards.milestones[id].vp} /></button>`,
    )}</div>`;
}

/** The current milestone, its sections with markers. @param {{table: Table}} props */
export function Milestone({ table }) {
  const { view } = table;
  if (!view.with_milestones) return null;
  return html`<section class="panel milestones-zone" aria-labelledby="h-ms"><h2
    id="h-ms">${t("progress-milestone", undefined, GAME)}
    </h2>
    ${
      view.milestone
        ? html`<${MilestoneCard} table=${table} id=${view.milestone} covered=${view.covered} />`
        : html`<p
      class="caption">${t("refusal-no-milestone", undefined, GAME)}</p>`
    }</section>`;
}

/** @param {{table: Table, id: string, covered: number[]}} props */
export function MilestoneCard({ table, id, covered }) {
  const card = table.cards.milestones[id];
  const current = table.view.milestone === id;
  const met = (current ? table.own?.sections : table.surveyed.value?.milestones[id]) ?? [];
  const age = ["ancient", "medieval", "renaissance"].indexOf(card.group) + 1;
  return html`<article class="milestone-row" data-age=${age}><div class="rock"></div>
    <div><p class="caption">${t(`milestone-group-${card.group}`, undefined, GAME)}</p><h3>${table.telling.card(id)}</h3>
    <ol class="slots">${card.costs.map(
      (line, n) => html`<li class="slot" data-type=${line.type}>
      <span class="row slot-line"><b class="number">${line.amount}</b><${Seal} type=${line.type} />
        ${
          covered[n] >= 0
            ? html`<${SeatMark} seat=${covered[n]} />
          <span class="unseen">${table.telling.say("progress-covered", { player: covered[n] })}
          </span>`
            : html`<span class="empty"></span>`
        }</span>
      ${
        line.prerequisite &&
        html`<span class=${met[n] ? "met" : ""}>
        ${met[n] && html`<${Icon} name="check" />`}${broken(table.cards.technologies[line.prerequisite])}
        </span>`
      }</li>`,
    )}</ol>
    <p class="card-gains"><${Gains} card=${card} /></p></div></article>`;
}
