// The next table where it is this reader's turn: the one with the least time left.
import { get, post } from "../api.js";
import { useKeys } from "../keys.js";
import { html, useEffect, useState } from "../lib.js";
import { person } from "../person.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { attempt } from "../table/attempt.js";
import { pageTitle } from "../title.js";
import { Button } from "../ui/marks.js";
import { t } from "../words.js";
import { byDue } from "./sorting.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */
/** @typedef {{table: string, count: number}} Found */

const AGAIN = 60_000;
const MOST = 100; // tables in one request

/** As a person, wherever she sits. @param {string} after @returns {Promise<Found>} */
const ofPerson = (after) => get(`/me/next?after=${after}`);

/** As this browser, by the links that it holds. @param {string} after @returns {Promise<Found>} */
async function ofBrowser(after) {
  const held = Object.keys(seats.tables()).filter((id) => id !== after && seats.best(id));
  if (!held.length) return { table: "", count: 0 };
  const asked = held.slice(-MOST).map((id) => [id, seats.best(id)]);
  const answer = await post("/tables/mine", { tables: Object.fromEntries(asked) });
  const waiting = answer.flatMap((each) => ("gone" in each || !each.your_turn ? [] : [each])).sort(byDue);
  return { table: waiting[0]?.table ?? "", count: waiting.length };
}

/** @param {TableModel} table */
function useNext(table) {
  const [found, setFound] = useState(/** @type {Found} */ ({ table: "", count: 0 }));
  const m = table.moment.value;
  useEffect(() => {
    let stale = false;
    const look = () =>
      (person.value.key ? ofPerson(table.id) : ofBrowser(table.id)).then(
        (next) => !stale && setFound(next),
        () => {}, // it is looked again soon
      );
    look();
    const timer = setInterval(look, AGAIN);
    return () => {
      stale = true;
      clearInterval(timer);
    };
  }, [table.id, m.to_act === m.seat]);
  return found;
}

/** @param {{table: TableModel}} props */
export function Next({ table }) {
  const next = useNext(table);
  const leave = async () => {
    if (!next.table) return;
    if (!Object.keys(seats.held(next.table).seats).length && person.value.key) {
      const own = await attempt(table, () => post(`/me/tables/${next.table}`, {}));
      if (!own) return;
      seats.keep(next.table, { seats: { [own.seat]: own.token }, here: String(own.seat) });
    }
    go(`/table/${next.table}`);
  };
  useKeys([{ keys: ["n"], words: "clock-next-key", run: leave }], [next.table]);
  useEffect(() => {
    const before = pageTitle.value.replace(/^\(\d+\) /, "");
    pageTitle.value = next.count ? `(${next.count}) ${before}` : before;
    return () => {
      pageTitle.value = pageTitle.value.replace(/^\(\d+\) /, "");
    };
  }, [next.count]);
  if (!next.count) return null;
  return html`<p class="row"><${Button} class="next-table" icon="s-action" onClick=${leave}>
    ${t("clock-next", { n: next.count })}</${Button}></p>`;
}
