// How densely something is drawn: as loosely as its room allows, measured in the page, for words are as wide as they
// are.
import { useLayoutEffect, useRef, useState } from "../lib.js";

/** The first of several ways in which all of an element is seen, else the last one. An element whose height nothing
 * limits is drawn in the first. @param {HTMLElement} element @param {readonly string[]} ways */
function firstThatFits(element, ways) {
  for (const way of ways) {
    element.dataset.fit = way;
    if (getComputedStyle(element).overflowY === "visible" || element.scrollHeight <= element.clientHeight) return way;
  }
  return ways[ways.length - 1];
}

/** A ref for the element, and the way that fits; style sheets draw it by `data-fit`. Measured again when the room or
 * what is drawn changes. @param {readonly string[]} ways @param {string} drawn
 * @returns {[{current: HTMLElement | null}, string]} */
export function useFit(ways, drawn) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [fit, setFit] = useState(ways[0]);
  const list = ways.join(" ");
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setFit(firstThatFits(element, list.split(" ")));
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(element);
    document.fonts.ready.then(() => ref.current && measure());
    return () => watch.disconnect();
  }, [list, drawn]);
  return [ref, fit];
}
