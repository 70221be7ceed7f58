// How densely something is drawn: as loosely as its room allows, measured in the page, for words are as wide as they
// are.
import { useEffect, useLayoutEffect, useRef, useState } from "../lib.js";

const LINE = 26; // the room that must be left before something is drawn more loosely again

/** The first of several ways in which all of an element is seen, else the last one. What is drawn densely stays until
 * there is room to spare: else it would jump with every line that comes and goes beside it. An element whose height
 * nothing limits is drawn in the first. @param {HTMLElement} element @param {readonly string[]} ways
 * @param {string} [now] the way in which it is drawn @param {number} [spare] */
function firstThatFits(element, ways, now = ways[0], spare = 0) {
  const present = ways.indexOf(now);
  for (const [at, way] of ways.entries()) {
    element.dataset.fit = way;
    if (getComputedStyle(element).overflowY === "visible") return way;
    const isTight = at < present && spare > 0 && heightOf(element) + spare > element.clientHeight;
    if (!isTight && element.scrollHeight <= element.clientHeight) return way;
  }
  return ways[ways.length - 1];
}

/** How high what is in it is. @param {HTMLElement} element */
function heightOf(element) {
  const rects = [...element.children].map((child) => child.getBoundingClientRect());
  return Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top));
}

/** Draws an element in the first way that fits. Where not even the last does and nothing in it takes the focus, it
 * takes it itself, so that keys can scroll it. @param {HTMLElement} element @param {readonly string[]} ways
 * @param {string} [now] @param {number} [spare] */
function fitted(element, ways, now, spare) {
  const way = firstThatFits(element, ways, now, spare);
  const scrolls = getComputedStyle(element).overflowY !== "visible" && element.scrollHeight > element.clientHeight;
  if (scrolls && !element.querySelector("a, button")) element.tabIndex = 0;
  else element.removeAttribute("tabindex");
  return way;
}

/** A ref for the element, and the way that fits; style sheets draw it by `data-fit`. Measured again when the room or
 * what is drawn changes. @param {readonly string[]} ways @param {string} drawn
 * @param {number} [spare] 0 for what fills its room, whatever is in it
 * @returns {[{current: HTMLElement | null}, string]} */
export function useFit(ways, drawn, spare = LINE) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [fit, setFit] = useState(ways[0]);
  const list = ways.join(" ");
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setFit(fitted(element, list.split(" "), element.dataset.fit, spare));
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(element);
    return () => watch.disconnect();
  }, [list, drawn]);
  useEffect(() => {
    document.fonts.ready.then(() => ref.current && setFit(fitted(ref.current, ways)));
  }, []);
  return [ref, fit];
}

/** A ref for an element, and how wide it is; before it is drawn, how wide such elements are.
 * @param {number} usual @returns {[{current: Element | null}, number]} */
export function useWidth(usual) {
  const ref = useRef(/** @type {Element | null} */ (null));
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.round(element.getBoundingClientRect().width) || usual);
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, width];
}
