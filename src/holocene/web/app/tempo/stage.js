// The table as it is shown while the moves of the others are played one after the other: the same model, but what is
// seen is of an earlier moment. Whatever is asked or done goes to the table as it is now.
import { computed, signal } from "../lib.js";
import { Telling } from "../telling.js";
import { language } from "../words.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */
/** @typedef {import("./looks.js").Frame} Frame */

/** @param {TableModel} table @param {import("../lib.js").Signal<Frame | null>} shown @returns {TableModel} */
export function stageOf(table, shown) {
  const moment = computed(() => {
    const now = table.moment.value;
    const then = shown.value?.moment ?? now;
    return then.n === now?.n ? then : { ...then, moves: [], can_undo: false };
  });
  const stage = Object.create(table);
  Object.assign(stage, bound(table), {
    live: table,
    moment,
    log: computed(() => {
      const { n } = moment.value;
      return shown.value?.log ?? table.log.value.filter((event) => event.n <= n);
    }),
    story: computed(() => shown.value?.story ?? table.story.value),
    news: signal([]),
    view: computed(() => moment.value?.view ?? null),
    preview: computed(() => moment.value?.preview?.game ?? null),
    state: computed(() => moment.value?.state ?? "open"),
    isOver: computed(() => moment.value?.state === "over"),
    isMine: computed(() => false),
    legal: computed(() => new Map()),
    telling: computed(() => {
      language.value;
      const { seats, seat, preview } = moment.value;
      return new Telling(table.game, table.cards, seats, seat, preview?.moves);
    }),
  });
  return stage;
}

/** What the table can do, done at the table. @param {TableModel} table */
function bound(table) {
  const methods = /** @type {Record<string, () => unknown>} */ (/** @type {unknown} */ (table));
  /** @type {Record<string, () => unknown>} */
  const found = {};
  for (let each = Object.getPrototypeOf(table); each !== Object.prototype; each = Object.getPrototypeOf(each))
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(each)))
      if (typeof value === "function" && name !== "constructor" && !found[name])
        found[name] = methods[name].bind(table);
  return found;
}

/** The table as it is now for a part that is shown as it is now already, so that it can be used at once; else the
 * stage. @template {import("../types/view.d.ts").View} V @param {TableModel} table
 * @param {(view: V) => unknown} part */
export function liveWhereSame(table, part) {
  const { live } = table;
  if (!live?.isMine.value) return table;
  const seen = (/** @type {TableModel} */ { view }) => JSON.stringify(part(/** @type {V} */ (view.value)));
  return seen(live) === seen(table) ? live : table;
}
