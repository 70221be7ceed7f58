// Home: both games in a sentence each, and the ways in.
import { Problem, games, get, post } from "../api.js";
import { LevelChoice, usualLevel } from "../levels.js";
import { html, useEffect, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { useBar, useTitle } from "../shell.js";
import { SuitCard, TechCard } from "../ui/card.js";
import { Button, Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { toast } from "../ui/toast.js";
import { Hero } from "./hero.js";
import { needWords, t, when } from "../words.js";

export const ready = () => Promise.all([needWords("web", "table"), needStyles("home", "cards", "s-evolution")]);

const GAMES = ["progress", "s-evolution"];

/** Three technologies for the picture; names as in the card set. */
const FAN = [
  { id: "astrolabe", names: { en: "Astrolabe", fr: "Astrolabe", de: "Astrolabium", ru: "Астролябия" }, age: 2, type: "science", discard: 2, costs: [], benefit: [] },
  { id: "wheel", names: { en: "Wheel", fr: "Roue", de: "Rad", ru: "Колесо" }, age: 1, type: "engineering", discard: 1, costs: [], benefit: [] },
  { id: "opera", names: { en: "Opera", fr: "Opéra", de: "Oper", ru: "Опера" }, age: 3, type: "culture", discard: 3, costs: [], benefit: [] },
];
const SUITS = [
  { suit: "green", number: 3, kind: "food", amount: 3 },
  { suit: "orange", number: 5, kind: "tools", amount: 3 },
  { suit: "blue", number: 2, kind: "science", amount: 2 },
  { suit: "violet", number: 6, kind: "joker", amount: 1 },
];

/** @param {string} game @param {string} bot */
async function playNow(game, bot) {
  try {
    const made = await post("/play-now", { game, ...(bot ? { bot } : {}) });
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
      tools: html`<nav class="tools" aria-label=${t("web-tools")}><a class="b quiet wide" href="/rules/progress"><${Icon} name="help" />${t("web-rules")}</a>
        <a class="b quiet wide" href="/cards/progress"><${Icon} name="deck" />${t("web-cards")}</a><a class="b quiet wide" href="/tree"><${Icon} name="tree" />${t("web-tree")}</a></nav>`,
    }),
    [t("web-rules")],
  );
  const [busy, setBusy] = useState("");
  const [bots, setBots] = useState(/** @type {any[]} */ ([]));
  const [level, setLevel] = useState("");
  useEffect(() => {
    games().then(([game]) => {
      setBots(game.bots);
      setLevel(usualLevel(game));
    }, () => {}); // the server has a level of its own, and each button says what is wrong
  }, []);
  const start = async (/** @type {string} */ game) => {
    if (busy) return;
    setBusy(game);
    await playNow(game, level);
    setBusy("");
  };
  return html`<${Hero} />
    <div class="page home"><div class="homeg">
      ${GAMES.map((game) => html`<section class="game" aria-labelledby=${`g-${game}`}><h2 class="gt" id=${`g-${game}`}>${t(`web-full-${game}`)}</h2><p class="game-one">${t(`web-one-${game}`)}</p>
        <div class="fan" aria-hidden="true" data-fan=${game}>${game === "progress" ? FAN.map((card) => html`<${TechCard} card=${card} />`) : SUITS.map((card) => html`<${SuitCard} card=${card} />`)}</div>
        <div class="row"><${Button} class="go big" icon="s-action" data-play=${game} onClick=${() => start(game)}>${busy === game ? t("web-wait") : t("web-play-now")}</${Button}>
          <a class="b big" href=${`/new?game=${game}`}>${t("web-new-table")}</a></div><p class="cap">${t(`web-play-note-${game}`)}</p>${level && html`<div class="lvl-h"><${LevelChoice} bots=${bots} value=${level} label=${t("web-level")} choose=${setLevel} /></div>`}</section>`)}
      <${Mine} />
    </div>
    <div class="cols"><${Tables} state="open" /><${Tables} state="over" /><${Learn} /></div></div>
    <footer class="foot">${t("web-foot")}</footer>`;
}

/** Tables of this browser. */
function Mine() {
  const [list, setList] = useState(/** @type {any[] | null} */ (null));
  useEffect(() => {
    const mine = Object.entries(seats.tables()).sort(([, a], [, b]) => (b.seen ?? 0) - (a.seen ?? 0)).slice(0, 8);
    Promise.all(
      mine.map(async ([id, held]) => {
        try {
          const token = Object.values(held.seats)[0] ?? held.host ?? held.spectator ?? held.unknown?.[0];
          return { ...(await get(`/tables/${id}`, { token })), held };
        } catch (error) {
          if (error instanceof Problem && [404, 410].includes(error.status)) seats.forget(id);
          return null;
        }
      }),
    ).then((found) => setList(found.filter(Boolean)));
  }, []);
  const running = (list ?? []).filter((each) => each.state !== "over");
  return html`<section class="game mine" aria-labelledby="h-mine"><h2 id="h-mine">${t("web-mine")}</h2>
    ${list && running.length === 0 && html`<p class="cap">${t("web-mine-none")}</p>`}
    <ul class="list">${running.slice(0, 5).map((each) => {
      const turn = each.held.seats[each.to_act] && each.seats[each.to_act].kind === "human"; // on this screen, whoever's seat
      return html`<li key=${each.table}><span><b class="num">${t(`web-title-${each.game}`)}</b>${turn && html` <span class="rubric">${t("web-your-turn")}</span>`}<br /><span class="cap">${t("web-moves-made", { n: each.n })} · ${when(each.changed)}</span></span>
        <a class=${turn ? "b go" : "b"} href=${`/table/${each.table}`}>${t(turn ? "web-continue" : "web-look")}</a></li>`;
    })}</ul>
    <div id="daily"></div>
  </section>`;
}

/** @param {{state: "open" | "over"}} props */
function Tables({ state }) {
  const [list, setList] = useState(/** @type {any[] | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // Whoever knows the address of a finished game may watch it; only one's own are listed here.
    const mine = seats.tables();
    get(`/tables?state=${state}&limit=${state === "over" ? 50 : 6}`).then((found) => setList(found.filter((/** @type {any} */ each) => state !== "over" || each.table in mine).slice(0, 6)), () => setFailed(true));
  }, [state]);
  return html`<section aria-labelledby=${`h-${state}`}><h2 id=${`h-${state}`}>${t(`web-${state}-tables`)}</h2>
    ${failed && html`<p class="cap">${t("web-offline")}</p>`}
    ${list?.length === 0 && html`<p class="cap">${t(`web-${state}-none`)}</p>`}
    <ul class="list">${(list ?? []).map((each) => html`<li key=${each.table}><span><b class="num">${t(`web-title-${each.game}`)}</b><br /><span class="cap">${each.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => seat.name || t(seat.kind === "bot" ? "web-seat-bot" : "web-seat", { n: at + 1 })).join(", ")} · ${when(each.changed)}</span></span>
      <a class="b" href=${state === "over" ? `/replay/${each.table}` : `/table/${each.table}`}>${t(state === "over" ? "web-watch" : "web-look")}</a></li>`)}</ul>${state === "over" && html`<p><a href="/replay">${t("web-bring")}</a></p>`}</section>`;
}

function Learn() {
  const lines = [["/rules/progress", "web-learn-rules-progress"], ["/rules/s-evolution", "web-learn-rules-s-evolution"], ["/tree", "web-learn-tree"], ["/cards/progress", "web-learn-cards-progress"], ["/cards/s-evolution", "web-learn-cards-s-evolution"]];
  return html`<section aria-labelledby="h-learn"><h2 id="h-learn">${t("web-learn")}</h2><ul class="list">${lines.map(([href, key]) => html`<li><a href=${href}>${t(key)}</a></li>`)}</ul></section>`;
}
