// Cards that look like cards, for the gallery, the tree and the home page. A game's table may draw its own.
import { html } from "../lib.js";
import { broken, hasWords, named, ROMAN, t } from "../words.js";
import { Known } from "./known.js";
import { ColourMark, Emblem, Icon, Points, Seal, Seat } from "./marks.js";

/** @import { Drawn } from "../lib.js" */
/** @import { progress, sEvolution } from "../types/view.d.ts" */
/** What a picture of a technology needs; a card of a pack has more.
 * @typedef {Pick<progress.PrintedTechnology, "id" | "names" | "age" | "type" | "discard" | "costs" | "benefit">
 * & Partial<progress.PrintedTechnology>} Tech */

const KNOWLEDGE = ["science", "engineering", "culture", "general"];
/** @type {("prestige" | "population" | "army")[]} */
const POWERS = ["prestige", "population", "army"];

/** @param {string} key */
const word = (key) => (hasWords(key, "progress") ? t(key, {}, "progress") : "");

/** A gain: a token, a step of a skill, steps on a power track. @param {{gain: [string, number]}} props */
export function Gain({ gain: [what, n] }) {
  if (KNOWLEDGE.includes(what))
    return html`<span>${Array.from(
      { length: n },
      () => html`<${Seal} type=${what}
      label=${word(`knowledge-${what}`)} />`,
    )}</span>`;
  const [icon, label] = POWERS.some((power) => power === what)
    ? [`p-${what}`, word(`power-${what}`)]
    : [`s-${what}`, word(`skill-${what}`)];
  return html`<span><${Icon} name=${icon} label=${label} />+${n}</span>`;
}

/** @param {{line: progress.CostLine, name: (id: string) => string, have?: Set<string>,
 * mark: (field: string, value?: string | null) => Drawn, field: string}} props */
function CostLine({ line, name, have, mark, field }) {
  const met = line.prerequisite && have?.has(line.prerequisite);
  return html`<li><span class="number">${line.amount}</span><${Seal} type=${line.type}
    label=${word(`knowledge-${line.type}`)} />
    ${
      line.prerequisite &&
      html`<span class=${met ? "prerequisite met" : "prerequisite"}>
      ${met ? html`<${Icon} name="check" />` : "/ "}${name(line.prerequisite)}${mark("needs", line.prerequisite)}
      </span>`
    }${mark(field)}</li>`;
}

/** A technology. @param {{card: Tech, name?: (id: string) => string, have?: Set<string>, state?: string,
 * action?: Drawn, known?: boolean}} props `known`: facts are marked */
export function TechCard({ card, name = (id) => id, have, state = "", action, known = false }) {
  const label = named(card);
  /** @param {string} field @param {string | null} [value] */
  const mark = (field, value) => known && html`<${Known} card=${card} field=${field} value=${value} />`;
  const symbol =
    card.symbol && html`<${Icon} name=${card.symbol > 3 ? "end" : "new-age"} label=${t("web-card-symbol")} />`;
  return html`<article class=${`card ${state}`} data-type=${card.type} data-age=${card.age}>
    <div class="rock"></div><div class="card-head"><div class="card-marks">
      <${Seal} type=${card.type} label=${word(`knowledge-${card.type}`)} />${mark("type")}
      <span class="discard-value"><${Icon} name="cover"
        label=${t("web-card-discard")} />${card.discard}</span>${mark("discard")}
        <span class="spacer"></span>${symbol}${mark("age")}<${Icon} name=${`age-${card.age}`}
        label=${t("web-age", { age: ROMAN[card.age] })} /></div>
      <h3 class=${label.length > 17 ? "card-name lengthy" : "card-name"}>${broken(card)}</h3></div>
    <div class="card-find"><${Emblem} card=${card.id} /></div>
    <ul class="card-costs" aria-label=${t("web-card-cost")}>
      ${card.costs.map(
        (line, at) => html`<${CostLine} line=${line}
      name=${name} have=${have} mark=${mark} field=${`cost${at + 1}`} />`,
      )}</ul>
    <div class="card-gains">${card.benefit.map(
      (gain) => html`<${Gain}
      gain=${gain} />`,
    )}${mark("benefit")}
      ${POWERS.filter((power) => card[power]).map(
        (power) => html`<span class="gain-powers">
        <${Icon} name=${`p-${power}`} label=${word(`power-${power}`)} />${card[power]}</span>`,
      )}${mark("power")}
      ${
        (card.vp || card.per_five) &&
        html`<span class="gain-points"><${Points} n=${card.per_five ? "⅕" : card.vp} />
        </span>`
      }</div>
    ${action && html`<div class="card-bar">${action}</div>`}
  </article>`;
}

/** A personality. @param {{card: progress.PrintedPersonality}} props */
export function PersonCard({ card }) {
  const name = named(card);
  return html`<article class="card" data-type="general"
    data-age=${{ philosopher: 1, scientist: 2, artist: 3 }[card.group]}>
    <div class="rock"></div><div class="card-head"><div class="card-marks"><${Icon} name="person" /><span
      class="spacer"></span>
      <b>${card.order}</b></div>
      <h3 class=${name.length > 17 ? "card-name lengthy" : "card-name"}>${broken(card)}</h3></div>
    <div class="portrait"><span><b>${name[0]}</b></span></div>
    <div class="card-gains">${card.benefit.map(
      (gain) => html`<${Gain}
      gain=${gain} />`,
    )}${card.vp > 0 && html`<span class="gain-points"><${Points} n=${card.vp} /></span>`}</div>
    ${
      card.heritage.length > 0 &&
      html`<div class="card-bar"><span class="caption">
      ${word("board-heritage") || t("web-card-heritage")}
      </span> ${card.heritage.map((gain) => html`<${Gain} gain=${gain} />`)}</div>`
    }
  </article>`;
}

/** A milestone. @param {{card: progress.PrintedMilestone, name?: (id: string) => string}} props */
export function MilestoneCard({ card, name = (id) => id }) {
  return html`<article class="card milestone" data-type="general"
    data-age=${{ ancient: 1, medieval: 2, renaissance: 3 }[card.group]}>
    <div class="rock"></div><div class="card-head"><h3 class="card-name">${broken(card)}</h3></div>
    <div class="slots">${card.costs.map(
      (line) => html`<div class="slot" data-type=${line.type}><span><span
        class="number">${line.amount}
        </span> <${Seal} type=${line.type} label=${word(`knowledge-${line.type}`)} /></span>
      <span>${line.prerequisite ? name(line.prerequisite) : ""}</span><span class="empty"></span></div>`,
    )}</div>
    <div class="card-gains">${card.benefits.map((gain) => html`<${Gain} gain=${gain} />`)}
      <span class="gain-points"><${Points} n=${card.vp} /></span></div>
  </article>`;
}

/** A face-down card of an age. @param {{age: number}} props */
export function Back({ age }) {
  return html`<article class="card back" data-age=${age}><div class="rock"></div>
    <b><${Icon} name=${`age-${age}`} label=${t("web-age", { age: ROMAN[age] })} /></b></article>`;
}

/** @type {Record<string, string>} */
const RESOURCE_ICONS = { food: "food", tools: "tools", science: "bulb", joker: "joker" };

/** A card of S-Evolution's decks. @param {{card: Omit<sEvolution.DeckCard, "origin">, state?: string,
 * action?: Drawn, letter?: string, calamity?: string, title?: string}} props */
export function SuitCard({ card, state = "", action, letter = "", calamity, title }) {
  const icon = calamity ? (calamity === "any" ? "warning" : `c-${calamity}`) : (RESOURCE_ICONS[card.kind] ?? "joker");
  const n = calamity || card.kind === "joker" ? 1 : (card.amount ?? 1);
  return html`<article class=${`suit-card ${calamity ? "calamity" : ""} ${state}`} data-suit=${card.suit}>
    <div class="suit-head"><span class="number">${card.number}</span><${Icon}
      name=${`suit-${card.suit}`} /><b>${letter}</b>
      </div>
    <div class=${n === 1 ? "suit-body one" : "suit-body"}>${Array.from(
      { length: n },
      () => html`<${Icon}
      name=${icon} />`,
    )}</div>
    ${title && html`<h3 class="suit-name">${title}</h3>`}
    ${action && html`<div class="card-bar">${action}</div>`}
  </article>`;
}

const COLOURS = ["red", "green", "blue", "yellow"];

/** A Discovery of S-Evolution. @param {{card: sEvolution.PrintedDiscovery}} props */
export function DiscoveryCard({ card }) {
  const seat = COLOURS.indexOf(card.face);
  return html`<article class="suit-card discovery" data-age=${card.age}><div class="rock"></div>
    <div class="suit-head"><span class="number">${ROMAN[card.age]}</span><span class="spacer"></span>
      <${Seat} seat=${COLOURS.indexOf(card.back)} label=${t(`web-colour-${card.back}`)} /></div>
    <div class="suit-body one">${
      seat >= 0 && html`<${ColourMark} at=${seat} name=${t(`web-colour-${card.face}`)} />`
    }</div>
    <h3 class="suit-name">${broken(card)}</h3></article>`;
}
