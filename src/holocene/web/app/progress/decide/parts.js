// Parts of every decision: a choice with its barrier announced, the reason why not, the foot with its main button.
import { html, useEffect, useState } from "../../lib.js";
import { address } from "../../root.js";
import { t } from "../../words.js";
import { Icon } from "../marks.js";
import { askWhy, reason } from "../plan.js";

/** @typedef {import("../facts.js").Table} Table */

/** @import { Drawn } from "../../lib.js" */
/** A move to press: played at once, or, where it is not allowed, explained. What cannot be undone says so.
 * @param {{table: Table, moves: string[], label?: Drawn, hint?: Drawn, icon?: string, type?: string,
 * go?: boolean}} props */
export function Choice({ table, moves, label, hint, icon, type, go = false }) {
  const allowed = table.legal.has(moves[0]);
  const barrier = table.barriers.has(moves[0]);
  const words = label ?? table.telling.move(moves[0]);
  return html`<button class=${`choice-row${go ? " primary" : ""}`} data-type=${type} data-move=${moves.join("; ")}
    aria-disabled=${allowed ? undefined : "true"}
    onClick=${() => (allowed ? table.play(moves) : askWhy(table, moves[0]))}>
    ${icon && html`<${Icon} name=${allowed ? icon : "help"} />`}
      <span class="choice-words"><span>${words}</span>${hint && html`<span class="caption">${hint}</span>`}
    ${
      allowed &&
      barrier &&
      html`<span class="caption bar"><${Icon} name="lock" />${t("web-final")}
      </span>`
    }</span></button>`;
}

/** The failing condition, with a link to its rule. */
export function Reason() {
  const why = reason.value;
  if (!why) return null;
  return html`<div class="why" role="note"><${Icon} name="help" />
    <p>${why.words} <a href=${address(`/rules/progress#${why.rule}`)} target="_blank" rel="noopener">
    ${t("web-rule", { rule: why.rule })}</a> · <a href=${address("/how/progress")} target="_blank" rel="noopener">
    ${t("web-how")}</a></p>
    <button class="button quiet bare" aria-label=${t("web-close")} onClick=${() => (reason.value = null)}>
      <${Icon} name="close" /></button></div>`;
}

/** The main button of a decision. @param {{words: Drawn, press: () => void, off?: boolean, barrier?: boolean, moves?:
 * string}} props */
export const Main = ({ words, press, off = false, barrier = false, moves }) =>
  html`<button class="button primary big main" aria-disabled=${off ? "true" : undefined} data-move=${moves}
    onClick=${() => !off && press()}>${words}${
      barrier &&
      !off &&
      html` <span class="final">
    – ${t("web-final")}</span>`
    }</button>`;

/** What a card would bring about, in the colour of a warning. @param {{words: string}} props */
export const Warning = ({ words }) => (words ? html`<p class="warn"><${Icon} name="warning" />${words}</p>` : null);

/** Why a move is not allowed, asked at once. @param {{table: Table, move: string, label: string}} props */
export function WhyNot({ table, move, label }) {
  const [refusal, setRefusal] = useState(/** @type {import("../../types/api.d.ts").Refusal | null} */ (null));
  useEffect(() => {
    let stale = false;
    table.why(move).then(
      (found) => !stale && setRefusal(found),
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [move, table.moment.n]);
  return html`<div class="why-nothing"><${Icon} name="help" /><p><b>
    ${label}.</b> ${
      refusal &&
      html`${table.telling.reason(refusal)} <a
    href=${address(`/rules/progress#${refusal.rule}`)} target="_blank" rel="noopener">
    ${t("web-rule", { rule: refusal.rule })}</a>`
    }</p></div>`;
}
