// A QR code (ISO/IEC 18004, byte mode, level M, versions 1-10) as one SVG path: small enough to be our own.
import { html, useMemo } from "../lib.js";

/** Error correction of level M by version: [codewords a block, blocks of group 1, data a block, blocks of group 2]. */
const BLOCKS = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 2, 38, 2],
  [22, 3, 36, 2],
  [26, 4, 43, 1],
];
const ALIGN = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

/** @type {number[]} */
const EXP = [];
/** @type {number[]} */
const LOG = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 285 : x << 1;
}
/** @param {number} a @param {number} b */
const times = (a, b) => (a && b ? EXP[(LOG[a] + LOG[b]) % 255] : 0);

/** The remainder of Reed and Solomon. @param {number[]} data @param {number} n */
function correction(data, n) {
  let generator = [1];
  for (let i = 0; i < n; i++) {
    const next = [...generator, 0];
    for (let j = 0; j < generator.length; j++) next[j + 1] ^= times(generator[j], EXP[i]);
    generator = next;
  }
  const rest = [...data, ...Array(n).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i];
    if (lead) for (let j = 0; j <= n; j++) rest[i + j] ^= times(generator[j], lead);
  }
  return rest.slice(data.length);
}

/** All codewords, blocks woven together. @param {Uint8Array} bytes @param {number} version */
function codewords(bytes, version) {
  const [ec, first, size, second] = BLOCKS[version - 1];
  const room = first * size + second * (size + 1);
  /** @type {number[]} */
  const bits = [];
  const put = (/** @type {number} */ value, /** @type {number} */ length) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const blocks = [];
  for (let i = 0, at = 0; i < first + second; i++) {
    const length = size + (i < first ? 0 : 1);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const checks = blocks.map((block) => correction(block, ec));
  const woven = [];
  for (let i = 0; i <= size; i++) for (const block of blocks) if (i < block.length) woven.push(block[i]);
  for (let i = 0; i < ec; i++) for (const check of checks) woven.push(check[i]);
  return woven;
}

/** @param {number} value @param {number} generator @param {number} degree */
function remainder(value, generator, degree) {
  let rest = value << degree;
  for (let i = 31; i >= degree; i--) if ((rest >>> i) & 1) rest ^= generator << (i - degree);
  return (value << degree) | rest;
}

/** Which of the eight patterns of the standard is laid over the code: any will do for a camera. */
const MASK = 2;
/** Its dark modules are 0. @param {number} x */
const masked = (x) => x % 3;

/** The modules of a code, row by row; 1 is dark. @param {string} text @returns {number[][]} */
export function matrix(text) {
  const bytes = new TextEncoder().encode(text);
  const version =
    BLOCKS.findIndex(
      ([, first, size, second], at) => first * size + second * (size + 1) >= bytes.length + (at < 9 ? 2 : 3),
    ) + 1;
  if (!version) throw new Error("too long for a QR code");
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array(size).fill(0));
  const fixed = Array.from({ length: size }, () => Array(size).fill(false));
  const set = (/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean | number} */ value) => {
    dark[y][x] = value ? 1 : 0;
    fixed[y][x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        const [x, y] = [cx + dx, cy + dy];
        if (x >= 0 && y >= 0 && x < size && y < size) set(x, y, far !== 2 && far !== 4);
      }
  }
  const align = ALIGN[version - 1];
  for (const cx of align)
    for (const cy of align) {
      if (fixed[cy][cx] && !(cx > 8 && cx < size - 9) && !(cy > 8 && cy < size - 9)) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  const format = remainder(MASK, 0x537, 10) ^ 0x5412; // level M is 00
  for (let i = 0; i < 15; i++) {
    const bit = (format >> i) & 1;
    if (i < 6) set(8, i, bit);
    else if (i < 8) set(8, i + 1, bit);
    else if (i === 8) set(7, 8, bit);
    else set(14 - i, 8, bit);
    if (i < 8) set(size - 1 - i, 8, bit);
    else set(8, size - 15 + i, bit);
  }
  set(8, size - 8, 1);
  if (version >= 7) {
    const info = remainder(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, (info >> i) & 1);
      set(b, a, (info >> i) & 1);
    }
  }
  const words = codewords(bytes, version);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (let side = 0; side < 2; side++) {
        const x = right - side;
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y][x]) continue;
        const bit = at < words.length * 8 ? (words[at >> 3] >> (7 - (at & 7))) & 1 : 0;
        dark[y][x] = bit ^ (masked(x) === 0 ? 1 : 0);
        at++;
      }
  }
  return dark;
}

/** @param {{text: string, label: string}} props */
export function Qr({ text, label }) {
  const [path, size] = useMemo(() => {
    const rows = matrix(text);
    const drawn = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
    return [drawn.join(""), rows.length];
  }, [text]);
  return html`<svg class="link-code" viewBox=${`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label=${label}
    shape-rendering="crispEdges"><rect x="-4" y="-4" width=${size + 8} height=${size + 8} fill="#fff" />
    <path d=${path} fill="#000" /></svg>`;
}
