// The parts of a table behind tabs. A phone shows one; a tablet shows it with what belongs beside it, and the log has a
// place of its own there; a wider screen shows all.

/** `beside`: the tab that a tablet has it in.
 * @typedef {{id: string, icon: string, words: string, beside?: string}} Tab */
/** @typedef {import("./model.js").TableModel} Model */

const MOST = 0.6; // of the height of a phone, to the choices beside a tab that is looked at
/** @type {Tab[]} */
const ONE = [{ id: "table", icon: "deck", words: "web-tab-table" }];
/** @type {Tab} */
const LOG = { id: "log", icon: "log", words: "web-log" };

/** The tabs, and the one that is open. @param {Model} table @param {Tab[] | undefined} parts @param {string} turned
 * @returns {{tab: string, tabs: Tab[]}} */
export function tabsOf(table, parts = ONE, turned) {
  if (!table.tablet.value) return { tab: turned, tabs: [...parts, LOG] };
  const open = parts.find(({ id }) => id === turned) ?? parts[0];
  return { tab: open.beside ?? open.id, tabs: parts.filter(({ beside }) => !beside) };
}

/** Whether a part is shown while a tab is open. @param {Model} table @param {Tab[]} parts @param {string} tab
 * @param {string} part */
export const isShown = (table, parts, tab, part) =>
  tab === part ||
  (table.tablet.value ? parts.some(({ id, beside }) => id === part && beside === tab) : !table.phone.value);

/** Folds the sheet of choices where it leaves too little of a phone to what a tab shows. @param {Model} table */
export function uncover(table) {
  const sheet = /** @type {HTMLElement | null} */ (document.querySelector(".ask.mine"));
  const grip = /** @type {HTMLElement | null | undefined} */ (sheet?.querySelector(".grab"));
  if (sheet && grip?.offsetHeight && sheet.offsetHeight > MOST * innerHeight) table.folded.value = true;
}
