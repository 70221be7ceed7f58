// How a replay is driven: a slider, steps by move and by turn, and how fast it runs.
import { html } from "../lib.js";
import { kept } from "../settings.js";
import { Button } from "../ui/marks.js";
import { t } from "../words.js";

export const SPEEDS = [0.5, 1, 2, 4, 8];
export const speed = kept("replay-speed", 1, SPEEDS);

/** Faster or slower by one step. @param {number} by */
export function hasten(by) {
  const at = SPEEDS.indexOf(speed.value) + by;
  speed.value = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))];
}

/** @typedef {{n: number, last: number, setN: (n: number) => void, step: (by: number) => void,
 *   turn: (by: number) => void, runs: boolean, setRuns: (on: boolean) => void}} Driver */

/** @param {Driver} props */
export function Controls({ n, last, setN, step, turn, runs, setRuns }) {
  const slide = (/** @type {import("../lib.js").Changed} */ event) => setN(Number(event.currentTarget.value));
  return html`<label class="slider"><span class="unseen">${t("web-slider")}</span>
      <input type="range" min="0" max=${last} value=${n} onInput=${slide} /></label>
    <div class="row replay-steps"><${Button} bare onClick=${() => turn(-1)} icon="first"
      >${t("replay-turn-back")}</${Button}
      ><${Button} onClick=${() => step(-1)} aria-label=${t("web-step-back")}>←</${Button}
      ><${Button} class="primary" aria-pressed=${String(runs)} onClick=${() => setRuns(!runs)}>
        ${t(runs ? "web-pause" : "web-play-on")}</${Button}
      ><${Button} onClick=${() => step(1)} aria-label=${t("web-step-on")}>→</${Button}
      ><${Button} bare onClick=${() => turn(1)} icon="last">${t("replay-turn-on")}</${Button}></div>
    <div class="segments" role="group" aria-label=${t("replay-speed")}>${SPEEDS.map(
      (each) => html`<button type="button" aria-pressed=${String(speed.value === each)}
        onClick=${() => (speed.value = each)}>${t("replay-times", { n: each })}</button>`,
    )}</div>`;
}
