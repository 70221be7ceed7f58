// How strong players play: every card as a row that can be sorted, and how games begin, from many counted games.

import { about, percent } from "../figures/numbers.js";
import { Openings } from "../figures/openings.js";
import { openThing, TableChoice, useFigures } from "../figures/thing.js";
import { gameWords, needGames } from "../games.js";
import { html, useState } from "../lib.js";
import { address } from "../root.js";
import { useTitle } from "../shell.js";
import { Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { needWordsOf, ROMAN, t } from "../words.js";
import { GameTabs } from "./tabs.js";

/** @import { FiguresShown, ThingShown } from "../types/api.d.ts" */
/** What a row is sorted by, what stands in its cell, and whether the most comes first. @typedef {{key: string,
 * by: (thing: ThingShown) => number | string, cell: (thing: ThingShown) => string, wide?: boolean}} Column */

const LEAST = -1e9; // where nothing is known

/** @type {Column[]} */
const COLUMNS = [
  { key: "age", by: ({ age }) => -age, cell: ({ age }) => (age ? ROMAN[age] : ""), wide: true },
  { key: "games", by: ({ games }) => games, cell: ({ games }) => percent(games) },
  { key: "of-players", by: ({ used }) => used.players, cell: ({ used }) => percent(used.players), wide: true },
  { key: "wins", by: ({ used }) => used.wins?.[0] ?? LEAST, cell: ({ used }) => about(used.wins, 100) },
  { key: "points", by: ({ used }) => used.points?.[0] ?? LEAST, cell: ({ used }) => about(used.points), wide: true },
  {
    key: "round",
    by: ({ rounds }) => -(rounds?.[1] ?? 99),
    cell: ({ rounds }) => String(rounds?.[1] ?? ""),
    wide: true,
  },
];

/** @param {{game: string}} params */
export async function ready({ game }) {
  await Promise.all([
    needGames(),
    needWordsOf([game], "table", "web-figures"),
    needStyles("pages", "rules", "gallery", "figures"),
  ]);
}

/** @param {{game: string}} props */
export default function FiguresPage({ game }) {
  const [at, choose] = useState(/** @type {number | null} */ (null));
  const figures = useFigures(game, at);
  useTitle(`${t("wf-title")} · ${gameWords(game)}`);
  return html`<div class="page"><${GameTabs} path="/cards" game=${game} /><h1>${t("wf-title")}</h1>
    <p class="lede">${t("wf-lede", { game: gameWords(game) })}</p>
    <p class="row"><a class="button" href=${address(`/cards/${game}`)}><${Icon} name="deck" />${t("wf-all-cards")}</a>
      </p>
    ${figures === "failed" && html`<p class="notice">${t("web-offline")}</p>`}
    ${!figures && html`<p class="wait">${t("web-wait")}</p>`}
    ${figures && figures !== "failed" && html`<${Found} game=${game} figures=${figures} choose=${choose} />`}</div>`;
}

/** @param {{game: string, figures: FiguresShown, choose: (at: number) => void}} props */
function Found({ game, figures, choose }) {
  const kinds = Object.keys(figures.kinds).filter((kind) => figures.things.some((thing) => thing.kind === kind));
  const [chosen, setKind] = useState("");
  if (!figures.tables.length) return html`<p class="section">${t("wf-none")}</p>`;
  const kind = kinds.includes(chosen) ? chosen : kinds[0];
  const { games, players } = figures.tables[figures.table];
  return html`<${TableChoice} figures=${figures} choose=${choose} />
    <p class="figures-said">${t("wf-counted", { n: games, players })} ${t("wf-cause")}</p>
    <section class="section" aria-labelledby="h-things"><h2 id="h-things">${t("wf-things")}</h2>
      ${
        kinds.length > 1 &&
        html`<div class="figures-choice"><div class="segments" role="group" aria-label=${t("wf-things")}>${kinds.map(
          (each) => html`<button type="button" aria-pressed=${String(each === kind)} onClick=${() => setKind(each)}>
            ${figures.kinds[each]}</button>`,
        )}</div></div>`
      }
      <${Things} game=${game} figures=${figures} kind=${kind} /></section>
    <${Openings} figures=${figures} />
    <details class="section figures-how"><summary>${t("wf-how")}</summary><p>${t("wf-how-worth")}</p>
      <p>${t("wf-how-pairs")}</p><p>${t("wf-how-made")} <code>${figures.command}</code></p></details>`;
}

/** @param {{game: string, figures: FiguresShown, kind: string}} props */
function Things({ game, figures, kind }) {
  const [sorted, sort] = useState({ key: "games", up: false });
  const { players } = figures.tables[figures.table];
  const things = figures.things.filter((thing) => thing.kind === kind);
  const columns = COLUMNS.filter(
    ({ key }) => (key !== "wins" || players > 1) && (key !== "age" || things.some(({ age }) => age > 0)),
  );
  const by = columns.find(({ key }) => key === sorted.key)?.by ?? (({ name }) => name);
  const way = sorted.up ? -1 : 1;
  const rows = [...things].sort((a, b) => way * inOrder(by(a), by(b)) || a.name.localeCompare(b.name));
  const head = (/** @type {string} */ key, /** @type {boolean} */ wide) => html`<th scope="col" key=${key}
    class=${wide ? "wide" : ""} aria-sort=${sorted.key === key ? (sorted.up ? "ascending" : "descending") : undefined}>
    <button type="button" onClick=${() => sort({ key, up: sorted.key === key && !sorted.up })}>${t(`wf-${key}`)}
      ${sorted.key === key && html` <span aria-hidden="true">${sorted.up ? "▴" : "▾"}</span>`}</button></th>`;
  return html`<div class="figures-scroll"><table class="figures-table">
    <caption class="unseen">${figures.kinds[kind]}</caption>
    <thead><tr>${head("name", false)}${columns.map(({ key, wide = false }) => head(key, wide))}</tr></thead>
    <tbody>${rows.map(
      (thing) => html`<tr key=${thing.id}><th scope="row"><button type="button" class="link"
        onClick=${() => openThing(game, thing.kind, thing.id, thing.name, figures.table)}>${thing.name}</button></th>
        ${columns.map(({ key, cell, wide }) => html`<td key=${key} class=${wide ? "wide" : ""}>${cell(thing)}</td>`)}
        </tr>`,
    )}</tbody></table></div><p class="caption">${t("wf-read")}</p>`;
}

/** The most first, names by the alphabet. @param {number | string} a @param {number | string} b */
function inOrder(a, b) {
  return typeof a === "number" && typeof b === "number" ? b - a : String(a).localeCompare(String(b));
}
