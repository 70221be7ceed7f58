// The QR code of a link, beside one that another library made of the same word.
import assert from "node:assert/strict";
import { test } from "node:test";
import { matrix } from "../../../src/holocene/web/app/ui/qr.js";

// The Python package qrcode: version 1, level M, byte mode, mask 2.
const HOLOCENE = `
#######...##..#######
#.....#....#..#.....#
#.###.#.##.##.#.###.#
#.###.#.#####.#.###.#
#.###.#.#..##.#.###.#
#.....#.#...#.#.....#
#######.#.#.#.#######
........#.###........
#.#####.....#.#####..
...#....#.#.##.###..#
.##.#.######.#...#.#.
#..#....###....####..
#..##.#...##....#...#
........##.#######..#
#######...#.#.#...##.
#.....#.#..####..##..
#.###.#.###.#.......#
#.###.#.#.#.#..###...
#.###.#.####.#...#...
#.....#..#......###..
#######.#.##.#.#...#.
`;

/** @param {string} text */
const drawn = (text) => matrix(text).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

test("a word is drawn as the standard says", () => {
  assert.deepEqual(HOLOCENE.trim().split("\n"), drawn("holocene"));
});

test("a longer text takes a larger square", () => {
  assert.deepEqual(
    [21, 25, 57],
    [14, 15, 213].map((length) => drawn("x".repeat(length)).length),
  );
});
