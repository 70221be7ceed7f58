// Notifications in this browser: whether it can show them, and its subscription. Nothing is asked before it is wanted.
import { get, post, remove } from "../api.js";
import { address } from "../root.js";

const PLACE = 24; // letters of a subscription's name
/** What a browser calls itself, and how people know it. */
const NAMES = { Firefox: "Firefox", Edg: "Edge", OPR: "Opera", Chrome: "Chrome", Safari: "Safari" };

/** Why notifications cannot be shown here: "none" where the browser has no such thing, or not on a page without
 * https; "denied" where its reader forbade them; else nothing. @returns {"" | "none" | "denied"} */
export function lacking() {
  const has = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
  if (!has || !isSecureContext) return "none";
  return Notification.permission === "denied" ? "denied" : "";
}

/** The worker of these pages, which shows them. */
async function worker() {
  await navigator.serviceWorker.register(address("/worker.js"), { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

/** The subscription of this browser, if it has one. */
async function subscription() {
  if (lacking() === "none") return null;
  const found = await navigator.serviceWorker.getRegistration(address("/"));
  return (await found?.pushManager?.getSubscription()) ?? null;
}

/** What the server calls a browser with that address. @param {string} endpoint */
async function placeOf(endpoint) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const letters = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0"));
  return letters.join("").slice(0, PLACE);
}

/** The name by which the server knows this browser; nothing where it does not. */
export async function ownPlace() {
  const found = await subscription();
  return found ? placeOf(found.endpoint) : "";
}

/** Asks the browser's reader, and then the server to send notifications here. Whether it came about; a browser whose
 * maker's service is out of reach throws. */
export async function begin() {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await worker();
  const { key } = await get("/push/key");
  await (await pushManager.getSubscription())?.unsubscribe(); // perhaps of another key: it would be refused
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  await post("/me/push", { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", label: browserName() });
  return true;
}

/** Has a browser shown nothing any more, this one or another. @param {string} place */
export async function end(place) {
  const own = await subscription();
  if (own && (await placeOf(own.endpoint)) === place) await own.unsubscribe();
  return remove(`/me/push/${place}`);
}

/** What this browser is called in a list. */
export function browserName() {
  const found = Object.entries(NAMES).find(([word]) => navigator.userAgent.includes(`${word}/`));
  const system = /\(([^;)]+)/.exec(navigator.userAgent)?.[1] ?? "";
  return [found?.[1], system].filter(Boolean).join(", ").slice(0, 80);
}
