// A tournament in a list: what it is, how full or how far, and the way to it.
import { paceWords } from "../clock/left.js";
import { gameWords } from "../games.js";
import { html } from "../lib.js";
import { address } from "../root.js";
import { Icon } from "../ui/marks.js";
import { t, when } from "../words.js";
import { countWords, stateWords, systemWords } from "./told.js";

/** @import { EventListed } from "../types/api.d.ts" */

/** @param {{event: EventListed}} props */
export function EventRow({ event }) {
  const starts = event.state !== "over" && event.state !== "running" && event.starts > 0;
  return html`<li><a href=${address(`/event/${event.id}`)}><b>${event.name}</b>
    <span>${gameWords(event.game)} · ${systemWords(event)} · ${paceWords(event)}</span>
    <span class="caption"><${Icon} name="person" /> ${countWords(event)} · ${stateWords(event)}${
      starts && ` · ${t("wv-starts-at", { time: when(event.starts) })}`
    }</span></a></li>`;
}
