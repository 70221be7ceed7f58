// A technology card: edge, seal, name, find, cost lines with their live status, gains, and one button as its bar.
import { html } from "../lib.js";
import { Emblem } from "../ui/marks.js";
import { broken, longest, t } from "../words.js";
import { costOf, me, tech } from "./facts.js";
import { AgeSymbol, Gains, Icon, Seal } from "./marks.js";

/** @typedef {import("./facts.js").Table} Table */
/** What the bar of a card says and does. `state`: can, no, selected, spent, marked, idle.
 * @typedef {{state: string, words: string, icon?: string, press: (() => void) | null, pressed?: boolean, help?:
 * string, note?: string, move?: string, foreseen?: string[], also?: {icon: string, move: string, press: () => void} |
 * null}} Bar `also`: another thing that can be done with the card */

/** The status of a cost line now: met by a prerequisite, payable, or missing; none for a card that she has.
 * @param {import("./facts.js").Cost | null} cost @param {number} at */
function status(cost, at) {
  if (!cost || cost.owned) return "";
  return cost.met[at] ? "met" : cost.short <= 0 ? "payable" : "missing";
}

/** @param {{table: Table, line: import("./facts.js").CostLine, state: string}} props */
export function CostLineView({ table, line, state }) {
  const name = line.prerequisite ? table.telling.card(line.prerequisite) : "";
  return html`<li data-state=${state}><span class="number">${line.amount}</span><${Seal} type=${line.type} />
    ${
      line.prerequisite
        ? html`<span class=${`prerequisite${state === "met" ? " met" : ""}`}>
          ${state === "met" ? html`<${Icon} name="check" />` : "/"} <span class=${longest(name) > 11 ? "squeezed" : ""}>
          ${broken(tech(table, line.prerequisite))}</span></span>`
        : null
    }
    ${state && html`<span class="unseen">(${t(`wp-line-${state}`)})</span>`}
    ${state === "missing" && html`<span class="miss" aria-hidden="true">✗</span>`}</li>`;
}

/** @param {{table: Table, id: string, bar: Bar | null, live?: boolean, fresh?: boolean, index?: number, flip?: string,
 * tab?: number, onFocus?: () => void, onDetails?: (() => void) | null}} props */
export function Card({ table, id, bar, live = true, fresh = false, index, flip, tab, onFocus, onDetails = null }) {
  const card = tech(table, id);
  const name = table.telling.card(id);
  const cost = live && me(table) !== null ? costOf(table, id) : null;
  const state = bar?.state ?? "";
  return html`<article class=${`card ${state}`} data-type=${card.type} data-age=${card.age} data-card=${id}
    data-flip=${flip} aria-label=${name}>
    <div class="rock"></div>
    <div class="card-head"><div class="card-marks"><${Seal} type=${card.type} />
      <b class="type-letter" aria-hidden="true">${t(`knowledge-${card.type}-letter`, undefined, "progress")}</b>
      <span class="discard-value"><${Icon} name="cover" /><span class="unseen">
        ${t("card-discard-value", { n: card.discard }, "progress")}</span><span aria-hidden="true">${card.discard}
        </span></span>
      <span class="spacer"></span><${AgeSymbol} card=${card} last=${table.view.last_age} />
        <${Icon} name=${`age-${card.age}`} /><span
          class="unseen">${table.telling.say("progress-age", { age: card.age })}
        </span></div>
      <h3 class=${`card-name${name.length > 15 || longest(name) > 11 ? " lengthy" : ""}`}>${broken(card)}</h3></div>
    <div class="card-find">${fresh && html`<span class="new-mark">${t("wp-new")}</span>`}<${Emblem} card=${card.id} />
      ${
        onDetails &&
        html`<button class="card-details" aria-label=${t("wp-details", { technology: name })} tabindex=${tab}
      onClick=${onDetails}><${Icon} name="help" /></button>`
      }</div>
    <ul class="card-costs" aria-label=${t("card-cost", undefined, "progress")}>
      ${card.costs.map(
        (line, at) => html`<${CostLineView} table=${table} line=${line} state=${status(cost, at)} />`,
      )}</ul>
    <div class="card-gains"><${Gains} card=${card} /></div>
    ${bar?.foreseen?.length ? html`<p class="card-foreseen">${bar.foreseen.join(" · ")}</p>` : null}
    ${
      bar &&
      (bar.press
        ? html`<button class="card-bar" aria-pressed=${bar.pressed === undefined ? undefined : String(bar.pressed)}
          tabindex=${tab} onFocus=${onFocus} data-index=${index} data-move=${bar.move}
          onClick=${bar.press}><span class="unseen">${name}: </span>${bar.icon && html`<${Icon} name=${bar.icon} />`}
            <span>${bar.words}</span>${
              bar.note &&
              html`<span class="card-warning"><${Icon} name="warning" />
            <span class="unseen">${bar.note}</span></span>`
            }</button>`
        : html`<div class="card-bar">${bar.icon && html`<${Icon} name=${bar.icon} />`}<span>${bar.words}</span></div>`)
    }
    ${
      bar?.also &&
      html`<button class="card-also" data-move=${bar.also.move} tabindex=${tab} onClick=${bar.also.press}
        aria-label=${table.telling.move(bar.also.move)} data-tip=${table.telling.move(bar.also.move)}>
        <${Icon} name=${bar.also.icon} /></button>`
    }
  </article>`;
}

/** A card from the back: the whole back is the rock of its age. @param {{age: number, words: string}} props */
export const Back = ({ age, words }) =>
  html`<div class="card back" data-age=${age} role="img" aria-label=${words}><div class="rock"></div>
    <b><${Icon} name=${`age-${age}`} /></b></div>`;
