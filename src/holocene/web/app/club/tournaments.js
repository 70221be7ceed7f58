// Tournaments at the club: those that can be entered or watched, and the way to all of them.
import { get } from "../api.js";
import { useFresh } from "../events/fresh.js";
import { EventRow } from "../events/row.js";
import { html } from "../lib.js";
import { address } from "../root.js";
import { Icon } from "../ui/marks.js";
import { t } from "../words.js";

const MOST = 4;

export function Tournaments() {
  const { found } = useFresh(() => get("/events"), "club"); // without an answer the way there is enough
  const open = (found ?? []).filter(({ state }) => state !== "over");
  const shown = [
    ...open.filter(({ state }) => state !== "running"),
    ...open.filter(({ state }) => state === "running"),
  ];
  return html`<section class="club-card" aria-labelledby="h-events"><header class="row">
      <h2 id="h-events">${t("wv-events")}</h2><span class="spacer"></span>
      <a class="button" href=${address("/events")}><${Icon} name="score" />${t("wc-to-events")}</a></header>
    <p>${t("wv-lede")}</p>
    ${
      shown.length > 0 &&
      html`<ul class="event-rows">${shown
        .slice(0, MOST)
        .map((event) => html`<${EventRow} key=${event.id} event=${event} />`)}</ul>`
    }</section>`;
}
