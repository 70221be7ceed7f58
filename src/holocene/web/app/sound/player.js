// Which sound is heard: one at a time, the weightier one; a first discovery alone may sound with another.
import { RECIPES } from "./recipes.js";

/** From the lightest to the weightiest. */
const WEIGHTS = ["draw", "token", "card", "trick", "discovery", "first", "turn", "calamity", "age", "end"];
/** These wait for their turn where another is heard; the others are left out. */
const PATIENT = ["turn", "end"];
const PITCH = 0.03; // how far a sound is higher or lower by chance

/** @typedef {{stop: () => void}} Heard */
/** @typedef {{name: string, until: number, heard: Heard}} Sounding */
/** What plays: `now` in seconds, `start` a sound at once. @typedef {{now: () => number,
 * start: (name: string, rate: number, volume: number) => Heard,
 * after: (run: () => void, seconds: number) => void}} Out */

export class Player {
  /** @type {Sounding | null} */
  sounding = null;

  /** @param {Out} out @param {() => number} random from 0 to 1 */
  constructor(out, random = Math.random) {
    this.out = out;
    this.random = random;
  }

  /** @param {string} name @param {number} volume from 0 to 1 */
  play(name, volume) {
    const now = this.out.now();
    const heard = this.sounding && this.sounding.until > now ? this.sounding : null;
    if (!heard || name === "first" || heard.name === "first") return this.start(name, volume);
    if (WEIGHTS.indexOf(name) > WEIGHTS.indexOf(heard.name)) {
      heard.heard.stop();
      this.start(name, volume);
    } else if (PATIENT.includes(name) && name !== heard.name) {
      this.out.after(() => this.play(name, volume), heard.until - now);
    }
    return undefined;
  }

  /** @param {string} name @param {number} volume */
  start(name, volume) {
    const rate = 1 + PITCH * (2 * this.random() - 1);
    const heard = this.out.start(name, rate, volume);
    this.sounding = { name, until: this.out.now() + RECIPES[name].seconds / rate, heard };
  }
}
