// Media queries as signals; they grow with the size of text, as those of style sheets do.
import { effect, signal } from "../lib.js";
import { grown } from "./breakpoints.js";

/** Whether a query holds, as a signal. @param {string} query */
export function holds(query) {
  const found = signal(false);
  effect(() => {
    const list = matchMedia(grown(query));
    const look = () => {
      found.value = list.matches;
    };
    look();
    list.addEventListener("change", look);
    return () => list.removeEventListener("change", look);
  });
  return found;
}
