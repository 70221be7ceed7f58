// One choice of several: which technology matures first (D3), what is taken back (D4), the Time card (L3), the
// successor (H3).
import { html } from "../../lib.js";
import { t } from "../../words.js";
import { naming, tech } from "../facts.js";
import { Gains, Markers, Seal } from "../marks.js";
import { Guides } from "./free.js";
import { Choice, Main } from "./parts.js";
import { Shuffles, Sources } from "./sources.js";

/** @typedef {import("../facts.js").Table} Table */
const GAME = "progress";

/** @type {Record<string, string>} */
const ICONS = { "take back": "s-hand", complete: "check", take: "deck" };

/** A technology to be chosen, with what it gives. @param {{table: Table, verb: string, id: string, markers?: number}}
 * props */
function TechChoice({ table, verb, id, markers }) {
  const card = tech(table, id);
  return html`<${Choice} table=${table} moves=${[`${verb} ${id}`]} icon=${ICONS[verb]} type=${card.type}
    label=${html`<span class="row named"><${Seal} type=${card.type} silent />
    <span class="unseen">${table.telling.move(`${verb} ${id}`)}</span>
    <b aria-hidden="true">${table.telling.card(id)}</b></span>`}
    hint=${html`<span class="row gain-row">${markers ? html`<${Markers} n=${markers} />` : ""}<${Gains} card=${card} />
      </span>`} />`;
}

/** D4: what is not taken back goes on. @param {{table: Table}} props */
export function TakeBack({ table }) {
  const { developing } = table.view.players[table.view.to_act];
  return html`<div class="deciding"><div class="choice-rows">${naming(table, "take back").map(
    (id) => html`<${TechChoice}
    table=${table} verb="take back" id=${id} markers=${developing.find((each) => each.technology === id)?.markers} />`,
  )}
    <${Guides} table=${table} /></div></div>
    <div class="deciding-foot"><${Main} words=${t("move-keep", undefined, GAME)} moves="keep"
      press=${() => table.play(["keep"])} /></div>`;
}

/** D3. @param {{table: Table}} props */
export const Complete = ({ table }) =>
  html`<div class="deciding"><div class="choice-rows">${naming(table, "complete").map(
    (id) => html`<${TechChoice} table=${table}
    verb="complete" id=${id} />`,
  )}<${Guides} table=${table} /></div></div>`;

/** L3: any card of the Time deck whose age is still in the game. @param {{table: Table}} props */
export const Take = ({ table }) =>
  html`<div class="deciding"><div class="choice-rows">${naming(table, "take")
    .filter((id) => !id.startsWith("back "))
    .map((id) => html`<${TechChoice} table=${table} verb="take" id=${id} />`)}</div></div>`;

/** H3, H5, X4. @param {{table: Table}} props */
export const Succeed = ({ table }) =>
  html`<div class="deciding"><div class="choice-rows"><${Guides} table=${table} /></div></div>
    <div class="deciding-foot"><${Choice} table=${table} moves=${["decline"]} /></div>`;

/** A draw that goes on, card by card. @param {{table: Table}} props */
export const Drawing = ({ table }) =>
  html`<div class="deciding"><${Sources} table=${table} verb=${table.view.phase === "draw" ? "draw" : "quick draw"}
    left=${table.view.left} /></div>
    ${
      table.view.phase === "draw" &&
      html`<div class="deciding-foot"><button class="button big" data-move="stop"
      onClick=${() => table.play(["stop"])}>${t("move-stop", undefined, GAME)}</button></div>`
    }`;

/** @param {{table: Table}} props */
export const Shuffling = ({ table }) =>
  html`<div class="deciding"><${Shuffles} table=${table} left=${table.view.left} /></div>`;
