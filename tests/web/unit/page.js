// As much of a browser as scripts ask for when they are loaded; import it before them.

/** What the page asked for and sent, and what it is answered.
 * @type {{asked: string[], sent: any[], answers: Record<string, string>}} */
export const server = { asked: [], sent: [], answers: {} };

/** What the page listens to, whether a dialog is open, and what has the focus. @type {{heard: Record<string, (event: any)
 * => void>, dialog: boolean, focus: any}} */
export const page = { heard: {}, dialog: false, focus: null };

/** What the shell says. @type {Record<string, string>} */
export const METAS = { root: "/holocene", edition: "/at/0123" };

class HTMLMetaElement {
  /** @param {string} content */
  constructor(content) {
    this.content = content;
  }
}

/** @param {string} selector */
function querySelector(selector) {
  if (selector === "dialog[open]") return page.dialog ? {} : null;
  const name = selector.match(/^meta\[name=(\w+)\]$/)?.[1];
  return name ? new HTMLMetaElement(METAS[name]) : null;
}

const LATER = 1000; // milliseconds: what comes then, such as the end of a notice, keeps no test waiting
const { setTimeout: after } = globalThis;

const kept = new Map();
Object.assign(globalThis, {
  setTimeout(/** @type {() => void} */ run, ms = 0) {
    const timer = after(run, ms);
    return ms < LATER ? timer : timer.unref();
  },
  HTMLMetaElement,
  HTMLLinkElement: class {},
  HTMLElement: class {},
  HTMLInputElement: class {},
  document: {
    querySelector,
    querySelectorAll: () => [],
    addEventListener(/** @type {string} */ kind, /** @type {(event: any) => void} */ told) {
      page.heard[kind] = told;
    },
    documentElement: { dataset: {}, lang: "" },
    styleSheets: [],
  },
  location: new URL("http://localhost/holocene/table/abc?lang=fr#n"),
  history: {
    /** @param {any} _state @param {string} _title @param {string} path */
    pushState(_state, _title, path) {
      location.href = new URL(path, location.href).href;
    },
  },
  localStorage: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
    removeItem: (/** @type {string} */ key) => kept.delete(key),
    key: (/** @type {number} */ at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  },
  navigator: { languages: ["en"] },
  addEventListener() {},
  scrollTo() {},
  requestAnimationFrame() {},
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  fetch: async (/** @type {string} */ address, /** @type {{body?: string}} */ { body } = {}) => {
    server.asked.push(address);
    if (body) server.sent.push(JSON.parse(body));
    return new Response(server.answers[address] ?? null, { status: address in server.answers ? 200 : 404 });
  },
});
