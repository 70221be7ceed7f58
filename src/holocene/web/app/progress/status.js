// The status in a line: age and what the next one needs, round, whose turn, actions left, spare Knowledge.
import { html } from "../lib.js";
import { PointsNow } from "../table/points.js";
import { t } from "../words.js";
import { roman } from "./decide/sources.js";
import { Icon } from "./marks.js";

/** @param {{table: import("./facts.js").Table}} props */
export function StatusLine({ table }) {
  const { view } = table;
  const { actions: most, left, above } = table.preview;
  const needed = view.needed[view.age];
  const have = Math.max(0, needed - view.missing);
  const ends = view.age === view.last_age;
  const tokens = table.final
    ? t("web-game-over")
    : table.telling.say(ends ? "progress-end-needs" : "progress-age-needs", { n: view.missing, age: view.age + 1 });
  return html`<span class="status-line"><span class="age" data-age=${view.age}><span class="rock"></span>
    ${table.telling.say("progress-age", { age: view.age })}</span>
    <span class="suns" data-tip=${tokens}><${Icon} name=${ends ? "end" : "new-age"} />
      <span class="pips" aria-hidden="true">${Array.from(
        { length: needed },
        (_, n) => html`<i
      class=${n < have ? "on" : ""}></i>`,
      )}</span><span class="unseen">${tokens}</span></span>
    <span class="wins">${t(ends ? "wp-suns-end" : "wp-suns-age", { needed, n: have, age: roman(view.age + 1) })}</span>
    <${PointsNow} moment=${table.moment} />
    ${
      above &&
      html`<span>${t("wp-next-rank", { n: above.points, rank: t(`rank-${above.rank}`, undefined, "progress") })}</span>`
    }
    <span>${t("wp-round", { n: view.round })}</span>
    ${
      !table.final &&
      html`<span class="wide">${view.turn === view.seat ? t("wp-yours") : table.telling.seat(view.turn)}</span>
      <span class="acts" data-tip=${t("wp-actions-left", { n: left, most })}><${Icon} name="s-action" />
        <span class="pips dots" aria-hidden="true">${Array.from(
          { length: most },
          (_, n) => html`<i
        class=${n < left ? "on" : ""}></i>`,
        )}</span><span class="unseen">${t("wp-actions-left", { n: left, most })}</span>
        </span>`
    }
    ${
      view.pool > 0 &&
      !table.final &&
      html`<span class="spare"><${Icon} name="k-general" />
      <span class="long-words">${t("progress-spare", { n: view.pool }, "progress")}</span><b
        class="short-words">${view.pool}
      </b></span>`
    }</span>`;
}
