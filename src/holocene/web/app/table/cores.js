// Points as layers of rock, one core a seat: on the score sheet, and standing on the ground at the end.
import { html } from "../lib.js";
import { LETTERS } from "../ui/marks.js";

/** @import { Scores } from "../types/api.d.ts" */
/** @typedef {Pick<Scores, "lines" | "totals"> & {winners?: readonly number[]}} Sheet */

/** Width, height and lines of the rocks. @type {[number, number, string][]} */
export const ROCKS = [
  [8, 8, "M2 2h.1M6 6h.1"],
  [14, 8, "M1 2h7M8 6h6M0 6h1"],
  [14, 12, "M0 .6h14M0 6.6h14M3.5 .6v6M10.5 6.6v6"],
  [6, 6, "M-1 1l2-2M0 6l6-6M5 7l2-2"],
  [12, 12, "M3 .5v5M.5 3h5M9 6.5v5M6.5 9h5"],
  [6, 6, "M0 .5h6M.5 0v6"],
];

/** The rock of a source of points, from 1. @param {number} at */
export const rockOf = (at) => (at % ROCKS.length) + 1;

/** The layers of a seat's core from below, in shares of the tallest; points that are lost have none.
 * @param {Sheet} sheet @param {number} seat @param {number} high @param {number} [counted] sources counted so far
 * @returns {{at: number, n: number, y: number, tall: number}[]} */
export function layersOf(sheet, seat, high, counted = sheet.lines.length) {
  const gained = (/** @type {number} */ of) => sheet.lines.reduce((sum, line) => sum + Math.max(0, line.points[of]), 0);
  const most = Math.max(1, ...sheet.totals, ...sheet.totals.map((_, of) => gained(of)));
  let y = high;
  return sheet.lines.slice(0, counted).flatMap((line, at) => {
    const n = Math.max(0, line.points[seat]);
    const tall = (n / most) * high;
    y -= tall;
    return n > 0 ? [{ at, n, y, tall }] : [];
  });
}

/** The points of a seat, of the sources counted so far. @param {Sheet} sheet @param {number} seat
 * @param {number} counted */
export const countedOf = (sheet, seat, counted) =>
  counted >= sheet.lines.length
    ? sheet.totals[seat]
    : sheet.lines.slice(0, counted).reduce((sum, line) => sum + line.points[seat], 0);

/** The patterns that layers are filled with. */
export const Rocks = () =>
  html`<defs>${ROCKS.map(
    ([width, height, d], at) => html`<pattern id=${`rock-${at + 1}`} width=${width} height=${height}
      patternUnits="userSpaceOnUse"><path d=${d} class="rock-line" /></pattern>`,
  )}</defs>`;

/** @param {{layer: ReturnType<typeof layersOf>[number], x: number, wide: number}} props */
function Layer({ layer: { at, n, y, tall }, x, wide }) {
  return html`<g class="core-layer"><rect x=${x} y=${y} width=${wide} height=${tall} class="core-fill" />
    <rect x=${x} y=${y} width=${wide} height=${tall} fill=${`url(#rock-${rockOf(at)})`} class="core-line" />
    ${
      tall > 15 &&
      html`<rect x=${x + wide / 2 - 13} y=${y + tall / 2 - 9} width="26" height="18" rx="3" class="core-plate" />
        <text x=${x + wide / 2} y=${y + tall / 2 + 4.5} text-anchor="middle">${n}</text>`
    }</g>`;
}

/** The letter of a seat in its shape. @param {{seat: number, x: number, y: number}} props the middle of it */
const SeatSign = ({ seat, x, y }) =>
  html`<g class="core-seat" data-seat=${seat + 1}><use href=${`#seat-${seat + 1}`} x=${x - 13} y=${y - 13} width="26"
    height="26" /><text x=${x} y=${y + 4.5} text-anchor="middle">${LETTERS[seat]}</text></g>`;

const TOP = 66;
/** How wide a core is, and the gap beside it: five fit on a phone with letters that can be read, where no names stand
 * below. @type {Record<number, [number, number]>} */
const SLIM = { 3: [80, 20], 4: [66, 12], 5: [58, 6] };

/** @param {{sheet: Sheet, names?: string[], label: string, high?: number, counted?: number}} props `names` stand below;
 * `counted`: how many sources are counted up so far; the flag is raised when all are */
export function Cores({ sheet, names, label, high = 260, counted = sheet.lines.length }) {
  const seats = sheet.totals.map((_, seat) => seat);
  const [each, gap] = (names ? undefined : SLIM[seats.length]) ?? [84, 24];
  const wide = seats.length * (each + gap) + gap;
  const isCounted = counted >= sheet.lines.length;
  return html`<svg viewBox=${`0 0 ${wide} ${high + TOP + (names ? 34 : 1)}`} preserveAspectRatio="xMidYMax"
    role="img"
    aria-label=${label}><${Rocks} />
    ${seats.map((seat) => {
      const x = gap + seat * (each + gap);
      const layers = layersOf(sheet, seat, high, counted);
      const top = TOP + (layers.at(-1)?.y ?? high);
      const isWon = isCounted && sheet.winners?.includes(seat);
      return html`<g><g transform=${`translate(0 ${TOP})`}>${layers.map(
        (layer) => html`<${Layer} key=${layer.at} layer=${layer} x=${x} wide=${each} />`,
      )}</g>
      <text x=${x + each / 2} y=${top - 8} text-anchor="middle" class="core-total">
        ${countedOf(sheet, seat, counted)}</text>
      <${SeatSign} seat=${seat} x=${x + (isWon ? each / 2 - 18 : each / 2)} y=${top - 44} />
      ${isWon && html`<path d=${`M${x + each / 2 + 2} ${top - 28}v-34h26l-7 8 7 8h-26`} class="core-flag" />`}
      ${
        names &&
        html`<text x=${x + each / 2} y=${high + TOP + 22} text-anchor="middle">
        ${names[seat].length > 11 ? `${names[seat].slice(0, 10)}…` : names[seat]}</text>`
      }</g>`;
    })}<path d=${`M0 ${high + TOP}h${wide}`} class="core-ground" /></svg>`;
}
