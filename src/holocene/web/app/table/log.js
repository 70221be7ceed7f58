// The log: what happened, in three densities, each line a door to its moment.
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { address } from "../root.js";
import { density } from "../settings.js";
import { Icon, Seat } from "../ui/marks.js";
import { t } from "../words.js";

/** @type {Record<string, string>} */
const MARKS = { short: "–", normal: "=", full: "≡" };
const DENSITIES = ["short", "normal", "full"];

/** @import { EventShown } from "../types/api.d.ts" */

/** Where my last turn ended: the first event after it. @param {EventShown[]} log @param {number} seat */
export function sinceMine(log, seat) {
  for (let at = log.length - 1; at >= 0; at--) {
    const { facts, kind } = log[at];
    if (
      facts.player === seat &&
      kind !== "turn-begins" &&
      log.slice(at + 1).some((event) => event.facts.player !== undefined && event.facts.player !== seat)
    )
      return at + 1;
  }
  return 0;
}

/** Whether the next event of the same move tells the same again, and more: what a card was that one drew.
 * @param {EventShown} event @param {EventShown | undefined} next @param {any} module */
const repeated = (event, next, module) =>
  next?.n === event.n && next.facts.player === event.facts.player && module.tellsMore?.[next.kind] === event.kind;

/** @param {{table: import("./model.js").TableModel, module: any}} props */
export function Log({ table, module }) {
  const [since, setSince] = useState(false);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const log = table.log.value;
  const telling = table.telling.value;
  const seat = table.seat.value;
  const lines = useMemo(() => {
    let events = log;
    if (since && seat >= 0) events = events.slice(sinceMine(log, seat));
    if (density.value === "short") events = events.filter((event) => !module.details?.has(event.kind));
    if (density.value !== "full") events = events.filter((event, at) => !repeated(event, events[at + 1], module));
    return events.slice(density.value === "full" ? -400 : -120);
  }, [log, since, density.value, seat]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const toEnd = () => (element.scrollTop = element.scrollHeight);
    toEnd();
    const watch = new ResizeObserver(toEnd); // the decision above it grows and shrinks
    watch.observe(element);
    return () => watch.disconnect();
  }, [lines]);
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
            aria-label=${t(`web-density-${name}`)} data-tip=${t(`web-density-${name}`)}
            onClick=${() => (density.value = name)}>${MARKS[name]}</button>`,
      )}</div></div>
    ${lines.length === 0 && html`<p class="caption">${t("web-log-empty")}</p>`}
    <ol class=${`log log-${density.value}`} ref=${list} tabindex="0" role="list" aria-labelledby="h-log">${lines.map(
      (event, at) => html`<li key=${`${event.n}-${at}`} class=${event.facts.player === undefined ? "all" : ""}>
        ${
          event.facts.player === undefined
            ? html`<${Icon} name="next" />`
            : html`<${Seat}
          seat=${event.facts.player} />`
        }
        <span>${telling.event(event)} <a class="log-number" href=${address(`/replay/${table.id}?at=${event.n}`)}
          aria-label=${t("web-log-moment", { n: event.n })}>${event.n}</a>
          ${
            density.value === "full" &&
            html` <a class="caption" target="_blank"
          href=${address(`/rules/${table.game}#${event.rule}`)}>${event.rule}</a>`
          }</span></li>`,
    )}</ol>
  </section>`;
}
