// Short notices at the edge of the page. They are said aloud too, and a keyboard can close them.
import { announce } from "../announce.js";
import { html, signal, useEffect, useRef } from "../lib.js";
import { t } from "../words.js";
import { Icon } from "./marks.js";

/** @typedef {{id: number, words: import("../lib.js").Drawn, icon: string,
 * action?: {words: string, run: () => void}}} Notice */
/** @type {import("../lib.js").Signal<Notice[]>} */
const notices = signal([]);
let count = 0;

/** Shows a notice for a while. @param {string} words @param {{icon?: string, lasts?: number, action?: {words: string,
 * run: () => void}, links?: {href: string, words: string}[]}} [options] */
export function toast(words, { icon = "check", lasts = 7000, action, links = [] } = {}) {
  const id = ++count;
  const close = () => {
    notices.value = notices.value.filter((each) => each.id !== id);
  };
  const shown = html`${words}${links.map(
    (link, at) => html`${at ? " · " : " "}<a href=${link.href} target="_blank">${link.words}</a>`,
  )}`;
  notices.value = [...notices.value.slice(-2), { id, words: shown, icon, action }];
  announce(words, { now: icon === "warning" });
  setTimeout(close, lasts);
  return close;
}

export function Toasts() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // In the top layer, and opened last: a dialog does not hide what its buttons led to.
    ref.current?.hidePopover?.();
    if (notices.value.length) ref.current?.showPopover?.();
  }, [notices.value]);
  return html`<div class="toasts" popover="manual" ref=${ref}>${notices.value.map(
    ({ id, words, icon, action }) => html`<div class="toast" key=${id}><${Icon} name=${icon} /><p>${words}</p>
      ${action && html`<button type="button" class="button" onClick=${action.run}>${action.words}</button>`}
      <button type="button" class="button bare quiet" aria-label=${t("web-close")}
        onClick=${() => (notices.value = notices.value.filter((each) => each.id !== id))}><${Icon} name="close" />
        </button></div>`,
  )}</div>`;
}
