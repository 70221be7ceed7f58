// The tables of this browser, found by one request: those that go on, and how others ended.
import { get, post } from "../api.js";
import { gameWords } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { ownTables } from "../own-tables.js";
import { findResult, placeOf, results } from "../results.js";
import { address } from "../root.js";
import * as seats from "../seats.js";
import { Button, Seat } from "../ui/marks.js";
import { language, t, when } from "../words.js";
import { nameOf, SHOWN, Title } from "./lists.js";

const MOST = 100; // tables in one request
const AGAIN = 60 * 1000; // milliseconds until it is looked again whose turn it is
const PATIENCE = 30 * 24 * 3600 * 1000; // a seat is forgotten when the server has not found its table for so long

/** @import { Gone, OwnTable, Summary } from "../types/api.d.ts" */
/** @typedef {{tables: Summary[], state: "asking" | "there" | "failed"}} Found */
/** @typedef {import("../seats.js").Held} Held */
/** @typedef {import("../results.js").Result} Result */

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

/** What this browser holds, and where who is known here sits besides. @returns {Promise<Summary[]>} */
async function findMine() {
  const [held, own] = await Promise.all([findHeld(), ownTables()]);
  const here = new Set(held.map(({ table }) => table));
  elsewhere = new Map(own.filter(({ table }) => !here.has(table.table)).map((each) => [each.table.table, each]));
  return [...held, ...[...elsewhere.values()].map(({ table, seat }) => ({ ...table, role: "seat", seat }))];
}

/** Her tables of which this browser holds no token yet: it is given one when she enters.
 * @type {Map<string, OwnTable>} */
let elsewhere = new Map();

/** Asks for what this browser holds, the tables opened last first. @returns {Promise<Summary[]>} */
async function findHeld() {
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
  const look = () =>
    findMine().then(
      (tables) => setFound({ tables, state: "there" }),
      () => setFound((before) => ({ tables: before.tables, state: "failed" })),
    );
  useEffect(() => {
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  const lost = Object.entries(seats.tables()).filter(([, held]) => held.lost);
  return { ...found, lost, redraw: () => redraw((n) => n + 1) };
}

/** Whether a seat of this browser is to move. @param {Summary} each */
export const isMyTurn = (each) =>
  elsewhere.get(each.table)?.your_turn ??
  (Boolean(seats.held(each.table).seats[each.to_act]) && each.seats[each.to_act]?.kind === "human");

/** Who sits at a table: marks and names. @param {{each: Summary}} props */
const Sitting = ({ each }) =>
  html`<span class="sitting">${each.seats.map(
    (_, at) => html`<span><${Seat} seat=${at} />${nameOf(each, at)}</span>`,
  )}</span>`;

/** What happened last, in the server's words. @param {{each: Summary}} props */
function Told({ each }) {
  const [words, setWords] = useState("");
  const asked = new URLSearchParams({ typed: "log 1", n: String(each.n), language: language.value });
  useEffect(() => {
    if (elsewhere.has(each.table)) return;
    get(`/tables/${each.table}/line?${asked}`, { token: seats.best(each.table) }).then(
      ({ lines }) => setWords(lines.at(-1)?.words ?? ""),
      () => {}, // the card says enough without it
    );
  }, [String(asked)]);
  return html`<span class="turn-told">${words}</span>`;
}

/** A game that goes on, as a card where it is one's turn. @param {{each: Summary, mine?: boolean,
 * Left?: import("../lib.js").Component<{each: Summary}>}} props */
export function Going({ each, mine = false, Left }) {
  const stands =
    each.state === "open"
      ? t("web-not-begun")
      : mine
        ? t("web-moves-made", { n: each.n })
        : t("home-to-move", { player: nameOf(each, each.to_act) });
  return html`<li class=${mine ? "turn-card" : ""}><span><${Title} each=${each} /><${Sitting} each=${each} />
      ${mine && each.n > 0 && html`<${Told} each=${each} />`}
      <span class="caption">${stands} · ${when(each.changed)}</span>${Left && html` <${Left} each=${each} />`}</span>
    <a class=${mine ? "button primary big" : "button"} href=${address(`/table/${each.table}`)}
      aria-label=${mine ? `${t("web-continue")}: ${gameWords(each.game)}` : undefined}>
      ${t(mine ? "web-continue" : "web-look")}</a></li>`;
}

/** A table that the server does not find. @param {{id: string, held: Held, redraw: () => void}} props */
export function Lost({ id, held, redraw }) {
  const forget = () => {
    seats.forget(id);
    redraw();
  };
  return html`<li><span><b class="number">${held.game ? gameWords(held.game) : id}</b><br />
      <span class="caption">${t("web-lost", { when: when(Number(held.lost) / 1000) })}</span></span>
    <${Button} onClick=${forget}>${t("web-forget")}</${Button}></li>`;
}

/** Finished games of this browser with their results, and its record.
 * @param {{mine: ReturnType<typeof useMine>}} props */
export function Finished({ mine }) {
  const [, redraw] = useState(0);
  const over = mine.tables.filter((each) => each.state === "over" && each.role !== "spectator");
  if (over.length === 0 && Object.keys(results()).length === 0) return null;
  return html`<section aria-labelledby="h-over"><h2 id="h-over">${t("home-yours")}</h2><${Record} />
    <ul class="list">${over.slice(0, SHOWN).map(
      (each) => html`<li key=${each.table}><span><${Title} each=${each} /><span class="caption">
          <${Outcome} each=${each} told=${() => redraw((n) => n + 1)} /> · ${when(each.changed)}</span></span>
        <span class="row"><a class="button" href=${address(`/table/${each.table}`)}>${t("home-result")}</a>
          <a class="button quiet" href=${address(`/review/${each.table}`)}>${t("home-review")}</a>
          <a class="button quiet" href=${address(`/replay/${each.table}?at=0`)}>${t("web-replay")}</a></span></li>`,
    )}</ul>
    <p><a href=${address("/replay")}>${t("web-bring")}</a></p></section>`;
}

/** How many games were finished here, and how many won: of those that somebody else played too.
 * @param {Result[]} all */
export function recordOf(all) {
  const own = all.filter(({ seat, totals }) => seat >= 0 && totals.length > 1);
  return { n: own.length, won: own.filter(({ winners, seat }) => winners.includes(seat)).length };
}

function Record() {
  const record = recordOf(Object.values(results()));
  return record.n > 0 && html`<p class="own-record">${t("home-record", record)}</p>`;
}

/** How it ended: one's own place and points, and those of the others.
 * @param {{each: Summary, told: () => void}} props `told` when the server has said what this browser did not know */
function Outcome({ each, told }) {
  const [result, setResult] = useState(/** @type {Result | null} */ (results()[each.table] ?? null));
  useEffect(() => {
    if (result) return;
    const show = (/** @type {Result | null} */ found) => {
      setResult(found);
      told();
    };
    findResult(each.table).then(show, () => {}); // the names stand there without it
  }, [each.table]);
  if (!result) return each.seats.map((_, at) => nameOf(each, at)).join(", ");
  const { totals, winners, seat } = result;
  const facts = { points: totals[seat] ?? 0, place: placeOf(result), of: totals.length };
  const hasWon = facts.place === 1 ? "home-won" : "home-placed";
  const key = totals.length === 1 ? "home-alone" : winners.length ? hasWon : "home-given-up";
  const others = totals
    .map((points, at) => ({ points, at }))
    .filter(({ at }) => at !== seat)
    .map(({ points, at }) => t("home-score", { player: nameOf(each, at), points }));
  return html`${seat >= 0 && html`<b>${t(key, facts)}</b> `}${others.join(", ")}`;
}
