// As much of a document as components are drawn into, so that they can be looked at and pressed without a browser. It
// knows elements, attributes, plain selectors (`.say input`, `[data-at="1"]`), presses and the focus, and no layout.
import { page } from "./page.js";

/** @typedef {Node & Record<string, any>} Drawn */

class Node {
  /** @type {any} */
  parentNode = null;
  /** @type {any[]} */
  childNodes = [];
  /** @type {Record<string, Set<(event: any) => void>>} */
  heard = {};
  ownerDocument = document;

  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get nextSibling() {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  get isConnected() {
    return this.parentNode ? this.parentNode.isConnected : this === document.body;
  }
  /** @returns {string} */
  get textContent() {
    return this.childNodes.map((each) => each.textContent).join("");
  }
  /** @param {any} child @param {any} before */
  insertBefore(child, before) {
    child.parentNode?.childNodes.splice(child.parentNode.childNodes.indexOf(child), 1);
    child.parentNode = this;
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, child);
    return child;
  }
  /** @param {any[]} children */
  append(...children) {
    for (const child of children) this.insertBefore(child, null);
  }
  remove() {
    this.parentNode?.childNodes.splice(this.parentNode.childNodes.indexOf(this), 1);
    this.parentNode = null;
    if (document.activeElement && !document.activeElement.isConnected) page.focus = null;
    for (const told of watchers) told();
  }
  /** @param {any} other @returns {boolean} */
  contains(other) {
    return other === this || this.childNodes.some((each) => each.contains(other));
  }
  /** @param {string} kind @param {(event: any) => void} told */
  addEventListener(kind, told) {
    this.heard[kind] ??= new Set();
    this.heard[kind].add(told);
  }
  /** @param {string} kind @param {(event: any) => void} told */
  removeEventListener(kind, told) {
    this.heard[kind]?.delete(told);
  }
}

class Text extends Node {
  nodeType = 3;
  /** @param {string} data */
  constructor(data) {
    super();
    this.data = data;
  }
  get textContent() {
    return String(this.data);
  }
}

/** What a part of a selector asks for: `li.own[data-at="1"]`. @param {Drawn} element @param {string} part */
function fits(element, part) {
  const names = part.match(/^[\w-]+|[.#][\w-]+|\[[^\]]+\]/g) ?? [];
  return names.every((name) => {
    if (name.startsWith(".")) return (element.getAttribute("class") ?? "").split(" ").includes(name.slice(1));
    if (name.startsWith("#")) return element.getAttribute("id") === name.slice(1);
    if (!name.startsWith("[")) return element.localName === name;
    const [, key, value] = name.match(/^\[([\w-]+)(?:="?([^"\]]*)"?)?\]$/) ?? [];
    return value === undefined ? element.getAttribute(key) !== null : element.getAttribute(key) === value;
  });
}

class HTMLElement extends Node {
  nodeType = 1;
  /** @type {Record<string, any>} */
  style = { setProperty() {} };
  namespaceURI = "http://www.w3.org/1999/xhtml";
  /** @type {Map<string, string>} */
  kept = new Map();
  onclick = null;
  oninput = null;
  onsubmit = null;
  onkeydown = null;
  onchange = null;

  /** @param {string} name */
  constructor(name) {
    super();
    this.localName = name;
  }
  get tagName() {
    return this.localName.toUpperCase();
  }
  get id() {
    return this.getAttribute("id") ?? "";
  }
  get dataset() {
    return Object.fromEntries([...this.kept].map(([name, value]) => [name.replace("data-", ""), value]));
  }
  /** @param {string} name */
  getAttribute(name) {
    return this.kept.get(name) ?? null;
  }
  /** @param {string} name @param {any} value */
  setAttribute(name, value) {
    this.kept.set(name, String(value));
  }
  /** @param {string} name */
  removeAttribute(name) {
    this.kept.delete(name);
  }
  /** @param {string} selector @returns {boolean} */
  matches(selector) {
    return selector.split(/,\s*/).some((each) => {
      const parts = each.split(" ");
      if (!fits(this, /** @type {string} */ (parts.pop()))) return false;
      let above = this.parentNode;
      for (; parts.length && above; above = above.parentNode)
        if (above.nodeType === 1 && fits(above, parts[parts.length - 1])) parts.pop();
      return parts.length === 0;
    });
  }
  /** @param {string} selector @returns {any[]} */
  querySelectorAll(selector) {
    const below = this.childNodes.filter((each) => each.nodeType === 1);
    return below.flatMap((each) => [...(each.matches(selector) ? [each] : []), ...each.querySelectorAll(selector)]);
  }
  /** @param {string} selector */
  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  /** @param {string} selector @returns {any} */
  closest(selector) {
    return this.matches(selector) ? this : (this.parentNode?.closest?.(selector) ?? null);
  }
  focus() {
    page.focus = this;
    document.dispatchEvent(/** @type {any} */ ({ type: "focusin", target: this }));
  }
  /** What happens to it, and then to what it stands in. @param {string} type @param {Record<string, any>} [more] */
  happens(type, more = {}) {
    const event = { type, target: this, currentTarget: this, preventDefault() {}, ...more };
    for (let at = /** @type {any} */ (this); at; at = at.parentNode)
      for (const told of [...(at.heard[type] ?? [])]) told.call(at, event);
  }
  click() {
    this.happens("click");
  }
  showModal() {
    this.setAttribute("open", "");
    this.focus();
  }
  close() {
    this.removeAttribute("open");
  }
}

/** Told when something is taken away. @type {Set<() => void>} */
const watchers = new Set();
class MutationObserver {
  /** @param {() => void} told */
  constructor(told) {
    this.told = told;
  }
  observe() {
    watchers.add(this.told);
  }
  disconnect() {
    watchers.delete(this.told);
  }
}

/** What the document and the window are told of. @type {Record<string, Set<(event: any) => void>>} */
const heard = {};
const hearing = {
  addEventListener: (/** @type {string} */ kind, /** @type {any} */ told) => {
    heard[kind] ??= new Set();
    heard[kind].add(told);
  },
  removeEventListener: (/** @type {string} */ kind, /** @type {any} */ told) => heard[kind]?.delete(told),
};
const shell = document.querySelector;
Object.assign(globalThis, { Node, HTMLElement, Element: HTMLElement, MutationObserver, ...hearing });
Object.assign(globalThis, {
  requestAnimationFrame: (/** @type {() => void} */ run) => setTimeout(run, 0),
  cancelAnimationFrame: clearTimeout,
  CSS: { escape: (/** @type {string} */ words) => words },
});
const body = /** @type {any} */ (new HTMLElement("body"));
Object.assign(document, {
  body,
  head: { append: (/** @type {any} */ sheet) => setTimeout(() => sheet.onload?.(), 0) },
  ...hearing,
  visibilityState: "visible",
  hasFocus: () => true,
  createElement: (/** @type {string} */ name) => new HTMLElement(name),
  createElementNS: (/** @type {string} */ _, /** @type {string} */ name) => new HTMLElement(name),
  createTextNode: (/** @type {string} */ data) => new Text(data),
  getElementById: (/** @type {string} */ id) => body.querySelector(`#${id}`),
  querySelector: (/** @type {string} */ selector) => body.querySelector(selector) ?? shell(selector),
  querySelectorAll: (/** @type {string} */ selector) => body.querySelectorAll(selector),
  dispatchEvent(/** @type {{type: string}} */ event) {
    for (const told of [...(heard[event.type] ?? [])]) told(event);
    return true;
  },
});
Object.defineProperty(document, "activeElement", { get: () => page.focus ?? body });

const { render } = await import("../../../src/holocene/web/app/lib.js");

/** Until all is drawn, and what follows from it. */
export async function settled() {
  for (let round = 0; round < 6; round++) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** Draws something in the place of what was drawn before. @param {any} what @returns {Promise<Drawn>} */
export async function draw(what) {
  render(what, body);
  await settled();
  return body;
}

/** Something happens to the page: `visibilitychange`, `keydown`. @param {string} type @param {Record<string, any>} [more] */
export const happens = (type, more = {}) =>
  document.dispatchEvent(/** @type {any} */ ({ type, target: document.activeElement, preventDefault() {}, ...more }));
