// Addresses below the folder that a server shares with others.
import assert from "node:assert/strict";
import { test } from "node:test";
import { METAS } from "./page.js";

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

test("the address of this machine in its network is for who sits at it", async () => {
  METAS.links = "http://192.168.1.5:8000";
  METAS.lack = "alone";
  const of = async (/** @type {string} */ page) => {
    location.href = page;
    const { shared, network, isOnlyHere, lack } = await import(`../../../src/holocene/web/app/root.js?${page}`);
    return [shared("/new"), network, isOnlyHere, lack];
  };
  const here = ["http://192.168.1.5:8000/holocene/new", "192.168.1.5:8000", false, "alone"];
  assert.deepEqual(here, await of("http://127.0.0.1:8000/holocene/"));
  assert.deepEqual(["https://a.example/holocene/new", "", false, ""], await of("https://a.example/holocene/"));
});
