// What the reader has in mind but has not sent: the kind of action, a chosen card, how it is paid, cards to discard.
import { announce } from "../announce.js";
import { batch, signal } from "../lib.js";
import { billDue, billOfCard, billOfSection, cheapest } from "./paying.js";

/** @typedef {import("./facts.js").Table} Table */
/** @typedef {import("./paying.js").Cover} Cover */

/** The kind of action whose choices are open: discover, research, draw, quick, shuffle, free or none. */
export const kind = signal("");
/** The card chosen to be discovered or researched. */
export const chosen = signal("");
/** The section of the milestone that is to be paid, from 1; 0 for none. */
export const section = signal(0);
/** How the cost is paid; null is the cheapest way. @type {import("../lib.js").Signal<Cover | null>} */
export const cover = signal(null);
/** Cards to discard (or to give), by key, in order. @type {import("../lib.js").Signal<string[]>} */
export const picked = signal([]);
/** Whether the hand is being marked for the next Upkeep. */
export const marking = signal(false);
/** Why something cannot be done. @type {import("../lib.js").Signal<{words: string, rule: string} | null>} */
export const reason = signal(null);

let seen = "";

/** Forgets what was in mind when the table has moved on. @param {Table} table */
export function keepUp(table) {
  const now = `${table.moment.table}/${table.moment.n}/${table.moment.seat}`;
  if (now === seen) return;
  seen = now;
  forget();
}

/** Back to the first question. */
export function forget() {
  batch(() => {
    chosen.value = "";
    section.value = 0;
    cover.value = null;
    picked.value = [];
    reason.value = null;
    kind.value = "";
  });
}

/** @param {string} id */
export function choose(id) {
  batch(() => {
    section.value = 0;
    cover.value = null;
    reason.value = null;
    chosen.value = chosen.value === id ? "" : id;
  });
}

/** @param {number} n */
export function chooseSection(n) {
  batch(() => {
    chosen.value = "";
    cover.value = null;
    reason.value = null;
    section.value = n;
  });
}

/** The cost that is being paid now, planned or begun; null for none. @param {Table} table */
export function bill(table) {
  if (!table.mine) return null;
  if (table.view.phase === "pay") return billDue(table);
  if (table.view.phase !== "act") return null;
  if (section.value) return billOfSection(table, section.value);
  return chosen.value && table.legal.has(`discover ${chosen.value}`) ? billOfCard(table, chosen.value) : null;
}

/** The cover in mind. @param {Table} table @returns {Cover} */
export function coverNow(table) {
  const due = bill(table);
  return cover.value ?? (due ? cheapest(table, due) : { tokens: {}, discards: [] });
}

/** Adds a card to the payment or takes it out; `n` counts its copies. @param {Table} table @param {string} id */
export function toggleDiscard(table, id) {
  const now = coverNow(table);
  const at = now.discards.indexOf(id);
  const discards = at < 0 ? [...now.discards, id] : now.discards.filter((_, n) => n !== at);
  cover.value = { ...now, discards };
}

/** @param {Table} table @param {string} type @param {number} n */
export function setTokens(table, type, n) {
  const now = coverNow(table);
  cover.value = { ...now, tokens: { ...now.tokens, [type]: n } };
}

/** Picks a card, or puts it back; one too many drops the first. @param {string} key @param {number} most */
export function pick(key, most) {
  const now = picked.value;
  picked.value = now.includes(key)
    ? now.filter((/** @type {string} */ each) => each !== key)
    : [...now, key].slice(-most);
}

/** Asks why a move is not allowed, and shows the answer with its rule. @param {Table} table @param {string} move */
export async function askWhy(table, move) {
  const refusal = await table.why(move);
  if (!refusal) return;
  reason.value = { words: table.telling.reason(refusal), rule: refusal.rule };
  announce(`${reason.value.words} (${refusal.rule})`, { now: true });
}
