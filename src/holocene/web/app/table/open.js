// Opens a table: which game, which token, and the game's own module.
import { cards, get, Problem } from "../api.js";
import * as seats from "../seats.js";
import { sitDown, takeOwnSeats } from "../sitting.js";
import { needStyles } from "../ui/styles.js";
import { needWords } from "../words.js";
import { TableModel } from "./model.js";

/** Roles of those whose link opens no seat yet. */
const DOORS = ["invited", "spent", "claim"];

/** A game's own parts of the table, with their words and styles; without them the frame draws all.
 * @param {string} game */
export async function loadModule(game) {
  /** @type {any} */
  let module = {};
  try {
    module = await import(`../${game}/table.js`);
  } catch (error) {
    console.info(`the frame's own table is used for ${game}:`, error);
  }
  const styles = needStyles("decision", "table", "table-small", "lobby", ...(module.styles ?? []));
  await Promise.all([styles, needWords(...(module.words ?? []))]);
  return module;
}

/** The table as everybody may know it, and the token to look with. A link that is used up, or that is worth nothing any
 * more, gives way to what else this browser holds. @param {string} id @param {string | null} token
 * @returns {Promise<{summary: any, token: string | null}>} */
async function look(id, token) {
  const mine = seats.held(id);
  const isPassing = token !== null && [...(mine.unknown ?? []), mine.claim?.token].includes(token);
  try {
    const summary = await get(`/tables/${id}`, { token });
    if (summary.role === "spent" && token && mine.chosen?.[summary.seat] && !mine.seats[summary.seat]) {
      return look(id, await sitDown(id, summary, token)); // it was used up here, and the answer lost
    }
    if (summary.role !== "spent" || !Object.keys(mine.seats).length) return { summary, token };
  } catch (error) {
    const isRefused = error instanceof Problem && [401, 403].includes(error.status);
    if (!isRefused || !isPassing || Object.keys(mine.seats).length + Number(Boolean(mine.host)) === 0) throw error;
  }
  seats.drop(id, String(token));
  return look(id, seats.best(id));
}

/** What a table is, and what it takes to draw it. Its moment is asked for while the game's parts are on their way;
 * there
 * is none for those whose link opens nothing yet. @param {string} id */
export async function openTable(id) {
  const fresh = seats.takeFromAddress(id);
  let { summary, token } = await look(id, fresh ?? seats.best(id));
  seats.promise(id, summary.commitment);
  const words = needWords("table", "web-seats", summary.game);
  const parts = Promise.all([cards(summary.game), loadModule(summary.game), words]);
  parts.catch(() => {}); // told below, unless something else fails before
  if (summary.role === "seat" && token) {
    seats.learn(id, token, summary.seat);
    if (summary.host) seats.keep(id, { host: token });
    summary = await takeOwnSeats(id, summary);
    if (token !== fresh) token = seats.best(id, summary.to_act);
  }
  const isOpen = !DOORS.includes(summary.role) && (token || summary.state === "over" || summary.public);
  const moment = isOpen ? get(`/tables/${id}/moment`, { token }) : null;
  const [[pack, module]] = await Promise.all([parts, moment]);
  const table = new TableModel(id, summary.game, pack);
  table.scoreNote = module.ScoreNote ?? null;
  return { summary, module, table, token, moment };
}
