// A card read at leisure: the card itself, what it unlocks, who has it, where its values come from; and piles looked
// through.
import { HistoryNote } from "../history.js";
import { html } from "../lib.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { Known, KnownLegend } from "../ui/known.js";
import { joined, t } from "../words.js";
import { Card } from "./card.js";
import { roman } from "./decide/sources.js";
import { powersOf, tech, unlocked } from "./facts.js";
import { Gains, Icon, Points, Seal, wordsOfGain } from "./marks.js";
import { MilestoneCard } from "./people.js";

/** @typedef {import("./facts.js").Table} Table */
const GAME = "progress";

/** @param {Table} table @param {string} id */
export function openCard(table, id) {
  if (!table.own?.hand[id]) table.survey();
  openDialog(
    (close) =>
      html`<${Dialog} title=${table.telling.card(id)} close=${close}>
        <${Details} table=${table} id=${id} close=${close} />
        <${HistoryNote} game=${GAME} card=${id} /></${Dialog}>`,
  );
}

/** @param {{table: Table, id: string, close: () => void}} props */
function Details({ table, id, close }) {
  if (table.cards.technologies[id]) return html`<${TechDetails} table=${table} id=${id} close=${close} />`;
  if (table.cards.milestones[id])
    return html`<${MilestoneCard} table=${table} id=${id}
      covered=${table.view.milestone === id ? table.view.covered : [-1, -1, -1, -1]} />`;
  const card = table.cards.personalities[id];
  return html`<p class="caption">
    ${t(`group-${card.group}`, undefined, GAME)}${
      card.order ? ` · ${t("progress-order", undefined, GAME)} ${card.order}` : ""
    }
    </p>
    <dl class="sum"><dt>${t("card-benefit", undefined, GAME)}</dt><dd class="row gain-row"><${Gains}
      card=${card} /></dd>
      ${
        card.heritage?.length > 0 &&
        html`<dt>${t("progress-heritage", undefined, GAME)}</dt>
        <dd>${joined(card.heritage.map((/** @type {[string, number]} */ [name, n]) => wordsOfGain(name, n)))}</dd>`
      }
        </dl>`;
}

/** What a cost line is told with. @param {Table} table @param {import("./facts.js").CostLine} line */
const costWords = (table, { type, amount, prerequisite }) => ({
  n: amount,
  knowledge_id: type,
  technology: prerequisite ? table.telling.card(prerequisite) : "",
});

/** @param {{table: Table, id: string, close: () => void}} props */
function TechDetails({ table, id, close }) {
  const card = tech(table, id);
  const next = unlocked(table, id);
  const owners = table.view.players.flatMap((player, seat) => {
    if (player.active.includes(id)) return [table.telling.seat(seat)];
    return player.developing.some(({ technology }) => technology === id)
      ? [table.telling.say("progress-owner-developing", { player: seat })]
      : [];
  });
  const ends = table.preview.turning[id];
  /** @param {string} other */
  const turn = (other) => {
    close();
    openCard(table, other);
  };
  /** @param {string} field @param {string | null} [value] */
  const mark = (field, value) => html`<${Known} card=${card} field=${field} value=${value} />`;
  return html`<div class="card-reading"><${Card} table=${table} id=${id} bar=${null} />
    <dl class="sum">${
      ends &&
      html`<dt><${Icon} name="warning" /></dt>
      <dd class="bad">
      ${table.telling.say(`progress-note-${ends === "end" ? "ends" : "age"}-later`, { age: table.view.age + 1 })}</dd>`
    }
      <dt>${t("web-filter-type")}</dt>
        <dd>${t(`knowledge-${card.type}`, undefined, GAME)} ${mark("type")} · ${table.telling.say("progress-age", {
          age: card.age,
        })} ${mark("age")}
        </dd>
      <dt>${t("card-cost", undefined, GAME)}</dt><dd>${card.costs.map(
        (line, at) =>
          html`<div>${
            line.prerequisite
              ? html`<button class="link"
        onClick=${() => turn(/** @type {string} */ (line.prerequisite))}>
        ${t("card-cost-line-or", costWords(table, line), GAME)}</button> ${mark("needs", line.prerequisite)}`
              : t("card-cost-line", costWords(table, line), GAME)
          } ${mark(`cost${at + 1}`)}</div>`,
      )}</dd>
      <dt>${t("card-benefit", undefined, GAME)}</dt><dd>${benefits(card, mark)}</dd>
      <dt>${t("progress-unlocks", undefined, GAME)}</dt><dd>
        ${
          next.length
            ? next.map(
                (row) => html`<button class="link" onClick=${() => turn(row.id)}>
        ${table.telling.card(row.id)} (${roman(row.age)})</button> `,
              )
            : "–"
        }</dd>
      <dt>${t("progress-owned", undefined, GAME)}</dt><dd>${owners.length ? joined(owners) : "–"}</dd>
      <dt>${t("progress-printed", undefined, GAME)}</dt><dd>
        ${t("card-discard-value", { n: card.discard }, GAME)} ${mark("discard")}${
          card.symbol ? ` · ${t("card-symbol", { age: roman(card.symbol) }, GAME)}` : ""
        } · ${card.marks.map((n) => `${n}+`).join(" ")}
        </dd>
      <dt>${t("progress-origin", undefined, GAME)}</dt>
        <dd>${t(`card-origin-${card.origin}`, undefined, GAME)} ${mark("name")}</dd></dl>
    ${card.facts && html`<${KnownLegend} />`}</div>`;
}

/** What a card gives, one thing a line. @param {import("./facts.js").Tech} card
 * @param {(field: string) => import("../lib.js").Drawn} mark */
function benefits(card, mark) {
  /** @type {import("../lib.js").Drawn[]} */
  const all = card.benefit.map(([name, n]) => html`${wordsOfGain(name, n)} ${mark("benefit")}`);
  all.push(...powersOf(card).map(([name, n]) => html`${wordsOfGain(name, n)} ${mark("power")}`));
  if (card.vp) all.push(t("card-vp", { n: card.vp }, GAME));
  if (card.per_five) all.push(t("card-per-five", { knowledge_id: card.per_five }, GAME));
  return all.length ? all.map((words) => html`<div>${words}</div>`) : "–";
}

/** Looks through a discard pile, from the top (O4), or the Time deck. @param {Table} table
 * @param {string} what "pile 2" or "time" */
export function openPile(table, what) {
  const age = Number(what.slice(5));
  const title = what === "time" ? t("zone-time", undefined, GAME) : table.telling.say("zone-pile", { age });
  const ids =
    what === "time"
      ? Object.entries(table.view.time).flatMap(([id, n]) => Array(n).fill(id))
      : table.view.piles[age - 1].toReversed();
  openDialog(
    (close) => html`<${Dialog} title=${title} close=${close}>
    <p class="caption">
      ${
        what === "time"
          ? t("wp-time-help", { n: table.view.penalty_group })
          : ids.length
            ? t("wp-pile-help")
            : t("wp-pile-empty")
      }
      </p>
    <ol class="pile-list">${ids.map((/** @type {string} */ id) => {
      const card = tech(table, id);
      return html`<li><button class="layer" data-type=${card.type} data-age=${card.age}
        onClick=${() => openCard(table, id)}><span class="rock"></span><b>${table.telling.card(id)}</b>
        <span class="gains"><${Seal} type=${card.type} /><span class="gain-row row"><${Gains} card=${card}
          points=${false} />
          </span>${card.vp > 0 && html`<${Points} n=${card.vp} />`}</span></button></li>`;
    })}</ol></${Dialog}>`,
  );
}
