// A table at once against bots: from the home page, from How to play, and as last time.
import { post } from "./api.js";
import { gameNamed } from "./games.js";
import { gentlest } from "./learning.js";
import { sentence } from "./problems.js";
import { go } from "./router.js";
import * as seats from "./seats.js";
import { remember } from "./settings.js";
import { toast } from "./ui/toast.js";

/** What a newcomer's table asks for beside the gentlest bots: a coach who says what is new.
 * @type {Partial<import("./types/api.d.ts").PlayNowBody>} */
const GENTLY = { coach: true };

/** Sits down at a new table. @param {string} game @param {string} bot @param {object} [more] */
export async function playNow(game, bot, more = {}) {
  try {
    const made = await post("/play-now", { game, sit: false, ...(bot ? { bot } : {}), ...more });
    seats.keepNew(made, game);
    remember("last-play", { game, bot });
    go(`/table/${made.table}`);
  } catch (error) {
    toast(await sentence(error, game), { icon: "warning" });
  }
}

/** A first game, against the gentlest bots. @param {string} game */
export function playGently(game) {
  const found = gameNamed(game);
  return playNow(game, found ? gentlest(found) : "", GENTLY);
}
