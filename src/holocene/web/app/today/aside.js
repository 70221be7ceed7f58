// Beside the board: one's days as layers, the puzzle where the server has one, and what comes tomorrow.
import { before } from "../days.js";
import { gameWords } from "../games.js";
import { html } from "../lib.js";
import { address } from "../root.js";
import { Icon } from "../ui/marks.js";
import { dateWords, duration, number, t } from "../words.js";
import { daysPlayed, inRow, kept } from "./kept.js";
import { leadWords } from "./told.js";

const WEEK = 7;

/** The last days and what was reached on them. @param {{today: string, game: string, isAlone: boolean}} props */
export function Days({ today, game, isAlone }) {
  const { days } = kept();
  const all = daysPlayed();
  const week = Array.from({ length: WEEK }, (_, at) => before(today, WEEK - 1 - at));
  return html`<section class="day-card"><h2><${Icon} name="deck" />${t("today-layers", { n: inRow(today) })}</h2>
    <ol class="day-week">${week.map((day) => {
      const played = days[`${day}/${game}`];
      const isOn = all.includes(day);
      const told = played?.lead === undefined ? "" : leadWords(played.lead, isAlone);
      return html`<li class=${`${isOn ? "on" : ""}${day === today ? " now" : ""}`}>
        <span>${dateWords(day, { weekday: "short" })}</span><i></i>
        ${told ? html`<b role="img" aria-label=${told}>${number(played?.lead ?? 0)}</b>` : html`<b>·</b>`}</li>`;
    })}</ol>
    <p class="caption">${all.length > 0 && t("today-layers-all", { n: all.length })} ${t("today-stays")}</p></section>`;
}

/** @param {{games: readonly string[]}} props */
export function Puzzle({ games }) {
  if (!games.length) return null;
  return html`<section class="day-card"><h2><${Icon} name="sherd" />${t("today-puzzle")}</h2>
    <p>${t("today-puzzle-words")}</p>
    <p class="row">${games.map(
      (game) => html`<a class="button" href=${address(`/puzzle/${game}/daily`)}
      aria-label=${`${t("today-solve")}: ${gameWords(game)}`}>${gameWords(game)}</a>`,
    )}</p></section>`;
}

/** @param {{left: number}} props seconds */
export const Tomorrow = ({ left }) =>
  html`<section class="day-card"><h2><${Icon} name="today" />${t("today-tomorrow")}</h2>
    <p class="caption">${t("today-tomorrow-words", { time: duration(left) })}</p></section>`;

/** Other days with results. @param {{game: string, days: readonly string[], shown: string}} props */
export function OtherDays({ game, days, shown }) {
  const others = days.filter((day) => day !== shown);
  if (!others.length) return null;
  return html`<section class="day-card"><h2>${t("today-days")}</h2><ul class="day-others">${others.map(
    (day) =>
      html`<li><a href=${address(`/today/${game}?day=${day}`)}>${dateWords(day, {
        weekday: "short",
        day: "numeric",
        month: "long",
      })}</a></li>`,
  )}</ul></section>`;
}
