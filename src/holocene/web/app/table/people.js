// People at the table: who sits where, links to give away, leaving and coming back, requests to take a move back.
import { Problem, post, remove } from "../api.js";
import { botName } from "../levels.js";
import { html, signal, useState } from "../lib.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { Dialog, confirm, openDialog } from "../ui/dialog.js";
import { Button, Icon, Seat } from "../ui/marks.js";
import { LinkLine } from "../ui/links.js";
import { toast } from "../ui/toast.js";
import { joined, t } from "../words.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {TableModel} table @param {() => Promise<any>} what */
async function attempt(table, what) {
  try {
    return await what();
  } catch (error) {
    if (error instanceof Problem) await table.failed(error);
    else throw error;
    return null;
  }
}

/** @param {TableModel} table */
export function openPeople(table) {
  openDialog((close) => html`<${People} table=${table} close=${close} />`);
}

/** @param {{table: TableModel, close: () => void}} props */
function People({ table, close }) {
  const m = table.moment.value;
  const token = table.token.value;
  const own = m.seat >= 0 ? m.seats[m.seat] : null;
  const away = own?.away;
  const leave = async () => {
    if (!(await confirm({ title: t("web-leave"), words: t("web-leave-note"), yes: t("web-leave") }))) return;
    if (await attempt(table, () => post(table.path("/leave"), {}, token).then(() => true))) toast(t("web-left"));
  };
  const comeBack = () => attempt(table, () => post(table.path("/return"), {}, token).then(() => toast(t("web-returned"))));
  return html`<${Dialog} title=${t("web-people")} close=${close}>
    <ul class="list people">${m.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => html`<${Person} key=${at} table=${table} seat=${seat} at=${at} />`)}</ul>
    <${Links} table=${table} />
    ${m.commitment && html`<details class="fair"><summary>${t("web-fair")}</summary><p>${t("web-fair-note")}</p><p class="cap">${t("web-commitment")}</p><code>${m.commitment}</code>
      ${m.secret && html`<p class="cap">${t("web-secret")}</p><code>${m.secret}</code>`}</details>`}
    ${m.seat >= 0 && m.state !== "over" && html`<div class="row dlg-end">${away ? html`<${Button} class="go" icon="person" onClick=${comeBack}>${t("web-return")}</${Button}>` : html`<${Button} icon="bot" onClick=${leave}>${t("web-leave")}</${Button}>`}
      ${seats.held(table.id).host && html`<${Button} class="quiet" icon="close" onClick=${() => removeTable(table, close)}>${t("web-delete")}</${Button}>`}</div>`}
  </${Dialog}>`;
}

/** @param {{table: TableModel, seat: any, at: number}} props */
function Person({ table, seat, at }) {
  const present = seat.kind === "bot" || seat.present;
  return html`<li><span class="row"><${Seat} seat=${at} /> <b>${table.telling.value.seat(at)}</b>${at === table.seat.value && html` <span class="cap">${t("web-you")}</span>`}</span>
    <span class="cap"><${Icon} name=${seat.kind === "bot" ? "bot" : "person"} /> ${seat.kind === "bot" && seat.bot ? botName(seat.bot) : t(`web-kind-${seat.kind}`)}${seat.kind !== "open" && html` · ${t(present ? "web-present" : "web-absent")}`}</span></li>`;
}

/** The links that this browser may give away. @param {{table: TableModel}} props */
export function Links({ table }) {
  const mine = seats.held(table.id);
  const [, redraw] = useState(0);
  const open = (mine.links ?? []).filter((/** @type {any} */ seat) => seat.token && seat.kind === "open");
  const renew = async (/** @type {number} */ seat) => {
    const made = await attempt(table, () => post(table.path("/revoke"), { seat }, mine.host ?? table.token.value));
    if (!made) return;
    const links = (mine.links ?? []).map((/** @type {any} */ each) => (each.seat === seat ? { ...each, token: made.token ?? each.token } : each));
    seats.keep(table.id, { links });
    redraw((n) => n + 1);
    toast(t("web-link-renewed"));
  };
  if (!open.length && !mine.spectator) return null;
  return html`<section class="links"><h3>${t("web-links")}</h3>
    ${open.map((/** @type {any} */ seat) => html`<${LinkLine} key=${seat.token} seat=${seat.seat} words=${t("web-link-seat", { n: seat.seat + 1 })} href=${seats.link(table.id, seat.token)} renew=${() => renew(seat.seat)} />`)}
    ${mine.spectator && html`<${LinkLine} words=${t("web-link-spectator")} href=${seats.link(table.id, mine.spectator)} />`}
  </section>`;
}

/** @param {TableModel} table @param {() => void} close */
async function removeTable(table, close) {
  if (!(await confirm({ title: t("web-delete"), words: t("web-delete-note"), yes: t("web-delete") }))) return;
  await attempt(table, () => remove(table.path(""), seats.held(table.id).host));
  seats.forget(table.id);
  close();
  go("/");
}

/** Before the game begins: links for the others, and a name for oneself. @param {{table: TableModel, summary: any}} props */
export function Lobby({ table }) {
  const m = table.moment.value;
  const [name] = useState(() => signal(""));
  const waiting = m.seats.flatMap((/** @type {any} */ seat, /** @type {number} */ at) => (seat.kind === "open" ? [table.telling.value.seat(at)] : []));
  const join = () => attempt(table, () => post(table.path("/join"), { name: name.value.trim() }, table.token.value));
  return html`<div class="lobby pan"><h2>${t("web-lobby")}</h2>
    ${waiting.length > 0 && html`<p>${t("web-lobby-waits", { players: joined(waiting) })}</p>`}
    <ul class="list people">${m.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => html`<${Person} key=${at} table=${table} seat=${seat} at=${at} />`)}</ul>
    ${m.seat >= 0 && m.seats[m.seat].kind === "open" && html`<form class="row" onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); join(); }}>
      <label>${t("web-your-name")} <input class="field" maxlength="40" autocomplete="nickname" value=${name.value} onInput=${(/** @type {any} */ event) => (name.value = event.target.value)} /></label>
      <button class="b go big" type="submit">${t("web-sit-down")}</button></form>`}
    <${Links} table=${table} />
  </div>`;
}

/** Somebody asks to take a move back. @param {{table: TableModel}} props */
export function Requests({ table }) {
  const request = table.request.value;
  if (!request) return null;
  const by = request.seat;
  const player = table.telling.value.seat(by);
  const asked = (request.asked ?? []).includes(table.seat.value) && !(request.accepted ?? []).includes(table.seat.value);
  return html`<div class="notice ask-back" role="alert"><${Icon} name="undo" /><p>${t(asked ? "web-takeback-from" : "web-takeback-pending", { player })}</p>
    ${asked && html`<${Button} class="go" onClick=${() => table.answer(true)}>${t("web-accept")}</${Button}><${Button} onClick=${() => table.answer(false)}>${t("web-decline")}</${Button}>`}</div>`;
}
