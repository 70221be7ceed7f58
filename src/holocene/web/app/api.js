// Asks the server. A token goes into a header, never into an address. A refusal becomes a Problem with its facts.
import { shownKey } from "./person.js";
import { address } from "./root.js";

/** @import { Answer, Body, Refusal, Refused } from "./types/api.d.ts" */

const PAUSE = 800; // milliseconds between two attempts

/** What the server answered instead of what was asked for; `status` 0 means that it could not be reached. */
export class Problem extends Error {
  /** @param {number} status @param {Partial<Refused>} body what the server says of it, if it is ours */
  constructor(status, body) {
    super(body.error ?? `status ${status}`);
    this.status = status;
    this.body = body;
    this.error = body.error ?? "";
    /** @type {Refusal | null} */
    this.refusal = body.refusal ?? null;
  }

  get isOffline() {
    return this.status === 0;
  }
}

/** What the server names some answers by, to be shown what changed since. @type {WeakMap<object, string>} */
const tags = new WeakMap();
/** @param {object} answer */
export const tagOf = (answer) => tags.get(answer) ?? "";

/** @param {string | null | undefined} token @param {Record<string, string>} [more] */
export function headers(token, more = {}) {
  return { ...more, ...shownKey(), ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}

/** @template {string} M @template {string} P @param {M} method @param {P} path
 * @param {{token?: string | null, body?: unknown, text?: string, signal?: AbortSignal}} [options]
 * @returns {Promise<Answer<`${M} ${P}`>>} */
async function ask(method, path, { token, body, text: plain, signal } = {}) {
  /** @type {Record<string, string>} */
  const sent =
    plain !== undefined
      ? { "Content-Type": "text/plain" }
      : body === undefined
        ? {}
        : { "Content-Type": "application/json" };
  let answer;
  try {
    answer = await fetch(address(`/api${path}`), {
      method,
      headers: headers(token, { Accept: "application/json", ...sent }),
      body: plain ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal,
      credentials: "omit",
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Problem(0, { error: "offline" });
  }
  /** @type {unknown} */
  const found = await answer.json().catch(() => ({})); // a proxy may say something in words of its own
  if (!answer.ok) throw new Problem(answer.status, typeof found === "object" && found ? found : {});
  if (found instanceof Object) tags.set(found, answer.headers.get("ETag") ?? "");
  return /** @type {Answer<`${M} ${P}`>} */ (found);
}

/** @template {string} P @param {P} path @param {{token?: string | null, signal?: AbortSignal}} [options] */
export const get = (path, options) => ask("GET", path, options);
/** @template {string} P @param {P} path @param {Body<`POST ${P}`>} body @param {string | null} [token] */
export const post = (path, body, token) => ask("POST", path, { body, token });
/** @template {string} P @param {P} path @param {Body<`PATCH ${P}`>} body */
export const patch = (path, body) => ask("PATCH", path, { body });
/** @template {string} P @param {P} path @param {Body<`PUT ${P}`>} body */
export const put = (path, body) => ask("PUT", path, { body });
/** Sends a file as it is. @template {string} P @param {P} path @param {string} text */
export const send = (path, text) => ask("POST", path, { text });
/** @template {string} P @param {P} path @param {string | null} [token] */
export const remove = (path, token) => ask("DELETE", path, { token });

/** Asks again when the answer was lost: for what may be said twice.
 * @template T @param {() => Promise<T>} what @param {number} tries @returns {Promise<T>} */
export async function insist(what, tries) {
  for (let left = tries; ; left--) {
    try {
      return await what();
    } catch (error) {
      if (!(error instanceof Problem && error.isOffline) || left <= 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** Answers that stay the same while the page lives. @type {Map<string, Promise<unknown>>} */
const kept = new Map();
/** @template {string} P @param {P} path */
function once(path) {
  const asked = /** @type {ReturnType<typeof get<P>> | undefined} */ (kept.get(path));
  if (asked) return asked;
  const found = get(path);
  kept.set(path, found);
  found.catch(() => kept.delete(path));
  return found;
}

/** The games with their options, bots and packs. */
export const games = () => once("/games");
/** The server itself. */
export const server = () => once("/server");
/** The cards of a game's pack. @param {string} game */
export const cards = (game) => once(`/games/${game}/cards`);
/** A true sentence of history a card. @param {string} game @param {string} language */
export const history = (game, language) => once(`/games/${game}/history?language=${language}`);
/** How strong players use the cards, at a kind of table or the usual one. @param {string} game
 * @param {number | null} table @param {string} language */
export const figures = (game, table, language) =>
  once(`/games/${game}/figures?language=${language}${table === null ? "" : `&table=${table}`}`);
/** The numbered law. @param {string} game @param {string} language */
export const law = (game, language) => once(`/games/${game}/law?language=${language}`);

/** A random word: a key by which the server knows a command that is sent again, or chance for a deal. */
export function randomWord() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
