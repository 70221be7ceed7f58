// The end of a lesson: what one knows now, a game against the gentlest bot with the coach beside it, the next lesson.
import { get } from "../api.js";
import { gameNamed, gameWords } from "../games.js";
import { gentlest } from "../learning.js";
import { botName } from "../levels.js";
import { html, useEffect, useState } from "../lib.js";
import { playGently } from "../play-now.js";
import { address } from "../root.js";
import { Button, Icon } from "../ui/marks.js";
import { language, t } from "../words.js";
import { placeIn } from "./kept.js";

/** @import { LessonShown } from "../types/api.d.ts" */

/** A first game, at which the coach says what is new. @param {{game: string, class?: string}} props */
export function PlayGently({ game, class: more = "" }) {
  const [busy, setBusy] = useState(false);
  const found = gameNamed(game);
  const play = async () => {
    setBusy(true);
    await playGently(game);
    setBusy(false);
  };
  return html`<${Button} icon="s-action" class=${more} data-gently=${game} aria-disabled=${busy ? "true" : undefined}
    onClick=${() => !busy && play()}>${t("wl-play", { bot: found ? botName(gentlest(found)) : "" })}</${Button}>`;
}

/** What comes after a lesson: the first of those behind it that are not done, else the first that is not.
 * @param {LessonShown[]} all @param {string} game @param {string} lesson */
export function after(all, game, lesson) {
  const at = all.findIndex((each) => each.game === game && each.lesson === lesson);
  const order = [...all.slice(at + 1), ...all.slice(0, at)];
  return order.find((each) => !placeIn(each.game, each.lesson).done) ?? null;
}

/** @param {{table: import("./model.js").LessonTable}} props */
export function TheEnd({ table }) {
  const { game, lesson } = table;
  const { title, chapter } = table.step.value;
  const [next, setNext] = useState(/** @type {LessonShown | null} */ (null));
  useEffect(() => {
    get(`/lessons?language=${language.value}`).then(
      (lessons) => setNext(after(lessons, game, lesson)),
      () => {},
    );
  }, [language.value]);
  const isFirst = chapter === "first";
  const name = gameWords(game);
  return html`<div class="coach-body">
      <p id="coach-words" class="coach-words">
        <b>${t(isFirst ? "wl-know" : "wl-know-more", { game: name, title })}</b>${" "}
        ${t(isFirst ? "wl-know-note" : "wl-know-more-note")}</p></div>
    <footer class="coach-end"><${PlayGently} game=${game} class="primary coach-on" />
      ${
        next &&
        html`<a class="button" href=${address(`/learn/${next.game}/${next.lesson}`)}>
        ${t("wl-next", { title: next.game === game ? next.title : gameWords(next.game) })}</a>`
      }
      <a class="button quiet" href=${address("/learn")}><${Icon} name="check" />${t("wl-all")}</a></footer>`;
}
