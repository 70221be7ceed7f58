// The picture to share, 1200 × 630: the headline and the cores of points, in the colours and letters of the page. It is
// drawn on a canvas, since a picture made of SVG would not know the page's fonts.
import { layersOf, ROCKS, rockOf } from "../table/cores.js";
import { LETTERS } from "../ui/marks.js";

/** @typedef {import("../table/cores.js").Sheet} Sheet */
/** @typedef {{title: string, lede: string, about: string, names: string[], sheet: Sheet}} Told */

export const WIDE = 1200;
export const HIGH = 630;
const MARGIN = 72;
const GROUND = 520;

/** Colours of the page as they are now. @returns {(name: string) => string} */
function palette() {
  const probe = document.createElement("i");
  document.body.append(probe);
  const found = new Map();
  const names = ["paper", "sheet", "ink", "ink-2", "edge", "graphite", "graphite-tint", "sunk", "seat-line"];
  for (const name of [...names, ...LETTERS.flatMap((_, at) => [`seat-${at + 1}`, `seat-${at + 1}-on`])]) {
    probe.style.color = `var(--${name})`;
    found.set(name, getComputedStyle(probe).color);
  }
  probe.remove();
  return (name) => found.get(name);
}

/** Words in lines that are not wider than so much. @param {CanvasRenderingContext2D} brush @param {string} words
 * @param {number} wide */
function wrapped(brush, words, wide) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words.split(" ")) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && brush.measureText(longer).width <= wide) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Writes words below a line, and says where the next begin. @param {CanvasRenderingContext2D} brush
 * @param {string} words
 * @param {{font: string, colour: string, y: number, wide: number, line: number, most: number}} how */
function write(brush, words, { font, colour, y, wide, line, most }) {
  brush.font = font;
  brush.fillStyle = colour;
  const lines = wrapped(brush, words, wide).slice(0, most);
  for (const [at, each] of lines.entries()) brush.fillText(each, MARGIN, y + (at + 1) * line);
  return y + lines.length * line;
}

/** A rectangle of rock. @param {CanvasRenderingContext2D} brush @param {(name: string) => string} colour
 * @param {number} rock from 1 @param {{x: number, y: number, wide: number, tall: number}} box */
function lay(brush, colour, rock, { x, y, wide, tall }) {
  const [w, h, d] = ROCKS[rock - 1];
  const tile = document.createElement("canvas");
  [tile.width, tile.height] = [w * 2, h * 2];
  const pen = /** @type {CanvasRenderingContext2D} */ (tile.getContext("2d"));
  pen.scale(2, 2);
  pen.lineCap = "round";
  pen.lineWidth = 1.3;
  pen.strokeStyle = colour("graphite");
  pen.stroke(new Path2D(d));
  brush.fillStyle = colour("graphite-tint");
  brush.fillRect(x, y, wide, tall);
  brush.fillStyle = /** @type {CanvasPattern} */ (brush.createPattern(tile, "repeat"));
  brush.fillRect(x, y, wide, tall);
  brush.strokeStyle = colour("edge");
  brush.lineWidth = 1.5;
  brush.strokeRect(x, y, wide, tall);
}

/** The letter of a seat in its shape, whose outline the page's sprite knows. @param {CanvasRenderingContext2D} brush
 * @param {(name: string) => string} colour @param {number} seat @param {number} x @param {number} y */
function sign(brush, colour, seat, x, y) {
  const round = new Path2D();
  round.arc(12, 12, 10, 0, 2 * Math.PI);
  const d = document.querySelector(`#seat-${seat + 1} path`)?.getAttribute("d");
  brush.save();
  brush.translate(x - 24, y - 24);
  brush.scale(2, 2);
  const shape = d ? new Path2D(d) : round;
  brush.fillStyle = colour(`seat-${seat + 1}`);
  brush.fill(shape);
  brush.strokeStyle = colour("seat-line");
  brush.lineWidth = 1.2;
  brush.stroke(shape);
  brush.restore();
  brush.fillStyle = colour(`seat-${seat + 1}-on`);
  brush.font = "700 22px Commissioner, sans-serif";
  brush.fillText(LETTERS[seat], x, y + 8);
}

/** @param {CanvasRenderingContext2D} brush @param {(name: string) => string} colour @param {Told} told */
function cores(brush, colour, { names, sheet }) {
  const wide = Math.min(116, 480 / names.length - 20);
  brush.textAlign = "center";
  for (const seat of names.keys()) {
    const x = WIDE - MARGIN - (names.length - seat) * (wide + 20) + 20;
    const layers = layersOf(sheet, seat, 300);
    for (const { at, y, tall } of layers) lay(brush, colour, rockOf(at), { x, y: y + GROUND - 300, wide, tall });
    const top = GROUND - 300 + (layers.at(-1)?.y ?? 300);
    brush.fillStyle = colour("ink");
    brush.font = "600 40px Piazzolla, serif";
    brush.fillText(String(sheet.totals[seat]), x + wide / 2, top - 14);
    const isWon = sheet.winners?.includes(seat);
    sign(brush, colour, seat, x + wide / 2 - (isWon ? 26 : 0), top - 78);
    if (isWon) {
      brush.fillStyle = brush.strokeStyle = colour("ink");
      brush.lineWidth = 3;
      const flag = new Path2D(`M${x + wide / 2 + 10} ${top - 54}v-54h44l-12 14 12 14h-44`);
      brush.fill(flag);
      brush.stroke(flag);
    }
  }
  brush.textAlign = "left";
}

/** Draws the picture. @param {HTMLCanvasElement} canvas @param {Told} told */
export async function draw(canvas, told) {
  await Promise.all(
    ["600 64px Piazzolla", "700 22px Commissioner"].map((font) => document.fonts.load(font, told.title)),
  );
  const brush = canvas.getContext("2d");
  if (!brush) return;
  const colour = palette();
  brush.fillStyle = colour("paper");
  brush.fillRect(0, 0, WIDE, HIGH);
  lay(brush, colour, 3, { x: -4, y: GROUND, wide: WIDE + 8, tall: 40 });
  lay(brush, colour, 2, { x: -4, y: GROUND + 40, wide: WIDE + 8, tall: 36 });
  lay(brush, colour, 1, { x: -4, y: GROUND + 76, wide: WIDE + 8, tall: 40 });
  cores(brush, colour, told);
  const wide = WIDE - 3 * MARGIN - Math.min(480, told.names.length * 136);
  let y = write(brush, told.about, {
    font: "500 24px Commissioner, sans-serif",
    colour: colour("ink-2"),
    y: 48,
    wide,
    line: 32,
    most: 1,
  });
  y = write(brush, told.title, {
    font: "600 64px Piazzolla, serif",
    colour: colour("ink"),
    y: y + 10,
    wide,
    line: 68,
    most: 3,
  });
  write(brush, told.lede, {
    font: "400 28px Piazzolla, serif",
    colour: colour("ink-2"),
    y: y + 16,
    wide,
    line: 38,
    most: 3,
  });
  write(brush, "Holocene", {
    font: "600 30px Piazzolla, serif",
    colour: colour("ink"),
    y: 452,
    wide,
    line: 40,
    most: 1,
  });
}
