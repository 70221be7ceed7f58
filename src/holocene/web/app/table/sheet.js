// The sheet of choices on a phone: it slides to the height that it needs. It grows at once and shrinks a moment later, so
// that it does not go down and up again where a question follows soon.
import { useLayoutEffect, useRef } from "../lib.js";
import { moves } from "../settings.js";
import { slideFrom } from "../ui/motion.js";

const [QUICK, LATER] = [160, 500]; // milliseconds

/** @typedef {{height: number, window: number, timer: number}} Kept */

/** @param {HTMLElement} sheet @param {Kept} kept @param {boolean} isFolded by a press: it need not wait */
function settle(sheet, kept, isFolded) {
  clearTimeout(kept.timer);
  sheet.style.minHeight = "";
  const by = sheet.offsetHeight - kept.height;
  const isSame = kept.window === innerHeight && kept.height > 0;
  const take = () => {
    sheet.style.minHeight = "";
    if (isSame && by && moves()) slideFrom(sheet, by, QUICK);
    Object.assign(kept, { height: sheet.offsetHeight, window: innerHeight });
  };
  if (by >= 0 || isFolded || !isSame) return take();
  sheet.style.minHeight = `${kept.height}px`;
  kept.timer = setTimeout(take, LATER);
}

/** @param {import("./model.js").TableModel} table */
export function useSheet(table) {
  const kept = useRef(/** @type {Kept} */ ({ height: 0, window: 0, timer: 0 }));
  useLayoutEffect(() => {
    const sheet = document.querySelector(".decision-zone > .ask");
    if (!table.phone.value || !(sheet instanceof HTMLElement)) return undefined;
    const look = () => settle(sheet, kept.current, table.folded.value);
    const watch = new MutationObserver(look);
    look();
    watch.observe(sheet, { subtree: true, childList: true, characterData: true, attributeFilter: ["hidden", "class"] });
    return () => {
      watch.disconnect();
      clearTimeout(kept.current.timer);
      sheet.style.minHeight = "";
    };
  });
}
