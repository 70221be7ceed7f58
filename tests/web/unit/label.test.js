// What a browser is called in the list of those that know somebody.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserLabel } from "../../../src/holocene/web/app/me/label.js";

const SAYS = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)";

test("a browser is called by its maker and system, whomever it pretends to be", () => {
  const labels = {
    [`${SAYS} Chrome/140.0 Safari/537.36`]: "Chrome · macOS",
    [`${SAYS} Chrome/140.0 Safari/537.36 Edg/140.0`]: "Edge · macOS",
    [`${SAYS} Version/18.4 Safari/605.1.15`]: "Safari · macOS",
    "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0": "Firefox · Linux",
    "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36": "Chrome · Android",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Mobile Safari/604.1": "Safari · iOS",
    "something new": "",
  };
  for (const [agent, label] of Object.entries(labels)) assert.equal(browserLabel(agent), label);
});
