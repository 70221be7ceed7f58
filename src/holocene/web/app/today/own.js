// One's own try at a deal: to be begun, gone on with, or told with its result.
import { post } from "../api.js";
import { html, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { recall } from "../settings.js";
import { Button, Icon } from "../ui/marks.js";
import { toast } from "../ui/toast.js";
import { hasWords, number, t } from "../words.js";
import { sitAt } from "./begin.js";
import { leadWords, rankWords, resultWords, scoreWords, share, shareLine } from "./told.js";

/** @import { DayBoard, DayResult } from "../types/api.d.ts" */

/** @param {{board: DayBoard}} props */
export function Own({ board }) {
  const { own, is_today: isToday } = board;
  if (own?.result) return html`<${Result} board=${board} result=${own.result} />`;
  if (own?.state === "left") return html`<section class="day-card"><p>${t("today-left")}</p></section>`;
  if (!isToday && !own) return html`<section class="day-card"><p>${t("today-missed")}</p></section>`;
  return html`<${Door} board=${board} />`;
}

/** The way to the table. @param {{board: DayBoard}} props */
function Door({ board: { game, own, played, counts, players, deal } }) {
  const [name, setName] = useState(recall("name", ""));
  const [busy, setBusy] = useState(false);
  const best = counts.length ? leadWords(counts[counts.length - 1].lead, players === 1) : "";
  const start = async () => {
    if (busy) return;
    setBusy(true);
    await sitAt(game, name.trim());
    setBusy(false);
  };
  const type = (/** @type {import("../lib.js").Changed} */ event) => setName(event.currentTarget.value);
  return html`<section class="day-card day-door" aria-label=${t("today-deal")}>
    <p>${t("today-so-far", { n: played, best })}</p>
    ${
      !own &&
      html`<label>${t("today-name")}
        <input class="field" maxlength="40" value=${name} onInput=${type} /></label>`
    }
    <div class="row"><${Button} class="primary big" icon="s-action" data-today=${game} onClick=${start}>
      ${t(busy ? "web-wait" : own ? "today-go-on" : "today-play")}</${Button}></div>
    <p class="caption">${t("today-mark", { deal })} ${t("today-fair")}</p></section>`;
}

/** @param {{board: DayBoard, result: DayResult}} props */
function Result({ board, result }) {
  const { game, day, own, played } = board;
  const place = own?.place;
  const words = resultWords(game, result, place, played);
  const again = async () => {
    try {
      const made = await post(`/tables/${own?.table}/again`, {}, seats.held(own?.table ?? "").host);
      seats.keepNew(made, game);
      go(`/table/${made.table}`);
    } catch (error) {
      toast(await sentence(error, game), { icon: "warning" });
    }
  };
  const isMine = Boolean(seats.held(own?.table ?? "").host);
  return html`<section class="day-card day-result" aria-labelledby="h-result">
    <div><h2 id="h-result" class="caption">${t("today-result")}</h2>
      <p class="day-points"><b class="number">${scoreWords(result)}</b><${Icon} name="vp" /></p>
      <p><b>${rankWords(game, result)}</b>${place && `, ${t("today-placed", { place, of: played })}`}</p>
      ${own?.state === "late" && html`<p class="caption">${t("today-late")}</p>`}</div>
    <dl class="day-sources">${result.lines.map(
      ({ key, points }) => html`<div><dt>${hasWords(`score-${key}`, game) ? t(`score-${key}`, {}, game) : key}</dt>
        <dd>${number(points)}</dd></div>`,
    )}</dl>
    <div class="day-after">
      <${Button} class="primary" icon="share" onClick=${() => share(shareLine(day, game, words))}>
        ${t("today-share")}</${Button}>
      ${
        isMine &&
        html`<a class="button" href=${address(`/replay/${own?.table}?at=0`)}><${Icon} name="replay" />
        ${t("today-look")}</a><${Button} icon="deck" onClick=${again}>${t("today-again")}</${Button}>`
      }</div></section>`;
}
