// The decision that is due, by its phase.
import { html, useEffect } from "../../lib.js";
import { t } from "../../words.js";
import { me } from "../facts.js";
import { chosen, kind, section } from "../plan.js";
import { Act } from "./act.js";
import { Complete, Drawing, Shuffling, Succeed, Take, TakeBack } from "./choosing.js";
import { Reason } from "./parts.js";
import { PayButton, Payment } from "./payment.js";
import { Picking } from "./picking.js";

/** @typedef {import("../facts.js").Table} Table */

/** @param {{table: Table}} props */
const Pay = ({ table }) => html`<div class="deciding"><${Payment} table=${table} /></div>
  <div class="deciding-foot">
  <${PayButton} table=${table} words=${table.view.card ? t("wp-pay-and-discover") : t("wp-pay-section")} />
    ${
      table.moment.can_undo &&
      html`<div class="row ways-back"><button class="button back" onClick=${table.unpay}>${t("wp-other")}
      </button></div>`
    }</div>`;

/** @type {Record<string, import("../../lib.js").Component<{table: Table}>>} */
const PHASES = {
  act: Act,
  pay: Pay,
  draw: Drawing,
  "quick-draw": Drawing,
  shuffle: Shuffling,
  upkeep: Picking,
  "quick-discard": Picking,
  give: Picking,
  take: Take,
  "take-back": TakeBack,
  complete: Complete,
  succeed: Succeed,
};

/** The question in a few words; the whole sentence stands beneath it where it says more. @param {Table} table */
export function question(table) {
  const { view } = table;
  if (view.phase === "act" && chosen.value)
    return table.legal.has(`discover ${chosen.value}`) && kind.value !== "research"
      ? table.telling.say("wp-pay-for", { technology: chosen.value })
      : table.telling.card(chosen.value);
  if (view.phase === "act" && section.value)
    return table.telling.say("wp-pay-for-milestone", { milestone: view.milestone });
  if (view.phase === "pay")
    return view.card
      ? table.telling.say("wp-pay-for", { technology: view.card })
      : table.telling.say("wp-pay-for-milestone", { milestone: view.milestone });
  if (view.phase === "act" && me(table)) return nextAction(table);
  return table.moment.prompt ? table.telling.asked(table.moment.prompt) : "";
}

/** "Action 1 of 2: choose what you do", while there are actions. @param {Table} table */
function nextAction(table) {
  const most = table.preview.actions;
  const n = table.view.used + 1;
  return n > most ? t("wp-ask-none", { most }) : t("wp-ask-act", { n, most });
}

/** The body of the decision: what can be chosen, and the buttons. @param {{table: Table}} props */
export function Decide({ table }) {
  const step = `${table.view.phase}/${chosen.value}/${section.value}`;
  useEffect(() => document.querySelector(".ask .body")?.scrollTo(0, 0), [step]);
  const Phase = PHASES[table.view.phase];
  return html`<${Reason} />${table.mine && Phase && html`<${Phase} table=${table} />`}`;
}
