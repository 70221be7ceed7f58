// Where cards came from and went to: a drawn card slides from its deck, a discarded one sinks onto its pile. Never in
// the way.
import { useLayoutEffect, useRef } from "../lib.js";
import { moves } from "../settings.js";
import { SLOW } from "../ui/motion.js";

/** @import { EventShown } from "../types/api.d.ts" */
/** @typedef {Map<string, {rect: DOMRect, age: string}>} Places */

/** The cards of hand on the screen and where they lie. @returns {Places} */
function hand() {
  const found = new Map();
  for (const element of document.querySelectorAll(".hand .card")) {
    if (element instanceof HTMLElement)
      found.set(element.dataset.flip ?? "", { rect: element.getBoundingClientRect(), age: element.dataset.age ?? "1" });
  }
  return found;
}

/** @param {string} name */
const anchor = (name) => document.querySelector(`[data-flip-at="${name}"]`)?.getBoundingClientRect();

/** Slides what was drawn and discarded between two moments; the frame slides what stays in sight.
 * @param {number} n the number of moves made @param {EventShown[]} news the events of the last change
 * @param {number} seat */
export function useTravel(n, news, seat) {
  const before = useRef({ n: -1, places: /** @type {Places} */ (new Map()) });
  useLayoutEffect(() => {
    const now = hand();
    const then = before.current;
    if (then.n >= 0 && then.n !== n && moves()) {
      const piles = new Set(
        news
          .filter((event) => event.kind === "draws-from-pile" && event.facts.player === seat)
          .map((event) => event.facts.technology),
      );
      for (const [flip, { age }] of now) if (!then.places.has(flip)) arrive(flip, age, piles.has(flip.split("+")[0]));
      for (const [flip, place] of then.places)
        if (!now.has(flip) && !document.querySelector(`[data-flip="${flip}"]`)) leave(place);
    }
    before.current = { n, places: now };
  });
}

/** @param {string} flip @param {string} age @param {boolean} fromPile */
function arrive(flip, age, fromPile) {
  const from = anchor(`${fromPile ? "pile" : "deck"}-${age}`);
  const element = document.querySelector(`.hand [data-flip="${flip}"]`);
  if (!from?.width || !(element instanceof HTMLElement)) return;
  const to = element.getBoundingClientRect();
  element.animate(
    [
      {
        transform: `translate(${from.left - to.left}px,${from.top - to.top}px) scale(.3)`,
        transformOrigin: "0 0",
        opacity: 0.4,
      },
      { transform: "none", transformOrigin: "0 0", opacity: 1 },
    ],
    SLOW,
  );
}

/** @param {{rect: DOMRect, age: string}} place */
function leave({ rect, age }) {
  const to = anchor(`pile-${age}`);
  if (!to?.width || !rect.width) return;
  const ghost = document.createElement("div");
  ghost.className = "ghost rock";
  ghost.dataset.age = age;
  Object.assign(ghost.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  document.body.append(ghost);
  const done = () => ghost.remove();
  const way = [`${to.left - rect.left}px`, `${to.top - rect.top}px`];
  ghost
    .animate(
      [
        { transform: "none", opacity: 0.9 },
        {
          transform: `translate(${way.join()}) scale(${to.width / rect.width},${to.height / rect.height})`,
          opacity: 0.2,
        },
      ],
      SLOW,
    )
    .finished.then(done, done);
}
