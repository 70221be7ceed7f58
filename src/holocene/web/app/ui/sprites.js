// The sprites of /pictures, put into the page once: an icon that is drawn later asks nobody for anything, and appears
// even while the network is away.
import { file } from "../root.js";

/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/** Loads a sprite: "icons" or "emblems". Icons that were drawn before it is there appear when it comes.
 * @param {string} name */
export function needSprite(name) {
  let found = asked.get(name);
  if (!found) {
    found = fetch(file(`/pictures/${name}.svg`))
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        const svg = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
        svg.setAttribute("class", "sprite");
        svg.setAttribute("aria-hidden", "true");
        document.body.prepend(svg);
      })
      .catch(() => {
        asked.delete(name);
      });
    asked.set(name, found);
  }
  return found;
}
