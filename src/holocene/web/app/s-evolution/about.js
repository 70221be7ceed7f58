// A Discovery or a Calamity read at leisure: what it is in the game, and what it was in the world.
import { HistoryNote } from "../history.js";
import { html } from "../lib.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { GAME, printedOf } from "./facts.js";
import { DiscoveryMark } from "./marks.js";

/** @typedef {import("../telling.js").Telling} Telling */

/** @param {Telling} telling @param {string} id */
export function openCard(telling, id) {
  openDialog(
    (close) => html`<${Dialog} title=${telling.card(id)} close=${close}><${Printed} telling=${telling} id=${id} />
      <${HistoryNote} game=${GAME} card=${id} /></${Dialog}>`,
  );
}

/** @param {{telling: Telling, id: string}} props */
function Printed({ telling, id }) {
  const discovery = printedOf(telling).discoveries[id];
  if (!discovery) return html`<p class="row"><${Icon} name=${`c-${id}`} />${t(`effect-${id}`, undefined, GAME)}</p>`;
  const { age, face } = discovery;
  return html`<p class="row"><${DiscoveryMark} colour=${face} telling=${telling} silent />
    ${telling.say("mat-discovery-card", { age, colour: face })}</p>`;
}

/** The door to it, in the corner of a card. @param {{telling: Telling, id: string}} props */
export const About = ({ telling, id }) =>
  html`<button type="button" class="card-about" aria-label=${t("ws-about", { card: telling.card(id) })}
    onClick=${() => openCard(telling, id)}><${Icon} name="help" /></button>`;
