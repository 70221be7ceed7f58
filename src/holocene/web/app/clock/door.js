// The way to clocks: what draws them is loaded where a clock runs, somebody is asked about one, or another table of
// this reader may wait. Everybody else loads nothing of it.
import { html, signal, useEffect } from "../lib.js";
import { person } from "../person.js";
import * as seats from "../seats.js";
import { needStyles } from "../ui/styles.js";
import { needWords } from "../words.js";

/** @import { Moment } from "../types/api.d.ts" */
/** @typedef {import("../table/model.js").TableModel} TableModel */

/** What draws clocks, once it is here; null before. */
export const parts = signal(/** @type {typeof import("./zone.js") | null} */ (null));

/** Loads it, with its words and styles. */
export async function loadClock() {
  const [module] = await Promise.all([import("./zone.js"), needStyles("clock"), needWords("web-clock")]);
  parts.value = module;
  return module;
}

/** Whether this reader has more than this table. */
const hasOthers = () => Boolean(person.value.key) || Object.keys(seats.tables()).length > 1;

/** @param {TableModel} table */
function isWanted(table) {
  const m = table.moment.value;
  if (table.isReplay || table.isLesson || m.state !== "running") return false;
  return m.pace > 0 || m.ballot !== null || (m.seat >= 0 && hasOthers());
}

/** What draws clocks, where this table wants it. @param {TableModel} table */
export function useClock(table) {
  const wanted = isWanted(table);
  useEffect(() => {
    if (wanted && !parts.value) loadClock().catch(() => {}); // the next moment tries again
  }, [wanted, table.moment.value.version]);
  return wanted ? parts.value : null;
}

/** The time that is left to a seat, and whether it is on vacation, beside its name.
 * @param {{moment: Moment, seat: number}} props */
export function SeatTime({ moment, seat }) {
  const found = parts.value;
  return found && moment.state === "running" && html`<${found.SeatLeft} moment=${moment} seat=${seat} />`;
}

/** Below the decision: the time that is left, the next table, and orders ahead. @param {{table: TableModel}} props */
export function ClockZone({ table }) {
  const found = useClock(table);
  return found && html`<${found.Zone} table=${table} />`;
}

/** What the table is asked about time. @param {{table: TableModel}} props */
export function BallotZone({ table }) {
  const found = parts.value;
  return found && html`<${found.Ballot} table=${table} />`;
}

/** The way back to a seat whose time ran out too often. @param {{table: TableModel}} props */
export function ReclaimZone({ table }) {
  const found = parts.value;
  return found && html`<${found.Reclaim} table=${table} />`;
}
