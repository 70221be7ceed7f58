// What a card was in the world outside the game: one true sentence with its source. They are asked for when a card is
// opened, something new is found or a game is over, and never with a table; of cards without one nothing is shown.
import { history as asked } from "./api.js";
import { gameNamed } from "./games.js";
import { html, signal } from "./lib.js";
import { Dialog, openDialog } from "./ui/dialog.js";
import { language, t } from "./words.js";

/** @import { EventShown, NoteShown } from "./types/api.d.ts" */
/** @typedef {import("./table/state.js").TableState} TableState */
/** @typedef {Record<string, NoteShown>} Notes by card */

const SHOWN = 3; // sentences at the end of a game

/** What was asked for, by game and language; null while it is on its way.
 * @type {Map<string, import("./lib.js").Signal<Notes | null>>} */
const told = new Map();

/** All sentences of a game, or nothing yet: who reads them is drawn again when they come. @param {string} game */
export function notesOf(game) {
  const key = `${game}/${language.value}`;
  const known = told.get(key);
  if (known) return known.value;
  const notes = signal(/** @type {Notes | null} */ (null));
  told.set(key, notes);
  asked(game, language.value).then(
    (found) => {
      notes.value = found.notes;
    },
    () => told.delete(key), // a card without its sentence is still a card; asked for anew by who opens the next
  );
  return notes.value;
}

/** The sentence of a card. @param {{game: string, card: string, short?: boolean}} props `short`: without its source,
 * which the card itself tells */
export function HistoryNote({ game, card, short = false }) {
  const note = notesOf(game)?.[card];
  return (
    note &&
    html`<aside class="history-note" aria-label=${t("table-history")}>
      <p>${note.sentence}</p>${!short && html`<p class="caption" lang="en"><cite>${note.source}</cite></p>`}</aside>`
  );
}

/** The door to it where cards stand close together. @param {{game: string, card: string, name: string}} props */
export function HistoryDoor({ game, card, name }) {
  if (!notesOf(game)?.[card]) return null;
  const open = () =>
    openDialog(
      (close) => html`<${Dialog} title=${name} close=${close}><${HistoryNote} game=${game} card=${card} /></${Dialog}>`,
    );
  return html`<button type="button" class="chip tap" onClick=${open}>${t("table-history")}
    <span class="unseen">: ${name}</span></button>`;
}

/** Who was the first at the table to come to each card, and by which event. @param {string} game
 * @param {EventShown[]} log @returns {Map<string, EventShown>} */
export function firsts(game, log) {
  const findings = gameNamed(game)?.findings ?? {};
  const found = new Map();
  for (const event of log) {
    const card = event.facts[findings[event.kind]];
    if (card !== undefined && event.facts.player !== undefined && !found.has(card)) found.set(card, event);
  }
  return found;
}

/** A few of many, from the first to the last. @template T @param {T[]} all @returns {T[]} */
export function spread(all) {
  if (all.length <= SHOWN) return all;
  return Array.from({ length: SHOWN }, (_, at) => all[Math.floor((at * (all.length - 1)) / (SHOWN - 1))]);
}

/** The cards that a player was the first to come to; everybody's for a spectator. @param {TableState} table */
export function ownFirsts(table) {
  const seat = table.seat.value;
  return [...firsts(table.game, table.log.value)]
    .filter(([, event]) => seat < 0 || event.facts.player === seat)
    .map(([card]) => card);
}

/** The sentence of what an event brought its reader before anybody else, where it was seen to happen.
 * @param {{table: TableState, event: EventShown}} props */
export function FoundNow({ table, event }) {
  const findings = gameNamed(table.game)?.findings ?? {};
  const card = event.facts[findings[event.kind]];
  const isOwn = event.facts.player === table.seat.value && event.n > table.opened;
  if (card === undefined || !isOwn || firsts(table.game, table.log.value).get(String(card)) !== event) return null;
  return html`<${HistoryNote} game=${table.game} card=${String(card)} short />`;
}

/** What a player's people were the first to find, told of a few, at the end of a game.
 * @param {{table: TableState}} props */
export function DugUp({ table }) {
  const notes = notesOf(table.game) ?? {};
  const cards = spread(ownFirsts(table).filter((card) => notes[card]));
  return (
    cards.length > 0 &&
    html`<section class="dug-up"><h3>${t("table-dug-up")}</h3><ul>${cards.map(
      (card) => html`<li key=${card}><b>${table.telling.value.card(card)}</b>
        <${HistoryNote} game=${table.game} card=${card} /></li>`,
    )}</ul></section>`
  );
}
