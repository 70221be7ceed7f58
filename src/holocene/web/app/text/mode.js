// Whether the table is drawn or told: by the address (`?text`), and as it was chosen last.
import { html, useEffect, useState } from "../lib.js";
import { address } from "../root.js";
import { go, route } from "../router.js";
import { inWords } from "../settings.js";
import { Icon } from "../ui/marks.js";
import { t } from "../words.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** Where a table is told. @param {TableModel} table */
const wordsOf = (table) => `/table/${table.id}?text`;

/** From the drawn table to the text table, or back. @param {TableModel} table @param {boolean} [wanted] */
export function turnText(table, wanted = !inWords.value) {
  inWords.value = wanted;
  go(wanted ? wordsOf(table) : `/table/${table.id}`);
}

/** The way there, among the tools of a table. @param {{table: TableModel}} props */
export const TextLink = ({ table }) =>
  !table.isLesson &&
  html`<a class="button quiet" href=${address(wordsOf(table))}><${Icon} name="log" />
    <span class="label">${t("web-text-table")}</span></a>`;

/** The text table where it is wanted; null while it is loaded and where it is not. @param {TableModel} table */
export function useTextTable(table) {
  const isAsked = route.value.query.has("text");
  const [found, setFound] = useState(/** @type {typeof import("./table.js") | null} */ (null));
  const isWanted = (isAsked || inWords.value) && !table.isLesson && !table.isReplay;
  useEffect(() => {
    if (isAsked) inWords.value = true;
  }, [isAsked]);
  useEffect(() => {
    if (!isWanted || found) return;
    import("./table.js").then(async (module) => {
      await module.ready();
      setFound(module);
    });
  }, [isWanted]);
  return isWanted && found ? found.TextTable : null;
}
