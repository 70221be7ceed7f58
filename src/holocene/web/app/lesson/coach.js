// The coach: what the step says, what it asks for, "not yet" with the reason, and the ways back, on and out.
import { useKeys } from "../keys.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { address } from "../root.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { TheEnd } from "./end.js";
import { spots } from "./lit.js";
import { lights, Veil } from "./veil.js";

/** @typedef {import("./model.js").LessonTable} LessonTable */
/** @typedef {import("./lit.js").Finder} Finder */

/** Words in which **this** is bold. @param {{words: string}} props */
export const Marked = ({ words }) =>
  words.split("**").map((part, at) => (at % 2 ? html`<b key=${at}>${part}</b>` : part));

/** The steps as layers, filled from below. @param {{n: number, of: number}} props */
export const Layers = ({ n, of }) =>
  html`<span class="coach-layers" role="img" aria-label=${t("wl-steps-done", { n, of })}>${Array.from(
    { length: of },
    (_, at) => html`<i class=${at < n ? "done" : at === n ? "now" : ""}></i>`,
  )}</span>`;

/** @param {{table: LessonTable, find: Finder}} props */
export function Coach({ table, find }) {
  const [folded, setFolded] = useState(false);
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const step = table.step.value;
  const isOver = table.isFinished.value;
  useWanted(table, find, ref);
  useKeys(
    [
      { keys: ["l"], words: "wl-key-coach", run: () => turn(table, find, ref.current) },
      { keys: ["Escape"], words: "wl-key-fold", run: () => setFolded((was) => !was) },
    ],
    [table],
  );
  useEffect(() => setFolded(false), [step.step, table.said.value]);
  return html`<${Veil} table=${table} find=${find} coach=${ref} folded=${folded} onTarget=${turnTo} />
    <aside class="coach" ref=${ref} role="dialog" aria-modal="false" aria-labelledby="coach-title"
      aria-describedby="coach-words" tabindex="-1" data-kind=${step.kind}>
      <${Layers} n=${isOver ? step.steps : step.step - 1} of=${step.steps} />
      <header><h2 id="coach-title"><button type="button" class="coach-fold" aria-expanded=${String(!folded)}
        onClick=${() => setFolded(!folded)}><${Icon} name="hint" /><span>${step.title}</span></button></h2>
        <span class="coach-step">${t("wl-step", { n: step.step, of: step.steps })}</span>
        <a class="button quiet bare" href=${address("/learn")} aria-label=${t("wl-leave")}
          title=${t("wl-leave")}><${Icon} name="close" /></a></header>
      ${!folded && (isOver ? html`<${TheEnd} table=${table} />` : html`<${Words} table=${table} />`)}
    </aside>`;
}

/** @param {{table: LessonTable}} props */
function Words({ table }) {
  const step = table.step.value;
  const said = table.said.value;
  const isRead = step.kind === "read" || step.kind === "watch";
  const canGoOn = isRead || said?.done;
  const asked = table.isWatching.value ? t("wl-watch") : step.ask;
  const isStart = step.step === 1 && !table.made.length && !said?.done;
  return html`<div class="coach-body" data-said=${said ? "true" : undefined}>
      ${
        step.moved &&
        !said &&
        html`<p class="coach-moved caption"><${Icon} name="replay" /><span>${t("wl-moved")}</span></p>`
      }
      <p id="coach-words" class="coach-words"><${Marked} words=${step.say} /></p>
      ${!said?.done && html`<p class="coach-ask"><${Icon} name="next" /><span>${asked}</span></p>`}
      <div role="status">${
        said &&
        html`<p class="coach-said"><${Icon} name=${said.done ? "check" : "hint"} /><span>
          <${Marked} words=${said.words} />${
            said.rule &&
            html` <a href=${address(`/rules/${table.game}#${said.rule}`)}
            target="_blank">${t("web-rule", { rule: said.rule })}</a>`
          }</span></p>`
      }</div></div>
    <footer><${Button} class="quiet" aria-disabled=${isStart ? "true" : undefined}
        onClick=${() => table.back()}>${t("wl-back")}</${Button}>
      ${!canGoOn && html`<${Button} class="quiet" onClick=${() => table.skip()}>${t("wl-skip")}</${Button}>`}
      <span class="spacer"></span>
      ${
        step.why &&
        html`<a class="button quiet" target="_blank" href=${address(`/how/${table.game}#${step.why}`)}>
        ${t("wl-why")}</a>`
      }
      ${
        canGoOn && html`<${Button} class="primary coach-on" onClick=${() => table.goOn()}>${t("wl-go-on")}</${Button}>`
      }</footer>`;
}

/** The control that the step wants, or the button that goes on. @param {LessonTable} table @param {Finder} find
 * @param {HTMLElement | null} coach */
function wanted(table, find, coach) {
  const found = lights(table, find).wanted.find(({ press }) => press)?.press;
  return found ?? /** @type {HTMLElement | null} */ (coach?.querySelector(".coach-on") ?? null);
}

/** From the table to the coach, and from the coach to what it wants. @param {LessonTable} table @param {Finder} find
 * @param {HTMLElement | null} coach */
function turn(table, find, coach) {
  if (coach?.contains(document.activeElement)) wanted(table, find, null)?.focus();
  else coach?.focus();
}

/** Something else is to be pressed now: it comes into sight, and gets the focus where that would be lost.
 * @param {HTMLElement | null} press */
function turnTo(press) {
  bring(press);
  if (document.activeElement === document.body) press?.focus({ preventScroll: true });
}

/** The focus goes to what is wanted when a step begins or a move was made; what is wanted is brought into sight.
 * @param {LessonTable} table @param {Finder} find
 * @param {{current: HTMLElement | null}} coach */
function useWanted(table, find, coach) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const found = wanted(table, find, coach.current);
      if (!document.querySelector("dialog[open]")) found?.focus({ preventScroll: true });
      bring(table.phone.value && !found?.closest(".ask") ? shownBy(table, find) : found);
    }, 60); // once the table is drawn
    return () => clearTimeout(timer);
  }, [table.turn.value, table.said.value?.done, table.isFinished.value]);
}

/** What a step speaks of, seen or not: on a phone it is brought between the coach and the sheet. @param {LessonTable}
 * table @param {Finder} find */
const shownBy = (table, find) => spots(find, table.step.value.look, [], table)[0]?.ring;

/** @param {Element | null | undefined} element */
const bring = (element) => element?.scrollIntoView({ block: "nearest", inline: "nearest" });
