// Tricks and Actions as the log tells them: what the view no longer shows.
import { discoveryOf, faceOf, limits, viewOf } from "./facts.js";

/** @typedef {import("./facts.js").Card} Card */
/** @typedef {import("./facts.js").Model} Model */
/** @typedef {{seat: number, card: Card}} Play */
/** The round is 0 where the log begins in the middle of it: then nobody knows how many tricks there were before.
 * @typedef {{round: number, n: number, plays: Play[], ranks: {seat: number, rank: string}[], takes: Play[], aside:
 * number, winner: number | null}} Trick */
/** @typedef {import("../types/api.d.ts").EventShown} Event */
/** @typedef {{seat: number, events: Event[]}} Action */

const DISCOVERY = 1; // that everybody has beside the cards of a round
const PLAYS = new Set(["plays-card", "plays-calamity", "plays-discovery"]);
const TAKES = new Set(["takes-card", "takes-calamity", "takes-discovery", "swaps-discovery"]);

/** The tricks of the round that is played, and of those before it. @param {Model} table @returns {Trick[]} */
export function tricksOf(table) {
  /** @type {Trick[]} */
  const tricks = [];
  let round = Number(beginsWithDeal(table));
  let n = 0;
  /** @type {Trick | null} */
  let open = null;
  for (const { kind, facts } of table.log.value) {
    const seat = Number(facts.player);
    if (kind === "round-begins") [round, n, open] = [Number(facts.n), 0, null];
    else if (PLAYS.has(kind)) {
      if (!open || open.ranks.length) {
        open = { round, n: ++n, plays: [], ranks: [], takes: [], aside: 0, winner: null };
        tricks.push(open);
      }
      open.plays.push({ seat, card: cardOf(table, kind, facts) });
    } else if (open && kind.startsWith("ranks-")) open.ranks.push({ seat, rank: kind.slice(6) });
    else if (open && TAKES.has(kind)) open.takes.push({ seat, card: takenOf(table, open, kind, facts) });
    else if (open && kind === "wins-trick") open.winner = seat;
  }
  return tricks;
}

/** Whether the log begins with the deal, which it does not tell of: then it tells of everybody's cards of round 1. That
 * of a puzzle, or of a table that plays on, may begin in the middle of a round. @param {Model} table */
function beginsWithDeal(table) {
  const log = table.log.value;
  const end = log.findIndex(({ kind }) => kind === "round-begins");
  const first = end < 0 ? log : log.slice(0, end);
  return viewOf(table).players.every(({ hand }, seat) => {
    const played = first.filter(({ kind, facts }) => PLAYS.has(kind) && Number(facts.player) === seat).length;
    return played + (end < 0 ? hand.size : 0) === limits(table).hand + DISCOVERY;
  });
}

/** Whether the log tells a round from its beginning. @param {Model} table @param {number} round */
export const tellsAllOf = (table, round) =>
  round === 1
    ? beginsWithDeal(table)
    : table.log.value.some(({ kind, facts }) => kind === "round-begins" && Number(facts.n) === round);

/** Whether the log tells of every card of a trick, to the one who won it. @param {Trick | undefined} trick */
export const isTold = (trick) =>
  trick !== undefined && trick.winner !== null && trick.plays.length === trick.ranks.length;

/** A card that an event names by suit and number. @param {Model} table @param {Event["facts"]} facts */
const suitCard = (table, { suit, n, calamity }) => faceOf(table, String(suit), Number(n), String(calamity ?? ""));

/** @param {Model} table @param {string} kind @param {Event["facts"]} facts */
const cardOf = (table, kind, facts) =>
  kind === "plays-discovery" ? discoveryOf(table, String(facts.discovery)) : suitCard(table, facts);

/** @param {Model} table @param {Trick} trick @param {string} kind @param {Event["facts"]} facts */
function takenOf(table, trick, kind, facts) {
  if (kind.endsWith("-discovery")) return discoveryOf(table, String(facts.discovery));
  if (kind === "takes-card") return suitCard(table, facts);
  const played = trick.plays.find(({ card }) => card.calamity === facts.calamity);
  return played?.card ?? faceOf(table, "violet", 3, String(facts.calamity));
}

/** The Actions of the round that is played, in their order. @param {Model} table @returns {Action[]} */
export function actionsOf(table) {
  /** @type {Action[]} */
  let actions = [];
  for (const event of table.log.value) {
    if (event.kind === "round-begins") actions = [];
    else if (event.kind === "action-begins") actions.push({ seat: Number(event.facts.player), events: [] });
    else if (
      actions.length &&
      !["round-ends", "calamities-return", "scores-discoveries", "wins-game"].includes(event.kind)
    )
      actions[actions.length - 1].events.push(event);
  }
  return actions;
}

/** The order in which the cards of a whole trick are taken. @param {Trick | undefined} trick
 * @param {import("./facts.js").Laid[]} laid */
export function inOrder(trick, laid) {
  const seats = trick?.ranks.map((rank) => rank.seat) ?? [];
  return seats.length === laid.length
    ? seats
        .map((seat) => /** @type {import("./facts.js").Laid} */ (laid.find((each) => each.seat === seat)))
        .filter(Boolean)
    : laid;
}

/** What a card is called: two decks may hold the same. @param {Card} card */
const nameOf = (card) => card.discovery || `${card.suit} ${card.number} ${card.calamity}`;

/** Who has taken each card that has gone, by the seat that played it. Of equal cards, the one of the lowest seat goes
 * first. @param {Trick | undefined} trick @param {import("./facts.js").Laid[]} laid @returns {Map<number, number>} */
export function takersOf(trick, laid) {
  const gone = laid.filter(({ left }) => !left).sort((a, b) => a.seat - b.seat);
  /** @type {Map<number, number>} */
  const takers = new Map();
  for (const { seat, card } of trick?.takes ?? []) {
    const found = gone.find((each) => !takers.has(each.seat) && nameOf(each.card) === nameOf(card));
    if (found) takers.set(found.seat, seat);
  }
  return takers;
}
