// The sheet of choices on a phone slides to the height that it needs: up at once; down a moment later, so that it does
// not go down and up again where a question follows soon.
import { useLayoutEffect, useRef } from "../lib.js";
import { moves } from "../settings.js";
import { slideFrom } from "../ui/motion.js";

const [QUICK, LATER] = [160, 500]; // milliseconds

/** How much of the sheet is seen, in a window of which height, and what will lower it.
 * @typedef {{seen: number, window: number, timer: number}} Kept */

/** Where it is lower than it was, it is lifted until it may go down. @param {HTMLElement} sheet @param {Kept} kept
 * @param {boolean} isFolded by a press: it need not wait */
function settle(sheet, kept, isFolded) {
  clearTimeout(kept.timer);
  const isKnown = kept.seen > 0 && kept.window === innerHeight && moves();
  const by = isKnown ? sheet.offsetHeight - kept.seen : 0;
  const arrive = () => {
    sheet.style.marginBottom = "";
    if (by) slideFrom(sheet, by, QUICK);
    Object.assign(kept, { seen: sheet.offsetHeight, window: innerHeight });
  };
  if (by >= 0 || isFolded) return arrive();
  sheet.style.marginBottom = `${-by}px`;
  kept.timer = setTimeout(arrive, LATER);
}

/** @param {import("./model.js").TableModel} table */
export function useSheet(table) {
  const kept = useRef(/** @type {Kept} */ ({ seen: 0, window: 0, timer: 0 }));
  useLayoutEffect(() => {
    const sheet = document.querySelector(".ask-room > .ask");
    if (!table.phone.value || !(sheet instanceof HTMLElement)) return undefined;
    const look = () => settle(sheet, kept.current, table.folded.value);
    const watch = new MutationObserver(look); // it is told before the next frame, not after it as its size would be
    look();
    watch.observe(sheet, { subtree: true, childList: true, characterData: true, attributeFilter: ["hidden", "class"] });
    return () => {
      watch.disconnect();
      clearTimeout(kept.current.timer);
    };
  });
}
