// How to play a game: eight short sections with a figure each, tips for a first game, and the rules behind it. What is
// said and drawn of a game comes from the how.js of its folder, its numbers from the card set.
import { cards } from "../api.js";
import { drawingOf, gameNamed, gameWords, needGames } from "../games.js";
import { gentlest, lessonOf } from "../learning.js";
import { botName } from "../levels.js";
import { html, useEffect, useState } from "../lib.js";
import { playGently } from "../play-now.js";
import { address } from "../root.js";
import { route } from "../router.js";
import { useTitle } from "../shell.js";
import { Bold } from "../ui/bold.js";
import { Button, Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { needWordsOf, t } from "../words.js";

/** @import { HowDrawn, Section } from "../types/drawing.d.ts" */
/** @import { Cards } from "../types/view.d.ts" */
/** @template {HowDrawn} H @typedef {H} Tells */
/** Those of ours, which the checker holds to it. @typedef {[Tells<typeof import("../progress/how.js")>,
 * Tells<typeof import("../s-evolution/how.js")>]} OurPages */

/** What a game's how.js gives. @type {HowDrawn} */
let drawn;

/** @param {{game: string}} params */
export async function ready({ game }) {
  await needGames();
  drawn = await import(`../${drawingOf(game)}/how.js`);
  const styles = needStyles("cards", "card-states", "layers", "boards", "how", "how-figures", ...(drawn.styles ?? []));
  await Promise.all([needWordsOf([game], "table", "web-how", ...(drawn.words ?? [])), styles]);
}

/** @param {{game: string}} props */
export default function How({ game }) {
  const [pack, setPack] = useState(/** @type {Cards | null} */ (null));
  const [failed, setFailed] = useState(false);
  const title = t("how-title", { game: gameWords(game) });
  useTitle(title);
  useEffect(() => {
    cards(game).then(setPack, () => setFailed(true));
  }, [game]);
  useEffect(() => {
    if (pack && route.value.hash) document.getElementById(route.value.hash)?.scrollIntoView();
  }, [pack, route.value.hash]);
  if (failed) return html`<p class="notice" role="alert">${t("web-offline")}</p>`;
  if (!pack) return html`<p class="wait">${t("web-wait")}</p>`;
  const sections = drawn.sections(pack);
  return html`<div class="page how-page">
    <nav class="how-contents" aria-label=${t("how-contents")}><p class="caption">${t("how-minutes", { n: 6 })}</p>
      <${Contents} sections=${sections} /><div class="how-ways">
        <a class="button primary" href=${address(lessonOf(game))}><${Icon} name="hint" />${t("how-lesson")}</a>
        <a href=${address(`/rules/${game}`)}>${t("how-reference")}</a>
        <${Button} icon="text" class="quiet" onClick=${() => print()}>${t("how-print")}</${Button}></div></nav>
    <div><h1>${title}</h1><p class="lede">${drawn.lede()}</p>
      <details class="how-fold"><summary><${Icon} name="log" />${t("how-contents")}</summary>
        <${Contents} sections=${sections} /></details>
      ${sections.map((section, at) => html`<${Part} key=${at} section=${section} n=${at + 1} pack=${pack} />`)}
      <${First} game=${game} tips=${drawn.tips()} /></div></div>`;
}

/** @param {{sections: Section[]}} props */
const Contents = ({ sections }) =>
  html`<ol>${sections.map(
    ({ title, anchors }, at) => html`<li><a href=${`#${anchors[0]}`}><b class="number">${at + 1}</b>${title}</a></li>`,
  )}<li><a href="#first"><b><${Icon} name="s-action" /></b>${t("how-first")}</a></li></ol>`;

/** @param {{section: Section, n: number, pack: Cards}} props */
function Part({ section, n, pack }) {
  const { title, text, anchors, wide, Figure } = section;
  return html`<section class=${wide ? "how-section how-wide" : "how-section"} id=${anchors[0]}>
    <div class="how-text">${anchors.slice(1).map((id) => html`<span id=${id}></span>`)}
      <h2><b class="number">${n}</b>${title}</h2><p><${Bold} words=${text} /></p></div>
    <figure class="how-figure"><${Figure} pack=${pack} /></figure></section>`;
}

/** @param {{game: string, tips: string[]}} props */
function First({ game, tips }) {
  const found = gameNamed(game);
  const bot = found ? gentlest(found) : "";
  return html`<section class="how-section" id="first"><div class="how-text">
    <h2><b class="number"><${Icon} name="s-action" /></b>${t("how-first")}</h2>
    <ol class="how-tips">${tips.map((tip) => html`<li><${Bold} words=${tip} /></li>`)}</ol>
    <div class="row"><a class="button primary big" href=${address(lessonOf(game))}><${Icon} name="hint" />
      ${t("how-lesson")}</a>
      <${Button} class="big" icon="s-action" onClick=${() => playGently(game)}>
        ${t("how-forager", { bot: botName(bot) })}</${Button}></div>
    <p class="caption">${t("how-doubt")} <a href=${address(`/rules/${game}`)}>${t("how-reference")}</a></p></div>
    </section>`;
}
