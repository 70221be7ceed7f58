// Where the focus is after a move, and what is asked aloud. A control that is gone takes the focus with it: then it goes
// to the question, which a screen reader reads by that; where the focus stays, the question is announced instead. So it
// is said once.
import { announce } from "../announce.js";
import { useEffect, useRef } from "../lib.js";
import { isLost, turnToQuestion } from "../ui/focus.js";
import { t } from "../words.js";
import { asksMe, questionOf } from "./question.js";

/** @typedef {import("./model.js").TableModel} TableModel */

const SETTLED = 60; // milliseconds until what a moment changes is drawn

/** What was pressed, so that it is found again when the table was drawn anew: by its move.
 * @param {Element | null} element */
const pressedBy = (element) => (element instanceof HTMLElement ? (element.dataset.move ?? "") : "");

/** @param {TableModel} table @param {any} [module] who draws the table, if it is drawn */
export function useFocus(table, module) {
  const m = table.moment.value;
  const place = `${m.n}/${m.version}/${m.seat}/${m.state}`;
  const before = useRef({ place: "", turn: -1, pressed: "" });
  const isBusy = table.busy.value;
  useEffect(() => {
    if (isBusy) before.current.pressed = pressedBy(document.activeElement) || before.current.pressed;
  }, [isBusy]);
  useEffect(() => {
    if (isBusy || table.curtain.value !== null || table.isLesson || table.isReplay) return undefined;
    const timer = setTimeout(() => {
      const last = before.current;
      const isNew = last.place !== place;
      before.current = { place, turn: m.to_act, pressed: "" };
      const isBehind = document.querySelector("dialog[open]") !== null;
      const isSaid =
        !isBehind && isLost() && last.place !== "" && (again(isNew ? "" : last.pressed) || turnToQuestion());
      if (!isNew || isSaid || !asksMe(table)) return;
      const turn = last.turn === m.seat || last.turn < 0 ? "" : t("web-your-turn");
      announce([turn, questionOf(table, module)].filter(Boolean).join(". "));
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [place, isBusy, table.curtain.value]);
}

/** Back to what was pressed, if it is still there. @param {string} move */
function again(move) {
  const found = move && document.querySelector(`[data-move="${CSS.escape(move)}"]`);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  return found instanceof HTMLElement;
}
