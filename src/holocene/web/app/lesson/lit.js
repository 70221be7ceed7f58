// What a lesson lights, found on the page. Each game says in its own lit.js where moves, cards and tracks are.

/** @typedef {import("../types/api.d.ts").Lit} Lit */
/** What is ringed, and what is pressed or focused in it. @typedef {{ring: Element, press: HTMLElement | null}} Spot */
/** @typedef {(lit: Lit, rest: string[], table: import("./model.js").LessonTable) => (Element | null)} Finder */

/** Whether somebody sees it: it has a place, and nothing hides it. @param {Element | null | undefined} element
 * @returns {element is Element} */
export function isShown(element) {
  if (!element?.isConnected) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

/** The first thing of a list of selectors that is shown. @param {...string} selectors */
export function first(...selectors) {
  for (const selector of selectors)
    for (const found of document.querySelectorAll(selector)) if (isShown(found)) return found;
  return null;
}

/** A move as an attribute: [data-move="draw deck 1"]. @param {string} move */
export const moving = (move) => `[data-move="${CSS.escape(move)}"]`;

/** What every game has. @param {Lit} lit */
export function common({ kind, name }) {
  if (kind === "move") return first(`.ask ${moving(name)}`);
  if (kind !== "part") return null;
  if (name === "score" || name === "tree") return first(`.tools .button:has(use[href="#${name}"])`);
  /** @type {Record<string, string>} */
  const parts = { hand: "#hand", log: "#log", decision: ".ask", board: "#me", rivals: "#rivals, .rivals" };
  return parts[name] ? first(parts[name]) : null;
}

/** @param {Finder} find @param {Lit[]} lits @param {string[]} rest @param {import("./model.js").LessonTable} table
 * @returns {Spot[]} */
export function spots(find, lits, rest, table) {
  const found = lits.map((lit) => find(lit, rest, table) ?? common(lit)).filter(isShown);
  return [...new Set(found)].map((element) => ({ ring: ringed(element), press: pressed(element) }));
}

/** A card is ringed as a whole; anything else as it is. @param {Element} element */
const ringed = (element) =>
  element.matches(".card-bar") ? (element.closest(".card, .suit-card") ?? element) : element;

/** @param {Element} element */
function pressed(element) {
  const found = element.matches("button, a") ? element : element.querySelector("button, a");
  return found instanceof HTMLElement ? found : null;
}
