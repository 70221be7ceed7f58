// Tooltips on hover, focus and long press: of what carries words of its own (`data-tip`), and of every symbol, whose
// meaning is that of the legend. One element, described to those who listen; Escape closes it.
import { meaningOf } from "./legend.js";

const PATIENCE = { mouse: 350, touch: 500 };
const AWAY = 10; // pixels that a finger may move
let timer = 0;
/** @type {Element | null} */
let anchor = null;
/** @type {HTMLElement | null} */
let bubble = null;

/** What there is to say of a place, and the element that it is said of. @param {EventTarget | null} target
 * @returns {[Element, string] | null} */
function found(target) {
  const near = target instanceof Element ? target.closest("[data-tip], .icon") : null;
  if (!near) return null;
  const own = near.closest("[data-tip]");
  const icon = near.querySelector("use")?.getAttribute("href")?.slice(1) ?? "";
  const words = near.matches(".icon") ? meaningOf(icon) : "";
  const told = own?.getAttribute("data-tip") ?? "";
  const said = words.includes(told) ? words : told.includes(words) ? told : `${told} · ${words}`;
  return said ? [own ?? near, said] : null;
}

/** @param {Element} element @param {string} words */
function show(element, words) {
  hide();
  if (!bubble) {
    bubble = document.createElement("div");
    Object.assign(bubble, { id: "tip", className: "tip", popover: "manual" });
    bubble.setAttribute("role", "tooltip");
    document.body.append(bubble);
  }
  anchor = element;
  bubble.textContent = words;
  bubble.showPopover();
  element.setAttribute("aria-describedby", "tip");
  const [at, size] = [element.getBoundingClientRect(), bubble.getBoundingClientRect()];
  const left = Math.min(Math.max(8, at.left + at.width / 2 - size.width / 2), innerWidth - size.width - 8);
  const above = at.top - size.height - 8;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above > 8 ? above : at.bottom + 8}px`;
}

function hide() {
  clearTimeout(timer);
  anchor?.removeAttribute("aria-describedby");
  anchor = null;
  if (bubble?.matches(":popover-open")) bubble.hidePopover();
}

/** @param {EventTarget | null} target @param {number} wait */
function soon(target, wait) {
  clearTimeout(timer);
  const here = found(target);
  if (here?.[0] === anchor && anchor) return;
  hide();
  if (here) timer = setTimeout(() => here[0].isConnected && show(...here), wait);
}

let held = { x: 0, y: 0, shown: false };

/** A finger comes down: if it stays, it asks what something is. @param {PointerEvent} event @param {number} waited */
function press(event, waited) {
  if (event.pointerType === "mouse") return hide();
  held = { x: event.clientX, y: event.clientY, shown: false };
  hide();
  const here = found(event.target);
  if (!here) return;
  timer = setTimeout(
    () => {
      held.shown = true;
      show(...here);
    },
    Math.max(0, PATIENCE.touch - waited),
  );
}

/** Listens at the whole page; called once. @param {Event} first what was done last before */
export function listen(first) {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") soon(event.target, PATIENCE.mouse);
  });
  document.addEventListener("focusin", (event) => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) soon(event.target, 0);
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("pointerdown", (event) => press(event, 0));
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" && Math.hypot(event.clientX - held.x, event.clientY - held.y) > AWAY) hide();
  });
  document.addEventListener("pointerup", () => clearTimeout(timer));
  // A long press asks what something is; it does not press it.
  document.addEventListener(
    "click",
    (event) => {
      if (!held.shown) return;
      held.shown = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  document.addEventListener("contextmenu", (event) => held.shown && event.preventDefault());
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  document.addEventListener("scroll", hide, true);
  if (!(first instanceof PointerEvent)) return;
  if (first.type === "pointerdown") press(first, performance.now() - first.timeStamp);
  if (first.type === "pointermove" && first.pointerType === "mouse") soon(first.target, PATIENCE.mouse);
}
