// Motion that explains where a card went: elements with the same data-flip slide from where they were.
import { moves } from "../settings.js";

export const SLOW = { duration: 320, easing: "cubic-bezier(.2,.7,.2,1)" };

/** What moves now. @type {Set<Animation>} */
const running = new Set();

/** Moves an element. @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options */
export function run(element, frames, options) {
  const animation = element.animate(frames, options);
  running.add(animation);
  const done = () => running.delete(animation);
  animation.finished.then(done, done);
  return animation;
}

/** Ends all motion at once: everything is where it goes to. */
export function settle() {
  for (const animation of running) animation.finish();
}

/** Where the marked elements are now. @param {ParentNode} root @returns {Map<string, DOMRect>} */
export function places(root = document) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-flip]")) {
    if (element instanceof HTMLElement) found.set(element.dataset.flip, element.getBoundingClientRect());
  }
  return found;
}

/** Slides marked elements from their former places; call it after the page was drawn anew. Never blocks input.
 * @param {Map<string, DOMRect>} before @param {ParentNode} [root] */
export function slide(before, root = document) {
  for (const element of root.querySelectorAll("[data-flip]")) {
    if (!(element instanceof HTMLElement)) continue;
    const from = before.get(element.dataset.flip ?? "");
    const to = element.getBoundingClientRect();
    if (!from?.width || !to.width) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < (moves() ? 1 : 4)) continue;
    if (!moves()) {
      element.classList.add("changed");
      setTimeout(() => element.classList.remove("changed"), 1000);
      continue;
    }
    // A card that becomes a layer shrinks; a layer that is as high as before is only moved, or its letters would swell.
    const scale = Math.abs(from.height / to.height - 1) < 0.5 ? 1 : from.width / to.width;
    run(
      element,
      [
        { transform: `translate(${x}px,${y}px) scale(${scale})`, transformOrigin: "0 0" },
        { transform: "none", transformOrigin: "0 0" },
      ],
      SLOW,
    );
  }
}

/** When what has just changed is drawn, but before the next frame begins: that looks first for what lies under the
 * mouse, and what has another place by then has jumped. Drawing and what watches it take a turn each. */
export async function drawn() {
  for (let turn = 0; turn < 3; turn += 1) await null;
}

/** Slides what is about to be drawn in another place. */
export function slideSoon() {
  const before = places();
  drawn().then(() => slide(before));
}

/** Slides something from where it is seen, which is so far below where it belongs; it may still be sliding.
 * @param {Element} element @param {number} by @param {number} [duration] */
export function slideFrom(element, by, duration = SLOW.duration) {
  const now = new DOMMatrix(getComputedStyle(element).transform).m42;
  for (const each of element.getAnimations()) if (running.has(each)) each.cancel();
  run(element, [{ transform: `translateY(${by + now}px)` }, { transform: "none" }], { ...SLOW, duration });
}
