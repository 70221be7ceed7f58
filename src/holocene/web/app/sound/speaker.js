// The sounds in a browser: each is made when it is first heard.
import { make, RATE } from "./make.js";
import { Player } from "./player.js";
import { RECIPES } from "./recipes.js";

const FADE = 0.03; // seconds in which a sound gives way to another

/** A player at this browser's loudspeaker. */
export function speaker() {
  const context = new AudioContext();
  // Some browsers want a press of its own before anything is heard, and others stop it while a page sleeps.
  for (const press of ["pointerup", "keydown"])
    addEventListener(press, () => context.state === "suspended" && context.resume(), true);
  /** @type {Map<string, AudioBuffer>} */
  const made = new Map();

  /** @param {string} name */
  function bufferOf(name) {
    let found = made.get(name);
    if (!found) {
      const samples = make(RECIPES[name]);
      found = context.createBuffer(1, samples.length, RATE);
      found.copyToChannel(samples, 0);
      made.set(name, found);
    }
    return found;
  }

  return new Player({
    now: () => context.currentTime,
    after: (run, seconds) => setTimeout(run, seconds * 1000 + 20),
    start(name, rate, volume) {
      const source = new AudioBufferSourceNode(context, { buffer: bufferOf(name), playbackRate: rate });
      const gain = new GainNode(context, { gain: volume });
      source.connect(gain).connect(context.destination);
      source.start();
      return {
        stop() {
          gain.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
          source.stop(context.currentTime + FADE);
        },
      };
    },
  });
}
