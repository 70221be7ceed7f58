// Cards that look like cards, for the gallery, the tree and the home page. A game's table may draw its own.
import { html } from "../lib.js";
import { hasWords, named, ROMAN, t } from "../words.js";
import { Emblem, Icon, LETTERS, Points, Seal, Seat } from "./marks.js";

const KNOWLEDGE = ["science", "engineering", "culture", "general"];
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
  const [icon, label] = POWERS.includes(what)
    ? [`p-${what}`, word(`power-${what}`)]
    : [`s-${what}`, word(`skill-${what}`)];
  return html`<span><${Icon} name=${icon} label=${label} />+${n}</span>`;
}

/** @param {{line: {type: string, amount: number, prerequisite: string | null}, name: (id: string) => string, have?:
 * Set<string>}} props */
function CostLine({ line, name, have }) {
  const met = line.prerequisite && have?.has(line.prerequisite);
  return html`<li><span class="num">${line.amount}</span><${Seal} type=${line.type}
    label=${word(`knowledge-${line.type}`)} />
    ${
      line.prerequisite &&
      html`<span class=${met ? "or met" : "or"}>
      ${met ? html`<${Icon} name="check" />` : "/ "}${name(line.prerequisite)}</span>`
    }</li>`;
}

/** A technology. @param {{card: any, name?: (id: string) => string, have?: Set<string>, state?: string, action?: any,
 * heading?: string}} props */
export function TechCard({ card, name = (id) => id, have, state = "", action }) {
  const label = named(card);
  const symbol =
    card.symbol && html`<${Icon} name=${card.symbol > 3 ? "end" : "new-age"} label=${t("web-card-symbol")} />`;
  return html`<article class=${`tc ${state}`} data-type=${card.type} data-age=${card.age}>
    <div class="lith"></div><div class="tc-h"><div class="tc-m">
      <${Seal} type=${card.type} label=${word(`knowledge-${card.type}`)} />
      <span class="dv"><${Icon} name="cover" label=${t("web-card-discard")} />${card.discard}</span><span class="sp">
        </span>${symbol}<${Icon} name=${`age-${card.age}`} label=${t("web-age", { age: ROMAN[card.age] })} /></div>
      <h3 class=${label.length > 17 ? "tc-n l" : "tc-n"}>${label}</h3></div>
    <div class="tc-f"><${Emblem} card=${card.id} /></div>
    <ul class="tc-c" aria-label=${t("web-card-cost")}>${card.costs.map(
      (/** @type {any} */ line) => html`<${CostLine}
      line=${line} name=${name} have=${have} />`,
    )}</ul>
    <div class="tc-g">${card.benefit.map((/** @type {any} */ gain) => html`<${Gain} gain=${gain} />`)}
      ${POWERS.filter((power) => card[power]).map(
        (power) => html`<span class="g2">
        <${Icon} name=${`p-${power}`} label=${word(`power-${power}`)} />${card[power]}</span>`,
      )}
      ${
        (card.vp > 0 || card.per_five) &&
        html`<span class="g3"><${Points} n=${card.per_five ? "⅕" : card.vp} />
        </span>`
      }</div>
    ${action && html`<div class="tc-a">${action}</div>`}
  </article>`;
}

/** A personality. @param {{card: any}} props */
export function PersonCard({ card }) {
  const name = named(card);
  return html`<article class="tc" data-type="general"
    data-age=${{ philosopher: 1, scientist: 2, artist: 3 }[String(card.group).split("-").pop() ?? ""] ?? 1}>
    <div class="lith"></div><div class="tc-h"><div class="tc-m"><${Icon} name="person" /><span class="sp"></span>
      <b>${card.order}</b></div><h3 class=${name.length > 17 ? "tc-n l" : "tc-n"}>${name}</h3></div>
    <div class="cam"><span><b>${name[0]}</b></span></div>
    <div class="tc-g">${card.benefit.map(
      (/** @type {any} */ gain) => html`<${Gain}
      gain=${gain} />`,
    )}${card.vp > 0 && html`<span class="g3"><${Points} n=${card.vp} /></span>`}</div>
    ${
      card.heritage?.length > 0 &&
      html`<div class="tc-a"><span class="cap">
      ${word("board-heritage") || t("web-card-heritage")}
      </span> ${card.heritage.map((/** @type {any} */ gain) => html`<${Gain} gain=${gain} />`)}</div>`
    }
  </article>`;
}

/** A milestone. @param {{card: any, name?: (id: string) => string}} props */
export function MilestoneCard({ card, name = (id) => id }) {
  return html`<article class="tc ms" data-type="general"
    data-age=${{ ancient: 1, medieval: 2, renaissance: 3 }[String(card.group)] ?? 1}>
    <div class="lith"></div><div class="tc-h"><h3 class="tc-n">${named(card)}</h3></div>
    <div class="slots">${card.costs.map(
      (/** @type {any} */ line) => html`<div class="slot" data-type=${line.type}><span><span class="num">${line.amount}
        </span> <${Seal} type=${line.type} label=${word(`knowledge-${line.type}`)} /></span>
      <span>${line.prerequisite ? name(line.prerequisite) : ""}</span><span class="o"></span></div>`,
    )}</div>
    <div class="tc-g">${card.benefits.map((/** @type {any} */ gain) => html`<${Gain} gain=${gain} />`)}
      <span class="g3"><${Points} n=${card.vp} /></span></div>
  </article>`;
}

/** A face-down card of an age. @param {{age: number}} props */
export function Back({ age }) {
  return html`<article class="tc back" data-age=${age}><div class="lith"></div>
    <b><${Icon} name=${`age-${age}`} label=${t("web-age", { age: ROMAN[age] })} /></b></article>`;
}

/** @type {Record<string, string>} */
const RESOURCE_ICONS = { food: "food", tools: "tools", science: "bulb", joker: "joker" };

/** A card of S-Evolution's decks. @param {{card: any, state?: string, action?: any, letter?: string, calamity?:
 * string, title?: string}} props */
export function SuitCard({ card, state = "", action, letter = "", calamity, title }) {
  const icon = calamity ? (calamity === "any" ? "warning" : `c-${calamity}`) : (RESOURCE_ICONS[card.kind] ?? "joker");
  const n = calamity || card.kind === "joker" ? 1 : (card.amount ?? 1);
  return html`<article class=${`sc ${calamity ? "cal" : ""} ${state}`} data-suit=${card.suit}>
    <div class="sc-h"><span class="num">${card.number}</span><${Icon} name=${`suit-${card.suit}`} /><b>${letter}</b>
      </div>
    <div class=${n === 1 ? "sc-b one" : "sc-b"}>${Array.from({ length: n }, () => html`<${Icon} name=${icon} />`)}</div>
    ${title && html`<h3 class="sc-n">${title}</h3>`}
    ${action && html`<div class="tc-a">${action}</div>`}
  </article>`;
}

const COLOURS = ["red", "green", "blue", "yellow"];

/** A Discovery of S-Evolution. @param {{card: any}} props */
export function DiscoveryCard({ card }) {
  const seat = COLOURS.indexOf(card.face);
  return html`<article class="sc disc" data-age=${card.age}><div class="lith"></div>
    <div class="sc-h"><span class="num">${ROMAN[card.age]}</span><span class="sp"></span>
      <${Seat} seat=${COLOURS.indexOf(card.back)} label=${t(`web-colour-${card.back}`)} /></div>
    <div class="sc-b one">${seat >= 0 && html`<${Seat} seat=${seat} label=${t(`web-colour-${card.face}`)} />`}</div>
    <h3 class="sc-n">${named(card)}</h3></article>`;
}

/** The mark of a colour of S-Evolution. @param {string} colour */
export const colourSeat = (colour) => COLOURS.indexOf(colour);
export { LETTERS };
