// Sentences by key in the reader's language, from the Fluent files that server and terminal read too.
//
//   await needWords("table")      loads web and table of the language in use; needWordsOf(["chess"]) those of a game
//   t("web-undo")                 a sentence; a component that calls it is drawn again when the language changes
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { computed, signal } from "./lib.js";
import { file as fileAddress } from "./root.js";
import { firstLanguage, remember } from "./settings.js";

/** @typedef {Record<string, string | number>} Args */

export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"];

/** The language in use. Change it by `setLanguage`. */
export const language = signal(firstLanguage());

/** Files read so far: "en/web" -> resource. */
const files = new Map();
/** Names of the files that the pages shown so far need. */
const needed = new Set(["web"]);
/** Those of them that are the words of one game: two games may use one key for different sentences. */
const ofGames = new Set();
/** Counts the files read: what is told again when a file arrives. */
const read = signal(0);
/** @type {Map<string, FluentBundle>} */
const bundles = new Map();

/** Reads the files that are not there yet, by one request. @param {string} lang */
async function readFiles(lang) {
  const fresh = [...needed].filter((name) => !files.has(`${lang}/${name}`));
  if (fresh.length) {
    const reading = readTogether(lang, fresh);
    for (const name of fresh) files.set(`${lang}/${name}`, reading);
  }
  await Promise.all([...needed].map((name) => files.get(`${lang}/${name}`)));
}

/** @param {string} lang @param {string[]} names */
async function readTogether(lang, names) {
  try {
    const answer = await fetch(fileAddress(`/locale/${lang}/${names.join("+")}.ftl`));
    if (!answer.ok) throw new Error(`no words: ${lang}/${names}`);
    const texts = (await answer.text()).split("\f");
    for (const [at, name] of names.entries()) files.set(`${lang}/${name}`, new FluentResource(texts[at]));
    for (const name of bundles.keys()) if (name.startsWith(`${lang}/`)) bundles.delete(name);
    read.value += 1;
  } catch (error) {
    for (const name of names) files.delete(`${lang}/${name}`);
    throw error;
  }
}

/** Loads the words that a page needs, beside those of every page. @param {...string} names */
export async function needWords(...names) {
  for (const name of names) needed.add(name);
  await readFiles(language.value);
}

/** Loads the words of games, and others beside them by the same request. @param {string[]} games
 * @param {...string} names */
export function needWordsOf(games, ...names) {
  for (const game of games) ofGames.add(game);
  return needWords(...names, ...games);
}

/** Turns the page to another language, once its words are there; nothing is loaded anew but words.
 * @param {string} lang */
export async function setLanguage(lang) {
  await readFiles(lang);
  remember("language", lang);
  language.value = lang;
  document.documentElement.lang = lang;
}

/** A game's own file comes first, and no other game's.
 * @param {string} lang @param {string} game */
function bundle(lang, game) {
  const name = `${lang}/${game}`;
  let found = bundles.get(name);
  if (!found) {
    found = new FluentBundle(lang, { useIsolating: false });
    const others = [...needed].filter((file) => file !== game && !ofGames.has(file));
    for (const file of [game, ...others]) {
      const resource = files.get(`${lang}/${file}`);
      if (resource instanceof FluentResource) found.addResource(resource);
    }
    bundles.set(name, found);
  }
  return found;
}

/** Whether there is such a sentence. @param {string} key @param {string} [game] */
export function hasWords(key, game = "") {
  read.value;
  return Boolean(bundle(language.value, game).getMessage(key)?.value);
}

/** The sentence of a key. `game` names the file that is asked first. @param {string} key @param {Args} [args]
 * @param {string} [game] */
export function t(key, args, game = "") {
  read.value;
  const words = bundle(language.value, game);
  const message = words.getMessage(key);
  if (!message?.value) return key;
  return words.formatPattern(message.value, args ?? null, []);
}

/** A list as the language writes it: `a`, `a and b`, `a, b and c`. @param {string[]} items */
export function joined(items) {
  if (items.length < 2) return items.join("");
  return t("table-list", { head: items.slice(0, -1).join(", "), last: items[items.length - 1] });
}

/** The language in use as it is written where the reader lives, who may have another one set for the browser first:
 * numbers, dates and times of day differ within a language. English without a country is British, as the words are. */
const region = computed(() => {
  const own = navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${language.value}-`));
  return own ?? (language.value === "en" ? "en-GB" : language.value);
});

const counting = computed(() => new Intl.NumberFormat(region.value));
/** @param {number} n */
export const number = (n) => counting.value.format(n).replace("-", "−");

/** A moment of the past, short: today its time, else its day. @param {string | number} when */
export function when(when) {
  const date = new Date(typeof when === "number" ? when * 1000 : when);
  if (Number.isNaN(date.getTime())) return "";
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(region.value, isToday ? { timeStyle: "short" } : { dateStyle: "medium" });
}

/** A day, whatever the clock of the reader says. @param {string} day @param {Intl.DateTimeFormatOptions} form */
export const dateWords = (day, form) => new Date(day).toLocaleDateString(region.value, { ...form, timeZone: "UTC" });

/** A day as one says it: "18 November". @param {string} day as 2026-11-18 */
export const dayWords = (day) => dateWords(day, { day: "numeric", month: "long" });

/** A time to come, in hours and minutes. @param {number} seconds */
export function duration(seconds) {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  const part = (/** @type {number} */ n, /** @type {"hour" | "minute"} */ unit) =>
    new Intl.NumberFormat(region.value, { style: "unit", unit, unitDisplay: "long" }).format(n);
  const hours = Math.floor(minutes / 60);
  return [...(hours ? [part(hours, "hour")] : []), part(minutes % 60, "minute")].join(" ");
}

/** What carries its names in all languages: in a row of its own, or among what else is said of it; `broken` are those
 * with soft hyphens. @typedef {({names: Record<string, string>} | {en: string, fr: string, de: string, ru: string})
 * & {broken?: Record<string, string>}} Named */

/** The name of a card or another thing. @param {Named | undefined} row */
export function named(row) {
  const names = /** @type {Record<string, unknown>} */ (row && "names" in row ? row.names : (row ?? {}));
  return String(names[language.value] ?? names.en ?? "");
}

/** The same name with soft hyphens where a narrow place may break it, as the card file has them.
 * @param {Named | undefined} row */
export const broken = (row) => String(row?.broken?.[language.value] ?? named(row));

/** Words as a label writes them. @param {string} words */
export const capital = (words) => words.charAt(0).toLocaleUpperCase(language.value) + words.slice(1);

/** The letters of the longest word. @param {string} name */
export const longest = (name) => Math.max(...name.split(/[\s-]+/).map((word) => word.length));
