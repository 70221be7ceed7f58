// Talk: what was said, signs to make, and a line of words. Nothing in it is a link.
import { html, useEffect, useRef, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { Button, Icon, Seat } from "../ui/marks.js";
import { toast } from "../ui/toast.js";
import { t } from "../words.js";
import { lineOf, SIGNS, Sign } from "./signs.js";
import { JustSaid } from "./tags.js";

export { JustSaid };

/** @import { Said, SayBody } from "../types/api.d.ts" */
/** @typedef {import("../table/model.js").TableModel} TableModel */

const LONGEST = 200;
const PAUSE = 5000; // the server takes one sign in so many milliseconds

/** @param {{table: TableModel, close: (() => void) | null}} props */
export function Panel({ table, close }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const first = ref.current?.querySelector("input") ?? ref.current?.querySelector(".signs button");
    if (close && first instanceof HTMLElement) first.focus(); // it was asked for
  }, []);
  const leave = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !close) return;
    event.preventDefault();
    close();
  };
  return html`<section class="panel talk" ref=${ref} aria-labelledby="h-talk" onKeyDown=${leave}>
    <div class="row"><h2 id="h-talk" class="heading"><${Icon} name="chat" />${t("wt-talk")}</h2>
      <span class="spacer"></span>
      ${close && html`<${Button} bare icon="close" class="quiet" onClick=${close}>${t("web-close")}</${Button}>`}</div>
    <${Words} table=${table} /></section>`;
}

/** @param {{table: TableModel}} props */
export function Words({ table }) {
  const { signs, chat } = table.moment.value;
  const { talk } = table;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = talk.audible.value;
  useEffect(() => {
    talk.read();
    if (list.current) list.current.scrollTop = list.current.scrollHeight; // what is new stands last
  }, [lines.length]);
  return html`<ol class="sayings" ref=${list} tabindex="0" role="list" aria-label=${t("wt-said")}>
      ${lines.map((line) => html`<${Line} key=${line.number} table=${table} line=${line} />`)}
      ${lines.length === 0 && html`<li class="caption">${t(talk.muted.value.all ? "wt-silence" : "wt-nothing")}</li>`}
    </ol>
    ${signs && html`<${Signs} table=${table} />`}
    ${chat && html`<${Saying} table=${table} />`}
    <${Mutes} table=${table} />`;
}

/** @param {{table: TableModel, line: Said}} props */
function Line({ table, line }) {
  const isOwn = line.seat === table.seat.value;
  return html`<li class=${isOwn ? "own" : ""}><${Seat} seat=${line.seat} label=${table.telling.value.seat(line.seat)} />
    <p class="said" dir="auto">${line.sign && html`<${Sign} sign=${line.sign} />`}${lineOf(line)}</p></li>`;
}

/** Sends something; whether it was taken. @param {TableModel} table @param {SayBody} body */
async function send(table, body) {
  try {
    table.talk.hear([await table.send("/talk", body)], false);
    return true;
  } catch (error) {
    toast(await sentence(error, table.game), { icon: "warning" });
    return false;
  }
}

/** @param {{table: TableModel}} props */
function Signs({ table }) {
  const [waits, setWaits] = useState(false);
  const make = async (/** @type {typeof SIGNS[number]} */ sign) => {
    if (waits) return toast(t("wt-sign-pause"));
    setWaits(true);
    const isTaken = await send(table, { sign });
    setTimeout(() => setWaits(false), isTaken ? PAUSE : 0);
  };
  return html`<div class="signs" role="group" aria-label=${t("wt-signs")}>${SIGNS.map(
    (sign) => html`<button type="button" key=${sign} aria-disabled=${String(waits)} onClick=${() => make(sign)}>
      <${Sign} sign=${sign} /><span>${t(`wt-sign-${sign}`)}</span></button>`,
  )}</div>`;
}

/** @param {{table: TableModel}} props */
function Saying({ table }) {
  const [words, setWords] = useState("");
  const [busy, setBusy] = useState(false);
  const write = (/** @type {import("../lib.js").Changed} */ event) => setWords(event.currentTarget.value);
  const say = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy || !words.trim()) return;
    setBusy(true);
    if (await send(table, { words: words.trim() })) setWords("");
    setBusy(false);
  };
  return html`<form class="saying" onSubmit=${say}>
    <input class="field" maxlength=${LONGEST} autocomplete="off" enterkeyhint="send" dir="auto" value=${words}
      aria-label=${t("wt-say")} placeholder=${t("wt-say")} onInput=${write} />
    <button class="button" type="submit" aria-disabled=${String(busy)}>${t("wt-send")}</button></form>`;
}

/** Whom this reader does not want to hear; nobody else is told. @param {{table: TableModel}} props */
function Mutes({ table }) {
  const { talk } = table;
  const people = table.moment.value.seats.flatMap((seat, at) => {
    const isSomebody = seat.kind === "human" || talk.said.value.some((line) => line.seat === at);
    return isSomebody && !table.mine.value.includes(at) ? [at] : [];
  });
  const box = (/** @type {string} */ words, /** @type {boolean} */ isOn, /** @type {() => void} */ change) =>
    html`<button type="button" class="chip tap" aria-pressed=${String(isOn)} onClick=${change}>${words}</button>`;
  return html`<details class="mutes"><summary>${t("wt-mute")}</summary>
    <div class="row" role="group" aria-label=${t("wt-mute")}>${people.map((at) =>
      box(table.telling.value.seat(at), Boolean(talk.muted.value.seats?.includes(at)), () => talk.toggle(at)),
    )}${box(t("wt-mute-all"), Boolean(talk.muted.value.all), () => talk.toggleAll())}</div>
    <p class="caption">${t("wt-mute-note")}</p></details>`;
}
