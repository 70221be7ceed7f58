// These pages as an app: a worker that has something to show without the server.
import { address } from "./root.js";

/** Only over https, or at this machine itself: elsewhere browsers have no workers. */
export function install() {
  const worker = navigator.serviceWorker?.register(address("/worker.js"), { updateViaCache: "none" });
  worker?.catch(() => {}); // where it is forbidden, the pages do without
}
