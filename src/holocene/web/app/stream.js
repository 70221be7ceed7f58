// A live stream of server-sent events, read by fetch because a token needs a header. It goes on where it stopped.
import { headers } from "./api.js";
import { signal } from "./lib.js";
import { address } from "./root.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const SILENCE = 40000; // the server sends a heartbeat every 15 s

/** @typedef {import("./types/api.d.ts").Answer<`GET /tables/${string}/stream`>} Line what the server tells */
/** @typedef {"connecting" | "live" | "waiting" | "closed"} Connection */

/** @template [L=Line] */
export class Stream {
  /**
   * @param {string} path
   * @param {string | null} token
   * @param {(line: L) => void} told
   * @param {() => void} [refused] the server says no, for good
   * @param {{id: string, tag: string}} [seen] what was asked for just before, by its number and tag
   */
  constructor(path, token, told, refused, seen = { id: "", tag: "" }) {
    this.path = path;
    this.token = token;
    this.told = told;
    this.refused = refused;
    /** @type {import("./lib.js").Signal<Connection>} */
    this.state = signal("connecting");
    this.lastId = seen.id;
    this.tag = seen.tag;
    this.wait = FIRST_WAIT;
    this.abort = new AbortController();
    this.wake = () => {};
    this.onOnline = () => this.wake();
    addEventListener("online", this.onOnline);
    this.run();
  }

  close() {
    this.state.value = "closed";
    removeEventListener("online", this.onOnline);
    this.abort.abort();
    this.wake();
  }

  get isClosed() {
    return this.state.value === "closed";
  }

  async run() {
    while (!this.isClosed) {
      try {
        await this.read();
      } catch {
        // Whatever broke, the next attempt goes on after the last event.
      }
      if (this.isClosed) return;
      this.state.value = "waiting";
      const pause = this.wait * (0.75 + Math.random() / 2);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, pause);
        this.wake = () => {
          clearTimeout(timer);
          resolve(undefined);
        };
      });
    }
  }

  async read() {
    this.abort = new AbortController();
    /** @type {Record<string, string>} */
    const more = { Accept: "text/event-stream" };
    if (this.lastId) more["Last-Event-ID"] = this.lastId;
    if (this.tag) more["If-None-Match"] = this.tag;
    this.tag = ""; // whoever comes back later looks at all of it
    const answer = await fetch(address(`/api${this.path}`), {
      headers: headers(this.token, more),
      signal: this.abort.signal,
      credentials: "omit",
      cache: "no-store",
    });
    if ([401, 403, 404, 409, 410].includes(answer.status)) {
      this.state.value = "closed";
      this.refused?.();
      return;
    }
    if (!answer.ok || !answer.body) throw new Error(String(answer.status));
    this.state.value = "live";
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { value, done } = await this.before(SILENCE, reader.read());
      if (done) return;
      this.wait = FIRST_WAIT;
      rest += value.replaceAll("\r\n", "\n");
      for (let end = rest.indexOf("\n\n"); end >= 0; end = rest.indexOf("\n\n")) {
        this.event(rest.slice(0, end));
        rest = rest.slice(end + 2);
      }
    }
  }

  /** @param {string} block */
  event(block) {
    let event = "message";
    const data = [];
    for (const line of block.split("\n")) {
      const at = line.indexOf(":");
      if (at <= 0) continue;
      const value = line.slice(at + 1).replace(/^ /, "");
      const field = line.slice(0, at);
      if (field === "event") event = value;
      else if (field === "data") data.push(value);
      else if (field === "id") this.lastId = value;
    }
    if (data.length && this.state.value !== "closed")
      this.told(/** @type {L} */ (/** @type {unknown} */ ({ event, data: JSON.parse(data.join("\n")) })));
  }

  /** @template T @param {number} limit @param {Promise<T>} promise @returns {Promise<T>} */
  before(limit, promise) {
    let timer = 0;
    const silence = new Promise((_, reject) => {
      timer = setTimeout(() => {
        this.abort.abort();
        reject(new Error("silence"));
      }, limit);
    });
    return /** @type {Promise<T>} */ (Promise.race([promise, silence]).finally(() => clearTimeout(timer)));
  }
}
