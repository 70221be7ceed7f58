// Addresses below the folder that a server shares with others.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { address, file, shared, within } = await import("../../../src/holocene/web/app/root.js");
const { go, route } = await import("../../../src/holocene/web/app/router.js");

test("every address is whole", () => {
  assert.equal("/holocene/new", address("/new"));
  assert.equal("/holocene/at/0123/pictures/icons.svg", file("/pictures/icons.svg"));
  assert.equal("http://localhost/holocene/new", shared("/new"));
  assert.deepEqual(["/", "/new", null], ["/holocene", "/holocene/new", "/holocenes/new"].map(within));
});

test("a page is found by its address", () => {
  const { name, params, path, hash } = route.value;
  assert.deepEqual(
    { name: "table", params: { id: "abc" }, path: "/table/abc", hash: "n" },
    { name, params, path, hash },
  );
});

test("turning to another page", () => {
  const seen = ["/", "/rules/progress#A11", "/rules", "/nowhere/else"].map((path) => {
    go(path);
    return [route.value.name, route.value.params.game, route.value.hash];
  });
  const pages = [
    ["home", undefined, ""],
    ["rules", "progress", "A11"],
    ["rules", "", ""],
    ["nowhere", undefined, ""],
  ];
  assert.deepEqual(pages, seen);
});
