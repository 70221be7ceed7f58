// Where the coach stands: beside what is wanted, inside the window, over nothing that is lit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { leader, placed, shared } from "../../../src/holocene/web/app/lesson/place.js";

const WINDOW = { w: 1440, h: 900, top: 48 };
const SIZE = { w: 432, h: 220 };

/** @param {import("../../../src/holocene/web/app/lesson/place.js").Box} box */
const isInside = ({ x, y, w, h }) => x >= 0 && y >= WINDOW.top && x + w <= WINDOW.w && y + h <= WINDOW.h;

test("above what is wanted where there is room, else below", () => {
  const low = { x: 600, y: 700, w: 100, h: 150 };
  const high = { x: 600, y: 60, w: 100, h: 40 };
  assert.ok(placed(SIZE, low, [low], WINDOW).box.y + SIZE.h < low.y);
  assert.ok(placed(SIZE, high, [high], WINDOW).box.y > high.y + high.h);
});

test("wherever something is lit, the coach hides nothing of it and stays inside", () => {
  for (let x = 0; x < 1340; x += 67)
    for (let y = 60; y < 800; y += 74) {
      const wanted = { x, y, w: 100, h: 90 };
      const looked = { x: 1340 - x, y: 860 - y, w: 90, h: 30 };
      const { box, isFree } = placed(SIZE, wanted, [wanted, looked], WINDOW);
      assert.deepEqual([true, true, 0, 0], [isFree, isInside(box), shared(box, wanted), shared(box, looked)]);
    }
});

test("not over the panel in which one chooses, if there is another place", () => {
  const panel = { x: 1060, y: 60, w: 370, h: 500 };
  const wanted = { x: 1080, y: 200, w: 100, h: 40 };
  assert.equal(0, shared(placed(SIZE, wanted, [wanted], WINDOW, [panel]).box, panel));
});

test("where everything is lit, it says that it hides something", () => {
  const all = { x: 0, y: 48, w: 1440, h: 852 };
  assert.equal(false, placed(SIZE, all, [all], WINDOW).isFree);
});

test("the line leads from edge to edge", () => {
  const [from, to] = leader({ x: 0, y: 0, w: 10, h: 10 }, { x: 4, y: 30, w: 10, h: 10 });
  assert.deepEqual(
    [
      { x: 7, y: 10 },
      { x: 7, y: 30 },
    ],
    [from, to],
  );
});
