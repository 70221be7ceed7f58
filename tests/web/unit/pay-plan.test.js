// The plan to pay the needs is told in words, those of its steps too that are moves of a later moment.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draw } from "./drawn.js";

const { html } = await import("../../../src/holocene/web/app/lib.js");
const { Plan } = await import("../../../src/holocene/web/app/s-evolution/decide/parts.js");
const { Telling } = await import("../../../src/holocene/web/app/telling.js");

test("every step of the plan is told in words", async () => {
  const plan = ["joker food", "change science food", "change science tools", "change science tools", "done"];
  const table = /** @type {any} */ ({
    preview: { value: { plan } },
    telling: { value: new Telling("s-evolution", {}, [], 0) },
    isLesson: false,
    isMine: { value: true },
  });
  const drawn = await draw(html`<${Plan} table=${table} />`);
  assert.equal("move-joker · move-change · move-change ×\u00a02", drawn.querySelector(".caption").textContent);
});
