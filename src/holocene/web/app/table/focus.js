// Where the focus is after a move, and what is asked aloud. A control that is gone takes the focus with it: then it
// goes to the question, which a screen reader reads by that; where the focus stays, the question is announced instead.
// So it is said once.
import { announce } from "../announce.js";
import { useEffect, useRef } from "../lib.js";
import { isLost, turnToQuestion } from "../ui/focus.js";
import { t } from "../words.js";
import { asksMe, questionOf } from "./question.js";

/** @import { Drawing } from "../types/drawing.d.ts" */
/** @typedef {import("./model.js").TableModel} TableModel */
/** The moment that was settled last, whose turn it was, the move that was pressed since, and the moment whose question
 * got the focus. @typedef {{moment: string, turn: number, pressed: string, read: string}} Before */

const SETTLED = 60; // milliseconds until what a moment changes is drawn

/** @param {TableModel} table */
const momentOf = (table) => [table.moment.value.n, table.moment.value.version, table.seat.value].join("/");

/** What is shown, and whether it may be acted on. @param {TableModel} table */
const placeOf = (table) =>
  [momentOf(table), table.state.value, table.curtain.value ?? "open", table.busy.value, table.playback.isOn].join("/");

/** Whether a coach says what to press, and turns to it. @param {TableModel} table */
const isLed = (table) => table.isLesson && !table.isPuzzle;

/** Whether it is not for the table to place the focus. @param {TableModel} table */
const isQuiet = (table) =>
  table.busy.value || table.curtain.value !== null || isLed(table) || table.isReplay || table.playback.isOn;

/** @param {TableModel} table @param {Drawing} [module] who draws the table, if it is drawn */
export function useFocus(table, module) {
  const before = useRef(/** @type {Before} */ ({ moment: "", turn: -1, pressed: "", read: "" }));
  const place = placeOf(table);
  useEffect(() => {
    if (isQuiet(table)) return undefined;
    const timer = setTimeout(() => {
      if (placeOf(table) === place) before.current = settle(table, module, before.current); // else the next one does it
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [place]);
  useEffect(() => watch(table, before), [table]);
}

/** Brings the focus back and asks aloud, once a moment is drawn; what is to be known the next time.
 * @param {TableModel} table @param {Drawing | undefined} module @param {Before} before @returns {Before} */
function settle(table, module, before) {
  const { seat, to_act } = table.moment.value;
  const moment = momentOf(table);
  const isNew = moment !== before.moment;
  const isFree = before.moment !== "" && document.querySelector("dialog[open]") === null;
  const isBack = isFree && isLost() && (again(isNew ? "" : before.pressed) || turnToQuestion());
  if (isNew && !isBack && before.read !== moment && asksMe(table)) {
    const turn = before.turn === seat || before.turn < 0 ? "" : `${t("web-your-turn")}. `;
    announce(turn + questionOf(table, module));
  }
  return { moment, turn: to_act, pressed: "", read: "" };
}

/** Within a moment too, a control may go when it is pressed: a card that opens its payment. The answer ends the watch.
 * @param {TableModel} table @param {{current: Before}} before */
function watch(table, before) {
  /** @type {EventTarget | null} */
  let last = null;
  let timer = 0;
  const note = (/** @type {FocusEvent} */ { target }) => {
    last = target;
  };
  const look = () => {
    if (isQuiet(table) || !isLost() || document.querySelector("dialog[open]")) return;
    const { moment, pressed } = before.current;
    if (momentOf(table) === moment && again(pressed)) return; // it was refused at once
    if (turnToQuestion()) before.current.read = momentOf(table);
  };
  const seen = new MutationObserver(() => {
    if (!(last instanceof HTMLElement) || last.isConnected) return;
    if (table.busy.value) before.current.pressed = last.dataset.move ?? ""; // choices go while a command is under way
    last = null;
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED);
  });
  document.addEventListener("focusin", note);
  seen.observe(document.getElementById("main") ?? document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    seen.disconnect();
    document.removeEventListener("focusin", note);
  };
}

/** Back to what was pressed, if it is still there. @param {string} move */
function again(move) {
  const found = move && document.querySelector(`[data-move="${CSS.escape(move)}"]`);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  return found instanceof HTMLElement;
}
