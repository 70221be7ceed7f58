// Home: the games in a sentence each, and the ways in.
import { post } from "../api.js";
import { Fan } from "../fans.js";
import { drawingOf, gameWords, known, needGames } from "../games.js";
import { LevelChoice, usualLevel } from "../levels.js";
import { html, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { useBar, useTitle } from "../shell.js";
import { Button, Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { toast } from "../ui/toast.js";
import { needWords, t } from "../words.js";
import { Hero } from "./hero.js";
import { Finished, Mine, PublicTables, useMine } from "./tables.js";

export const ready = () =>
  Promise.all([
    needGames().catch(() => {}), // told by the page
    needWords("table", "web-seats"),
    needStyles("home", "cards", "card-states", "s-evolution/cards"),
  ]);

/** @param {string} game @param {string} bot */
async function playNow(game, bot) {
  try {
    const made = await post("/play-now", { game, sit: false, ...(bot ? { bot } : {}) });
    seats.keepNew(made, game);
    go(`/table/${made.table}`);
  } catch (error) {
    toast(await sentence(error, game), { icon: "warning" });
  }
}

export default function Home() {
  useTitle("");
  useBar(
    () => ({
      tools: html`<nav class="tools" aria-label=${t("web-tools")}>
        <a class="button quiet wide" href=${address("/rules")}><${Icon} name="help" /><span class="label">${t("web-rules")}</span></a>
        <a class="button quiet wide" href=${address("/cards")}><${Icon} name="deck" /><span class="label">${t("web-cards")}</span></a>
          <a class="button quiet wide" href=${address("/tree")}><${Icon} name="tree" /><span class="label">${t("web-tree")}</span></a></nav>`,
    }),
    [t("web-rules")],
  );
  const mine = useMine();
  const [busy, setBusy] = useState("");
  const start = async (/** @type {string} */ game, /** @type {string} */ level) => {
    if (busy) return;
    setBusy(game);
    await playNow(game, level);
    setBusy("");
  };
  return html`<${Hero} />
    <div class="page home"><div class="home-columns">
      ${known.value.length === 0 && html`<p class="notice" role="alert">${t("web-offline")}</p>`}
      ${known.value.map(
        (game) => html`<${GameBox} key=${game.name} game=${game} busy=${busy === game.name} start=${start} />`,
      )}
      <${Mine} mine=${mine} />
    </div>
    <div class="columns"><${Finished} mine=${mine} /><${PublicTables} /><${Learn} /></div></div>
    <footer class="foot">${t("web-foot")}</footer>`;
}

/** A game in a sentence, and the ways to a table.
 * @param {{game: import("../types/api.d.ts").GameShown, busy: boolean,
 * start: (game: string, level: string) => void}} props */
function GameBox({ game, busy, start }) {
  const { name, bots } = game;
  const [level, setLevel] = useState(usualLevel(game));
  const others = Number(game.options.find((option) => option.key === "players")?.default) - 1;
  return html`<section class="game" aria-labelledby=${`g-${name}`}>
    <h2 class="game-title" id=${`g-${name}`}>${gameWords(name, "title")}</h2><p
      class="game-one">${gameWords(name, "about")}</p>
    <${Fan} game=${name} />
    <div class="row"><${Button} class="primary big" icon="s-action" data-play=${name}
      onClick=${() => start(name, level)}>
      ${t(busy ? "web-wait" : "web-play-now")}</${Button}>
      <a class="button big" href=${address(`/new?game=${name}`)}>${t("web-new-table")}</a></div>
    <p class="caption">${t("web-play-note", { n: others })}</p>
    <div class="level-choice"><${LevelChoice} bots=${bots} value=${level} label=${t("web-level")}
      choose=${setLevel} /></div>
  </section>`;
}

function Learn() {
  const names = known.value.map(({ name }) => name);
  const lines = [
    ...names.map((name) => [`/rules/${name}`, t("web-learn-rules", { game: gameWords(name) })]),
    ...(names.some((name) => drawingOf(name) === "progress") ? [["/tree", t("web-learn-tree")]] : []),
    ...names.map((name) => [`/cards/${name}`, t("web-learn-cards", { game: gameWords(name) })]),
  ];
  return html`<section aria-labelledby="h-learn"><h2 id="h-learn">${t("web-learn")}</h2>
    <ul class="list">${lines.map(([href, words]) => html`<li><a href=${address(href)}>${words}</a></li>`)}</ul>
    </section>`;
}
