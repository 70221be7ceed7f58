// The foot of the Action phase: the draws with which most turns end, the end of the turn, and the way back to what is
// under development.
import { html } from "../../lib.js";
import { confirm } from "../../ui/dialog.js";
import { t } from "../../words.js";
import { me, naming } from "../facts.js";
import { Icon } from "../marks.js";
import { all, roman } from "./sources.js";

/** @typedef {import("../facts.js").Table} Table */
const GAME = "progress";

/** @param {{table: Table, idle: boolean}} props `idle`: nothing but the end is left */
export const ActFoot = ({ table, idle }) => html`<div class="deciding-foot">
  <${DrawAll} table=${table} /><div class="last-choices"><${ShuffleAll} table=${table} />
    <${EndTurn} table=${table} idle=${idle} /></div><${Left} table=${table} /><${Developing} table=${table} /></div>`;

/** All cards of a Draw at once from the newest deck, or from a pile where no deck has any.
 * @param {{table: Table}} props */
function DrawAll({ table }) {
  const [deck, pile] = ["deck", "pile"].map((kind) => Math.max(0, ...naming(table, `draw ${kind}`).map(Number)));
  const age = deck || pile;
  if (!age) return null;
  const moves = all(table, `draw ${deck ? "deck" : "pile"} ${age}`, table.own?.draws.draw ?? 0);
  return html`<button class="button big draw-all" data-move=${moves.join("; ")} onClick=${() => table.play(moves)}>
    <${Icon} name="s-draw" />${t(deck ? "wc-draw" : "wc-draw-pile", { n: moves.length, age: roman(age) })}
      <span class="final"><${Icon} name="lock" />
      <span class="unseen">– ${t("web-final")}</span></span></button>`;
}

/** All of a Shuffle & Draw at once, in the newest age that has any. @param {{table: Table}} props */
function ShuffleAll({ table }) {
  const age = Math.max(0, ...naming(table, "shuffle").map(Number));
  if (!age) return null;
  const n = table.own?.draws.shuffle ?? 0;
  return html`<button class="button shuffle-all" data-tip=${t("wc-shuffle-all", { n, age: roman(age) })}
    data-move=${Array(n).fill(`shuffle ${age}`).join("; ")}
    onClick=${() => table.play(Array(n).fill(`shuffle ${age}`))}>
    <${Icon} name="s-shuffle" /><span>${t("wc-shuffle", { n, age: roman(age) })}<span
      class="unseen"> – ${t("web-final")}</span></span><${Icon} name="lock" /></button>`;
}

/** The end of the turn; it asks while there are actions that could be used, except in a lesson: whether a turn ends is
 * the coach's to say. @param {{table: Table, idle: boolean}} props */
function EndTurn({ table, idle }) {
  const { left } = table.preview;
  const asks = left > 0 && !idle && !table.isLesson;
  const end = async () => {
    const question = { title: t("wc-end-asks", { n: left }), yes: t("wc-end-yes"), no: t("wc-end-no") };
    if (!asks || (await confirm(question))) table.play(["end"]);
  };
  return html`<button class=${`button end${idle ? " primary big" : ""}`} data-move="end" onClick=${end}>
    ${t("move-end", undefined, GAME)}${
      table.barriers.has("end") &&
      html` <span class="final"><${Icon} name="lock" />
    <span>– ${t("web-final")}</span></span>`
    }</button>`;
}

/** What the end of the turn leaves unused, and what it asks for. @param {{table: Table}} props */
function Left({ table }) {
  const { left } = table.preview;
  const over = table.own?.excess ?? 0;
  return html`<p class="caption">
      ${left > 0 ? t("wp-end-left", { n: left }) : ""} ${over > 0 ? t("wp-end-over", { n: over }) : ""} ${
        table.view.pool > 0 ? t("wp-end-spare", { n: table.view.pool }) : ""
      }
      </p>`;
}

/** What is under development stayed there without a question (D4): here the question is asked after all.
 * @param {{table: Table}} props */
const Developing = ({ table }) =>
  table.passed && me(table)?.developing.length
    ? html`<button class="link" data-ask="take-back" onClick=${table.askAgain}>${t("wc-take-back")}</button>`
    : null;
