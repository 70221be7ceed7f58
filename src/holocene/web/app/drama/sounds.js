// When something sounds. The sounds are made and loaded after the first press, for those who want any: before it a
// browser plays none.
import { onBeat } from "../beats.js";
import { effect } from "../lib.js";
import { sounds, volume } from "./choices.js";

/** @type {import("../sound/player.js").Player | null} */
let player = null;
/** What is to be heard when the player is there. @type {string[]} */
let waiting = [];
let isComing = false;

async function load() {
  isComing = true;
  const { speaker } = await import("../sound/speaker.js");
  player ??= speaker();
  waiting.forEach(sound);
  waiting = [];
}

function pressed() {
  removeEventListener("pointerdown", pressed, true);
  removeEventListener("keydown", pressed, true);
  effect(() => {
    if (sounds.value !== "off" && !isComing) load();
  });
}
if (navigator.userActivation?.hasBeenActive) pressed();
else {
  addEventListener("pointerdown", pressed, true);
  addEventListener("keydown", pressed, true);
}

/** @param {string} name */
export function sound(name) {
  const isWanted = sounds.value === "all" || (sounds.value === "turn" && name === "turn");
  if (!isWanted || volume.value === 0) return;
  if (player) player.play(name, volume.value / 100);
  else if (isComing) waiting.push(name);
}

/** Lets the events of a table sound as its game says, until what it answers is called.
 * @param {import("../table/state.js").TableState} table @param {import("./drama.js").Beats} beats
 * @param {import("../beats.js").Beat[]} missed */
export function hear(table, beats, missed) {
  /** @param {import("../beats.js").Beat} beat */
  const listen = (beat) => {
    const name = beat.table === table && !beat.quiet && beats.sound(table, beat.event);
    if (name) sound(name);
  };
  missed.forEach(listen);
  return onBeat(listen);
}
