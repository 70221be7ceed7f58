// Hints in the decision zone: first the kind of move, then candidates, then the move and its reason, each when asked
// for.
import { html } from "../lib.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";

/** @typedef {import("./model.js").TableModel} TableModel */
/** @typedef {import("./state.js").Hint} Hint */

/** @param {number} chance */
const percent = (chance) => Math.round(chance * 100);

/** @typedef {NonNullable<Hint["candidates"]>[0]} Candidate */

/** A sentence of numbers. @param {NonNullable<Candidate["said"]>} said @param {string} [other] */
const figures = ({ key, facts }, other = "") => t(key, { .../** @type {Record<string, number>} */ (facts), other });

/** What is said of a candidate. @param {Candidate} each */
const promise = ({ said }) => (said ? figures(said) : "");

/** Whether a bar can show the chance: alone there is nobody to beat, and where chances tell nothing there is a lead.
 * @param {Candidate} each */
const isContest = ({ win, said }) => typeof win === "number" && /-(win|outlook)$/.test(said?.key ?? "");

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
  return [moveOf(table, hint), ...why(table, hint)].join(" ");
}

/** @param {TableModel} table @param {Hint} hint */
function kindOf(table, hint) {
  const { prompt } = table.moment.value;
  const telling = table.telling.value;
  return t("table-hint-kind", { kind: hint.kind ? telling.say(hint.kind) : prompt ? telling.asked(prompt) : "" });
}

/** @param {TableModel} table @param {Hint} hint */
const moveOf = (table, { move = "" }) => t("table-hint-move", { move: table.telling.value.move(move) });

/** By how much the move is better than the next, and why; what is not known is left out.
 * @param {TableModel} table @param {Hint} hint */
function why(table, { gain, reason, candidates }) {
  const telling = table.telling.value;
  const other = candidates?.[1]?.move;
  return [
    gain && other ? figures(gain, telling.move(other)) : "",
    reason ? telling.say(reason.key, reason.facts) : "",
  ].filter(Boolean);
}

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
            isContest(each) && html`<i style=${{ "--p": percent(each.win ?? 0) }} aria-hidden="true"></i>`
          }<span>${promise(each)}</span></span>`
        }</li>`,
      )}</ol>`
    }
    ${
      hint.step === 3 &&
      html`<p class="hint-move"><b>${moveOf(table, hint)}
      </b> ${why(table, hint).join(" ")}</p>`
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
