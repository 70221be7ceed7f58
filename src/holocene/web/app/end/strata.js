// The strata of a game: a row a round, the oldest at the bottom, a column a seat, notes where it turned.
import { HistoryNote, notesOf } from "../history.js";
import { html } from "../lib.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { Emblem, Icon, Seat } from "../ui/marks.js";
import { ROMAN, t } from "../words.js";

/** @import { Chronicle, Mark, RoundTold, TurningPoint } from "../types/api.d.ts" */
/** @typedef {import("../table/model.js").TableModel} TableModel */
/** A game's picture of a mark: an emblem that stands for its name, or an icon beside it; `type` gives its colour.
 * @typedef {((table: TableModel, mark: Mark) => {emblem?: string, icon?: string, type?: string} | null) | undefined}
 *   PictureOf */

/** What a mark is called. @param {TableModel} table @param {Mark} mark */
const nameOf = (table, { card, what }) => (card ? table.telling.value.card(card) : table.telling.value.clause(what));

/** @param {TableModel} table @param {string} card */
function openNote(table, card) {
  openDialog(
    (close) => html`<${Dialog} title=${table.telling.value.card(card)} close=${close}>
      <${HistoryNote} game=${table.game} card=${card} /></${Dialog}>`,
  );
}

/** @param {{table: TableModel, mark: Mark, pictureOf: PictureOf}} props */
function MarkSign({ table, mark, pictureOf }) {
  const name = nameOf(table, mark);
  const { emblem, icon, type } = pictureOf?.(table, mark) ?? {};
  const words = mark.is_first ? `${name} (${t("end-first")})` : name;
  const inside = emblem
    ? html`<${Emblem} card=${emblem} /><span class="unseen">${words}</span>`
    : html`${icon && html`<${Icon} name=${icon} />`}<span>${name}</span>
      ${mark.is_first && html`<span class="unseen"> (${t("end-first")})</span>`}`;
  const classes = ["found", mark.is_first ? "first" : "", emblem ? "ring" : ""].filter(Boolean).join(" ");
  const hasNote = mark.card && notesOf(table.game)?.[mark.card];
  return html`<li class=${classes} data-type=${type}>${
    hasNote
      ? html`<button type="button" data-tip=${name} onClick=${() => openNote(table, mark.card)}>${inside}</button>`
      : html`<span data-tip=${name}>${inside}</span>`
  }</li>`;
}

/** @param {{table: TableModel, told: Chronicle, pictureOf: PictureOf}} props */
export function Strata({ table, told, pictureOf }) {
  const telling = table.telling.value;
  const seats = table.moment.value.seats.map((_, at) => at);
  const rounds = [...told.rounds].reverse();
  const hasAges = rounds.some(({ age }) => age > 0);
  const isWorded = !rounds.some(({ marks }) => marks.some((mark) => pictureOf?.(table, mark)?.emblem));
  const classes = ["strata", isWorded ? "with-words" : "", seats.length > 1 ? "" : "alone"].filter(Boolean).join(" ");
  return html`<section class="end-strata" aria-labelledby="h-strata"><h2 id="h-strata">${t("end-strata")}</h2>
    <p class="caption">${t("end-strata-note")}${seats.length > 1 && ` ${t("end-strata-first")}`}</p>
    <table class=${classes} style=${{ "--seats": seats.length }}><thead><tr>
      ${hasAges && html`<td class="strata-age"></td>`}
      <th scope="col" class="strata-round"><span class="unseen">${t("end-round")}</span></th>${seats.map(
        (seat) => html`<th scope="col"><span class="row"><${Seat} seat=${seat} />
        <span class="strata-name">${telling.seat(seat)}</span></span></th>`,
      )}<td></td></tr></thead>
    <tbody>${rounds.map(
      (each, at) => html`<${Row} key=${each.n} table=${table} round=${each} seats=${seats} pictureOf=${pictureOf}
        hasAges=${hasAges} below=${rounds[at + 1]} notes=${told.turning.filter(({ round }) => round === each.n)} />`,
    )}</tbody></table></section>`;
}

/** @param {{table: TableModel, round: RoundTold, seats: number[], pictureOf: PictureOf, hasAges: boolean,
 *   below?: RoundTold, notes: TurningPoint[]}} props */
function Row({ table, round, seats, pictureOf, hasAges, below, notes }) {
  const opens = below !== undefined && below.age !== round.age;
  return html`<tr class=${opens ? "strata-edge" : ""} data-age=${round.age || undefined}>
    ${hasAges && html`<td class="strata-age rock"><span class="unseen">${ROMAN[round.age]}</span></td>`}
    <th scope="row" class="strata-round"><span class="unseen">${t("end-round")} </span>${round.n}</th>
    ${seats.map((seat) => {
      const marks = round.marks.filter(({ player }) => player === seat);
      return html`<td class=${marks.length ? "" : "empty"}>${
        marks.length > 0 &&
        html`<span class="strata-who" aria-hidden="true"><${Seat} seat=${seat} /></span>
          <ul>${marks.map((mark) => html`<${MarkSign} table=${table} mark=${mark} pictureOf=${pictureOf} />`)}</ul>`
      }</td>`;
    })}
    <td class=${notes.length ? "strata-note" : "strata-note empty"}>${notes.map(
      ({ icon, sentence }) => html`<p><${Icon} name=${icon} />
        <span>${table.telling.value.told(sentence, [])}</span></p>`,
    )}</td></tr>`;
}
