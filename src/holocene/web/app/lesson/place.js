// Where the coach stands: beside what is wanted, inside the window, never over a lit place. Rectangles only.

/** @typedef {{x: number, y: number, w: number, h: number}} Box */

const GAP = 26; // pixels between the coach and what it points at: room for the leader line
const EDGE = 10; // pixels to the edge of the window
const STEP = 24; // pixels between two places that are tried when no side fits

/** @param {Box} box @param {number} by @returns {Box} */
export const grown = ({ x, y, w, h }, by) => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** How much of one box lies over another, in square pixels. @param {Box} a @param {Box} b */
export function shared(a, b) {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** @param {number} n @param {number} least @param {number} most */
const within = (n, least, most) => Math.max(least, Math.min(n, most));

/** Places to try, the best first: above, below, right and left of the anchor. @param {{w: number, h: number}} size
 * @param {Box} anchor @param {Box} room @returns {Box[]} */
function sides({ w, h }, anchor, room) {
  const alongX = within(anchor.x - 20, room.x, room.x + room.w - w);
  const alongY = within(anchor.y + anchor.h / 2 - h / 2, room.y, room.y + room.h - h);
  return [
    { x: alongX, y: anchor.y - GAP - h, w, h },
    { x: alongX, y: anchor.y + anchor.h + GAP, w, h },
    { x: anchor.x - GAP - w, y: alongY, w, h },
    { x: anchor.x + anchor.w + GAP, y: alongY, w, h },
  ];
}

/** Every place of a grid, the nearest to the anchor first. @param {{w: number, h: number}} size @param {Box} anchor
 * @param {Box} room @returns {Box[]} */
function grid({ w, h }, anchor, room) {
  const found = [];
  for (let x = room.x; x <= room.x + room.w - w; x += STEP)
    for (let y = room.y; y <= room.y + room.h - h; y += STEP) found.push({ x, y, w, h });
  const far = (/** @type {Box} */ box) => {
    const [from, to] = leader(box, anchor);
    return Math.hypot(to.x - from.x, to.y - from.y);
  };
  return found
    .map((box) => ({ box, far: far(box) }))
    .sort((a, b) => a.far - b.far)
    .map(({ box }) => box);
}

/** The place of the coach: the first that is inside the window, over nothing that is lit, and beside the panel in which
 * one chooses; else over that panel; else where it hides least. @param {{w: number, h: number}} size
 * @param {Box} anchor what the coach points at @param {Box[]} lit @param {{w: number, h: number, top: number}} window
 * @param {Box[]} [panels] @returns {{box: Box, isFree: boolean}} whether it hides nothing */
export function placed(size, anchor, lit, window, panels = []) {
  const room = { x: EDGE, y: window.top + EDGE, w: window.w - 2 * EDGE, h: window.h - window.top - 2 * EDGE };
  const isInside = (/** @type {Box} */ { x, y, w, h }) =>
    x >= room.x && y >= room.y && x + w <= room.x + room.w && y + h <= room.y + room.h;
  const hides = (/** @type {Box} */ box) => lit.reduce((all, each) => all + shared(box, grown(each, 4)), 0);
  const tried = [...sides(size, anchor, room).filter(isInside), ...grid(size, anchor, room)];
  const free = tried.filter((box) => hides(box) === 0);
  const best = free.find((box) => panels.every((each) => shared(box, each) === 0)) ?? free[0];
  if (best) return { box: best, isFree: true };
  const least = tried.map((box) => ({ box, n: hides(box) })).sort((a, b) => a.n - b.n)[0]?.box;
  return { box: least ?? { x: room.x, y: room.y, ...size }, isFree: false };
}

/** The line from one box to another: the two points that are nearest to each other.
 * @param {Box} from @param {Box} to */
export function leader(from, to) {
  const along = (
    /** @type {number} */ a,
    /** @type {number} */ m,
    /** @type {number} */ b,
    /** @type {number} */ n,
  ) => {
    if (a + m < b) return [a + m, b];
    if (b + n < a) return [a, b + n];
    const middle = (Math.max(a, b) + Math.min(a + m, b + n)) / 2;
    return [middle, middle];
  };
  const [x1, x2] = along(from.x, from.w, to.x, to.w);
  const [y1, y2] = along(from.y, from.h, to.y, to.h);
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
}

/** A box with round corners as a path, for holes and rings. @param {Box} box */
export function outline({ x, y, w, h }) {
  const r = Math.min(8, w / 2, h / 2);
  const corner = (/** @type {number} */ right, /** @type {number} */ down) =>
    `a${r} ${r} 0 0 1 ${right * r} ${down * r}`;
  const [wide, high] = [w - 2 * r, h - 2 * r];
  const above = `M${x + r} ${y}h${wide}${corner(1, 1)}v${high}${corner(-1, 1)}`;
  return `${above}h${-wide}${corner(-1, -1)}v${-high}${corner(1, -1)}z`;
}
