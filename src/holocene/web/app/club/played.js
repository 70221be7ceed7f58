// The last games of somebody, and how the reader fared against her.
import { gameWords } from "../games.js";
import { botName } from "../levels.js";
import { html, useState } from "../lib.js";
import { address } from "../root.js";
import { Button, Icon, Seat } from "../ui/marks.js";
import { dateWords, number, t, when } from "../words.js";
import { AskAgainShort, othersOf } from "./again.js";

/** @import { Encounter, GamePlayed, PersonShown, RivalShown } from "../types/api.d.ts" */

const FIRST = 6; // games that are shown at once

/** The day of a time, written out. @param {number} at in seconds */
export const dateOf = (at) =>
  dateWords(new Date(at * 1000).toISOString(), { day: "numeric", month: "long", year: "numeric" });

/** @param {{person: PersonShown}} props */
export function Played({ person }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? person.last : person.last.slice(0, FIRST);
  if (!person.last.length) return null;
  return html`<section class="player-card" aria-labelledby="h-played"><h2 id="h-played">${t("wy-last")}</h2>
    <table class="played"><thead><tr>${["day", "game", "place", "points", "with"].map(
      (key) => html`<th scope="col" key=${key}>${t(`wy-${key}`)}</th>`,
    )}<th><span class="unseen">${t("web-watch")}</span></th></tr></thead>
    <tbody>${shown.map((each) => html`<${Game} key=${each.table} game=${each} of=${person} />`)}</tbody></table>
    ${
      shown.length < person.last.length &&
      html`<p class="row"><${Button} onClick=${() => setWhole(true)}>${t("wy-more", { n: person.last.length })}
        </${Button}></p>`
    }</section>`;
}

/** @param {{game: GamePlayed, of: PersonShown}} props */
function Game({ game: each, of: { id, name } }) {
  const place = t("wy-place-of", { place: each.place, players: each.players });
  const change = each.change === null ? "" : `${each.change < 0 ? "" : "+"}${number(each.change)}`;
  return html`<tr><td class="played-day">${when(each.at)}</td><th scope="row">${gameWords(each.game)}
      ${change && html`<small class="caption">${t("wy-rated")} ${change}</small>`}</th>
    <td>${each.won ? html`<b>${place}</b>` : place}${each.left && html` <small>${t("wy-left")}</small>`}</td>
    <td class="number">${number(each.points)}</td>
    <td class="played-with">${each.rivals.map((rival) => html`<${Rival} key=${rival.seat} rival=${rival} />`)}</td>
    <td class="played-ways">${
      each.there &&
      html`<${AskAgainShort} whom=${{ table: each.table }}
        others=${othersOf([{ id, name }, ...each.rivals.map((rival) => ({ id: rival.person, name: rival.name }))])} />
      <a class="button quiet" href=${address(`/replay/${each.table}`)}
        aria-label=${t("wy-watch-of", { game: gameWords(each.game), day: when(each.at) })}><${Icon} name="replay" />
        <span class="played-watch">${t("web-watch")}</span></a>`
    }</td></tr>`;
}

/** @param {{rival: RivalShown}} props */
function Rival({ rival: { seat, person, name, bot, points } }) {
  const words = name || (bot ? botName(bot) : t("wy-somebody"));
  return html`<span><${Seat} seat=${seat} /> ${
    person ? html`<a href=${address(`/player/${person}`)}>${words}</a>` : words
  } ${number(points)}</span>`;
}

/** How often either was ahead. @param {{met: Encounter, name: string}} props */
export function Met({ met, name }) {
  const said = t("wy-met-said", { you: met.you, other: met.other, name });
  return html`<section class="player-card" aria-labelledby="h-met"><h2 id="h-met">${t("wy-met", { name })}</h2>
    <p class="met" role="img" aria-label=${said}>
      <span><b class="number">${number(met.you)}</b> ${t("wy-met-you")}</span>
      <span class="met-bar" style=${{ "--you": met.you, "--other": met.other }}><i></i><i></i></span>
      <span><b class="number">${number(met.other)}</b> ${t("wy-met-other", { name })}</span></p>
    <p class="caption">${t("wy-met-games", { n: met.games })}${" "}
      ${t("wy-met-last", { day: dateOf(met.at) })}</p></section>`;
}
