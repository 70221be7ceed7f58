// Lists of tables: those of this browser, found by one request, and those that their makers let anybody find.
import { get, post } from "../api.js";
import { gameWords } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { address } from "../root.js";
import * as seats from "../seats.js";
import { Button } from "../ui/marks.js";
import { t, when } from "../words.js";

const MOST = 100; // tables in one request
const PATIENCE = 30 * 24 * 3600 * 1000; // a seat is forgotten when the server has not found its table for so long
const SHOWN = 6;

/** @import { Gone, SeatShown, Summary } from "../types/api.d.ts" */
/** @typedef {{tables: Summary[], state: "asking" | "there" | "failed"}} Found */
/** @typedef {import("../seats.js").Held} Held */

/** Marks what was found and what was not. A server that is being repaired must not cost anybody a seat, so what is not
 * found is kept for a month. @param {(Summary | Gone)[]} answer */
function note(answer) {
  for (const each of answer) {
    const { lost } = seats.held(each.table);
    const isGone = "gone" in each;
    if (!isGone && lost) seats.find(each.table);
    else if (isGone && !lost) seats.lose(each.table);
    else if (isGone && Date.now() - Number(lost) > PATIENCE) seats.forget(each.table);
  }
}

/** Asks for what this browser holds, the tables opened last first. @returns {Promise<Summary[]>} */
async function findMine() {
  const held = Object.entries(seats.tables()).sort(([, a], [, b]) => (b.seen ?? 0) - (a.seen ?? 0));
  const tokens = held.slice(0, MOST).flatMap(([id]) => (seats.best(id) ? [[id, seats.best(id)]] : []));
  if (!tokens.length) return [];
  const answer = await post("/tables/mine", { tables: Object.fromEntries(tokens) });
  note(answer);
  return answer.flatMap((each) => ("gone" in each ? [] : [each]));
}

/** The tables of this browser, and those of them that the server does not find. */
export function useMine() {
  const [found, setFound] = useState(/** @type {Found} */ ({ tables: [], state: "asking" }));
  const [, redraw] = useState(0);
  useEffect(() => {
    findMine().then(
      (tables) => setFound({ tables, state: "there" }),
      () => setFound({ tables: [], state: "failed" }),
    );
  }, []);
  const lost = Object.entries(seats.tables()).filter(([, held]) => held.lost);
  return { ...found, lost, redraw: () => redraw((n) => n + 1) };
}

/** A game's name; one that was brought here is marked. @param {{each: Summary, children?: any}} props */
function Title({ each, children }) {
  return html`<b class="number">${gameWords(each.game)}</b>
    ${each.imported && html` <span class="caption">${t("web-imported-short")}</span>`}${children}<br />`;
}

/** A table with who plays there, and the way to it. @param {{each: Summary, to: string, words: string}} props */
function Line({ each, to, words }) {
  const isBot = (/** @type {SeatShown} */ seat) => seat.kind === "bot" && !seat.away;
  const names = each.seats.map((seat, at) => seat.name || t(isBot(seat) ? "web-seat-bot" : "web-seat", { n: at + 1 }));
  return html`<li><span><${Title} each=${each} />
      <span class="caption">${names.join(", ")} · ${when(each.changed)}</span></span>
    <a class="button" href=${address(to)}>${words}</a></li>`;
}

/** Games of this browser that go on. @param {{mine: ReturnType<typeof useMine>}} props */
export function Mine({ mine }) {
  const running = mine.tables.filter((each) => each.state !== "over");
  const isEmpty = mine.state === "there" && running.length + mine.lost.length === 0;
  return html`<section class="game mine" aria-labelledby="h-mine"><h2 id="h-mine">${t("web-mine")}</h2>
    ${mine.state === "failed" && html`<p class="caption">${t("web-offline")}</p>`}
    ${isEmpty && html`<p class="caption">${t("web-mine-none")}</p>`}
    <ul class="list">${running.slice(0, SHOWN).map((each) => html`<${Going} key=${each.table} each=${each} />`)}
      ${mine.lost.map(([id, held]) => html`<${Lost} key=${id} id=${id} held=${held} redraw=${mine.redraw} />`)}</ul>
    <div id="daily"></div>
  </section>`;
}

/** @param {{each: Summary}} props */
function Going({ each }) {
  const isHeld = seats.held(each.table).seats[each.to_act]; // on this screen, whoever's seat
  const turn = isHeld && each.seats[each.to_act].kind === "human";
  const stands = each.state === "open" ? t("web-not-begun") : t("web-moves-made", { n: each.n });
  return html`<li><span>
      <${Title} each=${each}>${turn && html` <span class="rubric">${t("web-your-turn")}</span>`}</${Title}>
      <span class="caption">${stands} · ${when(each.changed)}</span></span>
    <a class=${turn ? "button primary" : "button"} href=${address(`/table/${each.table}`)}>
      ${t(turn ? "web-continue" : "web-look")}</a></li>`;
}

/** A table that the server does not find. @param {{id: string, held: Held, redraw: () => void}} props */
function Lost({ id, held, redraw }) {
  const forget = () => {
    seats.forget(id);
    redraw();
  };
  return html`<li><span><b class="number">${held.game ? gameWords(held.game) : id}</b><br />
      <span class="caption">${t("web-lost", { when: when(Number(held.lost) / 1000) })}</span></span>
    <${Button} onClick=${forget}>${t("web-forget")}</${Button}></li>`;
}

/** Finished games of this browser. @param {{mine: ReturnType<typeof useMine>}} props */
export function Finished({ mine }) {
  const over = mine.tables.filter((each) => each.state === "over");
  return html`<section aria-labelledby="h-over"><h2 id="h-over">${t("web-over-tables")}</h2>
    ${mine.state === "there" && over.length === 0 && html`<p class="caption">${t("web-over-none")}</p>`}
    <ul class="list">${over
      .slice(0, SHOWN)
      .map(
        (each) =>
          html`<${Line} key=${each.table} each=${each} to=${`/replay/${each.table}`} words=${t("web-watch")} />`,
      )}</ul>
    <p><a href=${address("/replay")}>${t("web-bring")}</a></p></section>`;
}

/** Tables that anybody may find and watch. */
export function PublicTables() {
  const [list, setList] = useState(/** @type {Summary[] | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all(["open", "running"].map((state) => get(`/tables?state=${state}&limit=${SHOWN}`))).then(
      (found) => setList(found.flat().slice(0, SHOWN)),
      () => setFailed(true),
    );
  }, []);
  return html`<section aria-labelledby="h-public"><h2 id="h-public">${t("web-public-tables")}</h2>
    ${failed && html`<p class="caption">${t("web-offline")}</p>`}
    ${list?.length === 0 && html`<p class="caption">${t("web-public-none")}</p>`}
    <ul class="list">${(list ?? []).map((each) => {
      const words = t(each.state === "open" ? "web-look" : "web-watch");
      return html`<${Line} key=${each.table} each=${each} to=${`/table/${each.table}`} words=${words} />`;
    })}</ul></section>`;
}
