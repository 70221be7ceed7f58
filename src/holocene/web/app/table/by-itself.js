// Moves that go by themselves: what the server calls usual (`preview.usual`), for those who wish so. All but what lies
// still leave a moment in which they can be stopped; what was taken back, or stopped, waits for its player.
import { html, useEffect, useRef } from "../lib.js";
import { coached, endsTurn, onlyCard, staysPut } from "../settings.js";
import { Icon } from "../ui/marks.js";
import { t } from "../words.js";

/** @typedef {import("./model.js").TableModel} TableModel */
/** @typedef {import("../types/api.d.ts").Usual} Usual */

/** Who wishes what. @type {Record<Usual["why"], import("../lib.js").Signal<boolean>>} */
const WISHES = { stays: staysPut, only: onlyCard, card: onlyCard, alike: onlyCard, most: onlyCard, end: endsTurn };
/** How long each can be stopped, in milliseconds: what the others did is seen meanwhile. The end of a turn can not be
 * taken back, so it waits longest. @type {Record<Usual["why"], number>} */
const PAUSES = { stays: 0, only: 1000, card: 1000, alike: 1000, most: 1500, end: 2000 };

/** Whether a player looks at this for the first time: she has done nothing yet, or a coach is telling her something.
 * @param {TableModel} table */
function isNew(table) {
  const { coach, seat } = table.moment.value;
  return (coached.value && coach.length > 0) || !table.log.value.some(({ facts }) => facts.player === seat);
}

/** What goes by itself at this moment, or null. @param {TableModel} table @returns {Usual | null} */
export function usualNow(table) {
  const m = table.moment.value;
  const usual = m.preview?.usual;
  if (!usual || !table.isMine.value || table.isLesson || m.n <= table.stopped.value) return null;
  if (usual.why !== "stays" && isNew(table)) return null;
  const isAsked = table.request.value || table.curtain.value !== null || table.hint.value || m.seats[m.seat]?.away;
  const isFree = !isAsked && !table.playback.isOn;
  return isFree && WISHES[usual.why].value ? usual : null;
}

/** Whether a question goes by so soon that it is not asked at all. @param {TableModel} table */
export function isPassing(table) {
  const m = table.moment.value;
  const isSent = table.busy.value && m.n === table.stopped.value;
  return m.preview?.usual?.why === "stays" && (isSent || usualNow(table) !== null);
}

/** Plays it when its time has come. @param {TableModel} table */
export function useByItself(table) {
  const usual = usualNow(table);
  const { n, version } = table.moment.value;
  const played = useRef(-1);
  useEffect(() => {
    if (!usual || played.current === version) return undefined;
    const timer = setTimeout(() => {
      played.current = version;
      table.stopped.value = n;
      if (usual.why === "stays") table.passed.value = n + 1;
      table.play(usual.move);
    }, PAUSES[usual.why]);
    return () => clearTimeout(timer);
  }, [usual?.move, n, version]);
}

/** Says what is about to happen, and stops it. @param {{table: TableModel}} props */
export function ByItself({ table }) {
  const usual = usualNow(table);
  if (!usual) return null;
  if (usual.why === "stays") return html`<span hidden data-by-itself></span>`;
  const stop = () => (table.stopped.value = table.moment.value.n);
  const key = usual.why === "end" ? "wc-ends" : `wc-${usual.why}`;
  const words = t(key, { move: table.telling.value.move(usual.move) });
  return html`<div class="soon-played" data-by-itself role="status" style=${{ "--pause": `${PAUSES[usual.why]}ms` }}>
    <span>${words}</span><button type="button" class="button" onClick=${stop}><${Icon} name="close" />
      ${t("wc-stop")}</button></div>`;
}
