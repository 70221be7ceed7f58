// The players: who sits where, a bot for somebody who is away, links, leaving, coming back and giving up.
import { post, remove } from "../api.js";
import { html } from "../lib.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { dayOf } from "../today/kept.js";
import { confirm, Dialog, openDialog } from "../ui/dialog.js";
import { useLoaded } from "../ui/lazy.js";
import { Button } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { toast } from "../ui/toast.js";
import { needWords, t } from "../words.js";
import { attempt } from "./attempt.js";
import { FairDeal } from "./fair.js";
import { Invitation, OnlyHere, OwnLink, SpectatorLink } from "./links.js";
import { isMissed, Missing } from "./missing.js";
import { Notices } from "./notices.js";
import { ComeBack, People as Everybody } from "./seated.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** What can be proposed about time, with its words. */
const loadTimes = async () =>
  (await Promise.all([import("../clock/pace.js"), needWords("web-clock"), needStyles("form")]))[0];

/** @param {TableModel} table */
export function openPeople(table) {
  openDialog((close) => html`<${Players} table=${table} close=${close} />`);
}

/** @param {{table: TableModel, close: () => void}} props */
function Players({ table, close }) {
  const m = table.moment.value;
  const times = useLoaded(loadTimes, m.seat >= 0 && m.state === "running");
  const { host, invitations } = seats.held(table.id);
  const free = host && m.state !== "over" ? Object.keys(invitations ?? {}).map(Number) : [];
  const drop = () => removeTable(table, close);
  const standIn = (/** @type {number} */ at) =>
    at === m.to_act && isMissed(table) && html`<span class="wide-row"><${Missing} table=${table} /></span>`;
  return html`<${Dialog} title=${t("web-people")} close=${close}>
    <${Everybody} telling=${table.telling.value} seats=${m.seats} own=${m.seat} more=${standIn} />
    <${Notices} table=${table} />
    ${times && m.seat >= 0 && m.state === "running" && html`<${times.Times} table=${table} />`}
    ${m.seat >= 0 && m.state === "running" && html`<${Own} table=${table} close=${close} />`}
    <section class="links"><h3>${t("web-links")}</h3>
      <${OnlyHere} />
      <${OwnLink} table=${table} />
      ${free.map((at) => html`<${Invitation} key=${at} table=${table} at=${at} />`)}
      <${SpectatorLink} table=${table} /></section>
    <${FairDeal} table=${table.id} deal=${m} isToday=${dayOf(table.id) !== null} />
    ${
      host &&
      html`<p class="row dialog-end">
      <${Button} class="quiet" icon="close" onClick=${drop}>${t("web-delete")}</${Button}></p>`
    }
  </${Dialog}>`;
}

/** Whether a game goes on when this player gives up: somebody plays it still, and more than one seat is left.
 * @param {import("../types/api.d.ts").Moment} m */
function goesOn(m) {
  const others = m.seats.filter((seat, at) => at !== m.seat && !seat.resigned);
  return others.length > 1 && others.some((seat) => seat.kind === "human" || seat.away);
}

/** What a player may do about the own seat. @param {{table: TableModel, close: () => void}} props */
function Own({ table, close }) {
  const m = table.moment.value;
  const seat = m.seats[m.seat];
  const say = (/** @type {string} */ path) => attempt(table, () => post(table.path(path), {}, table.token.value));
  const leave = async () => {
    const words = t(m.rated ? "web-leave-final" : "web-leave-note");
    if (!(await confirm({ title: t("web-leave"), words, yes: t("web-leave") }))) return;
    if (await say("/leave")) toast(t("web-left"));
  };
  const resign = async () => {
    const words = t(goesOn(m) ? "web-resign-note" : "web-resign-ends");
    if ((await confirm({ title: t("web-resign"), words, yes: t("web-resign") })) && (await say("/resign"))) close();
  };
  if (seat.away) return html`<${ComeBack} table=${table} />`;
  return html`<div class="row"><${Button} icon="bot" onClick=${leave}>${t("web-leave")}</${Button}>
    <${Button} class="quiet" icon="warning" onClick=${resign}>${t("web-resign")}</${Button}></div>`;
}

/** @param {TableModel} table @param {() => void} [close] */
export async function removeTable(table, close) {
  if (!(await confirm({ title: t("web-delete"), words: t("web-delete-note"), yes: t("web-delete") }))) return;
  if (!(await attempt(table, () => remove(table.path(""), seats.held(table.id).host).then(() => true)))) return;
  seats.forget(table.id);
  close?.();
  go("/");
}
