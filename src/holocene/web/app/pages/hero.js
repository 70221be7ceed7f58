// The section through the ground at the head of the home page, oldest layer at the bottom.
import { html } from "../lib.js";
import { needSprite } from "../ui/sprites.js";
import { t } from "../words.js";

const [W, H] = [1440, 440];
/** @param {number} y @param {number} a @param {number} f @param {number} ph @returns {[number, number][]} */
const wave = (y, a, f, ph) =>
  Array.from({ length: W / 40 + 1 }, (_, n) => [
    n * 40,
    y +
      a * Math.sin(((n * 40) / W) * f * Math.PI + ph) +
      a * 0.4 * Math.sin(((n * 40) / W) * f * 2.7 * Math.PI + ph * 2),
  ]);
const LINES = [wave(226, 12, 2.1, 0.4), wave(268, 11, 1.7, 1.2), wave(314, 12, 2.3, 2.5), wave(362, 9, 1.9, 3.6)];
/** @param {[number, number][]} points */
const path = (points) => points.map(([x, y]) => `${x} ${y.toFixed(1)}`).join("L");
const FILLS = ["sheet", "graphite-tint", "sunk", "graphite-tint"];
/** @type {[string, number, number, string][]} */
const FINDS = [
  ["agriculture", 150, 386, "engineering"],
  ["pottery", 300, 392, "engineering"],
  ["calendar", 470, 384, "science"],
  ["musical-instruments", 640, 392, "culture"],
  ["wheel", 830, 388, "engineering"],
  ["writing", 1330, 392, "culture"],
  ["alphabet", 1010, 392, "science"],
  ["burial", 1180, 386, "culture"],
  ["castles", 1180, 336, "engineering"],
  ["astrolabe", 930, 338, "science"],
  ["gothic-architecture", 720, 336, "culture"],
  ["water-mills", 1390, 338, "engineering"],
  ["paper", 380, 336, "engineering"],
  ["musical-notation", 560, 334, "culture"],
  ["printing-press", 1075, 290, "engineering"],
  ["heliocentrism", 850, 290, "science"],
  ["opera", 1290, 294, "culture"],
  ["perspective", 640, 284, "culture"],
];
const TOWERS = [
  [930, 16, 30],
  [950, 22, 52],
  [976, 14, 38],
  [1000, 30, 70],
  [1034, 18, 46],
  [1060, 40, 34],
  [1112, 12, 92],
  [1130, 26, 58],
  [1166, 20, 40],
  [1200, 34, 26],
  [1250, 10, 60],
  [1266, 28, 44],
  [1304, 16, 24],
];
/** @param {number} x */
const ground = (x) => (LINES[0].find(([a]) => a + 40 > x) ?? [0, 226])[1];

/** @param {{bare?: boolean}} props `bare`: without what is found in the ground */
function Picture({ bare = false }) {
  needSprite("emblems");
  return html`<svg viewBox=${`0 0 ${W} ${H}`} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <defs><pattern id="h1" width="11" height="11" patternUnits="userSpaceOnUse">
      <circle cx="3" cy="3" r="1.2" class="hero-dot" /><circle cx="8.5" cy="8.5" r="1.2" class="hero-dot" /></pattern>
      <pattern id="h2" width="22" height="12" patternUnits="userSpaceOnUse">
        <path d="M2 3h10M13 9h9M0 9h1" class="hero-line" /></pattern>
      <pattern id="h3" width="22" height="17" patternUnits="userSpaceOnUse">
        <path d="M0 .7h22M0 9.2h22M5.5.7v8.5M16.5 9.2v8.5" class="hero-line" /></pattern>
      <pattern id="h4" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M-2 2l4-4M0 8l8-8M6 10l4-4" class="hero-line" /></pattern></defs>
    ${TOWERS.map(
      ([x, w, h]) => html`<rect x=${x} y=${ground(x) - h} width=${w} height=${h + 30}
      class="hero-shape" />`,
    )}
    <path d=${`M1118 ${ground(1112) - 92}v-22M1072 ${ground(1060) - 34}l8-14 8 14`} class="hero-line" fill="none" />
    ${LINES.map((line, n) => {
      const low = LINES[n + 1] ?? [
        [0, H],
        [W, H],
      ];
      const d = `M${path(line)}L${path([.../** @type {[number, number][]} */ (low)].reverse())}z`;
      return html`<path d=${d} fill=${`var(--${FILLS[n]})`} /><path class="lay" d=${d} fill=${`url(#h${4 - n})`} />`;
    })}
    ${(bare ? [] : FINDS).map(
      ([card, x, y, type]) => html`<g data-type=${type}><circle cx=${x} cy=${y} r="20" class="hero-shape" />
      <use href=${`#e-${card}`} x=${x - 14} y=${y - 14} width="28" height="28" class="hero-emblem" /></g>`,
    )}
  </svg>`;
}

/** A low section, with words on a plate. @param {{children?: import("../lib.js").Drawn}} props */
export const Band = ({ children }) =>
  html`<div class="band"><${Picture} bare /><div class="page"><div class="plate">${children}</div></div></div>`;

/** Years stay at the left edge, where the picture is cut on narrow screens. */
const Years = () =>
  html`<svg class="hero-years" viewBox=${`0 0 100 ${H}`} preserveAspectRatio="xMinYMax slice" aria-hidden="true">
    ${[
      ["1800", 258],
      ["1500", 304],
      ["500", 352],
      ["−8000", 396],
    ].map(
      ([year, y]) =>
        html`<rect x="14" y=${Number(y) - 17} width="66" height="23" rx="3" class="hero-shape" />
          <text x="22" y=${y} class="hero-year">${year}</text>`,
    )}</svg>`;

export function Hero() {
  return html`<div class="hero"><${Picture} /><${Years} /><div><h1>${t("web-hero")}</h1>
    <p class="lede">${t("web-hero-lede")}</p>
    </div></div>`;
}
