// The panel of the playback: its key goes on to one's own turn, unless a button has the focus.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draw, happens, settled } from "./drawn.js";
import "./page.js";

const { html } = await import("../../../src/holocene/web/app/lib.js");
const { PlaybackPanel } = await import("../../../src/holocene/web/app/tempo/panel.js");
const { TableModel } = await import("../../../src/holocene/web/app/table/model.js");

/** @param {number} n @returns {any} */
const moment = (n) => ({
  table: "abc",
  game: "progress",
  n,
  version: n,
  seat: 0,
  seats: [{ kind: "human" }, { kind: "bot" }],
  state: "running",
  to_act: n ? 1 : 0,
  view: {},
  moves: [],
  since: Math.max(0, n - 1),
  events: n ? [{ n, kind: "draws", rule: "", facts: { player: n === 1 ? 0 : 1 } }] : [],
  story: { kept: 0, chapters: [] },
  notices: [],
});

test("Space presses the button that has the focus, and skips the rest from anywhere else", async () => {
  const table = new TableModel("abc", "progress", {});
  for (const n of [0, 1, 2, 3]) table.take(moment(n));
  const at = await draw(html`<${PlaybackPanel} table=${table} />`);
  const space = async (/** @type {any} */ target) => {
    target.focus();
    happens("keydown", { key: " ", code: "Space" });
    await settled();
    return [table.playback.isOn, table.playback.isPaused.value];
  };
  assert.deepEqual([true, true], await space(at.querySelector("[aria-label=wt-pause]")));
  assert.deepEqual([false, false], await space(at.querySelector("h2")));
  table.close();
});
