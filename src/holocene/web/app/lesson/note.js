// The coach of a first game: a word when something is new at this table. Each is said once for good, at no table again.
import { html, useEffect, useState } from "../lib.js";
import { coached, recall, remember } from "../settings.js";
import { Button, Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { toast } from "../ui/toast.js";
import { needWords, t } from "../words.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */
/** What is said, and since which move its reader could answer; −1 while others are to move.
 * @typedef {{key: string, since: number}} Note */

/** @param {string} game */
export const ready = (game) => Promise.all([needWords("web-lesson", `coach-${game}`), needStyles("note")]);

/** The keys that this browser has shown. @param {string} game @returns {string[]} */
const shown = (game) => recall(`coach-${game}`, []);

/** The first thing that was never said here. @param {TableModel} table */
function fresh(table) {
  const before = shown(table.game);
  return table.moment.value.coach.find((key) => !before.includes(key)) ?? "";
}

/** A note stays until it is put away, or until its reader has moved and is asked again.
 * @param {Note | null} note @param {TableModel} table @returns {Note | null} */
function onwards(note, table) {
  const { n, to_act, seat } = table.moment.value;
  if (note && to_act === seat && note.since < 0) return { ...note, since: n };
  if (note && !(to_act === seat && n > note.since && note.since >= 0)) return note;
  const key = fresh(table);
  if (!key) return null;
  remember(`coach-${table.game}`, [...shown(table.game), key]);
  return { key, since: to_act === seat ? n : -1 };
}

/** What is said at each table: the panel that it stands in goes while the others' moves are shown.
 * @type {WeakMap<TableModel, Note | null>} */
const said = new WeakMap();

/** @param {TableModel} table */
function useSaid(table) {
  const kept = useState(said.get(table) ?? null);
  useEffect(() => {
    said.set(table, kept[0]);
  }, [kept[0]]);
  return kept;
}

/** @param {{table: TableModel}} props */
export function CoachNote({ table }) {
  const [note, setNote] = useSaid(table);
  useEffect(() => setNote((was) => onwards(was, table)), [table.moment.value.n]);
  const speaks = note !== null && coached.value && !table.isOver.value;
  useEffect(() => {
    table.isCoached.value = speaks;
  }, [speaks]);
  if (!speaks) return null;
  const stop = () => {
    coached.value = false;
    toast(t("wl-notes-stopped"));
  };
  return html`<section class="note" aria-label=${t("wl-note")}>
    <p role="status"><${Icon} name="hint" /><span>${t(`coach-${table.game}-${note.key}`)}</span></p>
    <div class="row"><${Button} onClick=${() => setNote(null)}>${t("wl-note-seen")}</${Button}>
      <${Button} class="quiet" onClick=${stop}>${t("wl-notes-stop")}</${Button}></div></section>`;
}
