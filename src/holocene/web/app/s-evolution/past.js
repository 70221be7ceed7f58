// Tricks and Actions as the log tells them: what the view no longer shows.
import { discoveryOf, faceOf } from "./facts.js";

/** @typedef {import("./facts.js").Card} Card */
/** @typedef {import("./facts.js").Model} Model */
/** @typedef {{seat: number, card: Card}} Play */
/** @typedef {{round: number, n: number, plays: Play[], ranks: {seat: number, rank: string}[], takes: Play[], aside:
 * number, winner: number | null}} Trick */
/** @typedef {{seat: number, events: any[]}} Action */

const PLAYS = new Set(["plays-card", "plays-calamity", "plays-discovery"]);
const TAKES = new Set(["takes-card", "takes-calamity", "takes-discovery", "swaps-discovery"]);

/** The tricks of the round that is played, and of those before it. @param {Model} table @returns {Trick[]} */
export function tricksOf(table) {
  /** @type {Trick[]} */
  const tricks = [];
  let round = 1;
  let n = 0;
  /** @type {Trick | null} */
  let open = null;
  for (const { kind, facts } of table.log.value) {
    if (kind === "round-begins") [round, n, open] = [facts.n, 0, null];
    else if (PLAYS.has(kind)) {
      if (!open || open.ranks.length) {
        open = { round, n: ++n, plays: [], ranks: [], takes: [], aside: 0, winner: null };
        tricks.push(open);
      }
      open.plays.push({ seat: facts.player, card: cardOf(table, kind, facts) });
    } else if (open && kind.startsWith("ranks-")) open.ranks.push({ seat: facts.player, rank: kind.slice(6) });
    else if (open && TAKES.has(kind)) open.takes.push({ seat: facts.player, card: takenOf(table, open, kind, facts) });
    else if (open && kind === "wins-trick") open.winner = facts.player;
  }
  return tricks;
}

/** @param {Model} table @param {string} kind @param {any} facts */
const cardOf = (table, kind, facts) =>
  kind === "plays-discovery" ? discoveryOf(table, facts.discovery) : faceOf(table, facts.suit, facts.n, facts.calamity);

/** @param {Model} table @param {Trick} trick @param {string} kind @param {any} facts */
function takenOf(table, trick, kind, facts) {
  if (kind.endsWith("-discovery")) return discoveryOf(table, facts.discovery);
  if (kind === "takes-card") return faceOf(table, facts.suit, facts.n);
  return (
    trick.plays.find(({ card }) => card.calamity === facts.calamity)?.card ?? faceOf(table, "violet", 3, facts.calamity)
  );
}

/** The Actions of the round that is played, in their order. @param {Model} table @returns {Action[]} */
export function actionsOf(table) {
  /** @type {Action[]} */
  let actions = [];
  for (const event of table.log.value) {
    if (event.kind === "round-begins") actions = [];
    else if (event.kind === "action-begins") actions.push({ seat: event.facts.player, events: [] });
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
