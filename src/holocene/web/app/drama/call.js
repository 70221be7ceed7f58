// A table that waits calls: by title and icon, by a bell, and by a notification where the page is hidden.
import { gameWords } from "../games.js";
import { useEffect, useRef } from "../lib.js";
import { file } from "../root.js";
import { recall, remember } from "../settings.js";
import { toast } from "../ui/toast.js";
import { t } from "../words.js";
import { call, hush } from "./calling.js";
import { notify } from "./choices.js";
import { sound } from "./sounds.js";

/** @typedef {import("../table/state.js").TableState} TableState */
/** @typedef {import("../types/api.d.ts").Moment} Moment */

/** Whether the table waits for the seat that looks at it. @param {Moment} m */
export const isDue = (m) => m.state === "running" && m.seat >= 0 && m.to_act === m.seat && !m.seats[m.seat]?.away;

/** Whether somebody else plays from another place. @param {Moment} m */
export const hasOthers = (m) => m.seats.some((seat, at) => at !== m.seat && seat.kind === "human" && !seat.here);

/** A notification; one of a table takes the place of the one before. Phones show them by the worker alone.
 * @param {string} id @param {string} body */
async function send(id, body) {
  if (!("Notification" in globalThis) || Notification.permission !== "granted" || !notify.value) return;
  const title = t("web-your-turn");
  const options = { body, tag: id, icon: file("/pictures/app-192.png") };
  try {
    const sent = new Notification(title, options);
    sent.onclick = () => {
      window.focus();
      sent.close();
    };
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { ...options, data: { path: location.pathname } });
  }
}

/** Asks once, after a move at a table with others, whether notifications are wanted; the browser asks after that. */
function offer() {
  const isOpen = "Notification" in globalThis && Notification.permission === "default" && notify.value;
  if (!isOpen || recall("notify-asked", false)) return;
  remember("notify-asked", true);
  const close = toast(t("drama-notify-offer"), {
    icon: "hint",
    lasts: 20000,
    action: { words: t("drama-notify-yes"), run: () => Notification.requestPermission().finally(close) },
  });
}

/** Follows whose turn it is at a table, from a moment on. @param {TableState} table @param {Moment} began */
export function useCall(table, began) {
  const m = table.moment.value;
  const before = useRef(began);
  useEffect(() => {
    const [last, wasDue] = [before.current, isDue(before.current)];
    before.current = m;
    const isAlone = table.mine.value.length > 1; // one screen for several: the curtain calls
    if (table.isReplay || table.isLesson || isAlone || last.seat !== m.seat) return;
    if (isDue(m) && !wasDue) {
      sound("turn");
      call(1, t("web-your-turn"));
      if (document.visibilityState === "hidden") send(table.id, gameWords(table.game, "title"));
    } else if (!isDue(m)) {
      hush();
      if (wasDue && m.n > last.n && hasOthers(m)) offer();
    }
  }, [m]);
  useEffect(() => hush, [table]);
}
