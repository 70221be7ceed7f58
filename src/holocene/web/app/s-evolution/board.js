// A player's board: Ages with their Discoveries, stocks with what is needed and what is coming, Pops, places.
import { html } from "../lib.js";
import { ROMAN } from "../telling.js";
import { Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { GAME, iconOf, levels, limits, needsOf, PLACES, placed, RESOURCES, SUIT_OF } from "./facts.js";
import { DiscoveryMark, placeName, resourceLabel, resourceName } from "./marks.js";

/** @typedef {import("./facts.js").Model} Model */
/** @typedef {import("./facts.js").Player} Player */

/** The six Ages, the oldest at the bottom: a colour is a Discovery that lies face up.
 * @param {{table: Model, player: Player}} props */
export function Ages({ table, player }) {
  const telling = table.telling.value;
  return html`<ol class="six" aria-label=${t("ws-ages")}>${player.discoveries.map((card) => {
    const isUp = player.face_up.includes(card.age);
    const isNow = card.age === player.age;
    const inHand = isNow && player.hand.holds_discovery;
    const colour = telling.fact("colour", card.face);
    const where = t(isUp ? "ws-discovery-up" : inHand ? "ws-discovery-hand" : "ws-discovery-down", {
      discovery: telling.card(card.discovery),
      colour,
    });
    return html`<li class=${isNow ? "now" : isUp ? "" : "covered"} data-age=${card.age}
      aria-current=${isNow ? "true" : undefined} data-tip=${where}>
      <span class="rock"></span><b>${ROMAN[card.age]}</b><span class="unseen">${where}</span>
        ${
          isUp
            ? html`<${DiscoveryMark} colour=${card.face} telling=${telling} silent />`
            : html`<span class=${`empty${inHand ? " filled" : ""}`}>
        </span>`
        }</li>`;
  })}</ol>`;
}

/** Stocks from 0 to 8; the line marks the need of the Age, pale squares what the Harvest will bring.
 * @param {{table: Model, player: Player, soon?: number[], words?: boolean}} props */
export function Stocks({ table, player, soon, words = false }) {
  const most = limits(table).stock;
  const needed = needsOf(table, player);
  return html`<ul class="stocks">${RESOURCES.map((name, at) => {
    const n = player.stock[at];
    const later = soon?.[at] ?? n;
    const asked = needed[at];
    const said = [
      t("mat-amount", { resource: resourceName(name), n }, GAME),
      later > n ? t("ws-soon", { n: later }) : "",
      asked ? t("ws-need", { n: asked }) : "",
    ]
      .filter(Boolean)
      .join(", ");
    return html`<li tabindex="0" data-suit=${SUIT_OF[name]} data-tip=${said}><${Icon} name=${iconOf(name)} /><span
      class="unseen">${said}
      </span>
      ${words && html`<span class="stock-name" aria-hidden="true">${resourceLabel(name)}</span>`}
      <span class="bar" aria-hidden="true">${Array.from(
        { length: most },
        (_, i) => html`<i
        class=${`${i < n ? "on" : i < later ? "soon" : ""}${i + 1 === asked ? " need" : ""}`}></i>`,
      )}</span>
      <span class="number" aria-hidden="true">${n}${later > n ? html`<small>→${later}</small>` : ""}</span></li>`;
  })}</ul>`;
}

/** Population, and how many of its Pops are placed. @param {{table: Model, player: Player, words?: boolean}} props */
export function Population({ table, player, words = false }) {
  const most = limits(table).population_max;
  const said = `${t("mat-population", { n: player.population }, GAME)}, ${t("ws-placed", { n: placed(player) })}`;
  return html`<div class="population" data-tip=${said}><span class="unseen">${said}</span>
    <span class="population-pops" aria-hidden="true">${Array.from(
      { length: most },
      (_, i) => html`<${Icon} name="pop"
    class=${i >= player.population ? "faint" : i < placed(player) ? "placed" : ""} />`,
    )}</span>
    <b class="number" aria-hidden="true">${player.population}</b>
      ${words && html`<span class="caption" aria-hidden="true">${t("ws-placed", { n: placed(player) })}</span>`}</div>`;
}

/** Buildings and Advantages with their levels. @param {{table: Model, player: Player, words?: boolean}} props */
export function Places({ table, player, words = false }) {
  const telling = table.telling.value;
  return html`<ul class=${`places${words ? " places-named" : ""}`}>${PLACES.map((place) => {
    const level = player.places[place];
    const name = telling.card(place);
    const said = `${
      level ? t("ws-level-of", { place: name, n: level }) : t("ws-no-pop", { place: name })
    }. ${t(`effect-${place}`, undefined, GAME)}`;
    return html`<li class=${`place${level ? " has" : ""}`} data-tip=${said}><${Icon} name=${iconOf(place)} />
      <span class="unseen">${said}</span>${
        words &&
        html`<span aria-hidden="true" class="place-name">${placeName(telling, place)}
      </span>`
      }
      <span class="pips" aria-hidden="true">${Array.from(
        { length: levels(table, place) },
        (_, i) => html`<i
        class=${i < level ? "on" : ""}></i>`,
      )}</span></li>`;
  })}</ul>`;
}
