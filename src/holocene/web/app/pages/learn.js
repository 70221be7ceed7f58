// Learn: two courses, the lessons of each, and where the reader stopped; then a first game, and things to read.
import { get } from "../api.js";
import { gameWords, known, needGames } from "../games.js";
import { PlayGently } from "../lesson/end.js";
import { placeIn } from "../lesson/kept.js";
import { html, useEffect, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { useTitle } from "../shell.js";
import { Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { language, needWords, t } from "../words.js";

/** @import { LessonShown } from "../types/api.d.ts" */

export const ready = () =>
  Promise.all([needGames().catch(() => {}), needWords("table", "web-lesson"), needStyles("learn")]);

export default function Learn() {
  const [lessons, setLessons] = useState(/** @type {LessonShown[]} */ ([]));
  const [problem, setProblem] = useState("");
  useTitle(t("wl-learn"));
  useEffect(() => {
    get(`/lessons?language=${language.value}`).then(
      (all) => setLessons(all),
      async (error) => setProblem(await sentence(error)),
    );
  }, [language.value]);
  const games = [...new Set(lessons.map(({ game }) => game))];
  return html`<div class="page"><h1>${t("wl-learn")}</h1><p class="lede">${t("wl-lede")}</p>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    <div class="courses">${games.map(
      (game) => html`<${Course} key=${game} game=${game} lessons=${lessons.filter((each) => each.game === game)} />`,
    )}</div>
    ${games.length > 0 && html`<${Afterwards} games=${games} /><${Exercises} games=${games} />`}</div>`;
}

/** @param {{game: string, lessons: LessonShown[]}} props */
function Course({ game, lessons }) {
  const of = lessons.reduce((all, { steps }) => all + steps, 0);
  const n = lessons.reduce((all, { lesson, steps }) => all + finished(game, lesson, steps), 0);
  const next = lessons.find(({ lesson }) => !placeIn(game, lesson).done);
  return html`<section class="course" aria-labelledby=${`c-${game}`}>
    <header><div><h2 id=${`c-${game}`}>${gameWords(game)}</h2><p>${lessons[0].about}</p></div>
      <span class="course-done" role="img" aria-label=${t("wl-steps-done", { n, of })}><b class="number">${n}</b>/${of}
      </span></header>
    ${lessons.map(
      (lesson, at) => html`<${Chapter} key=${lesson.lesson} lesson=${lesson} age=${(at % 4) + 1}
      isNext=${lesson === next} />`,
    )}</section>`;
}

/** How many steps were finished. @param {string} game @param {string} lesson @param {number} steps */
function finished(game, lesson, steps) {
  const { far, done } = placeIn(game, lesson);
  return done ? steps : Math.min(far, steps);
}

/** A lesson: its rock, its steps, and the way in. @param {{lesson: LessonShown, age: number, isNext: boolean}} props */
function Chapter({ lesson: { game, lesson, title, about, minutes, steps, names, chapter }, age, isNext }) {
  const { step, done, far } = placeIn(game, lesson);
  const path = `/learn/${game}/${lesson}`;
  const isBegun = far > 0 && !done;
  const words = done ? t("wl-again") : isBegun ? t("wl-continue", { n: step }) : t("wl-start");
  const state = done ? "done" : isNext ? "now" : "";
  return html`<section class=${`chapter ${state}`} data-age=${age} aria-label=${title}><span class="rock"></span>
    <div class="chapter-body"><header><h3>${title}</h3><span class="caption">${t("wl-minutes", { n: minutes })}</span>
      <span class="spacer"></span>
      ${done && html`<span class="chapter-done"><${Icon} name="check" />${t("wl-done")}</span>`}
      <a class=${`button${isNext ? " primary" : done ? " quiet" : ""}`} href=${address(path)}
        aria-label=${`${words}: ${title}`}>${isNext && html`<${Icon} name="hint" />`}${words}</a></header>
      ${chapter === "more" && html`<p class="chapter-about">${about}</p>`}
      ${
        (chapter === "first" || isNext) &&
        html`<ol class="steps-list">${names.slice(0, steps).map((name, at) => {
          const isNow = !done && isNext && at + 1 === step;
          const isDone = done || (at < far && !isNow);
          return html`<li class=${isDone ? "done" : isNow ? "now" : ""} aria-current=${isNow ? "step" : undefined}>
            <a href=${address(`${path}?step=${at + 1}`)}>${
              isDone
                ? html`<${Icon} name="check"
              label=${t("wl-done")} />`
                : html`<b>${at + 1}</b>`
            }<span>${name}</span></a></li>`;
        })}</ol>`
      }</div></section>`;
}

/** @param {{games: string[]}} props */
function Afterwards({ games }) {
  const playable = games.filter((game) => known.value.some(({ name }) => name === game));
  return html`<section class="afterwards" aria-labelledby="h-after"><h2 id="h-after">${t("wl-after")}</h2>
    <p>${t("wl-play-note")}</p>
    <div class="row">${playable.map(
      (game) => html`<div><h3>${gameWords(game)}</h3><${PlayGently} game=${game} class="big" /></div>`,
    )}</div></section>`;
}

/** Puzzles, for those who know the moves. @param {{games: string[]}} props */
function Exercises({ games }) {
  return html`<section class="afterwards" aria-labelledby="h-exercises"><h2 id="h-exercises">${t("wl-exercises")}</h2>
    <p>${t("wl-exercises-note")}</p>
    <p class="row">${games.map(
      (game) => html`<a class="button big" href=${address(`/puzzles/${game}`)}><${Icon} name="sherd" />
      ${gameWords(game)}</a>`,
    )}</p></section>`;
}
