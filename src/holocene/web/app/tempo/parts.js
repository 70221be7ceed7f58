// What is drawn of the others' moves, loaded when there is something to show.
import { useEffect, useState } from "../lib.js";
import { needStyles } from "../ui/styles.js";
import { needWords } from "../words.js";

/** @typedef {{PlaybackPanel: typeof import("./panel.js").PlaybackPanel,
 * Recap: typeof import("./recap.js").Recap}} Parts */

/** The playback and the recap; null while they are not here. @param {import("../table/model.js").TableModel} table
 * @returns {Parts | null} */
export function useTempoParts(table) {
  const [parts, setParts] = useState(/** @type {Parts | null} */ (null));
  const { n, seat } = table.moment.value;
  const isWanted = !table.isLesson && table.log.value.some(({ facts }) => facts.player !== seat);
  useEffect(() => {
    if (!isWanted || parts) return;
    const found = Promise.all([
      import("./panel.js"),
      import("./recap.js"),
      needStyles("tempo", "flights"),
      needWords("web-tempo"),
    ]);
    // Where that fails, the next moment tries again.
    found.then(([{ PlaybackPanel }, { Recap }]) => setParts({ PlaybackPanel, Recap })).catch(() => {});
  }, [isWanted, n]);
  return parts;
}
