// "Since your last turn": what the others did, on top of the decision, to be read or to be watched again. It folds to
// one line with the first thing that one does; on a phone it is folded from the start where it was just watched.
import { html, useState } from "../lib.js";
import { moves, tempo } from "../settings.js";
import { Icon, Seat } from "../ui/marks.js";
import { t } from "../words.js";
import { hasCards, Sentence } from "./sentence.js";
import { beginsAt, deedsOf } from "./since.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** On a phone there is room for what matters most: cards by name, and what stands out.
 * @param {TableModel} table @param {import("../types/api.d.ts").Sentence[]} sentences */
function fitting(table, sentences) {
  if (!table.phone.value) return sentences;
  const found = sentences.filter((sentence) => sentence.stands_out || hasCards(table, sentence));
  return found.length ? found : sentences;
}

/** @param {{table: TableModel}} props */
export function Recap({ table }) {
  const { playback } = table;
  const { n } = table.moment.value;
  const span = playback.recap.value;
  // The choices need the room: what was just watched on a phone is one line, and opens when it is pressed.
  const wasWatched = table.phone.value && tempo.value !== "off" && moves();
  const isTold = span.n === n && !wasWatched && !table.isCoached.value; // nor beside the coach, who comes first
  const [asked, setAsked] = useState({ turn: "", isOpen: false });
  const turn = `${span.n} ${isTold}`; // what was asked for is for this turn
  const isOpen = asked.turn === turn ? asked.isOpen : isTold;
  if (table.isLesson || table.isReplay || table.state.value !== "running") return null;
  if (table.phone.value && table.isCoached.value) return null; // a phone has room for one: the coach is first
  const deeds = deedsOf(table, span);
  if (!deeds.length) return null;
  return html`<section class=${isOpen ? "recap" : "recap folded"} aria-label=${t("web-since-mine")}>
    <div class="row"><button type="button" class="recap-title" aria-expanded=${String(isOpen)}
      onClick=${() => setAsked({ turn, isOpen: !isOpen })}><${Icon} name="replay" /><b>${t("web-since-mine")}</b>
      ${!isOpen && deeds.map(({ seat }) => seat !== undefined && html`<${Seat} seat=${seat} />`)}</button>
      <span class="spacer"></span>
      ${
        table.moment.value.steps &&
        html`<button type="button" class="button quiet small"
          onClick=${() => playback.watch(beginsAt(table, span, deeds), span.n)}>
          <${Icon} name="play" />${t("wt-watch")}</button>`
      }</div>
    ${
      isOpen &&
      html`<ul class="recap-deeds">${deeds.map(
        ({ seat, sentences }, at) => html`<li key=${`${span.n} ${at}`}>
        ${seat === undefined ? html`<${Icon} name="deck" />` : html`<${Seat} seat=${seat} />`}
        <p>${fitting(table, sentences).map(
          (sentence, nth) => html`${nth > 0 ? " " : ""}<span class=${sentence.stands_out ? "strong" : ""}><${Sentence}
          table=${table} sentence=${sentence} log=${table.log.value} /></span>`,
        )}</p></li>`,
      )}</ul>`
    }</section>`;
}
