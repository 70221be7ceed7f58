// The reckoning of a payment: what is owed, the cheapest cover, what covers which line, and the moves that pay
// (A10-A14, N1-N6).
import { area, copies, me, TYPES, tech } from "./facts.js";

/** @typedef {import("./facts.js").Table} Table */
/** @typedef {import("./facts.js").CostLine} CostLine */
/** A cost: its lines with those that a prerequisite meets, what is owed by type, and the moves that begin to pay it.
 * @typedef {{lines: (CostLine & {met: boolean})[], owed: Record<string, number>, pool: number, card: string, kept:
 * string, first: string[]}} Bill */
/** What pays: tokens by type, and cards of hand in the order in which they are discarded.
 * @typedef {{tokens: Record<string, number>, discards: string[]}} Cover */

/** @param {Table} table @param {CostLine[]} costs @param {string} kept the card that cannot pay for itself
 * @param {string[]} first @returns {Bill} */
function billOf(table, costs, kept, first) {
  const player = me(table);
  const have = player ? area(player) : new Set();
  const lines = costs.map((line) => ({ ...line, met: line.prerequisite !== null && have.has(line.prerequisite) }));
  const owed = Object.fromEntries(TYPES.map((type) => [type, 0]));
  for (const line of lines) if (!line.met) owed[line.type] += line.amount;
  return { lines, owed, pool: table.view.pool, card: kept, kept, first };
}

/** The cost of discovering a card of hand. @param {Table} table @param {string} id */
export const billOfCard = (table, id) => billOf(table, tech(table, id).costs, id, [`discover ${id}`]);

/** The cost of a section of the current milestone, counted from 1. @param {Table} table @param {number} section */
export function billOfSection(table, section) {
  const costs = [table.cards.milestones[table.view.milestone].costs[section - 1]];
  return billOf(table, costs, "", [`section ${section}`]);
}

/** What is still to be paid of a cost that was begun: the card has left the hand already. @param {Table} table
 * @returns {Bill} */
export function billDue(table) {
  const { view } = table;
  const bill = view.card ? billOfCard(table, view.card) : billOfSection(table, view.section);
  return { ...bill, owed: { ...view.owed }, kept: "", first: [] };
}

/** @param {Record<string, number>} owed */
const total = (owed) => TYPES.reduce((sum, type) => sum + owed[type], 0);

/** The hand without the card that is being paid for. @param {Table} table @param {Bill} bill */
export function spendable(table, bill) {
  const hand = copies(table, me(table)?.hand ?? {});
  const at = hand.findIndex((each) => each.id === bill.kept);
  return at < 0 ? hand : hand.filter((_, n) => n !== at);
}

/** How much General Knowledge a cover yields beside what is spare. @param {Table} table @param {Cover} cover */
const general = (table, cover) =>
  (cover.tokens.general ?? 0) + cover.discards.reduce((sum, id) => sum + tech(table, id).discard, 0);

/** What typed tokens leave to be paid by General Knowledge. @param {Bill} bill @param {Cover} cover */
const untyped = (bill, cover) =>
  TYPES.reduce((sum, type) => sum + Math.max(0, bill.owed[type] - (cover.tokens[type] ?? 0)), 0);

/** What is still lacking (positive) or left over (negative). @param {Table} table @param {Bill} bill
 * @param {Cover} cover */
export const lacking = (table, bill, cover) => untyped(bill, cover) - bill.pool - general(table, cover);

/** How dear a card is to a hand: one that can no longer be played is cheap, one whose prerequisites are met dear.
 * @param {Table} table @param {string} id @param {boolean} spare whether another copy stays in hand
 * @param {Bill} bill */
function worth(table, id, spare, bill) {
  const player = me(table);
  const card = tech(table, id);
  const have = player ? area(player) : new Set();
  if (have.has(id) || id === bill.card) return 0.1;
  if (spare) return 0.3;
  const met = card.costs.filter((line) => line.prerequisite && have.has(line.prerequisite)).length;
  return 2 + met + card.vp / 2 + (card.age === table.view.age ? 0.5 : 0);
}

/** The cheapest discards that yield at least so much: the least worth, then the least left over.
 * @param {Table} table @param {Bill} bill @param {string[]} ids @param {number} need */
function cheapestDiscards(table, bill, ids, need) {
  /** @type {Map<number, {price: number, ids: string[]}>} */
  let best = new Map([[0, { price: 0, ids: [] }]]);
  const rest = { ...(me(table)?.hand ?? {}) };
  for (const id of ids) {
    rest[id] -= 1;
    const dear = worth(table, id, rest[id] > 0, bill);
    const next = new Map(best);
    for (const [sum, found] of best) {
      if (sum >= need) continue;
      const yields = sum + tech(table, id).discard;
      const price = found.price + dear + Math.max(0, yields - need) * 0.6;
      if (price < (next.get(yields)?.price ?? Infinity)) next.set(yields, { price, ids: [...found.ids, id] });
    }
    best = next;
  }
  const enough = [...best].filter(([sum]) => sum >= need).sort((a, b) => a[1].price - b[1].price);
  return enough.length ? enough[0][1].ids : ids;
}

/** Typed tokens that could pay what General Knowledge would else pay (N6). @param {Table} table @param {Bill} bill */
export const typedHelp = (table, bill) =>
  TYPES.some((type) => bill.owed[type] > 0 && (me(table)?.ready[type] ?? 0) > 0);

/** The cheapest cover: tokens come back at Upkeep, so they pay before cards; typed ones before General Knowledge,
 * which can
 * pay any other cost of the turn. @param {Table} table @param {Bill} bill @returns {Cover} */
export function cheapest(table, bill) {
  const ready = me(table)?.ready ?? {};
  /** @type {Cover} */
  const cover = { tokens: {}, discards: [] };
  for (const type of TYPES) cover.tokens[type] = Math.min(bill.owed[type], ready[type] ?? 0);
  cover.tokens.general = Math.max(0, Math.min(ready.general ?? 0, untyped(bill, cover) - bill.pool));
  const need = lacking(table, bill, cover);
  if (need > 0) {
    const ids = spendable(table, bill)
      .map((each) => each.id)
      .filter((id) => tech(table, id).discard > 0);
    cover.discards = inOrder(table, cheapestDiscards(table, bill, ids, need));
    dropSuperfluous(table, bill, cover);
  }
  return cover;
}

/** A smaller cover where a chosen token turns out not to be needed. @param {Table} table @param {Bill} bill
 * @param {Cover} cover */
function dropSuperfluous(table, bill, cover) {
  while ((cover.tokens.general ?? 0) > 0 && lacking(table, bill, cover) < 0) cover.tokens.general -= 1;
}

/** Discards so that the dearest comes last: none is taken once the cost is covered (N5). @param {Table} table
 * @param {string[]} ids */
const inOrder = (table, ids) => [...ids].sort((a, b) => tech(table, a).discard - tech(table, b).discard);

/** The moves of a cover, or nothing where it does not pay or holds more than can be spent. @param {Table} table
 * @param {Bill} bill @param {Cover} cover @returns {string[] | null} */
export function movesOf(table, bill, cover) {
  const flips = [...TYPES, "general"].flatMap((type) => Array(cover.tokens[type] ?? 0).fill(`flip ${type}`));
  for (const ids of [cover.discards, inOrder(table, cover.discards)]) {
    const moves = [...flips, ...ids.map((id) => `discard ${id}`)];
    const paid = paidBy(table, bill, moves);
    if (paid) return [...bill.first, ...paid];
  }
  return null;
}

/** The moves, if each of them helps and they cover the cost; where a typed token could still pay, what is left over is
 * spent
 * by a move of its own (N6). @param {Table} table @param {Bill} bill @param {string[]} moves
 * @returns {string[] | null} */
function paidBy(table, bill, moves) {
  const owed = { ...bill.owed };
  const ready = { ...(me(table)?.ready ?? {}) };
  let pool = bill.pool;
  for (const move of moves) {
    const [verb, name] = [move.slice(0, move.indexOf(" ")), move.slice(move.indexOf(" ") + 1)];
    const isTyped = verb === "flip" && name !== "general";
    if (isTyped ? owed[name] <= 0 : total(owed) <= pool) return null;
    if (isTyped) [owed[name], ready[name]] = [owed[name] - 1, ready[name] - 1];
    else pool += verb === "discard" ? tech(table, name).discard : 1;
  }
  if (total(owed) > pool) return null;
  return TYPES.some((type) => owed[type] > 0 && ready[type] > 0) ? [...moves, "spend"] : moves;
}

/** What covers each line, in order: its prerequisite, tokens of its type, then General Knowledge.
 * @param {Table} table @param {Bill} bill @param {Cover} cover
 * @returns {{line: CostLine & {met: boolean}, by: {kind: "token" | "spare" | "card", id: string, n: number}[], paid:
 * number}[]} */
export function coverOfLines(table, bill, cover) {
  const typed = { ...cover.tokens };
  const sources = [
    { kind: /** @type {const} */ ("spare"), id: "general", n: bill.pool },
    { kind: /** @type {const} */ ("token"), id: "general", n: cover.tokens.general ?? 0 },
    ...cover.discards.map((id) => ({ kind: /** @type {const} */ ("card"), id, n: tech(table, id).discard })),
  ];
  const begun = bill.first.length === 0;
  const owed = { ...bill.owed };
  return bill.lines.map((line) => {
    /** @type {{kind: "token" | "spare" | "card", id: string, n: number}[]} */
    const by = [];
    if (line.met) return { line, by, paid: line.amount };
    const due = begun ? Math.min(line.amount, owed[line.type]) : line.amount;
    owed[line.type] -= due;
    let left = due;
    const own = Math.min(left, typed[line.type] ?? 0);
    if (own) by.push({ kind: "token", id: line.type, n: own });
    typed[line.type] = (typed[line.type] ?? 0) - own;
    left -= own;
    for (const source of sources) {
      const n = Math.min(left, source.n);
      if (n > 0) by.push({ kind: source.kind, id: source.id, n });
      source.n -= n;
      left -= n;
    }
    return { line, by, paid: line.amount - left };
  });
}

/** How much Knowledge is missing for a card even with all that there is; 0 or less where it can be paid.
 * @param {Table} table @param {string} id */
export function shortage(table, id) {
  const player = me(table);
  if (!player) return 0;
  const bill = billOfCard(table, id);
  const short = TYPES.reduce((sum, type) => sum + Math.max(0, bill.owed[type] - player.ready[type]), 0);
  const cards = spendable(table, bill).reduce((sum, each) => sum + tech(table, each.id).discard, 0);
  return short - bill.pool - player.ready.general - cards;
}

/** What is to be paid for a card by tokens and discards, after prerequisites and spare Knowledge.
 * @param {Table} table @param {string} id */
export function price(table, id) {
  const bill = billOfCard(table, id);
  return Math.max(0, total(bill.owed) - bill.pool);
}
