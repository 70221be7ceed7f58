// The log: what happened as a story, a chapter a turn, newest first; behind each sentence its events, each a door to
// its moment. Or, where somebody wants it, all events with their rules.
import { FoundNow } from "../history.js";
import { html, useLayoutEffect, useMemo, useRef, useState } from "../lib.js";
import { address } from "../root.js";
import { DENSITIES, density, moves } from "../settings.js";
import { useLoaded } from "../ui/lazy.js";
import { Icon, Seat } from "../ui/marks.js";
import { slideFrom } from "../ui/motion.js";
import { t } from "../words.js";
import { seatOf, sinceMine, storyOf } from "./story.js";

/** @import { Chapter, EventShown, Sentence } from "../types/api.d.ts" */
/** @typedef {import("./model.js").TableModel} TableModel */

/** @type {Record<string, string>} */
const MARKS = { story: "–", steps: "=", all: "≡" };
const CHAPTERS = 60;
const EVENTS = 400;
const QUICK = 160; // milliseconds: what comes next finds it in its place
const MOST = 12; // chapters that slide: more are not in sight

/** What tells where the table came from, with its words. */
async function loadOrigin() {
  const found = await import("./origin.js");
  await found.ready();
  return found;
}

/** @param {{table: TableModel}} props */
export function Log({ table }) {
  const [since, setSince] = useState(false);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const seat = table.seat.value;
  const story = storyOf(table);
  const log = table.log.value;
  const chapters = useMemo(
    () => (since && seat >= 0 ? story.slice(sinceMine(story, log, seat)) : story).slice(-CHAPTERS).reverse(),
    [story, since, seat],
  );
  useUnrolled(list, story);
  const origin = useLoaded(loadOrigin, table.origin !== null);
  return html`<section class="panel log-panel" id="log" aria-labelledby="h-log">
    <div class="row log-head"><h2 id="h-log" class="heading"><${Icon}
      name="log" />${since ? t("web-since-mine") : t("web-log")}
      </h2><span class="spacer"></span>
      ${
        seat >= 0 &&
        html`<button type="button" class="chip tap" aria-pressed=${String(since)}
        onClick=${() => setSince(!since)}>${t("web-since-mine-short")}</button>`
      }
      <div class="segments" role="group" aria-label=${t("web-density")}>${DENSITIES.map(
        (name) =>
          html`<button type="button" aria-pressed=${String(density.value === name)}
            aria-label=${t(`density-${name}`)} data-tip=${t(`density-${name}`)}
            onClick=${() => (density.value = name)}>${MARKS[name]}</button>`,
      )}</div></div>
    ${log.length === 0 && html`<p class="caption">${t("web-log-empty")}</p>`}
    <ol class=${density.value === "all" ? "log log-all" : "log"} ref=${list} tabindex="0" role="list"
      aria-labelledby="h-log">${
        density.value === "all"
          ? html`<${Events} table=${table} chapters=${chapters} />`
          : chapters.map((chapter) => html`<${Told} key=${story.indexOf(chapter)} table=${table} chapter=${chapter} />`)
      }</ol>
    ${origin && html`<${origin.Origin} table=${table} />`}
  </section>`;
}

/** What is new stands first: what was there slides down from it, and stays where it is for who reads further below.
 * @param {{current: HTMLElement | null}} list @param {Chapter[]} story */
function useUnrolled(list, story) {
  const tops = useRef(/** @type {Map<Element, number>} */ (new Map()));
  const settle = (/** @type {HTMLElement} */ at) => {
    const before = tops.current;
    tops.current = new Map([...at.children].map((each) => [each, /** @type {HTMLElement} */ (each).offsetTop]));
    const fell = [...tops.current].flatMap(([each, top]) =>
      before.has(each) ? { each, by: top - Number(before.get(each)) } : [],
    );
    if (at.scrollTop > 0) at.scrollTop += fell.at(-1)?.by ?? 0;
    else if (moves()) for (const { each, by } of fell.slice(0, MOST)) if (by) slideFrom(each, -by, QUICK);
  };
  useLayoutEffect(() => {
    const at = list.current;
    if (!at) return undefined;
    const watch = new MutationObserver(() => settle(at)); // notes of history come later than their sentence
    settle(at);
    watch.observe(at, { subtree: true, childList: true });
    return () => watch.disconnect();
  }, [story]);
}

/** A chapter: whose turn it was, and its sentences; of what everybody does together, such as tricks, the last stands
 * first, as chapters do. @param {{table: TableModel, chapter: Chapter}} props */
function Told({ table, chapter }) {
  const seat = seatOf(chapter, table.log.value);
  const { heading, sentences } = chapter;
  const lines = sentences.map((sentence, at) => html`<${Line} key=${at} table=${table} sentence=${sentence} />`);
  return html`<li class="chapter">
    ${
      heading &&
      html`<h3>${seat === undefined ? html`<${Icon} name="deck" />` : html`<${Seat} seat=${seat} />`}
      <span>${table.telling.value.heading(heading)}</span><${Moment} table=${table} n=${chapter.n} /></h3>`
    }
    ${seat === undefined ? lines.reverse() : lines}</li>`;
}

/** A sentence, with its events folded behind it. @param {{table: TableModel, sentence: Sentence}} props */
function Line({ table, sentence }) {
  const log = table.log.value;
  const words = table.telling.value.told(sentence, log);
  const out = sentence.stands_out ? "strong" : "";
  const steps = sentence.steps.map((at) => log[at]).filter(Boolean);
  const found = steps.map((event, at) => html`<${FoundNow} key=${at} table=${table} event=${event} />`);
  if (!sentence.kind || steps.length === 0) return html`<p class=${out}>${words}</p>${found}`;
  return html`<details open=${density.value === "steps"}><summary class=${out}>${words}
      <span class="caption">${t("log-behind", { n: steps.length })}</span></summary>
    <ol class="log-steps">${steps.map((event, at) => html`<${Step} key=${at} table=${table} event=${event} />`)}</ol>
  </details>${found}`;
}

/** @param {{table: TableModel, chapters: Chapter[]}} props */
function Events({ table, chapters }) {
  const first = Math.min(...chapters.flatMap(({ sentences }) => sentences.flatMap(({ steps }) => steps)), Infinity);
  const events = table.log.value.slice(Number.isFinite(first) ? first : 0).slice(-EVENTS);
  return events.map((event, at) => html`<${Step} key=${`${event.n}-${at}`} table=${table} event=${event} />`).reverse();
}

/** An event in its own words, with its rule. @param {{table: TableModel, event: EventShown}} props */
function Step({ table, event }) {
  const { player } = event.facts;
  return html`<li class=${player === undefined ? "all" : ""}>
    ${player === undefined ? html`<${Icon} name="next" />` : html`<${Seat} seat=${player} />`}
    <span>${table.telling.value.event(event)} <${Moment} table=${table} n=${event.n} number />
      ${" "}<a class="caption" target="_blank" href=${address(`/rules/${table.game}#${event.rule}`)}>${event.rule}</a>
    </span></li>`;
}

/** The way to the table as it was; a lesson has no replay.
 * @param {{table: TableModel, n: number, number?: boolean}} props */
function Moment({ table, n, number }) {
  if (table.isLesson) return null;
  return html`<a class="log-number" href=${address(`/replay/${table.id}?at=${n}`)}
    aria-label=${t("web-log-moment", { n: String(n) })}>${number ? n : html`<${Icon} name="replay" />`}</a>`;
}
