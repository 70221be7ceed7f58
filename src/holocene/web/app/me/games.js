// Own games as figures: a part a game, with tables, points over time and the cards that one comes to.
import { cards as packOf } from "../api.js";
import { gameNamed, gameWords } from "../games.js";
import { botName } from "../levels.js";
import { html, useEffect, useState } from "../lib.js";
import { Telling } from "../telling.js";
import { number, t } from "../words.js";
import { PointsOverTime } from "./chart.js";
import { byOpponents, byPlayers, favourites, summed } from "./statistics.js";

/** @typedef {import("../results.js").Result} Result */
/** @typedef {import("./statistics.js").Sum} Sum */
/** @typedef {import("./statistics.js").Favourite} Favourite */

const SHOWN = 6;
const COLUMNS = ["wm-games", "wm-won", "wm-mean", "wm-best"];

/** @param {{game: string, games: Result[]}} props */
export function OwnGame({ game, games }) {
  const { n, won } = summed(games.filter(({ totals }) => totals.length > 1));
  const levels = gameNamed(game)?.bots.map((bot) => bot.name) ?? [];
  const against = byOpponents(games, levels);
  const sizes = byPlayers(games);
  return html`<section class="section" aria-labelledby=${`h-${game}`}><h2 id=${`h-${game}`}>${gameWords(game)}</h2>
    ${n > 0 && html`<p class="own-record">${t("wm-record", { n, won })}</p>`}
    <div class="own-tables"><${Sums} title=${t("wm-by-players")} rows=${sizes.map(([players, sum]) => [
      players === 1 ? t("wm-alone") : t("wm-players", { n: players }),
      players === 1 ? null : sum.won,
      sum,
    ])} />
    ${
      against.length > 0 &&
      html`<${Sums} title=${t("wm-by-opponents")} rows=${against.map(([level, sum]) => [
        level ? botName(level) : t("wm-people"),
        sum.won,
        sum,
      ])} />`
    }</div>
    ${
      sizes.some(([, sum]) => sum.n > 1) &&
      html`<h3>${t("wm-points")}</h3><div class="own-charts">${sizes
        .filter(([, sum]) => sum.n > 1)
        .map(
          ([
            players,
          ]) => html`<div key=${players}><h4>${players === 1 ? t("wm-alone") : t("wm-players", { n: players })}</h4>
          <${PointsOverTime} games=${games.filter(({ totals }) => totals.length === players)} /></div>`,
        )}</div>`
    }
    <${Favourites} game=${game} games=${games} /></section>`;
}

/** Games, victories and points, a row each; no victories where one plays alone.
 * @param {{title: string, rows: [string, number | null, Sum][]}} props */
function Sums({ title, rows }) {
  const mean = (/** @type {number[]} */ points) =>
    number(Math.round(points.reduce((a, b) => a + b, 0) / points.length));
  return html`<table class="own-sums"><caption>${title}</caption><thead><tr><td></td>${COLUMNS.map(
    (words) => html`<th scope="col" key=${words}>${t(words)}</th>`,
  )}</tr></thead>
    <tbody>${rows.map(
      ([words, won, { n, points }]) => html`<tr key=${words}><th scope="row">${words}</th><td>${number(n)}</td>
        <td>${won === null ? t("wm-nothing") : number(won)}</td><td>${mean(points)}</td>
        <td>${number(Math.max(...points))}</td></tr>`,
    )}</tbody></table>`;
}

/** @param {{game: string, games: Result[]}} props */
function Favourites({ game, games }) {
  const [telling, setTelling] = useState(/** @type {Telling | null} */ (null));
  useEffect(() => {
    packOf(game).then(
      (pack) => setTelling(new Telling(game, pack, [], -1)),
      () => {}, // without names there is nothing to say
    );
  }, [game]);
  const { known, cards, most, best } = favourites(games);
  const unknown = games.length - known;
  return html`${
    telling &&
    known > 0 &&
    html`<div class="own-tables"><${Cards} title=${t("wm-most")} cards=${most} telling=${telling} of=${known} />
      ${
        best.length > 0 && html`<${Cards} title=${t("wm-best-with")} cards=${best} telling=${telling} of=${known} />`
      }</div>
      <p class="caption">${t("wm-cabinet", { n: cards })}</p>`
  }
  ${unknown > 0 && html`<p class="caption">${t("wm-older", { n: unknown })}</p>`}`;
}

/** @param {{title: string, cards: Favourite[], telling: Telling, of: number}} props */
function Cards({ title, cards, telling, of }) {
  return html`<div><h3>${title}</h3><ol class="own-cards">${cards.slice(0, SHOWN).map(
    ({ card, n, won }) => html`<li key=${card}><b>${telling.card(card)}</b>
      <span class="caption">${t("wm-card", { n, of, won })}</span></li>`,
  )}</ol></div>`;
}
