// Today: the deals of the day, one's own result, everybody's as layers, and the board.
import { get } from "../api.js";
import { before } from "../days.js";
import { known, needGames } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { route } from "../router.js";
import { useTitle } from "../shell.js";
import { Days, OtherDays, Puzzle, Tomorrow } from "../today/aside.js";
import { Board } from "../today/board.js";
import { keepOwn, kept } from "../today/kept.js";
import { Layers } from "../today/layers.js";
import { Own } from "../today/own.js";
import { longDay, tableWords } from "../today/told.js";
import { Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { dayWords, needWordsOf, t } from "../words.js";

/** @import { DayBoard, Today } from "../types/api.d.ts" */

export async function ready() {
  const games = await needGames().catch(() => known.value);
  const names = games.map(({ name }) => name);
  await Promise.all([needWordsOf(names, "table", "today"), needStyles("rules", "today", "today-board")]);
}

/** Today's deals and the board of a game, as they are now and whenever the page is looked at again.
 * @param {string} wanted a game @param {string} day */
function useDay(wanted, day) {
  const [found, setFound] = useState(/** @type {{today: Today, board: DayBoard | null} | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      try {
        const token = kept().key || null;
        const today = await get("/today", { token });
        const game = wanted || (today.deals[0]?.game ?? "");
        const board = game ? await get(`/today/${game}${day ? `?day=${day}` : ""}`, { token }) : null;
        if (isGone) return;
        if (board) keepOwn(board.day, game, board.deal, board.own, board.played);
        setFound({ today, board });
        setProblem("");
      } catch (error) {
        const words = await sentence(error);
        if (!isGone) setProblem(words);
      }
    };
    const lookAgain = () => document.visibilityState === "visible" && look();
    look();
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, [wanted, day]);
  return { found, problem };
}

/** @param {{game: string}} props */
export default function TodayPage({ game: wanted }) {
  const { found, problem } = useDay(wanted, route.value.query.get("day") ?? "");
  useTitle(t("today-title"));
  if (!found?.board)
    return html`<div class="page"><h1>${t("today-title")}</h1>
      ${
        problem
          ? html`<p class="notice" role="alert">${problem}</p>
            <p><a class="button" href=${address(`/today${wanted && `/${wanted}`}`)}>${t("today-now")}</a></p>`
          : html`<p>${t("web-wait")}</p>`
      }</div>`;
  const { today, board } = found;
  const { game, day, players, rivals } = board;
  return html`<div class="page day"><header class="day-head"><div>
        <p class="caption">${tableWords(game, rivals)}</p><h1>${longDay(day)}</h1>
        <p class="lede">${t("today-lede")}</p></div>
      <${Turning} board=${board} today=${today.day} /></header>
    <${Deals} today=${today} board=${board} />
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    <div class="day-parts"><div>
      <${Own} key=${`${day}/${game}`} board=${board} />
      ${
        (board.played > 0 || board.bot) &&
        html`<section class="day-card"><h2>${t("today-everybody")}</h2><${Layers} board=${board} /></section>`
      }
      <section class="day-card"><h2>${t("today-board")}</h2><${Board} board=${board} /></section></div>
    <aside aria-label=${t("today-days")}><${Days} today=${today.day} game=${game} isAlone=${players === 1} />
      <${Puzzle} games=${today.puzzles} />
      ${board.is_today && html`<${Tomorrow} left=${today.left} />`}
      <${OtherDays} game=${game} days=${board.days} shown=${day} /></aside></div></div>`;
}

/** The day before, and the one after. @param {{board: DayBoard, today: string}} props */
function Turning({ board: { game, day }, today }) {
  const link = (/** @type {string} */ to) => address(to === today ? `/today/${game}` : `/today/${game}?day=${to}`);
  const [last, next] = [before(day), before(day, -1)];
  return html`<div class="row"><a class="button" href=${link(last)}><${Icon} name="prev" />${dayWords(last)}</a>
    ${
      next <= today
        ? html`<a class="button" href=${link(next)}>${dayWords(next)}<${Icon} name="next" /></a>`
        : html`<span class="button" aria-disabled="true">${t("today-tomorrow")}<${Icon} name="next" /></span>`
    }</div>`;
}

/** Which of the day's deals is shown. @param {{today: Today, board: DayBoard}} props */
function Deals({ today, board: { game, day, is_today: isToday } }) {
  const query = isToday ? "" : `?day=${day}`;
  if (today.deals.length < 2) return null;
  return html`<nav class="game-tabs" aria-label=${t("today-deals")}>${today.deals.map(
    (deal) => html`<a href=${address(`/today/${deal.game}${query}`)}
      aria-current=${deal.game === game ? "page" : undefined}>${tableWords(deal.game, deal.rivals)}${
        isToday && deal.own?.place && html` <${Icon} name="check" />`
      }</a>`,
  )}</nav>`;
}
