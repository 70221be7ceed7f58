// Opens a table: which game, which token, and the game's own module.
import { cards, get } from "../api.js";
import * as seats from "../seats.js";
import { needStyles } from "../ui/styles.js";
import { needWords } from "../words.js";
import { TableModel } from "./model.js";

/** A game's own parts of the table; without them the frame draws all. @param {string} game */
export async function loadModule(game) {
  /** @type {any} */
  let module = {};
  try {
    module = await import(`../${game}/table.js`);
  } catch (error) {
    console.info(`the frame's own table is used for ${game}:`, error);
  }
  return module;
}

/** Which token is used first: the one of the link, the seat that decides, the seat played last, the host, a spectator.
 * @param {string} id @param {string | null} fresh @param {number} turn */
function choose(id, fresh, turn) {
  if (fresh) return fresh;
  const mine = seats.held(id);
  if (mine.unknown?.length) return mine.unknown[0];
  return mine.seats[turn] ?? mine.seats[mine.here ?? ""] ?? Object.values(mine.seats)[0] ?? mine.host ?? mine.spectator ?? null;
}

/** @param {string} id */
export async function openTable(id) {
  const fresh = seats.takeFromAddress(id);
  const summary = await get(`/tables/${id}`, { token: fresh ?? choose(id, null, -1) });
  const [pack, module] = await Promise.all([cards(summary.game), loadModule(summary.game), needWords("table", summary.game)]);
  await needStyles("decision", "table", ...(module.styles ?? []));
  const table = new TableModel(id, summary.game, pack);
  table.scoreNote = module.ScoreNote ?? null;
  const token = choose(id, fresh, summary.to_act ?? -1);
  return { summary, module, table, token };
}
