// Where the reader is in each lesson: kept in this browser, and nowhere else.
import { signal } from "../lib.js";
import { recall, remember } from "../settings.js";

/** @typedef {{step: number, far: number, done: boolean}} Place the step to go on with, how many steps were finished in
 * all, and whether the last one was */

/** @type {import("../lib.js").Signal<Record<string, Place>>} */
export const places = signal(recall("lessons", {}));

/** @param {string} game @param {string} lesson @returns {Place} */
export const placeIn = (game, lesson) => places.value[`${game}/${lesson}`] ?? { step: 1, far: 0, done: false };

/** @param {string} game @param {string} lesson @param {Partial<Place>} changes */
function keep(game, lesson, changes) {
  places.value = { ...places.value, [`${game}/${lesson}`]: { ...placeIn(game, lesson), ...changes } };
  remember("lessons", places.value);
}

/** A step is on the table. @param {string} game @param {string} lesson @param {number} step */
export const reach = (game, lesson, step) => keep(game, lesson, { step });

/** A step is finished; `next` is 0 after the last. @param {string} game @param {string} lesson @param {number} step
 * @param {number} next */
export function finish(game, lesson, step, next) {
  const { far, done } = placeIn(game, lesson);
  keep(game, lesson, { step: next || 1, far: Math.max(far, step), done: done || next === 0 });
}
