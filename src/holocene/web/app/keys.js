// Keys: a map of what they do, from which `?` draws its list. A page adds its keys while it is shown; the reader may
// give a deed another key, or none.
import { isCharacter, keyOf } from "./key-names.js";
import { signal, useEffect } from "./lib.js";
import { kept, letterKeys } from "./settings.js";

/** @typedef {{keys: string[], words: string, run: (event: KeyboardEvent) => void, game?: string, quiet?: boolean}} Key
 *  `keys` as `keyOf` names them ("u", "Shift+R", "ArrowLeft", "?"), `words` the locale key of what they do. */

/** @type {import("./lib.js").Signal<Key[][]>} */
export const keyMaps = signal([]);

/** Keys that the reader has changed, by what they do; an empty list is no key. */
export const changedKeys = kept("keys", /** @type {Record<string, string[]>} */ ({}));

/** The keys of a deed, as the reader has them. @param {Key} key */
export const keysOf = ({ keys, words }) => changedKeys.value[words] ?? keys;

/** Whether a deed may have another key: digits choose by their number, and Escape goes back everywhere.
 * @param {Key} key */
export const isChangeable = ({ keys }) => !keys.some((name) => /^\d$/.test(name) || name === "Escape");

/** What a key does now; one that the reader has set comes first. @param {string} name @returns {Key | undefined} */
export function deedOf(name) {
  const all = [...keyMaps.value].reverse().flat();
  const found = all.filter((key) => keysOf(key).includes(name));
  return found.find((key) => key.words in changedKeys.value) ?? found[0];
}

/** Gives a deed a key, or none; null is its own again. @param {Key} key @param {string[] | null} names */
export function changeKey({ words }, names) {
  const { [words]: _, ...others } = changedKeys.value;
  changedKeys.value = names ? { ...others, [words]: names } : others;
}

/** Adds keys to the map; the answer takes them away again. @param {Key[]} keys */
export function addKeys(keys) {
  keyMaps.value = [...keyMaps.value, keys];
  return () => {
    keyMaps.value = keyMaps.value.filter((each) => each !== keys);
  };
}

/** Keys of a component, while it is shown. @param {Key[]} keys @param {readonly unknown[]} [inputs] */
export function useKeys(keys, inputs = []) {
  useEffect(() => addKeys(keys), inputs);
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (target instanceof HTMLElement) {
    if (target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName)) return;
    if (target instanceof HTMLInputElement && !["checkbox", "radio", "button"].includes(target.type)) return;
  }
  const inDialog = document.querySelector("dialog[open]");
  if (inDialog) return;
  const name = keyOf(event);
  if (!letterKeys.value && isCharacter(name)) return;
  const found = deedOf(name);
  if (!found) return;
  event.preventDefault();
  found.run(event);
});
