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
      const pile = `${verb} pile ${age}`;
      const size = view.decks[age - 1];
      const top = view.piles[age - 1].at(-1);
      return html`<div class="source" data-age=${age}><span class="rock"><${Icon} name=${`age-${age}`} /></span>
      <${Source} table=${table} moves=${[deck]} icon="deck" words=${t("wp-from-deck", { age: roman(age) })}
        hint=${t("wp-cards", { n: size })} />
      <${All} table=${table} moves=${all(table, deck, left)} words="wp-draw-all-of" age=${age} />
      <${Source} table=${table} moves=${[pile]} icon="discard" words=${top ? table.telling.card(top) : "–"}
        hint=${t("wp-pile")} /><${All} table=${table} moves=${all(table, pile, left)} words="wc-draw-all-pile"
        age=${age} /></div>`;
    })}</div>`;
}

/** As many of a move as its deck or pile has cards for. @param {Table} table @param {string} move @param {number} most
 * @returns {string[]} */
export function all({ view }, move, most) {
  const at = Number(move.at(-1)) - 1;
  return Array(Math.min(most, move.includes("pile") ? view.piles[at].length : view.decks[at])).fill(move);
}

/** All at once, where that is more than one.
 * @param {{table: Table, moves: string[], words: string, age: number}} props */
function All({ table, moves, words, age }) {
  const n = moves.length;
  if (n < 2 || !table.legal.has(moves[0])) return html`<span></span>`;
  return html`<button class="choice-row all" data-move=${moves.join("; ")} onClick=${() => table.play(moves)}
    aria-label=${t(words, { n, age: roman(age) })}>${t("wp-draw-all", { n })}</button>`;
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
        class="unseen"> – ${t("web-final")}</span>`
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
        hint=${t("wp-shuffle-into", { n: view.piles[age - 1].length, deck: view.decks[age - 1] })} /><${All}
        table=${table} moves=${Array(left).fill(move)} words="wc-shuffle-all" age=${age} /></div>`;
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
