// What this browser remembers of its reader: language, theme, motion, the log's density, whether an only card is asked
// for.
// Storage may be forbidden.
import { effect, signal } from "./lib.js";

export const LANGUAGES = ["en", "fr", "de", "ru"];
export const THEMES = ["system", "light", "dark", "contrast"];

/** @param {string} key @param {any} [otherwise] */
export function recall(key, otherwise = null) {
  try {
    const text = localStorage.getItem(`holocene.${key}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {any} value */
export function remember(key, value) {
  try {
    if (value === undefined || value === null) localStorage.removeItem(`holocene.${key}`);
    else localStorage.setItem(`holocene.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** A signal that is kept from visit to visit.
 * @param {string} key @param {any} initial @param {readonly any[]} [allowed] */
export function kept(key, initial, allowed) {
  const found = recall(key, initial);
  const value = signal(allowed && !allowed.includes(found) ? initial : found);
  effect(() => remember(key, value.value));
  return value;
}

export const theme = kept("theme", "system", THEMES);
export const motion = kept("motion", true, [true, false]);
export const density = kept("density", "normal", ["short", "normal", "full"]);
/** Whether the only card that can be played goes by itself. */
export const onlyCard = kept("only-card", false, [true, false]);

/** Whether the coach of a first game says what is new. */
export const coached = kept("coach", true, [true, false]);

/** Whether cards may travel: the setting, and what the system asks for. */
export function moves() {
  return motion.value && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The language of the address, of the last visit, or of the browser. */
export function firstLanguage() {
  const asked = [new URLSearchParams(location.search).get("lang"), recall("language"), ...navigator.languages];
  return (
    asked
      .map((tag) =>
        String(tag ?? "")
          .slice(0, 2)
          .toLowerCase(),
      )
      .find((tag) => LANGUAGES.includes(tag)) ?? "en"
  );
}

effect(() => {
  const root = document.documentElement;
  if (theme.value === "system") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  if (motion.value) delete root.dataset.motion;
  else root.dataset.motion = "off";
});
