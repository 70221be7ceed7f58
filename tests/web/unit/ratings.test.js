// Ratings as they are drawn: a scale that holds them, and names that do not meet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { levelsOn, nearest, placeOn, scaleOf, scaleOfAll } from "../../../src/holocene/web/app/club/numbers.js";

const levels = { forager: 1014, artisan: 1500, merchant: 1568, inventor: 1700 };
const rating = { game: "progress", players: 2, season: "all", rating: 1540, margin: 100, games: 9, levels };

test("a scale ends at hundreds and is never empty", () => {
  assert.deepEqual(scaleOf([1432, 1568]), { low: 1400, high: 1600 });
  assert.deepEqual(scaleOf([1500, 1500]), { low: 1500, high: 1600 });
  assert.deepEqual(scaleOf([1432, 1440]), { low: 1400, high: 1500 });
});

test("it holds the interval and the next bots to either side", () => {
  assert.deepEqual(scaleOfAll([rating]), { low: 1000, high: 1700 });
  assert.equal(placeOn({ low: 1000, high: 2000 }, 1250), 25);
});

test("bots that stand close together have one name, that of the strongest", () => {
  const { all, named } = levelsOn(levels, { low: 1000, high: 1700 });
  assert.deepEqual([4, ["inventor", "artisan", "forager"]], [all.length, named.map(({ bot }) => bot)]);
  assert.deepEqual(
    levelsOn(levels, { low: 1600, high: 1700 }).all.map(({ bot }) => bot),
    ["inventor"],
  );
});

test("the nearest bot is told, where one was measured", () => {
  assert.equal(nearest(rating), "merchant");
  assert.equal(nearest({ ...rating, levels: {} }), undefined);
});
