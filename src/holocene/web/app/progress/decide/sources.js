// Where to draw from: open decks and discard piles, one card or all at once; and the ages of a Shuffle & Draw.
import { html } from "../../lib.js";
import { t } from "../../words.js";
import { me, skill, skillValue } from "../facts.js";
import { Icon } from "../marks.js";
import { askWhy } from "../plan.js";

/** @typedef {import("../facts.js").Table} Table */

/** Decks and piles as a grid, a row an age, newest first. `verb` is "draw" or "quick draw".
 * @param {{table: Table, verb: string, left: number}} props */
export function Sources({ table, verb, left }) {
  const { view } = table;
  return html`<p class="caption final-note"><${Icon} name="lock" />${t("wp-deck-final")}</p>
    <div class="source-list">${table.preview.ages.toReversed().map((age) => {
      const deck = `${verb} deck ${age}`;
      const size = view.decks[age - 1];
      const all = Math.min(left, size);
      const top = view.piles[age - 1].at(-1);
      return html`<div class="source" data-age=${age}><span class="rock"><${Icon} name=${`age-${age}`} /></span>
      <${Source} table=${table} moves=${[deck]} icon="deck" words=${t("wp-from-deck", { age: roman(age) })}
        hint=${t("wp-cards", { n: size })} />
      ${
        all > 1 &&
        table.legal.has(deck) &&
        html`<button class="choice-row all" data-move=${Array(all).fill(deck).join("; ")}
        onClick=${() => table.play(Array(all).fill(deck))}
        aria-label=${t("wp-draw-all-of", { n: all, age: roman(age) })}>${t("wp-draw-all", { n: all })}</button>`
      }
      <${Source} table=${table} moves=${[`${verb} pile ${age}`]} icon="discard"
        words=${top ? table.telling.card(top) : "–"} hint=${t("wp-pile")} /></div>`;
    })}</div>`;
}

/** @param {{table: Table, moves: string[], icon: string, words: string, hint: string}} props */
function Source({ table, moves, icon, words, hint }) {
  const allowed = table.legal.has(moves[0]);
  const barrier = table.barriers.has(moves[0]);
  return html`<button class="choice-row" data-move=${moves[0]} aria-disabled=${allowed ? undefined : "true"}
    data-tip=${table.telling.move(moves[0])}
    onClick=${() => (allowed ? table.play(moves) : askWhy(table, moves[0]))}><${Icon} name=${icon} />
      <span class="choice-words"><span>${words}</span><span class="caption">
      ${hint}${
        allowed &&
        barrier &&
        html`<span
        class="unseen"> – ${t("table-final", undefined, "progress")}</span>`
      }</span>
      </span>${allowed && barrier && html`<${Icon} name="lock" class="lock-icon" />`}</button>`;
}

/** @param {number} age */
export const roman = (age) => ["", "I", "II", "III", "IV", "V"][age];

/** @param {{table: Table, left: number}} props */
export function Shuffles({ table, left }) {
  const { view } = table;
  return html`<p class="caption">${t("wp-shuffle-help", { n: left })}</p><div class="source-list">${table.preview.ages
    .toReversed()
    .map((age) => {
      const move = `shuffle ${age}`;
      return html`<div class="source one" data-age=${age}><span class="rock"><${Icon} name=${`age-${age}`} /></span>
      <${Source} table=${table} moves=${[move]} icon="s-shuffle" words=${table.telling.move(move)}
        hint=${t("wp-shuffle-into", { n: view.piles[age - 1].length, deck: view.decks[age - 1] })} /></div>`;
    })}</div>`;
}

/** How many cards the three draws bring now: "3", "2/0", "×1". @param {Table} table @param {string} kind */
export function strength(table, kind) {
  const player = me(table);
  if (!player) return "";
  if (kind === "draw") return String(skill(table, player, "draw"));
  if (kind === "quick") return skillValue(table, "quick-draw", player.skills["quick-draw"]);
  return `×${skill(table, player, "shuffle")}`;
}
