// What the reader has in mind but has not sent: the kind of action, a chosen card, how it is paid, cards to discard.
import { announce } from "../announce.js";
import { batch, signal } from "../lib.js";
import { copies, me, tech } from "./facts.js";

/** @typedef {import("./facts.js").Table} Table */
/** @typedef {import("./facts.js").Bill} Bill */
/** @typedef {import("./facts.js").Cover} Cover */
/** @typedef {import("./facts.js").Payment} Payment */

/** The kind of action whose choices are open: discover, research, draw, quick, shuffle, free or none. */
export const kind = signal("");
/** The card chosen to be discovered or researched. */
export const chosen = signal("");
/** The section of the milestone that is to be paid, from 1; 0 for none. */
export const section = signal(0);
/** How the cost is paid; null is the cheapest way. @type {import("../lib.js").Signal<Cover | null>} */
export const cover = signal(null);
/** What the server said of covers for the cost in mind. @type {import("../lib.js").Signal<Map<string, Payment>>} */
export const payments = signal(new Map());
/** Cards to discard (or to give), by key, in order; null is what the server would choose.
 * @type {import("../lib.js").Signal<string[] | null>} */
const picked = signal(null);
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
    drop();
    picked.value = null;
    reason.value = null;
    kind.value = "";
  });
}

/** Another cost is in mind, or none: what was said of covers was of the last one. */
function drop() {
  cover.value = null;
  payments.value = new Map();
}

/** @param {string} id */
export function choose(id) {
  batch(() => {
    section.value = 0;
    drop();
    reason.value = null;
    chosen.value = chosen.value === id ? "" : id;
  });
}

/** @param {number} n */
export function chooseSection(n) {
  batch(() => {
    chosen.value = "";
    drop();
    reason.value = null;
    section.value = n;
  });
}

/** The move that begins to pay what is in mind; "" for a payment that was begun, null for none.
 * @param {Table} table */
function beginning(table) {
  if (!table.mine) return null;
  if (table.view.phase === "pay") return "";
  if (table.view.phase !== "act") return null;
  if (section.value) return `section ${section.value}`;
  return chosen.value ? `discover ${chosen.value}` : null;
}

/** The cost that is being paid now, planned or begun; null for none. @param {Table} table @returns {Bill | null} */
export function bill(table) {
  const begins = beginning(table);
  return begins === null ? null : (table.own?.bills[begins] ?? null);
}

/** The printed lines of that cost. @param {Table} table */
export function linesOf(table) {
  const { view } = table;
  const [card, at] = view.phase === "pay" ? [view.card, view.section] : [chosen.value, section.value];
  return card ? tech(table, card).costs : [table.cards.milestones[view.milestone].costs[at - 1]];
}

/** The hand without the card that is being paid for. @param {Table} table @param {Bill} due */
export function spendable(table, due) {
  const hand = copies(table, me(table)?.hand ?? {});
  const at = hand.findIndex((each) => each.id === due.kept);
  return at < 0 ? hand : hand.filter((_, n) => n !== at);
}

/** @param {Cover} cover */
const keyOf = ({ tokens, discards }) => JSON.stringify([Object.entries(tokens).sort(), discards]);

/** The cover in mind. @param {Table} table @returns {Cover} */
export const coverNow = (table) => cover.value ?? bill(table)?.plan ?? { tokens: {}, discards: [] };

/** What the cover in mind comes to; null while the server has not said it. @param {Table} table
 * @returns {Payment | null} */
export function paymentNow(table) {
  if (!cover.value) return bill(table)?.plan ?? null;
  return payments.value.get(keyOf(cover.value)) ?? null;
}

/** Asks what the cover in mind comes to, and all that are one press away, so that the next press need not wait.
 * @param {Table} table */
export async function askAhead(table) {
  const begins = beginning(table);
  const now = coverNow(table);
  const flips = Object.entries(now.tokens).flatMap(([type, n]) => Array(n).fill(`flip ${type}`));
  const discards = now.discards.map((id) => `discard ${id}`);
  const found = await table.consider([...(begins ? [begins] : []), ...flips, ...discards]);
  if (!found || begins !== beginning(table)) return;
  const known = /** @type {Payment[]} */ (found.payments);
  payments.value = new Map([...payments.value, ...known.map((each) => /** @type {const} */ ([keyOf(each), each]))]);
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

/** The cards in mind, by key. @param {Table} table @returns {string[]} */
export function pickedNow(table) {
  if (picked.value) return picked.value;
  const counts = new Map();
  return (table.own?.least ?? []).map((id) => {
    counts.set(id, (counts.get(id) ?? -1) + 1);
    return `${id}-${counts.get(id)}`;
  });
}

/** Picks a card, or puts it back; one too many drops the first. @param {Table} table @param {string} key */
export function pick(table, key) {
  const now = pickedNow(table);
  const most = table.own?.wanted ?? 0;
  picked.value = now.includes(key)
    ? now.filter((/** @type {string} */ each) => each !== key)
    : [...now, key].slice(Math.max(0, now.length + 1 - most));
}

/** Asks why a move is not allowed, and shows the answer with its rule. @param {Table} table @param {string} move */
export async function askWhy(table, move) {
  const refusal = await table.why(move);
  if (!refusal) return;
  reason.value = { words: table.telling.reason(refusal), rule: refusal.rule };
  announce(`${reason.value.words} (${refusal.rule})`, { now: true });
}
