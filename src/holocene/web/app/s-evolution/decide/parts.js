// Parts of every decision: a choice with what it does and whether it can be undone, and the button that ends a step.
import { html } from "../../lib.js";
import { Icon } from "../../ui/marks.js";
import { t } from "../../words.js";
import { foreseen, legalMove, previewOf } from "../facts.js";
import { act } from "../hand.js";

/** @import { Drawn } from "../../lib.js" */
/** @typedef {import("../facts.js").Model} Model */

/** A move to press; one that is not allowed says why. @param {{table: Model, move: string, mark?: Drawn,
 * label?: Drawn, hint?: Drawn, warn?: boolean, reason?: string, go?: boolean}} props */
export function Choice({ table, move, mark, label, hint, warn = false, reason = "", go = false }) {
  const found = legalMove(table, move);
  const words = label ?? table.telling.value.move(move);
  const ahead = found ? foreseen(table, move).join(" · ") : "";
  return html`<button type="button" class=${`choice-row${go ? " primary" : ""}`} data-move=${move}
    aria-disabled=${found ? undefined : "true"} onClick=${() => act(table, move)}>
    ${mark}<span class="choice-words"><span>${words}</span>${
      hint &&
      html`<span class=${`caption${warn ? " warn" : ""}`}>${hint}
      </span>`
    }${ahead && html`<span class="caption foreseen">${ahead}</span>`}
    ${!found && html`<span class="caption no"><${Icon} name="help" />${reason || t("ws-why-not")}</span>`}</span>
    ${
      found?.barrier &&
      html`<span class="lock" data-tip=${t("web-final")}><${Icon} name="lock" />
      <span class="unseen">, ${t("web-final")}</span></span>`
    }</button>`;
}

/** A Joker or a change in words, though it may be one of a later moment. @param {Model} table @param {string} move */
function inWords(table, move) {
  const [verb, resource, other] = move.split(" ");
  return table.telling.value.say(`move-${verb}`, other ? { resource, other } : { resource });
}

/** Jokers and changes at once, as the server would pay the needs. @param {{table: Model}} props */
export function Plan({ table }) {
  const moves = previewOf(table)?.plan ?? [];
  const made = moves.filter((move) => move !== "done");
  const steps = [...new Set(made)].map((move) => {
    const n = made.filter((each) => each === move).length;
    return `${inWords(table, move)}${n > 1 ? ` ×\u00a0${n}` : ""}`;
  });
  if (moves.length < 2 || table.isLesson || !table.isMine.value) return null;
  return html`<button type="button" class="choice-row primary" data-plan data-move=${moves.join("; ")}
    onClick=${() => table.play([...moves])}><${Icon} name="check" /><span class="choice-words">
      <span>${t("wc-plan")}</span><span class="caption">${steps.join(" · ")}</span></span></button>`;
}

/** The button that ends a step. @param {{table: Model, words: string, move?: string}} props */
export function Done({ table, words, move = "done" }) {
  const found = legalMove(table, move);
  return html`<button type="button" class="button primary big main" data-move=${move}
    aria-disabled=${found ? undefined : "true"}
    onClick=${() => act(table, move)}>${words}${
      found?.barrier &&
      html`<span class="lock"><${Icon} name="lock" />
    <span class="unseen">, ${t("web-final")}</span></span>`
    }</button>`;
}
