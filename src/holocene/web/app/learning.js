// The ways to learn a game: its first lesson, how it is played, and the rules to look things up in.
import { drawingOf } from "./games.js";

/** @param {string} game */
export const lessonOf = (game) => `/learn/${game}/first`;

/** How a game is played, or its rules where no such page is written. @param {string} game */
export const howOf = (game) => (hasHow(game) ? `/how/${game}` : `/rules/${game}`);

/** @param {string} game */
export const hasHow = (game) => drawingOf(game) !== "plain";

/** The gentlest of the levels, which come weakest first. @param {import("./types/api.d.ts").GameShown} game */
export const gentlest = (game) => game.bots[0]?.name ?? "";
