// Addresses and pages. Links of our own are followed without loading the shell again.
import { signal } from "./lib.js";
import { address, within } from "./root.js";

/** What an address names: as much as its page asks for.
 * @typedef {{id: string, game: string, lesson: string, puzzle: string}} Params */
/** @typedef {{name: string, params: Params, path: string, query: URLSearchParams, hash: string}} Route
 */

/** @type {[string, RegExp, (keyof Params)[]][]} */
const PAGES = [
  ["home", /^\/$/, []],
  ["new", /^\/new\/?$/, []],
  ["table", /^\/table\/([\w-]+)\/?$/, ["id"]],
  ["replay", /^\/replay(?:\/([\w-]+))?\/?$/, ["id"]],
  ["review", /^\/review\/([\w-]+)\/?$/, ["id"]],
  ["rules", /^\/rules(?:\/([\w-]+))?\/?$/, ["game"]],
  ["how", /^\/how\/([\w-]+)\/?$/, ["game"]],
  ["cards", /^\/cards(?:\/([\w-]+))?\/?$/, ["game"]],
  ["figures", /^\/cards\/([\w-]+)\/figures\/?$/, ["game"]],
  ["tree", /^\/tree\/?$/, []],
  ["today", /^\/today(?:\/([\w-]+))?\/?$/, ["game"]],
  ["club", /^\/club\/?$/, []],
  ["me", /^\/me\/?$/, []],
  ["player", /^\/player\/([\w-]+)\/?$/, ["id"]],
  ["ladder", /^\/ladder(?:\/([\w-]+))?\/?$/, ["game"]],
  ["events", /^\/events\/?$/, []],
  ["event", /^\/event\/([\w-]+)\/?$/, ["id"]],
  ["learn", /^\/learn\/?$/, []],
  ["lesson", /^\/learn\/([\w-]+)\/([\w-]+)\/?$/, ["game", "lesson"]],
  ["puzzles", /^\/puzzles(?:\/([\w-]+))?\/?$/, ["game"]],
  ["puzzle", /^\/puzzle\/([\w-]+)\/([\w-]+)\/?$/, ["game", "puzzle"]],
];

/** @param {[keyof Params, string][]} named */
const paramsOf = (named) => /** @type {Params} */ (Object.fromEntries(named));

/** @returns {Route} */
function read() {
  const path = within(location.pathname) ?? "";
  const found = { path, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
  for (const [name, pattern, names] of PAGES) {
    const match = path.match(pattern);
    if (match)
      return {
        ...found,
        name,
        params: paramsOf(names.map((each, at) => [each, match[at + 1] ?? ""])),
      };
  }
  return { ...found, name: "nowhere", params: paramsOf([]) };
}

/** Where the reader is. */
export const route = signal(read());

/** Turns to a page of this server: go("/new"). @param {string} to @param {{replace?: boolean}} [options] */
export function go(to, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", address(to));
  else history.pushState(null, "", address(to));
  const before = route.value.path;
  route.value = read();
  if (route.value.path !== before) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  route.value = read();
});
addEventListener("hashchange", () => {
  route.value = read();
});
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const anchor = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.target || anchor.hasAttribute("download")) return;
  const path = within(anchor.pathname);
  if (anchor.origin !== location.origin || path === null || path.startsWith("/api")) return;
  // An anchor of this page is the browser's business.
  if (anchor.pathname === location.pathname && anchor.search === location.search && anchor.hash) return;
  event.preventDefault();
  go(path + anchor.search + anchor.hash);
});
