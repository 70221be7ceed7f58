// Style sheets that only some pages need; asked for once, kept for the life of the page.
import { address } from "../root.js";

/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/** Loads style sheets: a bare name is one of /styles, a path names any other. @param {...string} names */
export function needStyles(...names) {
  return Promise.all(
    names.map((name) => {
      const href = address(name.startsWith("/") ? name : `/styles/${name}.css`);
      let found = asked.get(href);
      if (!found) {
        found = new Promise((resolve) => {
          const link = document.createElement("link");
          link.rel = "stylesheet";
          link.href = href;
          link.onload = link.onerror = () => resolve();
          document.head.append(link);
        });
        asked.set(href, found);
      }
      return found;
    }),
  );
}
