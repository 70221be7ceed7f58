// What the Action will bring as things stand: the Harvest of the cards taken, and what paying the needs does.
import { BUILDINGS, limits, needsOf, RESOURCES, viewOf } from "./facts.js";

/** @typedef {import("./facts.js").Model} Model */
/** @typedef {import("./facts.js").Player} Player */
/** @typedef {import("./facts.js").Card} Card */

/** Whether the Harvest of cards and Buildings is still to come for a player, and whether her needs are.
 * @param {Model} table @param {number} seat @returns {{harvest: boolean, needs: boolean}} */
export function ahead(table, seat) {
  const view = viewOf(table);
  const { phase, turn, after } = view;
  if (view.phase === "over") return { harvest: false, needs: false };
  if (["trump", "play", "take-card", "take-discovery"].includes(phase)) return { harvest: true, needs: true };
  if (seat === turn) {
    if (["calamity", "gain"].includes(phase) || (phase === "remove" && ["calamities", "calamity"].includes(after))) return { harvest: true, needs: true };
    return { harvest: false, needs: ["joker", "commerce"].includes(phase) };
  }
  const acted = hasActed(table, seat);
  return { harvest: !acted, needs: !acted };
}

/** Whether a player's Action of this round is over or under way. @param {Model} table @param {number} seat */
function hasActed(table, seat) {
  const log = table.log.value;
  for (let at = log.length - 1; at >= 0; at--) {
    if (log[at].kind === "round-begins") return false;
    if (log[at].kind === "action-begins" && log[at].facts.player === seat) return true;
  }
  return false;
}

/** Stocks after the Harvest, as far as it is known: Jokers are counted apart (H2–H4, X2).
 * @param {Model} table @param {Player} player @param {Card} [more] a card that would be taken too */
export function harvest(table, player, more) {
  const view = viewOf(table);
  const most = limits(table).stock;
  const coming = ahead(table, player.seat).harvest;
  const barred = coming && view.turn === player.seat ? view.barred : [];
  const cards = more ? [...player.taken, more] : player.taken;
  let jokers = 0;
  const gained = RESOURCES.map((name, at) => {
    let n = player.places[BUILDINGS[at]];
    for (const card of cards) if (card.kind === name && !barred.includes(name)) n += card.amount;
    return n;
  });
  for (const card of cards) if (card.kind === "joker") jokers += 1;
  const strikes = cards.filter((card) => card.kind === "calamity").length;
  const stock = player.stock.map((n, at) => (coming ? Math.min(most, n + gained[at]) : n));
  return { stock, gained: coming ? gained : [0, 0, 0], jokers: coming ? jokers : 0, strikes: coming ? strikes : 0 };
}

/** What paying the needs of an Age from stocks does (N2–N5, V1–V3).
 * @param {Model} table @param {Player} player @param {number[]} stock */
export function needs(table, player, stock) {
  const { age, population } = player;
  const names = needsOf(table, age);
  const rows = names.map((name) => {
    const have = stock[RESOURCES.indexOf(name)];
    return { name, asked: population, paid: Math.min(have, population), full: have >= population };
  });
  const full = rows.filter((row) => row.full).length;
  const rises = full === rows.length && age < 6;
  const falls = age >= 3 && full === 0;
  const loses = age >= 3 && rows.some((row) => row.paid === 0) && population > limits(table).population_min;
  const counted = loses && !viewOf(table).options.points_before ? population - 1 : population;
  const prestige = full < rows.length ? player.places.prestige : 0;
  return { rows, rises, falls, loses, points: full * counted + prestige, prestige };
}
