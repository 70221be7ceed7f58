// The worker of the installed app, and the page that it shows without a server; both run as browsers run them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const WEB = new URL("../../../src/holocene/web/", import.meta.url);
const ROOT = "http://localhost/holocene/";

/** A worker of an edition, with caches that may hold something already. @param {string[]} names of caches */
function installed(names) {
  /** @type {Map<string, Map<string, any>>} */
  const kept = new Map(names.map((name) => [name, new Map()]));
  /** @type {Record<string, (event: any) => void>} */
  const heard = {};
  /** @type {string[]} */
  const shown = [];
  /** What the server answers each time. @type {Record<string, string>} */
  const headers = {};
  const clients = {
    claim() {},
    matchAll: async () => [{ url: `${ROOT}table/abc?x=1#k`, focus: () => shown.push("focus /holocene/table/abc") }],
    openWindow: async (/** @type {string} */ path) => shown.push(`open ${path}`),
  };
  const open = async (/** @type {string} */ name) => {
    const cache = kept.get(name) ?? kept.set(name, new Map()).get(name);
    return {
      addAll: async (/** @type {string[]} */ paths) => {
        for (const path of paths) cache?.set(path, "kept");
      },
      match: async (/** @type {any} */ { url }) => cache?.get(url),
      put: async (/** @type {any} */ { url }, /** @type {any} */ answer) => cache?.set(url, answer),
    };
  };
  runInNewContext(readFileSync(new URL("worker.js", WEB), "utf8").replace('EDITION = ""', 'EDITION = "/at/2"'), {
    URL,
    Response,
    fetch: async () => new Response("new", { headers }),
    caches: {
      open,
      keys: async () => [...kept.keys()],
      delete: async (/** @type {string} */ name) => kept.delete(name),
      match: async () => undefined,
    },
    self: {
      location: new URL(`${ROOT}worker.js`),
      registration: {},
      clients,
      skipWaiting() {},
      addEventListener: (/** @type {string} */ kind, /** @type {any} */ told) => {
        heard[kind] = told;
      },
    },
  });
  /** Something happens to it; what it answers, where it does. @param {string} kind @param {Record<string, any>} [more] */
  const happens = async (kind, more = {}) => {
    /** @type {any[]} */
    const waits = [];
    heard[kind]({
      waitUntil: (/** @type {any} */ it) => waits.push(it),
      respondWith: (/** @type {any} */ it) => waits.push(it),
      ...more,
    });
    return (await Promise.all(waits))[0];
  };
  return { happens, kept, headers, shown };
}

test("caches of earlier editions go, those of others on the same host stay", async () => {
  const { happens, kept } = installed(["holocene /holocene/ /at/1", "holocene / /at/1", "somebody else's"]);
  await happens("install");
  await happens("activate");
  assert.deepEqual(["holocene / /at/1", "somebody else's", "holocene /holocene/ /at/2"], [...kept.keys()]);
});

test("files are kept where the server promises that they stay as they are", async () => {
  const { happens, kept, headers } = installed([]);
  const url = `${ROOT}at/2/app/main.js`;
  const request = { method: "GET", mode: "cors", url };
  const cache = () => kept.get("holocene /holocene/ /at/2")?.has(url);
  await happens("fetch", { request });
  assert.equal(false, cache());
  headers["cache-control"] = "public, immutable";
  await happens("fetch", { request });
  assert.equal(true, cache());
  for (const other of [`${ROOT}at/3/app/main.js`, `${ROOT}api/games`, "http://other/holocene/at/2/a.js"])
    assert.equal(undefined, await happens("fetch", { request: { ...request, url: other } }));
});

test("a notification leads to its table", async () => {
  const { happens, shown } = installed([]);
  const click = (/** @type {any} */ data) => happens("notificationclick", { notification: { close() {}, data } });
  await click({ path: "/holocene/table/abc" });
  await click({ path: "/holocene/table/def" });
  await click(undefined);
  assert.deepEqual(["focus /holocene/table/abc", "open /holocene/table/def", "open /holocene/"], shown);
});

test("the page without a server speaks the language that was chosen, or the browser's", () => {
  const spoken = (/** @type {Record<string, string>} */ kept) => {
    const sections = ["en", "fr", "de"].map((lang) => ({
      getAttribute: () => lang,
      isHidden: false,
      toggleAttribute(/** @type {string} */ _, /** @type {boolean} */ isOn) {
        this.isHidden = isOn;
      },
    }));
    const root = { lang: "", dataset: { theme: "" } };
    runInNewContext(readFileSync(new URL("offline.js", WEB), "utf8"), {
      document: {
        documentElement: root,
        querySelectorAll: (/** @type {string} */ name) => (name === "button" ? [] : sections),
      },
      localStorage: { getItem: (/** @type {string} */ key) => kept[key] ?? null },
      navigator: { languages: ["pt", "fr-CA"] },
      addEventListener() {},
      setInterval() {},
    });
    assert.deepEqual(
      [root.lang],
      sections.filter((each) => !each.isHidden).map((each) => each.getAttribute()),
    );
    return [root.lang, root.dataset.theme];
  };
  assert.deepEqual(["fr", ""], spoken({}));
  assert.deepEqual(["de", "dark"], spoken({ "holocene.language": '"de"', "holocene.theme": '"dark"' }));
});
