// What the Action will bring as things stand: the Harvest of the cards taken, and what paying the needs does.
import { BUILDINGS, limits, needsOf, RESOURCES, TRICK_PHASES, viewOf } from "./facts.js";

/** @typedef {import("./facts.js").Model} Model */
/** @typedef {import("./facts.js").Player} Player */
/** @typedef {import("./facts.js").Card} Card */

/** Whether the Harvest of cards and Buildings is still to come for a player, and whether her needs are.
 * @param {Model} table @param {number} seat @returns {{harvest: boolean, needs: boolean}} */
export function ahead(table, seat) {
  const view = viewOf(table);
  const { phase, turn, after } = view;
  if (view.phase === "over") return { harvest: false, needs: false };
  if (TRICK_PHASES.has(phase)) return { harvest: true, needs: true };
  if (seat === turn) {
    if (["calamity", "gain"].includes(phase) || (phase === "remove" && ["calamities", "calamity"].includes(after)))
      return { harvest: true, needs: true };
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

/** Whether it is her Action: what the view says of it is of the last one else. @param {Model} table
 * @param {Player} player */
function isActing(table, player) {
  const view = viewOf(table);
  return view.turn === player.seat && !TRICK_PHASES.has(view.phase);
}

/** The Calamities that a player still has to resolve: those of her Action, before it those she has taken.
 * @param {Model} table @param {Player} player @returns {string[]} */
function pending(table, player) {
  return isActing(table, player)
    ? viewOf(table).calamities
    : player.taken.filter((card) => card.kind === "calamity").map((card) => card.calamity);
}

/** @type {Record<string, string>} */
const BARS = { famine: "food", earthquake: "tools", fanaticism: "science" };

/** What a player will pay her needs with, as far as it is known: Calamities strike unmet, Jokers are counted apart
 * (H1–H4, X2–X6).
 * @param {Model} table @param {Player} player @param {Card} [more] a card that would be taken too */
export function harvest(table, player, more) {
  const { stock: most, population_min: least } = limits(table);
  const { age, population } = player;
  if (!ahead(table, player.seat).harvest) return { stock: player.stock, jokers: 0, strikes: 0, age, population };
  const strikes = [...pending(table, player), ...(more?.kind === "calamity" ? [more.calamity] : [])];
  const barred = [...(isActing(table, player) ? viewOf(table).barred : []), ...strikes.map((id) => BARS[id])];
  const cards = more ? [...player.taken, more] : player.taken;
  const storm = strikes.includes("hurricane") ? 1 : 0;
  const stock = RESOURCES.map((name, at) => {
    let n = Math.max(0, player.stock[at] - storm) + player.places[BUILDINGS[at]];
    for (const card of cards) if (card.kind === name && !barred.includes(name)) n += card.amount;
    return Math.min(most, n);
  });
  return {
    stock,
    jokers: cards.filter((card) => card.kind === "joker").length,
    strikes: strikes.length,
    age: strikes.includes("decadence") ? Math.max(1, age - 1) : age,
    population: strikes.includes("epidemic") ? Math.max(least, population - 1) : population,
  };
}

/** What paying the needs does (N2–N5, V1–V3). @param {Model} table @param {Player} player
 * @param {{stock: number[], age: number, population: number}} means */
export function needs(table, player, { stock, age, population }) {
  const rows = needsOf(table, age).map((name) => {
    const have = stock[RESOURCES.indexOf(name)];
    return { name, asked: population, paid: Math.min(have, population), full: have >= population };
  });
  const full = rows.filter((row) => row.full).length;
  const rises = full === rows.length && age < 6;
  const falls = age >= 3 && full === 0;
  const loses = age >= 3 && rows.some((row) => row.paid === 0) && population > limits(table).population_min;
  const counted = loses && !viewOf(table).options.points_before ? population - 1 : population;
  const prestige = full < rows.length ? player.places.prestige : 0;
  return { rows, rises, falls, loses, points: full * counted + prestige };
}
