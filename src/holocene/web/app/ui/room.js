// How much room an element has where the layout limits it (its overflow is not visible), measured again when that
// changes.
import { useLayoutEffect, useRef, useState } from "../lib.js";

/** A ref for the element, and its height in pixels; 0 where nothing limits it.
 * @returns {[{current: HTMLElement | null}, number]} */
export function useRoom() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setHeight(getComputedStyle(element).overflowY === "visible" ? 0 : element.clientHeight);
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, height];
}
