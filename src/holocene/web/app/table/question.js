// What is asked at a table, in the words of the decision's heading: for the panel, the text table and the live region.
import { t } from "../words.js";
import { isPassing } from "./by-itself.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** Whether a bot plays for the reader, who has left the seat to it. @param {TableModel} table */
export function isStoodIn(table) {
  const m = table.moment.value;
  return m.state === "running" && m.seat >= 0 && m.seats[m.seat].away && !table.isReplay;
}

/** Whether the reader is to decide, also while a command is on its way. @param {TableModel} table */
export function asksMe(table) {
  const m = table.moment.value;
  const isMine = m.state === "running" && m.seat >= 0 && m.to_act === m.seat && !table.isReplay;
  return isMine && !isStoodIn(table) && !isPassing(table);
}

/** @param {TableModel} table @param {import("../types/drawing.d.ts").Drawing} [module] who draws the table, and may ask
 * in fewer words @returns {string} */
export function questionOf(table, module) {
  const m = table.moment.value;
  const telling = table.telling.value;
  if (m.state === "over") {
    const [outcome] = m.scores?.outcome ?? [];
    return outcome ? telling.headline(outcome) : t("web-game-over");
  }
  if (m.to_act >= 0 && m.to_act === m.seat && !isStoodIn(table))
    return (
      (m.prompt && !isPassing(table) && (module?.question?.({ table }) || telling.asked(m.prompt))) || t("web-wait")
    );
  return t(m.seats[m.to_act]?.kind === "bot" ? "web-thinking" : "web-waiting-for", {
    player: telling.seat(m.to_act),
  });
}
