// What a reader wants to hear and see of the great moments, and whether a table may call.
import { kept } from "../settings.js";

export const SOUNDS = ["off", "turn", "all"];
export const sounds = kept("sounds", "all", SOUNDS);
/** From 0 to 100. */
export const volume = kept("volume", 60);
/** Whether a new age, a first discovery, a Calamity and the last lap are shown large. */
export const large = kept("large", true, [true, false]);
/** Whether a table may send a notification; the browser asks besides. */
export const notify = kept("notify", true, [true, false]);
