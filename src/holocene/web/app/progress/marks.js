// Small marks of Progress: seals of knowledge, gains, points, layers' edges. Colour, shape and letter or word together.
import { html } from "../lib.js";
import { Icon, LETTERS } from "../ui/marks.js";
import { t } from "../words.js";
import { gains, KNOWLEDGE, POWERS } from "./facts.js";

export { Icon };

const GAME = "progress";

/** A knowledge type: its seal, said aloud. @param {{type: string, off?: boolean, silent?: boolean}} props */
export const Seal = ({ type, off = false, silent = false }) =>
  html`<span class=${`seal${off ? " off" : ""}`} data-type=${type} role=${silent ? undefined : "img"}
    aria-hidden=${silent ? "true" : undefined}
    aria-label=${silent ? undefined : t(`knowledge-${type}`, undefined, GAME)}><${Icon} name=${`k-${type}`} /></span>`;

/** A seat's mark: shape, colour and letter. @param {{seat: number, style?: Record<string, number>}} props */
export const SeatMark = ({ seat, style }) =>
  html`<span class="seat" data-seat=${seat + 1} style=${style}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><use href=${`#seat-${seat + 1}`} /></svg>
    <b aria-hidden="true">${LETTERS[seat]}</b></span>`;

/** @param {{n: number}} props */
export const Points = ({ n }) =>
  html`<span class="points"><${Icon} name="vp" /><span class="unseen">${t("card-vp", { n }, GAME)}</span>
    <span aria-hidden="true">${n}</span></span>`;

/** One thing that a card gives. @param {{name: string, n: number}} props */
export function Gain({ name, n }) {
  if (KNOWLEDGE.includes(name)) {
    return html`<span class="gain"><${Seal} type=${name} silent />
      ${n > 1 ? html`<span aria-hidden="true">×${n}</span>` : ""}<span class="unseen">${wordsOfGain(name, n)}</span>
      </span>`;
  }
  const icon = POWERS.includes(name) ? `p-${name}` : `s-${name}`;
  return html`<span class="gain"><${Icon} name=${icon} /><span class="unseen">${wordsOfGain(name, n)}</span>
    <span aria-hidden="true">${POWERS.includes(name) ? "" : "+"}${n}</span></span>`;
}

/** @param {string} name @param {number} n */
export function wordsOfGain(name, n) {
  if (KNOWLEDGE.includes(name)) return t("gain-token", { knowledge_id: name, n }, GAME);
  if (POWERS.includes(name)) return t("gain-power", { power: t(`power-${name}`, undefined, GAME), n }, GAME);
  return t("gain-skill", { skill: t(`skill-${name}`, undefined, GAME), n }, GAME);
}

/** All that a card gives, in its three groups. @param {{card: Parameters<typeof gains>[0],
 * words?: [string, number][], points?: boolean}} props */
export function Gains({ card, words, points = true }) {
  const { top, middle, vp, perFive } = gains(card, words);
  return html`${top.map((gain) => html`<${Gain} ...${gain} />`)}
    ${middle.length > 0 && html`<span class="gain-powers">${middle.map((gain) => html`<${Gain} ...${gain} />`)}</span>`}
    ${
      points &&
      (vp > 0 || perFive) &&
      html`<span class="gain-points">
      ${vp > 0 && html`<${Points} n=${vp} />`}${perFive && html`<${PerFive} type=${perFive} />`}</span>`
    }`;
}

/** A point for every five technologies of a type (I3). @param {{type: string}} props */
const PerFive = ({ type }) =>
  html`<span class="points" data-tip=${t("card-per-five", { knowledge_id: type }, GAME)}><${Icon} name="vp" />
    <span aria-hidden="true">/5</span><${Seal} type=${type} silent />
    <span class="unseen">${t("card-per-five", { knowledge_id: type }, GAME)}</span></span>`;

/** Markers of a technology under development, with ghosts of those gone. @param {{n: number, of?: number}} props */
export const Markers = ({ n, of = n }) =>
  html`<span class="markers" role="img" aria-label=${t("wp-markers", { n })}>
    ${Array.from(
      { length: Math.max(n, of) },
      (_, at) => html`<${Icon} name="marker"
      class=${at < n ? "" : "faint"} />`,
    )}
    </span>`;

/** The symbol of a new age or of the end, where a card bears one.
 * @param {{card: import("./facts.js").Tech, last: number}} props */
export const AgeSymbol = ({ card, last }) =>
  card.symbol
    ? html`<${Icon} name=${card.symbol > last ? "end" : "new-age"} class="symbol" />
      <span class="unseen">${t("card-symbol", { age: ["", "I", "II", "III", "IV", "V"][card.symbol] }, GAME)}</span>`
    : null;
