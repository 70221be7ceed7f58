// Cards chosen together: Upkeep, the discards of a Quick Draw, and the card given to the Time deck. Sent as one list.
import { html } from "../../lib.js";
import { t } from "../../words.js";
import { copies, me, tech } from "../facts.js";
import { Icon, Seal } from "../marks.js";
import { pick, pickedNow } from "../plan.js";
import { Guides } from "./free.js";
import { Main } from "./parts.js";

/** @typedef {import("../facts.js").Table} Table */

/** @param {{table: Table}} props */
export function Picking({ table }) {
  const player = /** @type {import("../facts.js").Player} */ (me(table));
  const verb = table.view.phase === "give" ? "give" : "discard";
  const most = table.own?.wanted ?? 0;
  const picked = pickedNow(table);
  const moves = picked.map((/** @type {string} */ key) => `${verb} ${key.slice(0, key.lastIndexOf("-"))}`);
  const ready = moves.length === most;
  return html`<div class="deciding"><p class="caption">${t(`wp-${table.view.phase}-help`, { n: most })}</p>
      <div class="sources">${copies(table, player.hand).map(({ id, key }) => {
        const at = picked.indexOf(key);
        const card = tech(table, id);
        return html`<button class="chip tap" key=${key} data-type=${card.type} data-pick=${key}
          aria-pressed=${String(at >= 0)} onClick=${() => pick(table, key)}>
          ${
            at >= 0
              ? html`<${Icon} name="check" />`
              : html`<${Seal} type=${card.type}
            silent />`
          }${table.telling.card(id)}${
            table.own?.hand[id]?.owned &&
            html` <span class="caption">${t("wp-have-copy")}
            </span>`
          }${most > 1 && at >= 0 && html` <b class="number">${at + 1}</b>`}</button>`;
      })}</div><div class="choice-rows"><${Guides} table=${table} /></div></div>
    <div class="deciding-foot">
      <${Main} words=${ready ? t(`wp-${verb}-these`, { n: most }) : t("wp-choose-more", { n: most - moves.length })}
      off=${!ready} barrier=${table.view.phase === "upkeep"} moves=${moves.join("; ")}
      press=${() => table.play(moves)} /></div>`;
}
