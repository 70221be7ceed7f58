// Who has entered a tournament; the host can withdraw somebody who does not come.
import { html } from "../lib.js";
import { address } from "../root.js";
import { confirm } from "../ui/dialog.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { entrantName } from "./told.js";

/** @import { EventWhole } from "../types/api.d.ts" */

/** What an entrant is called, as the way to her page. @param {{event: EventWhole, number: number}} props */
export function Entrant({ event, number }) {
  const person = event.entrants.find((each) => each.number === number)?.person;
  const name = entrantName(event, number);
  return person ? html`<a href=${address(`/player/${person}`)}>${name}</a>` : name;
}

/** @param {{event: EventWhole, remove: (number: number) => void}} props */
export function Entrants({ event, remove }) {
  const { entrants, own, state } = event;
  const sure = async (/** @type {number} */ number) => {
    const words = t("wv-remove-sure", { name: entrantName(event, number) });
    if (await confirm({ title: t("wv-remove"), words, yes: t("wv-remove"), no: t("web-cancel") })) remove(number);
  };
  return html`<section class="section"><h2>${t("wv-entrants")}</h2>
    ${entrants.length === 0 && html`<p>${t("wv-entrants-none")}</p>`}
    <ul class="event-entrants">${entrants.map(
      ({ number, withdrawn, since }) => html`<li key=${number} data-out=${withdrawn ? "true" : undefined}>
        <${Icon} name="person" /><span><${Entrant} event=${event} number=${number} />${
          number === own.number && html` <small>${t("wv-you")}</small>`
        }</span>
        ${since > 1 && html`<small class="caption">${t("wv-since", { n: since })}</small>`}
        ${withdrawn && html`<small class="caption">${t("wv-withdrawn")}</small>`}
        ${
          own.host &&
          !withdrawn &&
          state !== "over" &&
          number !== own.number &&
          !(state === "running" && own.plays) &&
          html`<${Button} bare icon="close" class="quiet" onClick=${() => sure(number)}>
            ${t("wv-remove-one", { name: entrantName(event, number) })}</${Button}>`
        }</li>`,
    )}</ul></section>`;
}
