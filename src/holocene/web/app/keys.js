// Keys: a map of what they do, from which `?` draws its list. A page adds its keys while it is shown.
import { isCharacter, keyOf } from "./key-names.js";
import { signal, useEffect } from "./lib.js";
import { letterKeys } from "./settings.js";

/** @typedef {{keys: string[], words: string, run: (event: KeyboardEvent) => void, game?: string, quiet?: boolean}} Key
 *  `keys` as `keyOf` names them ("u", "Shift+R", "ArrowLeft", "?"), `words` the locale key of what they do. */

/** @type {import("./lib.js").Signal<Key[][]>} */
export const keyMaps = signal([]);

/** Adds keys to the map; the answer takes them away again. @param {Key[]} keys */
export function addKeys(keys) {
  keyMaps.value = [...keyMaps.value, keys];
  return () => {
    keyMaps.value = keyMaps.value.filter((each) => each !== keys);
  };
}

/** Keys of a component, while it is shown. @param {Key[]} keys @param {any[]} [inputs] */
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
  for (const map of [...keyMaps.value].reverse()) {
    const found = map.find((key) => key.keys.includes(name));
    if (found) {
      event.preventDefault();
      found.run(event);
      return;
    }
  }
});
