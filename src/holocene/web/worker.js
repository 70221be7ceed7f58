// The worker of the installed app: where the server cannot be reached, a page says so. Pages come from the server, what
// it answers is never kept, and files are kept by their edition, so that no edition is mixed with another.

const EDITION = ""; // the server writes here which one it is: /at/…

const worker = /** @type {any} */ (self);
/** The folder of this server, "/" or "/holocene/". */
const root = new URL("./", worker.location.href).pathname;
const files = `${root}${EDITION.slice(1)}/`;
const own = `holocene ${root} `;
const name = own + EDITION;
const offline = `${root}offline`;
/** What that page is drawn with, and what every page begins with. */
const shell = [
  "offline.js",
  "styles/tokens+base+controls+marks+frame+offline.css",
  "styles/tokens+base+controls+marks+frame+places+dialogs+contrast.css",
  "bundle/app/main.js",
  "pictures/logo.svg",
  "pictures/icons.svg",
];

async function fill() {
  const cache = await caches.open(name);
  await cache.addAll([offline, ...(EDITION ? shell.map((path) => files + path) : [])]);
  await worker.skipWaiting();
}

async function begin() {
  const older = (await caches.keys()).filter((each) => each.startsWith(own) && each !== name);
  await Promise.all(older.map((each) => caches.delete(each)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** A page: the server's, or the one that says that there is none. @param {any} event */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(offline, { cacheName: name })) ?? Response.error();
  }
}

/** A file of this edition, which never changes. @param {Request} request */
async function file(request) {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // A server that has gone on to another edition says so by not promising that the file stays as it is.
  if (answer.ok && answer.headers.get("cache-control")?.includes("immutable")) await cache.put(request, answer.clone());
  return answer;
}

/** Shows what the server sends while no page is open. Browsers take that right from who shows nothing, so something is
 * shown whatever comes; of one table, the latest alone. @param {any} sent */
function tell(sent) {
  let told;
  try {
    told = sent.json();
  } catch {
    told = {};
  }
  const { title = "Holocene", body = "", tag = "holocene", path = root } = told;
  const icon = `${root}pictures/app-192.png`;
  return worker.registration.showNotification(title, { body, tag, icon, renotify: true, data: { path } });
}

/** Shows the table of a notification. @param {string} path */
async function open(path) {
  const pages = await worker.clients.matchAll({ type: "window" });
  const found = pages.find((/** @type {any} */ each) => new URL(each.url).pathname === path);
  return found ? found.focus() : worker.clients.openWindow(path);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(fill()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(begin()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin || pathname.startsWith(`${root}api/`)) return;
  if (mode === "navigate") event.respondWith(page(event));
  else if (EDITION && pathname.startsWith(files)) event.respondWith(file(event.request));
});
worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(tell(event.data)));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? root));
});
