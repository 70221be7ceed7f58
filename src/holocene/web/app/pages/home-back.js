// The home page of who comes back: whose turn it is, what waits, a game as last time, and how games ended.
import { call, hush } from "../drama/calling.js";
import { gameNamed, gameWords, known } from "../games.js";
import { hasHow, lessonOf } from "../learning.js";
import { botName, LevelChoice, usualLevel } from "../levels.js";
import { html, useEffect, useState } from "../lib.js";
import { playNow } from "../play-now.js";
import { results } from "../results.js";
import { address } from "../root.js";
import { recall } from "../settings.js";
import { AtHome } from "../today/home.js";
import { useLoaded } from "../ui/lazy.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { Band } from "./hero.js";
import { PublicTables, Reading } from "./lists.js";
import { Finished, Going, isMyTurn, Lost, useMine } from "./tables.js";

const SHOWN = 8;
const loadClock = async () => {
  const module = await import("../clock/home.js");
  await module.ready();
  return module;
};

export function Back() {
  const mine = useMine();
  const name = recall("name", "");
  const running = mine.tables.filter((each) => each.state !== "over");
  const clock = useLoaded(
    loadClock,
    running.some((each) => each.due > 0),
  );
  const turns = running.filter(isMyTurn).sort(clock?.byDue);
  const others = running.filter((each) => !isMyTurn(each));
  useEffect(() => (turns.length > 0 ? call(turns.length) : hush()), [turns.length]);
  useEffect(() => hush, []);
  return html`<${Band}><h1>${name ? t("home-welcome", { name }) : t("home-welcome-nameless")}</h1></${Band}>
    <div class="page home-again"><div class="mine">
      ${mine.state === "failed" && html`<p class="caption">${t("web-offline")}</p>`}
      ${mine.state === "there" && html`<${Turns} turns=${turns} Left=${clock?.Left} />`}
      ${
        others.length > 0 &&
        html`<section aria-labelledby="h-waiting"><h2 id="h-waiting" class="home-small">${t("home-waiting")}</h2>
          <ul class="list">${others
            .slice(0, SHOWN)
            .map((each) => html`<${Going} key=${each.table} each=${each} Left=${clock?.Left} />`)}
          </ul></section>`
      }
      ${
        mine.lost.length > 0 &&
        html`<ul class="list">${mine.lost.map(
          ([id, held]) => html`<${Lost} key=${id} id=${id} held=${held} redraw=${mine.redraw} />`,
        )}</ul>`
      }</div>
    <${AtHome} />
    <div class="mine"><${Again} /><${Unknown} /></div>
    <div class="columns"><${Finished} mine=${mine} /><${Reading} /><${PublicTables} /></div></div>`;
}

/** @param {{turns: import("../types/api.d.ts").Summary[], Left?: typeof import("../clock/home.js").Left}} props */
function Turns({ turns, Left }) {
  if (turns.length === 0) return html`<h2 id="h-mine">${t("home-nobody-waits")}</h2>`;
  return html`<section aria-labelledby="h-mine"><h2 id="h-mine">${t("home-turn")}
      <span class="rubric">${t("home-turn-at", { n: turns.length })}</span></h2>
    <ol class="turns">${turns
      .slice(0, SHOWN)
      .map((each) => html`<${Going} key=${each.table} each=${each} mine Left=${Left} />`)}
      </ol></section>`;
}

/** Games that nobody has learnt or finished in this browser, each with the way to learn it. */
function Unknown() {
  const isKnown = (/** @type {string} */ name) =>
    recall("lessons", /** @type {Record<string, {done: boolean}>} */ ({}))[`${name}/first`]?.done ||
    Object.values(results()).some(({ game }) => game === name);
  return known.value
    .filter(({ name }) => hasHow(name) && !isKnown(name))
    .map(
      ({ name }) => html`<section class="again" key=${name}><p class="lede">${gameWords(name, "about")}</p>
      <div class="row"><a class="button primary big" href=${address(lessonOf(name))}><${Icon} name="hint" />
        ${t("home-learn-game", { game: gameWords(name) })}</a></div></section>`,
    );
}

/** A game at once, the last one first, and a table of one's own. */
function Again() {
  const last = recall("last-play", { game: "", bot: "" });
  const games = [...known.value].sort((a, b) => Number(b.name === last.game) - Number(a.name === last.game));
  const [level, setLevel] = useState(last.bot);
  const [busy, setBusy] = useState(false);
  const botFor = (/** @type {string} */ name) => {
    const found = gameNamed(name);
    return found ? (found.bots.find((bot) => bot.name === level)?.name ?? usualLevel(found)) : "";
  };
  const start = async (/** @type {string} */ name) => {
    if (busy) return;
    setBusy(true);
    await playNow(name, botFor(name));
    setBusy(false);
  };
  if (!games.length) return null;
  return html`<section class="again" aria-labelledby="h-again">
    <h2 id="h-again" class="home-small">${t("home-again")}</h2>
    <div class="row">${games.map(
      ({ name }) => html`<${Button} class="big" icon="s-action" data-play=${name} onClick=${() => start(name)}>
        ${t("home-again-with", { game: gameWords(name), bot: botName(botFor(name)) })}</${Button}>`,
    )}<a class="button big" href=${address("/new")}><${Icon} name="plus" />${t("web-new-table")}</a></div>
    <details class="level-choice"><summary>${t("home-change")}</summary>
      <${LevelChoice} bots=${games[0].bots} value=${botFor(games[0].name)} label=${t("web-level")} choose=${setLevel} />
    </details></section>`;
}
