// Ratings: where somebody stands beside the bots, with the line that the true strength lies on, and how it came to be.
import { gameWords } from "../games.js";
import { botName } from "../levels.js";
import { html, useState } from "../lib.js";
import { t } from "../words.js";
import { levelsOn, nearest, placeOn, scaleOf, scaleOfAll } from "./numbers.js";
import { dateOf } from "./played.js";

/** @import { PersonShown, RatingShown, RatingThen } from "../types/api.d.ts" */

const ALL = "all";
const [WIDE, HIGH, EDGE] = [560, 160, 20];

/** @param {{person: PersonShown}} props */
export function Ratings({ person }) {
  const seasons = [...new Set(person.ratings.map(({ season }) => season))].sort().reverse();
  const [chosen, choose] = useState(ALL);
  const shown = person.ratings.filter(({ season }) => season === chosen);
  const few = shown.filter(({ games }) => games < 10);
  return html`<section class="player-card" aria-labelledby="h-rating"><header class="player-head">
      <h2 id="h-rating">${t("wy-rating")}</h2>
      ${
        seasons.length > 1 &&
        html`<div class="segments" role="group" aria-label=${t("wy-season")}>${seasons.map(
          (season) => html`<button type="button" key=${season} aria-pressed=${String(season === chosen)}
            onClick=${() => choose(season)}>${seasonWords(season)}</button>`,
        )}</div>`
      }</header>
    ${
      shown.length
        ? html`<ul class="rating-rows">${shown.map(
            (each) => html`<${Row} key=${each.game + each.players} rating=${each} all=${shown} />`,
          )}</ul>
          <p class="caption">${t("wy-rating-note")} ${few.length > 0 && t("wy-rating-few")}</p>`
        : html`<p>${t("wy-rating-none")}</p>`
    }
    ${chosen === ALL && html`<${History} history=${person.history} />`}</section>`;
}

/** @param {string} season */
export const seasonWords = (season) =>
  season === ALL ? t("wy-season-all") : t("wy-season-of", { year: season.split("-")[0], n: season.split("-")[1] });

/** One rating on the common scale. @param {{rating: RatingShown, all: RatingShown[]}} props */
function Row({ rating: each, all }) {
  const scale = scaleOfAll(all);
  const { all: levels, named } = levelsOn(each.levels, scale);
  const bot = nearest(each);
  const facts = {
    n: String(each.rating),
    low: String(each.rating - each.margin),
    high: String(each.rating + each.margin),
    games: each.games,
  };
  const said = `${t("wy-rating-said", facts)} ${bot ? t("wy-rating-near", { bot: botName(bot) }) : ""}`;
  const from = placeOn(scale, each.rating - each.margin);
  const styles = {
    "--from": from,
    "--to": placeOn(scale, each.rating + each.margin),
    "--at": placeOn(scale, each.rating),
  };
  return html`<li><span class="rating-name"><b>${gameWords(each.game)}</b>
      <span class="caption">${t("web-players", { n: each.players })}</span></span>
    <span class="rating-line" style=${styles} role="img" aria-label=${said}>
      ${levels.map(({ bot: name, at }) => html`<i class="rating-bot" key=${name} style=${{ "--at": at }}></i>`)}
      <span class="rating-span"></span><i class="rating-dot"></i>
      <b class="rating-number">${each.rating}</b>
      ${named.map(
        ({ bot: name, at }) => html`<small class="rating-level" key=${name} style=${{ "--at": at }}>${botName(name)}
          </small>`,
      )}</span></li>`;
}

/** How ratings came to be, one game and number of players at a time. @param {{history: RatingThen[]}} props */
function History({ history }) {
  const kinds = [...new Map(history.map((each) => [`${each.game} ${each.players}`, each])).entries()];
  const [chosen, choose] = useState("");
  const kind = kinds.some(([key]) => key === chosen) ? chosen : kinds.at(-1)?.[0];
  const shown = history.filter((each) => `${each.game} ${each.players}` === kind);
  if (shown.length < 2) return null;
  return html`<div class="rating-history"><h3>${t("wy-history")}</h3>
    ${
      kinds.length > 1 &&
      html`<div class="segments" role="group" aria-label=${t("wy-history")}>${kinds.map(
        ([key, { game, players }]) => html`<button type="button" key=${key} aria-pressed=${String(key === kind)}
          onClick=${() => choose(key)}>${gameWords(game)} ${players}</button>`,
      )}</div>`
    }
    <${Curve} games=${shown} /></div>`;
}

/** The rating after each game, in its interval. @param {{games: RatingThen[]}} props */
function Curve({ games }) {
  const { low, high } = scaleOf(games.flatMap((each) => [each.rating - each.margin, each.rating + each.margin]));
  const x = (/** @type {number} */ at) => EDGE + (at * (WIDE - 2 * EDGE)) / (games.length - 1);
  const y = (/** @type {number} */ n) => EDGE + ((high - n) * (HIGH - 2 * EDGE)) / (high - low);
  const point = (/** @type {number} */ n, /** @type {number} */ at) => `${x(at).toFixed(1)},${y(n).toFixed(1)}`;
  const line = games.map(({ rating }, at) => point(rating, at)).join(" ");
  const upper = games.map(({ rating, margin }, at) => point(rating + margin, at));
  const lower = games.map(({ rating, margin }, at) => point(rating - margin, at)).reverse();
  const last = games[games.length - 1];
  const facts = {
    n: games.length,
    first: String(games[0].rating),
    last: String(last.rating),
    since: dateOf(games[0].at),
  };
  const said = t("wy-history-said", facts);
  return html`<figure><div class="rating-figure"><p class="rating-ends" aria-hidden="true">${[low, high].map(
    (n) => html`<span style=${{ "--down": (100 * y(n)) / HIGH }}>${n}</span>`,
  )}</p><svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${said}>
    ${[low, high].map((n) => html`<path d=${`M0 ${y(n)}H${WIDE}`} class="rating-grid" />`)}
    <polygon points=${[...upper, ...lower].join(" ")} class="rating-band" />
    <polyline points=${line} class="rating-curve" />
    <circle cx=${x(games.length - 1)} cy=${y(last.rating)} r="4.5" class="rating-now" /></svg></div>
    <figcaption class="caption">${said}</figcaption></figure>`;
}
