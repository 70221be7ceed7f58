// All that this browser keeps of its reader, by kind: to take it along as a file, to bring such a file, to delete it.
// Everything stands in the browser's storage under `holocene.NAME`; a kind of which nobody knows belongs to settings.
import { NAME as PERSON } from "../person.js";
import { NAME as RESULTS } from "../results.js";
import { root } from "../root.js";
import { NAME as SEATS } from "../seats.js";
import { stored } from "../settings.js";
import { isRow, sound } from "./shapes.js";

const PREFIX = "holocene.";
const VERSION = 1;

export const PUZZLES = "puzzles";
export const TODAY = `today${root}`;

/** The kinds, and the name that each stands under. Whoever keeps something new gives it a line.
 * @type {[string, string][]} */
const KINDS = [
  ["person", PERSON],
  ["results", RESULTS],
  ["seats", SEATS],
  ["lessons", "lessons"],
  ["puzzles", PUZZLES],
  ["today", TODAY],
];
export const SETTINGS = "settings";
const OF_SERVER = ["person", "seats"]; // of use to their own server alone

/** A kind that holds something: the names it stands under, and how many things there are.
 * @typedef {{kind: string, names: string[], n: number}} Kept */
/** What a file holds: values by name; names of one server are written without its folder. @typedef {{holocene: number,
 * server: string, kept: Record<string, unknown>}} File */

/** @returns {string[]} */
function names() {
  try {
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "")
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return []; // storage may be forbidden
  }
}

/** How many things a value holds. @param {unknown} value @returns {number} */
function sizeOf(value) {
  if (!isRow(value)) return Array.isArray(value) ? value.length : 1;
  return Object.keys(value).length;
}

/** @param {string} name */
const kindOf = (name) => KINDS.find(([, own]) => own === name)?.[0] ?? SETTINGS;

/** What is kept now, in the order of the kinds. @returns {Kept[]} */
export function keptKinds() {
  const here = names();
  return [...KINDS.map(([kind]) => kind), SETTINGS].flatMap((kind) => {
    const own = here.filter((name) => kindOf(name) === kind);
    const n = kind === SETTINGS ? own.length : own.reduce((all, name) => all + sizeOf(stored(name)), 0);
    return n > 0 ? [{ kind, names: own, n }] : [];
  });
}

/** @param {string[]} which */
export function forget(which) {
  for (const name of which) localStorage.removeItem(PREFIX + name);
}

/** What names are called in a file, which may go to a server in another folder. */
const BARE = new Map(KINDS.map(([kind, name]) => [name, kind]));
const here = () => location.origin + root;

/** Everything as a file. @returns {File} */
export function packed() {
  const kept = Object.fromEntries(names().map((name) => [BARE.get(name) ?? name, stored(name)]));
  return { holocene: VERSION, server: here(), kept };
}

/** What a file holds; null where it is none of ours. @param {string} text @returns {File | null} */
export function read(text) {
  try {
    const found = JSON.parse(text);
    const isOurs = isRow(found) && found.holocene === VERSION && isRow(found.kept);
    return isOurs ? /** @type {File} */ (/** @type {unknown} */ (found)) : null;
  } catch {
    return null;
  }
}

/** Adds what a file holds and this browser lacks, as far as it can be read; what stands here stays. How many
 * things were added. @param {File} file */
export function unpack({ server, kept }) {
  const whole = new Map([...BARE].map(([name, bare]) => [bare, name]));
  let added = 0;
  for (const [bare, told] of Object.entries(kept)) {
    const value = sound(bare, told);
    if (value === null || !/^[\w/-]{1,80}$/.test(bare) || (OF_SERVER.includes(bare) && server !== here())) continue;
    const name = whole.get(bare) ?? bare;
    const before = stored(name);
    const after = before === null ? value : isRow(before) && isRow(value) ? joined(before, value) : before;
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    localStorage.setItem(PREFIX + name, JSON.stringify(after));
    added += Math.max(1, sizeOf(after) - (before === null ? 0 : sizeOf(before)));
  }
  return added;
}

/** Two rows as one, part by part: of what both have, that of the first. @param {Record<string, unknown>} first
 * @param {Record<string, unknown>} second @returns {Record<string, unknown>} */
function joined(first, second) {
  const all = { ...second, ...first };
  for (const [key, value] of Object.entries(first)) {
    const other = second[key];
    if (isRow(value) && isRow(other)) all[key] = joined(value, other);
  }
  return all;
}
