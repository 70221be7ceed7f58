// Dialogs: the browser's own <dialog>, so that focus stays inside, Escape closes it and focus returns.
import { html, signal, useEffect, useId, useRef } from "../lib.js";
import { t } from "../words.js";
import { turnToQuestion } from "./focus.js";
import { Icon } from "./marks.js";

/** @import { Drawn } from "../lib.js" */
/** Dialogs on the screen, the last one on top. @type {import("../lib.js").Signal<{id: number, draw: (close: () =>
 * void) => Drawn}[]>} */
const open = signal([]);
let count = 0;

/** Opens a dialog: `openDialog((close) => html`<${Dialog} title=… close=${close}>…</${Dialog}>`)`. The answer closes
 * it.
 * @param {(close: () => void) => Drawn} draw */
export function openDialog(draw) {
  const id = ++count;
  open.value = [...open.value, { id, draw }];
  return () => {
    open.value = open.value.filter((each) => each.id !== id);
  };
}

/** @param {{title: string, close: () => void, class?: string, children?: Drawn, firm?: boolean}} props `firm`: Escape
 * does not close it */
export function Dialog({ title, close, class: more = "", children, firm = false }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const label = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // What opened it may be gone, or a key opened it: then the page's own question is where to go on.
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
      else turnToQuestion();
    };
  }, []);
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!firm) close();
  };
  const outside = (/** @type {MouseEvent} */ event) => {
    if (event.target === ref.current && !firm) close();
  };
  return html`<dialog class=${`dialog ${more}`} ref=${ref} aria-labelledby=${label} onCancel=${cancel}
    onClick=${outside}>
    <div class="dialog-sheet">
      <header><h2 id=${label} tabindex="-1">${title}</h2>
        ${
          !firm &&
          html`<button type="button" class="button bare quiet" aria-label=${t("web-close")} onClick=${close}>
          <${Icon} name="close" /></button>`
        }</header>
      <div class="dialog-body">${children}</div>
    </div>
  </dialog>`;
}

/** Asks a question with two answers; resolves to whether it was accepted.
 * @param {{title: string, words?: Drawn, yes: string, no?: string}} question @returns {Promise<boolean>} */
export function confirm({ title, words, yes, no }) {
  return new Promise((resolve) => {
    const close = openDialog(() => {
      const answer = (/** @type {boolean} */ value) => () => {
        close();
        resolve(value);
      };
      return html`<${Dialog} title=${title} close=${answer(false)}>
        ${words && html`<p>${words}</p>`}
        <div class="row dialog-end"><button type="button" class="button primary big"
          onClick=${answer(true)}>${yes}</button>
          <button type="button" class="button big" onClick=${answer(false)}>${no ?? t("web-cancel")}</button></div>
      </${Dialog}>`;
    });
  });
}

export function Dialogs() {
  return open.value.map(({ id, draw }) => {
    const close = () => {
      open.value = open.value.filter((each) => each.id !== id);
    };
    return html`<${Opened} key=${id} draw=${draw} close=${close} />`;
  });
}

/** @param {{draw: (close: () => void) => Drawn, close: () => void}} props */
function Opened({ draw, close }) {
  return draw(close);
}
