// What this browser remembers of its reader: language, theme, size of text, motion, keys, the log's density,
// what goes by itself. Storage may be forbidden.
import { effect, signal } from "./lib.js";

export const LANGUAGES = ["en", "fr", "de", "ru"];
export const THEMES = ["system", "light", "dark", "contrast"];
/** How large text is, in hundredths of what the browser is set to. */
export const SIZES = [100, 125, 150];

/** What stands under a name, whoever wrote it there; null where nothing does. @param {string} key @returns {unknown} */
export function stored(key) {
  try {
    return JSON.parse(localStorage.getItem(`holocene.${key}`) ?? "null");
  } catch {
    return null;
  }
}

/** What was remembered, if it is of the same kind as what stands there otherwise.
 * @template T @param {string} key @param {T} otherwise @returns {T} */
export function recall(key, otherwise) {
  const found = stored(key);
  const isAlike = typeof found === typeof otherwise && Array.isArray(found) === Array.isArray(otherwise);
  return found !== null && isAlike ? /** @type {T} */ (found) : otherwise;
}

/** @param {string} key @param {unknown} value */
export function remember(key, value) {
  try {
    if (value === undefined || value === null) localStorage.removeItem(`holocene.${key}`);
    else localStorage.setItem(`holocene.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** A signal that is kept from visit to visit.
 * @template T @param {string} key @param {T} initial @param {readonly T[]} [allowed] */
export function kept(key, initial, allowed) {
  const found = recall(key, initial);
  const value = signal(allowed && !allowed.includes(found) ? initial : found);
  effect(() => remember(key, value.value));
  return value;
}

export const theme = kept("theme", "system", THEMES);
export const textSize = kept("text-size", 100, SIZES);
export const motion = kept("motion", true, [true, false]);
/** How fast the moves of the others are shown, one after the other; off shows what came of them at once. */
export const SPEEDS = ["off", "slow", "normal", "fast"];
export const tempo = kept("tempo", "normal", SPEEDS);
/** How much the log tells: sentences, the events behind them too, or all events alone. */
export const DENSITIES = ["story", "steps", "all"];
export const density = kept("density", "story", DENSITIES);
// Before turns could end by themselves this was off unless somebody chose it, and every browser kept that.
if (stored("ends-turn") === null) remember("only-card", null);
/** Whether what is no choice goes by itself: an only card, or one of several that are alike. */
export const onlyCard = kept("only-card", true, [true, false]);
/** Whether a turn ends by itself when nothing else can be done. */
export const endsTurn = kept("ends-turn", true, [true, false]);
/** Whether what may be taken back at the start of a turn stays without a question. */
export const staysPut = kept("stays-put", true, [true, false]);
/** When one press on a card discovers it: always, where its payment gives up nothing, or never. */
export const PRESSES = ["always", "sure", "never"];
export const onePress = kept("one-press", "sure", PRESSES);

/** Whether keys that write a character are shortcuts: people who speak to a computer switch them off. */
export const letterKeys = kept("letter-keys", true, [true, false]);

/** Whether tables are told in words instead of drawn. */
export const inWords = kept("text-table", false, [true, false]);

/** Whether the coach of a first game says what is new. */
export const coached = kept("coach", true, [true, false]);

/** Whether cards may travel: the setting, and what the system asks for. */
export function moves() {
  return motion.value && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The language of the address, of the last visit, or of the browser. */
export function firstLanguage() {
  const asked = [new URLSearchParams(location.search).get("lang"), recall("language", ""), ...navigator.languages];
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
  if (textSize.value === 100) delete root.dataset.text;
  else root.dataset.text = String(textSize.value);
  if (motion.value) delete root.dataset.motion;
  else root.dataset.motion = "off";
});
