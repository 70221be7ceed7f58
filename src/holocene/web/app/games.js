// The games of this server: what they are called, who can play them, and which scripts draw their tables.
import { games as asked } from "./api.js";
import { signal } from "./lib.js";
import { language } from "./words.js";

/** @import { GameShown } from "./types/api.d.ts" */

/** @type {import("./lib.js").Signal<GameShown[]>} */
export const known = signal([]);

/** Asks for them once; a page that can do without shows what it has. */
export async function needGames() {
  known.value = await asked();
  return known.value;
}

/** @param {string} name */
export const gameNamed = (name) => known.value.find((game) => game.name === name);

/** What a game says of itself in the reader's language; its bare name where it says nothing.
 * @param {string} name @param {"name" | "title" | "about" | "cards"} [part] */
export function gameWords(name, part = "name") {
  const words = gameNamed(name)?.words ?? {};
  return (words[language.value] ?? words.en)?.[part] ?? (part === "name" || part === "title" ? name : "");
}

/** The folder of the scripts that draw a game's table: its own, or the one for any game. @param {string} name */
export const drawingOf = (name) => gameNamed(name)?.drawn_by || "plain";
