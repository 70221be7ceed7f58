// How to play S-Evolution, in figures made of its own cards, stocks and marks. Every number is of the card set.
import { html } from "../lib.js";
import { Bold } from "../ui/bold.js";
import { DiscoveryCard } from "../ui/card.js";
import { Icon } from "../ui/marks.js";
import { named, t } from "../words.js";
import { COLOURS, GAME, iconOf, SUIT_OF } from "./facts.js";
import { Amounts, Trick } from "./how-cards.js";
import { resourceName } from "./marks.js";

/** @typedef {import("./facts.js").Printed} Printed */

export const styles = [
  "s-evolution/cards",
  "s-evolution/board",
  "s-evolution/places",
  "s-evolution/zones",
  "s-evolution/how",
];
export const words = ["web-s-evolution"];
const POPS = 4; // of the people in the figure of needs

export const lede = () => t("how-s-evolution-lede");
export const tips = () => [1, 2, 3, 4].map((n) => t(`how-s-evolution-tip-${n}`));

/** @param {Printed} pack */
export function sections(pack) {
  const n = pack.board.limits.rounds;
  /** @type {[import("../lib.js").Component<{pack: Printed}>, string[], boolean?][]} */
  const parts = [
    [Round, ["round"]],
    [Trick, ["taking"], true],
    [Amounts, ["harvest"], true],
    [Ages, ["following", "trump", "ages"], true],
    [Needs, ["needs"]],
    [Spending, ["management"]],
    [Calamities, ["calamities"], true],
    [Discoveries, ["discoveries"]],
  ];
  return parts.map(([Figure, anchors, wide], at) => ({
    title: t(`how-s-evolution-${at + 1}`),
    text: t(`how-s-evolution-${at + 1}-text`, { n }),
    anchors,
    wide,
    Figure,
  }));
}

/** @param {{pack: Printed}} props */
const Round = ({ pack }) =>
  html`<ol class="how-round">${["cards", "tricks", "action"].map(
    (part) => html`<li><b>${t(`how-round-${part}`)}</b>
      <p>${t(`how-round-${part}-text`, { n: pack.board.limits.hand })}</p></li>`,
  )}</ol><p class="caption">${t("how-rounds", { n: pack.board.limits.rounds })}</p>`;

/** @param {{pack: Printed}} props */
function Ages({ pack }) {
  const ages = Object.entries(pack.board.needs).reverse();
  return html`<table class="how-table how-rise"><thead><tr>${["age", "people", "need"].map(
    (head) => html`<th scope="col">${t(`how-${head}-head`)}</th>`,
  )}</tr></thead><tbody>${ages.map(
    ([age, needs]) => html`<tr data-age=${age}><th scope="row"><span class="rock"></span>
      ${t(`s-age-${age}`, undefined, GAME)}</th><td>${t(`how-rise-${age}`)}</td>
      <td class="how-needs">${needs.map(
        (name) => html`<span class="resource" data-suit=${SUIT_OF[name]}><${Icon} name=${iconOf(name)}
          label=${resourceName(name)} /></span>`,
      )}</td></tr>`,
  )}</tbody></table>`;
}

/** Stocks of a people in Age V that is fed but for Science. @param {{pack: Printed}} props */
function Needs({ pack }) {
  const have = { food: POPS, tools: POPS, science: 1 };
  return html`<ul class="stocks">${Object.entries(have).map(
    ([name, n]) => html`<li data-suit=${SUIT_OF[name]}><${Icon} name=${iconOf(name)} label=${resourceName(name)} />
      <span class="bar" aria-hidden="true">${Array.from(
        { length: pack.board.limits.stock },
        (_, at) => html`<i class=${`${at < n ? "on" : ""}${at === POPS - 1 ? " need" : ""}`}></i>`,
      )}</span><span class="number">${n}</span></li>`,
  )}</ul><p class="population"><span class="population-pops" aria-hidden="true">${Array.from(
    { length: pack.board.limits.population_max },
    (_, at) => html`<${Icon} name="pop" class=${at < POPS ? "" : "faint"} />`,
  )}</span><b class="number">${POPS}</b></p>
  <ul class="how-lines">${Object.entries(have).map(([name, n]) => {
    const facts = { n, of: POPS, resource: resourceName(name) };
    return html`<li><${Icon} name=${n === POPS ? "check" : "close"} />
      <span><${Bold} words=${t(n === POPS ? "how-need-met" : "how-need-short", facts)} /></span></li>`;
  })}</ul>`;
}

/** @param {{pack: Printed}} props */
function Spending({ pack }) {
  const { growth } = pack.board;
  const rows = [
    ["pop", t("how-grow", { n: growth.population.one })],
    ["farm", t("how-farm")],
    ["protection", t("how-protection")],
    ["bulb", t("how-buy-age", { n: growth.age })],
  ];
  return html`<ul class="how-lines">${rows.map(
    ([icon, line]) => html`<li><${Icon} name=${icon} /><span>${line}</span></li>`,
  )}</ul>`;
}

/** @param {{pack: Printed}} props */
const Calamities = ({ pack }) =>
  html`<ul class="how-calamities">${Object.values(pack.calamities).map(
    (card) => html`<li data-suit="violet"><${Icon} name=${`c-${card.id}`} /><b>${named(card)}</b>
      <span>${t(`effect-${card.id}`, undefined, GAME)}</span></li>`,
  )}</ul>`;

/** @param {{pack: Printed}} props */
function Discoveries({ pack }) {
  const of = (/** @type {string} */ colour) => Object.values(pack.discoveries).filter((card) => card.face === colour);
  const { points } = pack.board.discoveries;
  return html`<div class="how-discoveries">${[...of(COLOURS[0]).slice(0, 3), of(COLOURS[2])[0]].map(
    (card) => html`<${DiscoveryCard} card=${card} />`,
  )}</div><p><${Bold} words=${t("how-groups", { three: points[3], one: points[1] })} /></p>
  <p class="caption">${t("how-group-points", { list: points.slice(1).join(" · ") })}</p>`;
}
