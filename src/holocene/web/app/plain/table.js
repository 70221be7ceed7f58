// The table of any game that brings no drawing of its own: zones of cards and figures, as the game spreads them out.
import { SeatTime } from "../clock/door.js";
import { html } from "../lib.js";
import { Icon, Points, Seat } from "../ui/marks.js";
import { t } from "../words.js";
import { Face, Hidden, rowsOf } from "./card.js";
import { Choose, offersOf } from "./choose.js";

/** @typedef {import("../table/model.js").TableModel} Model */
/** @typedef {import("../types/api.d.ts").Zone} Zone */
/** @typedef {import("../types/api.d.ts").Spread} Spread */

export const styles = ["plain"];
export const Decision = Choose;

/** @param {Model} table */
const spreadOf = (table) => /** @type {Spread | null} */ (table.preview.value) ?? { zones: [], figures: [] };

/** The figures of the table, or of a seat, in words. @param {Model} table @param {number | null} seat */
const figures = (table, seat) =>
  spreadOf(table)
    .figures.filter((each) => each.seat === seat)
    .map((each) => table.telling.value.say(`figure-${each.name}`, { n: each.n }));

/** @param {{table: Model}} props */
export const Status = ({ table }) =>
  figures(table, null).join(" · ") || t("web-players", { n: table.moment.value.seats.length });

/** @param {{table: Model}} props */
export function Table({ table }) {
  const m = table.moment.value;
  const seats = m.seats.map((_, at) => at);
  const own = Math.max(0, m.seat);
  const common = spreadOf(table).zones.filter((zone) => zone.seat === null);
  return html`<div class="plain-table">
    ${
      common.length > 0 &&
      html`<section class="panel plain-common" aria-label=${t("web-tab-table")}>
      ${common.map((zone) => html`<${Lying} key=${zone.name} table=${table} zone=${zone} />`)}</section>`
    }
    <div class="plain-seats" data-seats=${seats.length}>${[...seats.slice(own), ...seats.slice(0, own)].map(
      (/** @type {number} */ seat) => html`<${Player} key=${seat} table=${table} seat=${seat} />`,
    )}</div></div>`;
}

/** A player with all that is hers. @param {{table: Model, seat: number}} props */
function Player({ table, seat }) {
  const m = table.moment.value;
  const zones = spreadOf(table).zones.filter((zone) => zone.seat === seat);
  const total = m.scores?.totals?.[seat];
  const turn = m.to_act === seat && m.state === "running";
  const told = [t(seat === m.seat ? "web-you" : `web-kind-${m.seats[seat].kind}`), ...figures(table, seat)];
  return html`<section class="panel plain-seat" data-own=${seat === m.seat ? "true" : undefined}
    data-turn=${turn ? "true" : undefined} aria-labelledby=${`plain-${seat}`}>
    <header><h2 class="heading" id=${`plain-${seat}`}><${Seat} seat=${seat} />
      <span class="plain-who">${table.telling.value.seat(seat)}</span></h2>
      <span class="caption">${told.join(" · ")}</span>
      ${turn && html`<span class="rubric">${t(seat === m.seat ? "web-your-turn" : "web-turn")}</span>`}
      <${SeatTime} moment=${m} seat=${seat} /><span class="spacer"></span>
      ${total !== undefined && html`<${Points} n=${total} />`}</header>
    ${zones.map((zone) => html`<${Lying} key=${zone.name} table=${table} zone=${zone} />`)}</section>`;
}

/** Cards that lie together. @param {{table: Model, zone: Zone}} props */
function Lying({ table, zone }) {
  const rows = rowsOf(table.cards);
  const shown = zone.is_pile ? zone.cards.slice(-1) : zone.cards;
  const below = zone.is_pile ? zone.cards.length - shown.length : 0;
  const name = table.telling.value.say(`zone-${zone.name}`);
  const isEmpty = shown.length + zone.hidden === 0;
  return html`<section class="plain-zone" data-pile=${zone.is_pile ? "true" : undefined} aria-label=${name}>
    <h3 class="caption">${name}${
      below > 0 &&
      html` <span
      class="number">${t("table-cards", { n: below + 1 })}</span>`
    }</h3>
    ${isEmpty && html`<p class="plain-none">${t("table-no-cards")}</p>`}
    ${
      !isEmpty &&
      html`<ul class="plain-cards">
      ${shown.map((id) => html`<li key=${id} data-flip=${id}><${Card} table=${table} rows=${rows} id=${id} /></li>`)}
      ${zone.hidden > 0 && html`<li><${Hidden} n=${zone.hidden} /></li>`}</ul>`
    }</section>`;
}

/** Goes to what can be done with the card that was picked. */
function focusChoices() {
  const found = document.querySelector(".plain-picked button");
  if (found instanceof HTMLElement) found.focus();
}

/** A card; one that moves speak of can be picked, and the decision then shows those moves.
 * @param {{table: Model, rows: ReturnType<typeof rowsOf>, id: string}} props */
function Card({ table, rows, id }) {
  const moves = offersOf(table, id);
  const face = html`<${Face} game=${table.game} rows=${rows} id=${id} />`;
  if (!moves.length) return face;
  const isPicked = table.mark.value === id;
  const can = moves.some(({ move }) => table.can(move));
  const pick = () => {
    table.mark.value = isPicked ? null : id;
    if (!isPicked) setTimeout(focusChoices);
  };
  return html`<button type="button" class="plain-pick" data-can=${can ? "true" : undefined}
    aria-pressed=${String(isPicked)} onClick=${pick}>${face}${can && html`<${Icon} name="s-action" />`}</button>`;
}
