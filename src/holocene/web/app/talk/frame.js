// The way to talk: a button in the bar, a panel in the place of the log (on a phone a sheet), and what was just said.
// What draws it is loaded when somebody speaks, or wants to.
import { html, useEffect, useState } from "../lib.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { Button } from "../ui/marks.js";
import { needSprite } from "../ui/sprites.js";
import { needStyles } from "../ui/styles.js";
import { t } from "../words.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** Whether this reader can talk here. @param {TableModel} table */
export function canTalk(table) {
  const m = table.moment.value;
  return (m.signs || m.chat) && m.seat >= 0 && !table.isReplay && !table.isLesson;
}

/** What draws talk, once it is needed; null before. @param {TableModel} table @param {boolean} isWanted
 * @returns {typeof import("./panel.js") | null} */
function useParts(table, isWanted) {
  const [parts, setParts] = useState(/** @type {typeof import("./panel.js") | null} */ (null));
  useEffect(() => {
    if (!isWanted || parts) return;
    Promise.all([import("./panel.js"), needStyles("talk"), needSprite("signs")]).then(
      ([found]) => setParts(found),
      () => {}, // the next word tries again
    );
  }, [isWanted, table.talk.said.value.length]);
  return parts;
}

/** The panel, where it is open, and what was just said; at once where a page has a place for it.
 * @param {{table: TableModel, always?: boolean}} props */
export function TalkZone({ table, always = false }) {
  const { talk } = table;
  const isOpen = always || talk.isOpen.value;
  const parts = useParts(table, isOpen || talk.said.value.length > 0);
  const isPhone = table.phone.value && !always;
  const close = () => {
    talk.isOpen.value = false;
    const button = document.querySelector(".talk-button");
    if (button instanceof HTMLElement) button.focus();
  };
  useEffect(() => {
    if (!isPhone || !talk.isOpen.value || !parts) return;
    return openDialog(
      () => html`<${Dialog} title=${t("wt-talk")} close=${close} class="talk-sheet">
      <${parts.Words} table=${table} /></${Dialog}>`,
    );
  }, [isPhone, talk.isOpen.value, parts]);
  if (!parts) return null;
  return html`<${parts.JustSaid} table=${table} isBeside=${!always} />
    ${isOpen && !isPhone && html`<${parts.Panel} table=${table} close=${always ? null : close} />`}`;
}

/** @param {{table: TableModel}} props */
export function TalkButton({ table }) {
  if (!canTalk(table)) return null;
  const { isOpen, unread } = table.talk;
  const n = unread.value;
  const label = n ? t("wt-unread", { n }) : t("wt-talk");
  return html`<${Button} icon="chat" class="quiet talk-button" aria-label=${label} aria-expanded=${String(isOpen.value)}
    onClick=${() => table.talk.turn()}><span class="label">${t("wt-talk")}</span>
    ${n > 0 && html`<b class="unread" aria-hidden="true">${n}</b>`}</${Button}>`;
}
