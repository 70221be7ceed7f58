// What moves and glows when a look is shown: cards fly from where they were, marks leave a ghost, what changed glows.
import { html, render } from "../lib.js";
import { Emblem, Icon } from "../ui/marks.js";
import { places, run, slide } from "../ui/motion.js";
import { TRAVEL } from "./pace.js";

/** @import { EventShown } from "../types/api.d.ts" */
/** @typedef {import("../table/model.js").TableModel} TableModel */
/** Something that lay on the table before. @typedef {{rect: DOMRect, copy: HTMLElement}} Lying */
/** What flies to an element: a card's emblem, or a copy of what lay there or comes. `turns` is what is turned over when
 * it has landed; `isLaid` says that it comes to lie as that very element, which is an empty slot until then, and that
 * its way is to be seen. @typedef {{from: DOMRect | undefined, to: Element | null | undefined, card?: string, copy?:
 * Element, turns?: Element, isLaid?: boolean}} Flight */
/** What moves at a game's table: what glows when it changes, marks that leave a ghost, what lies there and may be gone
 * the next moment, and what flies when something happens.
 * @typedef {{watched?: string, marks?: string, lying?: string,
 *   flights?: (event: EventShown, table: TableModel, lying: Lying[]) => Flight[]}} Moving */
/** What stood where. @typedef {{flips: Map<string, DOMRect>, words: Map<string, string>, marks: Map<string, {at:
 * string, rect: DOMRect}>, lying: Lying[]}} Seen */

const GLOW = 1000; // milliseconds
const SIZE = 46; // pixels, of an emblem that flies
const TURN = 160;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** The elements of some kinds, each with a name that stays: classes do not, since what grew or glows bears others.
 * @param {string | undefined} kinds @returns {[string, HTMLElement][]} */
function named(kinds) {
  return (kinds?.split(", ") ?? []).flatMap((kind) => {
    /** @type {Map<string, number>} */
    const counts = new Map();
    const found = [...document.querySelectorAll(kind)].filter((each) => each instanceof HTMLElement);
    return found.map((element) => {
      const panel = element.closest("section, .bore");
      const label = panel?.getAttribute("aria-label") ?? panel?.getAttribute("aria-labelledby");
      const group = [label, kind, element.dataset.type ?? element.dataset.suit].join(" ");
      const nth = counts.get(group) ?? 0;
      counts.set(group, nth + 1);
      return /** @type {[string, HTMLElement]} */ ([`${group} ${nth}`, element]);
    });
  });
}

/** Looks at the table before it changes. @param {Moving} ways @returns {Seen} */
export function lookAround(ways) {
  return {
    flips: places(),
    words: new Map(named(ways.watched).map(([name, element]) => [name, element.innerHTML])),
    marks: new Map(
      named(ways.marks).map(([name, each]) => [
        name,
        { at: each.style.getPropertyValue("--p"), rect: each.getBoundingClientRect() },
      ]),
    ),
    lying: named(ways.lying).map(([, each]) => ({
      rect: each.getBoundingClientRect(),
      copy: /** @type {HTMLElement} */ (each.cloneNode(true)),
    })),
  };
}

/** Shows what has changed since. @param {Seen} before @param {EventShown[]} events @param {TableModel} table
 * @param {Moving} ways */
export function move(before, events, table, ways) {
  slide(before.flips);
  outline(before, ways);
  for (const [name, element] of named(ways.marks)) {
    const then = before.marks.get(name);
    if (then && then.at !== element.style.getPropertyValue("--p")) leave(element, then.rect);
  }
  for (const event of events) for (const flight of ways.flights?.(event, table, before.lying) ?? []) fly(flight);
}

/** Shows what has changed without moving anything. @param {Seen} before @param {Moving} ways */
export function outline(before, ways) {
  for (const [name, element] of named(ways.watched))
    if (before.words.has(name) && before.words.get(name) !== element.innerHTML) mark(element, "glow");
  for (const [name, element] of named(ways.marks))
    if (before.marks.has(name) && before.marks.get(name)?.at !== element.style.getPropertyValue("--p"))
      mark(element, "ringed");
}

/** @param {Element} element @param {string} name */
function mark(element, name) {
  element.classList.add(name);
  setTimeout(() => element.classList.remove(name), GLOW);
}

/** A pale copy where a mark stood. @param {HTMLElement} element @param {DOMRect} rect */
function leave(element, rect) {
  if (!rect.width) return;
  const ghost = /** @type {HTMLElement} */ (element.cloneNode(true));
  ghost.classList.remove("ringed");
  ghost.classList.add("left-behind");
  put(ghost, rect);
  setTimeout(() => ghost.remove(), GLOW);
}

/** Lays something over the page. @param {HTMLElement} element @param {DOMRect} rect */
function put(element, rect) {
  element.setAttribute("aria-hidden", "true");
  element.removeAttribute("data-flip");
  Object.assign(element.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  document.body.append(element);
}

/** @param {Flight} flight */
function fly({ from, to, card, copy, turns, isLaid }) {
  const end = to?.getBoundingClientRect();
  if (!from?.width || !to || !end?.width) return;
  const flying = copy ? /** @type {HTMLElement} */ (copy.cloneNode(true)) : document.createElement("div");
  flying.classList.add("flying");
  if (!copy) render(card ? html`<${Emblem} card=${card} />` : html`<${Icon} name="s-hand" />`, flying);
  const [width, height] = turns ? [end.width, end.height] : copy ? [from.width, from.height] : [SIZE, SIZE];
  const x = (/** @type {DOMRect} */ rect) => rect.left + (rect.width - width) / 2;
  const y = (/** @type {DOMRect} */ rect) => rect.top + (rect.height - height) / 2;
  put(flying, new DOMRect(x(end), y(end), width, height));
  const way = `translate(${x(from) - x(end)}px,${y(from) - y(end)}px)`;
  turns?.classList.add("unturned");
  const path = isLaid ? pathTo(from, end) : null;
  if (isLaid) to.classList.add("awaited");
  const done = () => {
    flying.remove();
    path?.remove();
    to.classList.remove("awaited");
    turns?.classList.remove("unturned");
    if (turns) run(turns, [{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration: TURN, easing: EASE });
    else mark(to, "glow");
  };
  const frames = turns
    ? [{ transform: `${way} scale(.4)` }, { transform: "none" }]
    : [{ transform: way }, { transform: copy ? "scale(.4)" : "none" }];
  run(flying, frames, { duration: TRAVEL, easing: EASE }).finished.then(done, done);
}

/** A dotted line from the middle of one place to that of another. @param {DOMRect} from @param {DOMRect} to */
function pathTo(from, to) {
  const middle = (/** @type {DOMRect} */ { x, y, width, height }) => [x + width / 2, y + height / 2];
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const path = document.createElement("div");
  path.className = "flight-path";
  put(path, new DOMRect(x, y, Math.hypot(toX - x, toY - y), 0));
  path.style.rotate = `${Math.atan2(toY - y, toX - x)}rad`;
  return path;
}
