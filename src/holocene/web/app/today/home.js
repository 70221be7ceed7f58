// Today at home: each deal with a way to play it or what came of it, the puzzle, and the lesson that was left.
import { get } from "../api.js";
import { gameWords } from "../games.js";
import { places } from "../lesson/kept.js";
import { html, useEffect, useState } from "../lib.js";
import { address } from "../root.js";
import { Button, Icon } from "../ui/marks.js";
import { needWordsOf, t } from "../words.js";
import { Puzzle } from "./aside.js";
import { sitAt } from "./begin.js";
import { inRow, keepOwn, kept } from "./kept.js";
import { leadWords, longDay, resultWords, tableWords } from "./told.js";

/** @import { DayDeal, Today } from "../types/api.d.ts" */

export function AtHome() {
  const [today, setToday] = useState(/** @type {Today | null} */ (null));
  useEffect(() => {
    const show = async (/** @type {Today} */ found) => {
      const played = found.deals.filter(({ own }) => own?.result).map(({ game }) => game);
      if (played.length) await needWordsOf(played); // ranks are words of the games
      for (const { game, deal, own, played } of found.deals) keepOwn(found.day, game, deal, own, played);
      setToday(found);
    };
    get("/today", { token: kept().key || null }).then(show, () => {}); // home says enough without it
  }, []);
  if (!today?.deals.length) return null;
  return html`<section class="home-today" aria-labelledby="h-today"><h2 id="h-today">
      <${Icon} name="today" /> <a href=${address("/today")}>${t("today-deal")}</a></h2>
    <p class="caption">${longDay(today.day)}. ${t("today-lede")}</p>
    <ul>${today.deals.map((deal) => html`<${Deal} key=${deal.game} deal=${deal} />`)}</ul>
    ${inRow(today.day) > 0 && html`<p class="caption">${t("today-layers", { n: inRow(today.day) })}</p>`}
    <${Puzzle} games=${today.puzzles} /><${Left} /></section>`;
}

/** @param {{deal: DayDeal}} props */
function Deal({ deal: { game, rivals, played, best, own } }) {
  const told = best === null ? "" : leadWords(best, rivals.length === 0);
  return html`<li class="day-card"><h3>${tableWords(game, rivals)}</h3>${
    own?.result
      ? html`<p><b>${resultWords(game, own.result, own.place, played)}</b></p>
        <a class="button" href=${address(`/today/${game}`)}>${t("today-board")}</a>`
      : own?.state === "left"
        ? html`<p class="caption">${t("today-left")}</p>`
        : html`<p class="caption">${t("today-so-far", { n: played, best: told })}</p>
        <${Button} data-today=${game} onClick=${() => sitAt(game)}>${t(own ? "today-go-on" : "today-play")}</${Button}>`
  }</li>`;
}

/** The lesson that was left, if there is one. */
function Left() {
  const left = Object.entries(places.value).find(([, { far, done }]) => far > 0 && !done);
  if (!left) return null;
  const [name, { step }] = left;
  return html`<div class="day-card"><h3><${Icon} name="hint" /> ${t("today-learning")}</h3>
    <p class="caption">${gameWords(name.split("/")[0])}, ${t("today-learning-step", { step })}</p>
    <a class="button" href=${address(`/learn/${name}`)}>${t("today-continue")}</a></div>`;
}
