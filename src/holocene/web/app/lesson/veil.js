// The veil of paper over the table, with holes for what is lit, rings around them, and the coach beside them. It takes
// no pointer: everything under it can be pressed.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../lib.js";
import { spots } from "./lit.js";
import { grown, leader, outline, placed } from "./place.js";

/** @typedef {import("./model.js").LessonTable} LessonTable */
/** @typedef {import("./lit.js").Finder} Finder */
/** @typedef {import("./lit.js").Spot} Spot */
/** @typedef {import("./place.js").Box} Box */
/** @typedef {{wanted: Spot[], looked: Spot[]}} Lights */

const RING = 6; // pixels from a wanted control to its ring
const LOOK = 4;
const TRIES = 3; // times that something wanted is brought into sight

/** @param {Spot} spot @param {number} by */
function boxOf({ ring }, by) {
  const { left, top, width, height } = ring.getBoundingClientRect();
  return grown({ x: left, y: top, w: width, h: height }, by);
}

/** What the step lights now. @param {LessonTable} table @param {Finder} find @returns {Lights} */
export function lights(table, find) {
  if (table.isFinished.value || table.said.value?.done) return { wanted: [], looked: [] };
  const { want, look, line } = table.step.value;
  const rest = line.slice(table.made.length);
  const wanted = want.flatMap((lit) => spots(find, [lit], rest[0] === lit.name ? rest : [lit.name], table));
  const open = wanted.filter(({ ring }) => isOpen(ring, table.phone.value));
  const rings = new Set(wanted.map(({ ring }) => ring));
  const looked = spots(find, look, [], table).filter(({ ring }) => !rings.has(ring) && isOpen(ring, table.phone.value));
  return { wanted: open.length ? open : wanted.slice(0, 1), looked };
}

/** Whether it is in sight and nothing lies over it: the sheet of a phone, the end of a list. The coach goes out of the
 * way, but not on a phone. @param {Element} element @param {boolean} isPhone */
function isOpen(element, isPhone) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isTop = (/** @type {number} */ y) => {
    const found = document.elementFromPoint((left + right) / 2, y);
    if (found?.closest(".coach")) return !isPhone;
    return found !== null && (element.contains(found) || found.contains(element));
  };
  return isTop(top + 3) && isTop(bottom - 3);
}

/** Marks what is to be pressed, for styles and for whoever reads the page by ear. @param {Lights} lit */
function mark({ wanted }) {
  const now = wanted.flatMap(({ press }) => (press ? [press] : []));
  for (const old of document.querySelectorAll("[data-wanted]"))
    if (!(old instanceof HTMLElement && now.includes(old))) old.removeAttribute("data-wanted");
  for (const each of now) if (!each.dataset.wanted) each.dataset.wanted = "true";
}

/** @param {HTMLElement} element */
const placeOf = ({ offsetLeft: x, offsetTop: y, offsetWidth: w, offsetHeight: h }) => ({ x, y, w, h });

/** Finds a place for the coach; where there is none for it as wide as it is, it is narrower.
 * @param {HTMLElement} coach @param {Box | null} anchor @param {Box[]} lit @param {Box[]} panels */
function stood(coach, anchor, lit, panels) {
  const top = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
  const size = { w: innerWidth, h: innerHeight, top };
  const tried = () => {
    const { w, h } = placeOf(coach);
    const middle = { x: (innerWidth - w) / 2 + 20, y: (innerHeight + h) / 2, w: 2, h: 2 };
    return placed({ w, h }, anchor ?? middle, lit, size, panels);
  };
  delete coach.dataset.narrow;
  const first = tried();
  if (first.isFree) return first.box;
  coach.dataset.narrow = "true";
  return tried().box;
}

/** Where the coach stands, and the paths of veil, rings and leader line. @param {HTMLElement} coach @param {Lights} lit
 * @param {boolean} isPhone */
function drawn(coach, { wanted, looked }, isPhone) {
  const wants = wanted.map((spot) => boxOf(spot, isPhone ? 3 : RING));
  const looks = looked.map((spot) => boxOf(spot, LOOK));
  const anchor = wants[0] ?? looks[0] ?? null;
  const panels = wanted.flatMap(({ ring }) => {
    const panel = ring.closest(".ask, #hand, #trick");
    return panel ? [boxOf({ ring: panel, press: null }, 2)] : [];
  });
  const box = isPhone ? placeOf(coach) : stood(coach, anchor, [...wants, ...looks], panels);
  const line = anchor && !isPhone ? leader(box, anchor) : null;
  return { box, wants: wants.map(outline), looks: looks.map(outline), line };
}

/** Draws the veil again whenever the table changes, moves or is moved, at most once a frame; says when something else
 * is to be pressed. @param {{table: LessonTable, find: Finder, coach: {current: HTMLElement | null}, folded: boolean,
 * onTarget: (press: HTMLElement | null) => void}} props */
export function Veil({ table, find, coach, folded, onTarget }) {
  const shape = useSignal(/** @type {ReturnType<typeof drawn> | null} */ (null));
  const before = useRef("");
  const target = useRef(/** @type {HTMLElement | null} */ (null));
  const left = useRef(0);
  const frame = useRef(0);
  /** What is wanted comes into sight; a table that scrolls back at the same time does not win, a reader who scrolls on
   * does. @param {Spot | undefined} spot */
  const point = (spot) => {
    const press = spot?.press ?? null;
    if (press !== target.current) left.current = TRIES;
    target.current = press;
    if (left.current <= 0 || (left.current < TRIES && spot && isOpen(spot.ring, table.phone.value))) return;
    left.current -= 1;
    onTarget(press);
  };
  const arrange = () => {
    frame.current = 0;
    if (!coach.current || !table.step.value) return;
    const lit = lights(table, find);
    mark(lit);
    point(lit.wanted[0]);
    const found = drawn(coach.current, lit, table.phone.value);
    const told = JSON.stringify(found);
    if (told === before.current) return;
    before.current = told;
    shape.value = found;
    const { style } = coach.current;
    style.setProperty("--x", `${Math.round(found.box.x)}px`);
    style.setProperty("--y", `${Math.round(found.box.y)}px`);
    const page = document.documentElement.style;
    page.setProperty("--coach", `${Math.ceil(found.box.y + found.box.h)}px`);
    page.setProperty("--sheet-height", `${document.querySelector(".ask")?.clientHeight ?? 0}px`);
    const foot = document.querySelector(".ask .body :is(.deciding-foot, .stick)");
    page.setProperty("--foot-height", `${foot?.clientHeight ?? 0}px`);
  };
  const soon = () => {
    if (!frame.current) frame.current = requestAnimationFrame(arrange);
  };
  useLayoutEffect(arrange);
  useEffect(() => {
    const around = document.querySelector(".table");
    const changes = new MutationObserver(soon);
    const sizes = new ResizeObserver(soon);
    if (around) changes.observe(around, { subtree: true, childList: true, attributes: true, characterData: true });
    if (around) sizes.observe(around);
    if (coach.current) sizes.observe(coach.current);
    const events = /** @type {const} */ (["resize", "scroll", "transitionend", "animationend"]);
    for (const name of events) addEventListener(name, soon, true);
    document.fonts.ready.then(soon);
    return () => {
      cancelAnimationFrame(frame.current);
      changes.disconnect();
      sizes.disconnect();
      for (const name of events) removeEventListener(name, soon, true);
      for (const name of ["--coach", "--sheet-height", "--foot-height"])
        document.documentElement.style.removeProperty(name);
    };
  }, [folded]);
  const { wants = [], looks = [], line = null } = shape.value ?? {};
  return html`<svg class="veil" aria-hidden="true">
    <mask id="veil-holes"><rect width="100%" height="100%" fill="white" />
      ${[...looks, ...wants].map((path) => html`<path d=${path} fill="black" />`)}</mask>
    <rect class="veil-paper" width="100%" height="100%" mask="url(#veil-holes)" />
    ${looks.map((path) => html`<path class="veil-look" d=${path} />`)}
    ${wants.map((path) => html`<path class="veil-want" key=${`${table.turn.value}${path}`} d=${path} />`)}
    ${
      line &&
      html`<line class="veil-line" x1=${line[0].x} y1=${line[0].y} x2=${line[1].x} y2=${line[1].y} />
      <circle class="veil-dot" cx=${line[1].x} cy=${line[1].y} r="5" />`
    }</svg>`;
}
