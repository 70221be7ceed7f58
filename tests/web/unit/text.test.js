// The table in words: what a typed line does, which lines come again, and that a screen tells nobody what another heard.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { draw, settled } from "./drawn.js";
import "./page.js";

const { html, signal } = await import("../../../src/holocene/web/app/lib.js");
const { announce } = await import("../../../src/holocene/web/app/announce.js");
const { answer, CommandLine } = await import("../../../src/holocene/web/app/text/command.js");
const { TextTable } = await import("../../../src/holocene/web/app/text/table.js");

/** @type {string[]} */
let done = [];
/** @type {any} */
let table;
beforeEach(async () => {
  await draw(null);
  done = [];
  const noted = (/** @type {string} */ name) => async (/** @type {any} */ given) => done.push(name + (given ?? ""));
  table = {
    busy: signal(false),
    phone: signal(false),
    curtain: signal(null),
    seat: signal(0),
    legal: signal(new Map()),
    log: signal([]),
    mine: signal([0, 1]),
    hint: signal(null),
    moment: signal({ n: 1, version: 1, seat: 0, to_act: -1, state: "running", seats: [{}, {}], prompt: null }),
    telling: signal({ seat: () => "" }),
    ask: async () => ({ version: 1, parts: [], choices: [] }),
    ...Object.fromEntries(["play", "undo", "restart", "setOrders", "askHint"].map((name) => [name, noted(name)])),
  };
});

test("a line does what the server says that it means", async () => {
  for (const [deed, moves, does] of /** @type {[string, string[], string[]][]} */ ([
    ["play", ["end"], ["playend"]],
    ["undo", [], ["undo"]],
    ["restart", [], ["restart"]],
    ["orders", ["draw"], ["setOrdersdraw"]],
    ["say", [], []],
  ])) {
    table.ask = async () => ({ deed, moves, lines: [], refused: false });
    await answer(table, "words", () => {});
    assert.deepEqual(does, done.splice(0));
  }
});

test("lines come again by the arrows, empty ones do not", async () => {
  const at = await draw(
    html`<${CommandLine} table=${table} send=${(/** @type {string} */ line) => done.push(line)} />`,
  );
  const field = at.querySelector("input");
  const type = async (/** @type {string} */ line) => {
    field.value = line;
    field.happens("input");
    await settled();
    at.querySelector("form").happens("submit");
    await settled();
  };
  const press = async (/** @type {string} */ key) => {
    field.happens("keydown", { key });
    await settled();
    return field.value;
  };
  for (const line of ["hand", " ", "log", ""]) await type(line);
  assert.deepEqual(["hand", " ", "log", ""], done);
  assert.deepEqual(
    ["log", "hand", "hand", "log", ""],
    [
      await press("ArrowUp"),
      await press("ArrowUp"),
      await press("ArrowUp"),
      await press("ArrowDown"),
      await press("ArrowDown"),
    ],
  );
});

test("another player at the same screen does not read what the one before was told", async () => {
  const at = await draw(html`<${TextTable} table=${table} />`);
  announce("a secret");
  await settled();
  assert.match(at.querySelector(".text-said").textContent, /a secret/);
  table.seat.value = 1;
  await settled();
  assert.doesNotMatch(at.querySelector(".text-said").textContent, /a secret/);
});
