// Opens a table: which game, which token, and the game's own module.
import { cards, get, Problem } from "../api.js";
import { drawingOf, needGames } from "../games.js";
import { openOwnSeat } from "../own-tables.js";
import * as seats from "../seats.js";
import { sitDown, takeOwnSeats } from "../sitting.js";
import { needStyles } from "../ui/styles.js";
import { needWords, needWordsOf } from "../words.js";
import { TableModel } from "./model.js";
import { MOMENT } from "./state.js";

/** @import { Drawing } from "../types/drawing.d.ts" */
/** A script that gives what a table is drawn with. @template {Drawing} D @typedef {D} Draws */
/** Those of ours, which the checker holds to it.
 * @typedef {[Draws<typeof import("../progress/table.js")>, Draws<typeof import("../s-evolution/table.js")>,
 *   Draws<typeof import("../plain/table.js")>]} OurTables */

/** Roles of those whose link opens no seat yet. */
const DOORS = ["invited", "spent", "claim"];

/** The parts that draw a game's table, with their words and styles. @param {string} game */
export async function loadModule(game) {
  await needGames();
  /** @type {Drawing} */
  const module = await import(`../${drawingOf(game)}/table.js`);
  const drawn = module.styles ?? [];
  const styles = needStyles(
    "decision",
    "by-itself",
    "table",
    "log",
    "table-small",
    "lobby",
    "history",
    "legend",
    "edges",
    ...drawn,
    "lying",
  );
  await Promise.all([styles, needWords("story", "web-legend", "web-clicks", ...(module.words ?? []))]);
  return module;
}

/** The table as everybody may know it, and the token to look with. A link that is used up, or that is worth nothing any
 * more, gives way to what else this browser holds. @param {string} id @param {string | null} token
 * @returns {Promise<{summary: import("../types/api.d.ts").Summary, token: string | null}>} */
async function look(id, token) {
  const mine = seats.held(id);
  const isPassing = token !== null && [...(mine.unknown ?? []), mine.claim?.token].includes(token);
  try {
    const summary = await get(`/tables/${id}`, { token });
    const { seat = -1, state } = summary;
    if (summary.role === "spent" && token && mine.chosen?.[seat] && !mine.seats[seat]) {
      return look(id, await sitDown(id, { seat, state }, token)); // it was used up here, and the answer lost
    }
    if (summary.role !== "spent" || !Object.keys(mine.seats).length) return { summary, token };
  } catch (error) {
    const isRefused = error instanceof Problem && [401, 403].includes(error.status);
    if (!isRefused || !isPassing || Object.keys(mine.seats).length + Number(Boolean(mine.host)) === 0) throw error;
  }
  seats.drop(id, String(token));
  return look(id, seats.best(id));
}

/** What this browser holds; without a seat, that of who is known here, who may have sat down on another device.
 * @param {string} id */
async function ownToken(id) {
  const { seats: own, unknown = [] } = seats.held(id);
  if (unknown.length || Object.keys(own).length) return seats.best(id);
  return (await openOwnSeat(id)) ?? seats.best(id);
}

/** What a table is, and what it takes to draw it. Its moment is asked for while the game's parts are on their way;
 * there
 * is none for those whose link opens nothing yet. @param {string} id */
export async function openTable(id) {
  needGames().catch(() => {}); // asked for at once, waited for by who draws
  const fresh = seats.takeFromAddress(id);
  let { summary, token } = await look(id, fresh ?? (await ownToken(id)));
  seats.promise(id, summary.commitment);
  const words = needWordsOf([summary.game], "table", "web-seats", "web-talk", ...(summary.pace ? ["web-clock"] : []));
  const parts = Promise.all([cards(summary.game), loadModule(summary.game), words]);
  parts.catch(() => {}); // told below, unless something else fails before
  if (summary.role === "seat" && token) {
    seats.learn(id, token, summary.seat ?? -1);
    if (summary.host) seats.keep(id, { host: token });
    summary = await takeOwnSeats(id, summary);
    if (token !== fresh) token = seats.best(id, summary.to_act);
  }
  const isOpen = !DOORS.includes(summary.role ?? "") && (token || summary.state === "over" || summary.public);
  const moment = isOpen ? get(`/tables/${id}${MOMENT}`, { token }) : null;
  const [[pack, module]] = await Promise.all([parts, moment]);
  const table = new TableModel(id, summary.game, pack);
  table.origin = summary.branch;
  table.scoreNote = module.ScoreNote ?? null;
  return { summary, module, table, token, moment };
}
