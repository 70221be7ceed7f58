// What happens around the table: who came, went, returned or resigned. Told as it happens, listed among the players.
import { announce } from "../announce.js";
import { html } from "../lib.js";
import { Icon } from "../ui/marks.js";
import { toast } from "../ui/toast.js";
import { t, when } from "../words.js";

/** @import { Moment, Notice } from "../types/api.d.ts" */
/** @typedef {import("./model.js").TableModel} TableModel */

const SHOWN = 8;
/** @type {Record<string, string>} */
const ICONS = {
  joined: "person",
  returned: "person",
  left: "bot",
  absent: "bot",
  resigned: "warning",
  begun: "deck",
  time: "bot",
  "time-vote": "warning",
  "time-lost": "bot",
  "time-end": "flag",
};

/** @param {Notice} notice */
const icon = (notice) => ICONS[notice.kind] ?? "link";

/** @param {import("../telling.js").Telling} telling @param {Notice} notice */
const said = (telling, notice) => t(`web-notice-${notice.kind}`, { player: telling.seat(notice.seat) });

/** Tells what is new since the moment before; one's own deeds are known, and the lobby shows who comes.
 * @param {import("./live.js").LiveTable} table @param {Moment} before */
export function tellNotices(table, before) {
  const now = table.moment.value;
  const last = Math.max(-1, ...before.notices.map((each) => each.number));
  for (const notice of now.notices) {
    if (notice.number <= last || notice.seat === now.seat) continue;
    const words = said(table.telling.value, notice);
    if (before.state === "open") announce(words);
    else toast(words, { icon: icon(notice) });
  }
}

/** The last ones, newest first. @param {{table: TableModel}} props */
export function Notices({ table }) {
  const all = table.moment.value.notices;
  if (!all.length) return null;
  const lately = all.slice(-SHOWN).reverse();
  return html`<details class="lately"><summary>${t("web-lately")}</summary>
    <ul class="list">${lately.map(
      (notice) => html`<li key=${notice.number}>
      <span><${Icon} name=${icon(notice)} /> ${said(table.telling.value, notice)}</span>
      <span class="caption">${when(notice.at)}</span></li>`,
    )}</ul></details>`;
}

/** Says that the connection is lost, while it is. @param {{table: TableModel}} props */
export function Connection({ table }) {
  const state = table.connection.value;
  return (
    state === "waiting" &&
    html`<p class="notice" role="status"><${Icon} name="warning" /> ${t("web-reconnecting")}
    </p>`
  );
}
