// Tournaments: those that are open, played and over, and the form of a new one.
import { get } from "../api.js";
import { NameFirst } from "../club/introduce.js";
import { EventForm } from "../events/form.js";
import { useFresh } from "../events/fresh.js";
import { EventRow } from "../events/row.js";
import { needGames } from "../games.js";
import { html, useState } from "../lib.js";
import { isKnown } from "../person.js";
import { address } from "../root.js";
import { useTitle } from "../shell.js";
import { Button } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { needWords, t } from "../words.js";

/** @import { EventListed } from "../types/api.d.ts" */

export const ready = () =>
  Promise.all([needGames(), needWords("table", "web-club", "web-event", "web-clock"), needStyles("form", "events")]);

/** How events are put together in the list: a heading, and the states that belong there.
 * @type {[string, EventListed["state"][]][]} */
const PARTS = [
  ["wv-part-open", ["announced", "entering"]],
  ["wv-part-running", ["running"]],
  ["wv-part-over", ["over"]],
];

export default function Events() {
  useTitle(t("wv-events"));
  const { found, problem } = useFresh(() => get("/events"), "list");
  const [isMaking, setMaking] = useState(false);
  return html`<div class="page event-list"><p class="caption"><a href=${address("/club")}>${t("web-place-club")}</a></p>
    <h1>${t("wv-events")}</h1><p class="lede">${t("wv-lede")}</p>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    ${!found && !problem && html`<p class="wait">${t("web-wait")}</p>`}
    ${found?.length === 0 && html`<p>${t("wv-none")}</p>`}
    ${PARTS.map(([words, states]) => {
      const rows = (found ?? []).filter(({ state }) => states.includes(state));
      return (
        rows.length > 0 &&
        html`<section class="section" key=${words}><h2>${t(words)}</h2>
          <ul class="event-rows">${rows.map(
            (event) => html`<${EventRow} key=${event.id} event=${event} />`,
          )}</ul></section>`
      );
    })}
    <section class="section"><h2>${t("wv-new")}</h2>
      ${!isKnown() && html`<${NameFirst} words=${t("wv-known-first")} />`}
      ${
        isKnown() &&
        (isMaking
          ? html`<${EventForm} />`
          : html`<p class="row"><${Button} icon="plus" onClick=${() => setMaking(true)}>${t("wv-make")}</${Button}>
            </p>`)
      }</section></div>`;
}
