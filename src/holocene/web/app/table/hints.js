// Hints in the decision zone: first the kind of move, then candidates, then the move and its reason, each when asked
// for.
import { html } from "../lib.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";

/** @typedef {import("./model.js").TableModel} TableModel */
/** @typedef {import("./state.js").Hint} Hint */

/** @param {number} chance */
const percent = (chance) => Math.round(chance * 100);

/** What is said of a candidate: its chance of winning, or the place to expect where chances tell nothing.
 * @param {NonNullable<Hint["candidates"]>[0]} each */
function promise({ win, lead, place }) {
  if (lead !== undefined && lead !== null) return t("table-hint-place", { place: place ?? 0, n: Math.abs(lead) });
  return win === null ? "" : t("table-hint-win", { win: percent(win) });
}

/** What the step of a hint that was asked for last says. @param {TableModel} table @param {Hint} hint */
export function told(table, hint) {
  const telling = table.telling.value;
  if (hint.step === 1) return kindOf(table, hint);
  if (hint.step === 2) {
    const lines = (hint.candidates ?? []).map((each) => {
      const said = promise(each);
      return `${telling.move(each.move)}${said && ` (${said})`}.`;
    });
    return [t("table-hint-candidates"), ...lines].join(" ");
  }
  return `${moveOf(table, hint)} ${reasonOf(table, hint)}`;
}

/** @param {TableModel} table @param {Hint} hint */
function kindOf(table, hint) {
  const { prompt } = table.moment.value;
  const telling = table.telling.value;
  return t("table-hint-kind", { kind: hint.kind ? telling.say(hint.kind) : prompt ? telling.asked(prompt) : "" });
}

/** @param {TableModel} table @param {Hint} hint */
const moveOf = (table, { move = "" }) => t("table-hint-move", { move: table.telling.value.move(move) });

/** @param {TableModel} table @param {Hint} hint */
const reasonOf = (table, { reason }) => (reason ? table.telling.value.say(reason.key, reason.facts) : "");

/** The button that asks for the first step. @param {{table: TableModel}} props */
export const HintButton = ({ table }) =>
  table.moment.value.hints &&
  table.moment.value.moves.length > 1 &&
  table.hint.value === null &&
  html`<${Button} icon="hint" class="quiet" onClick=${() => table.askHint()}>${t("web-hint")}</${Button}>`;

/** What was told so far, and the button for more. @param {{table: TableModel}} props */
export function HintPanel({ table }) {
  const hint = table.hint.value;
  if (hint === null) return null;
  const telling = table.telling.value;
  const more = ["", "web-hint-candidates", "web-hint-move"][hint.step];
  return html`<section class="hints" aria-label=${t("web-hint")} aria-busy=${hint.waiting ? "true" : undefined}>
    ${hint.step > 0 && html`<p class="hint-kind"><${Icon} name="hint" /><span>${kindOf(table, hint)}</span></p>`}
    ${
      hint.candidates &&
      html`<ol class="hint-candidates" aria-label=${t("table-hint-candidates")}>${hint.candidates.map(
        (each) => html`<li class=${each.move === hint.move ? "best" : ""}><span>${telling.move(each.move)}</span>
        ${
          promise(each) &&
          html`<span class="hint-chance">${
            !each.place && html`<i style=${{ "--p": percent(each.win ?? 0) }} aria-hidden="true"></i>`
          }<span>${promise(each)}</span></span>`
        }</li>`,
      )}</ol>`
    }
    ${
      hint.step === 3 &&
      html`<p class="hint-move"><b>${moveOf(table, hint)}
      </b> ${reasonOf(table, hint)}</p>`
    }
    <div class="row">${
      hint.waiting
        ? html`<span class="caption">${t("web-hint-wait")}</span>`
        : hint.step < 3
          ? html`<${Button} onClick=${() => table.askHint()}>${t(more)}</${Button}>`
          : html`<${Button} class="primary" data-hinted=${hint.move} onClick=${() => table.play(hint.move ?? [])}>
            ${t("web-hint-play")}</${Button}>`
    }
      <span class="spacer"></span><${Button} bare icon="close" class="quiet" onClick=${() => (table.hint.value = null)}>
        ${t("web-close")}</${Button}></div>
  </section>`;
}
