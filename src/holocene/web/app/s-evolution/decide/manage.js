// Management as a sheet: what there is to spend, and every step with its price, payable or with the reason why not.
import { html } from "../../lib.js";
import { ROMAN } from "../../telling.js";
import { Icon } from "../../ui/marks.js";
import { t } from "../../words.js";
import {
  ADVANTAGES,
  BUILDINGS,
  GAME,
  iconOf,
  legalMove,
  levels,
  limits,
  placed,
  previewOf,
  RESOURCES,
  viewOf,
} from "../facts.js";
import { act } from "../hand.js";
import { placeName, Resource, resourceName } from "../marks.js";
import { Done } from "./parts.js";

/** @typedef {import("../facts.js").Model} Model */
/** @typedef {import("../facts.js").Player} Player */

/** What there is to spend. @param {{table: Model, player: Player}} props */
const Purse = ({ player }) => html`<div class="purse"><span class="unseen">${t("ws-purse")}</span>
  ${RESOURCES.map((name, at) => html`<${Resource} name=${name} n=${player.stock[at]} word />`)}
  <span class="resource"><${Icon}
    name="pop" />${t("ws-free-pops", { n: player.population - placed(player) })}</span></div>`;

/** A step with its price in a small button. @param {{table: Model, move: string,
 * words: import("../../lib.js").Drawn}} props */
function Step({ table, move, words }) {
  const found = legalMove(table, move);
  const cost = previewOf(table)?.prices[move];
  const said = table.telling.value.move(move);
  const costs = cost ? `, ${t("note-costs", { resource: resourceName(cost.resource), n: cost.n }, GAME)}` : "";
  return html`<button type="button" class="chip tap step" data-move=${move} aria-disabled=${found ? undefined : "true"}
    data-tip=${`${said}${costs}`} onClick=${() => act(table, move)}>
    <span class="unseen">${said}${costs}${found?.barrier ? `, ${t("web-final")}` : ""}</span>
      <span class="step-inside" aria-hidden="true">${words}${
        cost &&
        html`<${Resource} name=${cost.resource}
      n=${cost.n} />`
      }${found?.barrier && html`<span class="lock"><${Icon} name="lock" /></span>`}</span></button>`;
}

/** @param {{table: Model, player: Player, place: string}} props */
function PlaceRow({ table, player, place }) {
  const view = viewOf(table);
  const telling = table.telling.value;
  const level = player.places[place];
  const isMoving = view.phase === "move";
  const steps = Array.from({ length: levels(table, place) }, (_, i) => i + 1).filter((to) => to > level);
  const verb = level ? "raise" : "place";
  return html`<li class=${`building-row${level ? " has" : ""}`}><span class="building-name"><${Icon}
    name=${iconOf(place)} />
    <span><b>${placeName(telling, place)}</b>${
      level > 0 &&
      html`<span class="caption">${t("ws-level", { n: level })}
    </span>`
    }</span></span>
    <span class="row">${steps.map(
      (to) => html`<${Step} table=${table} move=${`${verb} ${place} ${to}`}
      words=${html`<span class="pips level-pips" aria-hidden="true">
      ${Array.from({ length: levels(table, place) }, (_, i) => html`<i class=${i < to ? "on" : ""}></i>`)}</span>`} />`,
    )}
      ${level > 0 && !isMoving && html`<${Step} table=${table} move=${`move ${place}`} words=${t("ws-move")} />`}</span>
    <span class="caption effect">${t(`effect-${place}`, undefined, GAME)}</span></li>`;
}

/** @param {{table: Model}} props */
export function Manage({ table }) {
  const view = viewOf(table);
  if (view.round === view.rounds) return html`<${Done} table=${table} words=${t("ws-end-action")} />`;
  const player = view.players[table.seat.value];
  const isMoving = view.phase === "move";
  const last = player.age === player.discoveries.length;
  return html`<${Purse} table=${table} player=${player} />
    ${!isMoving && player.population === placed(player) && html`<p class="caption">${t("ws-no-free")}</p>`}
    ${
      isMoving &&
      html`<p class="warn-line"><${Icon} name="pop" />
      ${t("ws-moving", { place: table.telling.value.card(view.moving) })}</p>`
    }
    ${
      !isMoving &&
      html`<ul class="buildings"><li class="building-row"><span class="building-name"><${Icon} name="pop" />
        <span><b>${t("ws-population")}</b><span
          class="caption">${player.population}/${limits(table).population_max}</span>
        </span></span>
        <span class="row">${[1, 2].map(
          (n) => html`<${Step} table=${table} move=${`grow ${n}`} words=${`+${n}`} />`,
        )}</span>
        <span class="caption effect">${view.grown ? t("ws-grown") : t("ws-grow-note")}</span></li>
      <li class="building-row"><span class="building-name"><${Icon} name="new-age" />
        <span><b>${t("ws-age")}</b><span class="caption">${ROMAN[player.age]}</span></span></span>
        <span class="row"><${Step} table=${table} move="advance"
          words=${last ? t("ws-last-age") : `→ ${ROMAN[player.age + 1]}`} /></span>
        <span class="caption effect">${view.risen ? t("ws-bought") : t("ws-age-note")}</span></li></ul>`
    }
    <ul class="buildings" aria-label=${t("ws-buildings")}>${BUILDINGS.map(
      (place) => html`<${PlaceRow} key=${place}
      table=${table} player=${player} place=${place} />`,
    )}</ul>
    <ul class="buildings" aria-label=${t("ws-advantages")}>${ADVANTAGES.map(
      (place) => html`<${PlaceRow} key=${place}
      table=${table} player=${player} place=${place} />`,
    )}</ul>
    ${!isMoving && html`<div class="stick"><${Done} table=${table} words=${t("ws-done")} /></div>`}`;
}
