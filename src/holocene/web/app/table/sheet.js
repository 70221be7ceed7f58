// The sheet of choices on a phone slides to the height that it has now, instead of jumping.
import { useLayoutEffect, useRef } from "../lib.js";
import { moves } from "../settings.js";
import { slideFrom } from "../ui/motion.js";

const QUICK = 160; // milliseconds

/** @param {import("./model.js").TableModel} table */
export function useSheet(table) {
  const height = useRef(0);
  useLayoutEffect(() => {
    const sheet = document.querySelector(".decision-zone > .ask");
    if (!table.phone.value || !(sheet instanceof HTMLElement)) return undefined;
    const watch = new ResizeObserver(() => {
      const by = sheet.offsetHeight - height.current;
      if (height.current && by && moves()) slideFrom(sheet, by, QUICK);
      height.current = sheet.offsetHeight;
    });
    watch.observe(sheet);
    return () => watch.disconnect();
  });
}
