// The ground: decks and discard piles as strata, oldest at the bottom, the Time deck, and what the next age still
// needs.
import { html } from "../lib.js";
import { broken, t } from "../words.js";
import { tech } from "./facts.js";
import { Icon } from "./marks.js";

/** @typedef {import("./facts.js").Table} Table */

/** @param {{table: Table, look: (what: string) => void}} props `look` opens a pile ("pile 2", "time"). */
export function Ground({ table, look }) {
  const { view } = table;
  const open = table.preview.ages;
  const next = view.age < view.last_age ? [view.age + 1] : [];
  const left = Array.from({ length: view.age - open.length }, (_, n) => n + 1);
  return html`<section class="panel decks-zone" id="ground" aria-labelledby="h-gr"><h2 id="h-gr">${t("wp-ground")}</h2>
    <ol class="ground">${next.map((age) => html`<${Shut} table=${table} age=${age} />`)}
      ${
        next.length === 0 &&
        html`<li class="stratum shut end"><div class="rock"><${Icon} name="end" /></div>
        <${Needs} table=${table} /></li>`
      }
      ${open.toReversed().map((age) => html`<${Stratum} key=${age} table=${table} age=${age} look=${look} />`)}
      ${
        left.length > 0 &&
        html`<li class="stratum gone" data-age=${left.at(-1)}><div class="rock"></div>
        <p class="age-line">${table.telling.say("wp-age-left", { age: left[left.length - 1] })}</p></li>`
      }</ol>
    ${
      view.players.length === 1 &&
      html`<button class="button time" onClick=${() => look("time")}><${Icon} name="deck" />
      ${t("zone-time", undefined, "progress")} <b class="number">${sum(view.time)}</b></button>`
    }</section>`;
}

/** @param {Record<string, number>} counts */
const sum = (counts) => Object.values(counts).reduce((all, n) => all + n, 0);

/** What the age tokens show: symbols that are there, and those that are missing (C8). @param {{table: Table}} props */
export function Needs({ table }) {
  const { view } = table;
  const needed = view.needed[view.age];
  const have = Math.max(0, needed - view.missing);
  const ends = view.age === view.last_age;
  const words = table.final
    ? t("web-game-over")
    : table.telling.say(ends ? "progress-end-needs" : "progress-age-needs", { n: view.missing, age: view.age + 1 });
  return html`<div class="age-line" data-tip=${words}><${Icon} name=${ends ? "end" : "new-age"} />
    <span>${ends ? t("wp-ends-at", { n: needed }) : t("wp-begins-at", { n: needed })}</span><span class="spacer"></span>
    <span class="pips" role="img" aria-label=${words}>${Array.from(
      { length: needed },
      (_, n) => html`<i
      class=${n < have ? "on" : ""}></i>`,
    )}</span></div>`;
}

/** @param {{table: Table, age: number}} props */
const Shut = ({ table, age }) =>
  html`<li class="stratum shut" data-age=${age} data-flip=${`age ${age}`}><div
    class="rock"><${Icon} name=${`age-${age}`} />
    <span class="unseen">${table.telling.say("progress-age", { age })}</span></div>
    <div class="pile wide"><${Icon} name="lock" /><b>${table.view.decks[age - 1]}</b>
      <span class="caption">${t("wp-not-begun")}</span></div><${Needs} table=${table} /></li>`;

/** @param {{table: Table, age: number, look: (what: string) => void}} props */
function Stratum({ table, age, look }) {
  const { view } = table;
  const pile = view.piles[age - 1];
  const top = pile.at(-1);
  return html`<li class="stratum" data-age=${age} data-flip=${`age ${age}`}><div
    class="rock"><${Icon} name=${`age-${age}`} />
    <span class="unseen">${table.telling.say("progress-age", { age })}</span></div>
    <div class="pile" data-flip-at=${`deck-${age}`}><${Icon} name="deck" /><b>${view.decks[age - 1]}</b>
      <span class="caption">${t("wp-deck")}</span></div>
    <button class="pile" data-flip-at=${`pile-${age}`} onClick=${() => look(`pile ${age}`)}><${Icon} name="discard" />
      <span class="unseen">${table.telling.say("zone-pile", { age })}: </span>
      <em>${top ? broken(tech(table, top)) : "–"}</em><span class="caption">
        ${pile.length ? t("wp-on-top", { n: pile.length }) : t("wp-pile-empty")}</span></button></li>`;
}
