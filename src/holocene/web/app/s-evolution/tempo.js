// How the moves of the others are seen at this table: card by card, the whole trick for a while, and who takes what.
import { discoveryOf, faceOf } from "./facts.js";

/** @import { EventShown } from "../types/api.d.ts" */
/** @typedef {import("../tempo/looks.js").Frame} Frame */
/** @typedef {import("../tempo/motion.js").Flight} Flight */
/** @typedef {import("../tempo/motion.js").Lying} Lying */
/** @typedef {import("./facts.js").Model} Model */

const PLAYS = new Set(["plays-card", "plays-calamity", "plays-discovery"]);
const TAKES = new Set(["takes-card", "takes-calamity", "takes-discovery", "swaps-discovery"]);

/** Whether a trick has become whole. @param {EventShown[]} events */
const isHeld = (events) => events.some(({ kind }) => kind.startsWith("ranks-"));

/** A player's board. @param {Model} table @param {number} seat */
const boardOf = (table, seat) =>
  document.querySelector(seat === table.seat.value ? "#me" : `.rival[aria-labelledby="h-p${seat}"]`);

/** @param {EventShown} event @param {Model} table @param {Lying[]} lying @returns {Flight[]} */
function flights({ kind, facts }, table, lying) {
  const seat = Number(facts.player);
  const board = boardOf(table, seat);
  if (PLAYS.has(kind)) return played(seat, board, table);
  if (!TAKES.has(kind)) return [];
  const at = lying.findIndex(({ copy }) => isNamed(copy, facts, table));
  if (at < 0) return [];
  const [{ rect, copy }] = lying.splice(at, 1); // two cards may be alike
  const pile = facts.discovery
    ? ".six .now"
    : seat === table.seat.value
      ? ".taken"
      : ".whole > .hand-line:last-of-type";
  return [{ from: rect, to: board?.querySelector(pile) ?? board?.querySelector(".heading"), copy }];
}

/** A card comes from the hand of a rival, face down where it was played blind; the reader's own slides from her hand.
 * @param {number} seat @param {Element | null} board @param {Model} table @returns {Flight[]} */
function played(seat, board, table) {
  const slot = document.querySelector(`.trick .played[data-at="${seat}"] .suit-card`);
  const isBlind = table.view.value.players[seat].hand.blind;
  const from = seat === table.seat.value ? document.querySelector("#hand .cards") : board?.querySelector(".hand-line");
  if (!slot || !from || (seat === table.seat.value && !isBlind)) return [];
  const back = document.createElement("div");
  back.className = "suit-card face-down";
  back.dataset.seat = String(seat + 1);
  return [{ from: from.getBoundingClientRect(), to: slot, copy: isBlind ? back : slot, turns: slot }];
}

/** Whether a card that lies there is the one that an event names. @param {HTMLElement} copy
 * @param {EventShown["facts"]} facts @param {Model} table */
function isNamed(copy, facts, table) {
  const name = copy.querySelector(".suit-name")?.textContent ?? "";
  if (facts.discovery) return name.includes(table.telling.value.card(String(facts.discovery)));
  if (facts.calamity) return name.includes(table.telling.value.card(String(facts.calamity)));
  return copy.dataset.suit === facts.suit && copy.querySelector(".number")?.textContent === String(facts.n);
}

/** A move that made the trick whole and cleared it as well is seen in two parts: the whole trick, and what came of it.
 * @param {Frame} before @param {Frame} after @param {Model} table @returns {Frame[]} */
function amid(before, after, table) {
  const { events } = after.moment;
  const until = events.findLastIndex(({ kind }) => kind.startsWith("ranks-"));
  if (until < 0 || !events.some(({ kind }) => kind === "wins-trick")) return [after];
  const seen = events.slice(0, until + 1);
  const view = /** @type {import("./facts.js").View} */ (before.moment.view);
  const ranks = new Map(seen.filter(({ kind }) => kind.startsWith("ranks-")).map((each) => [each.facts.player, each]));
  const laid = [
    ...view.trick,
    ...seen
      .filter(({ kind }) => PLAYS.has(kind))
      .map(({ kind, facts }) => ({
        seat: Number(facts.player),
        card:
          kind === "plays-discovery"
            ? discoveryOf(table, String(facts.discovery))
            : faceOf(table, String(facts.suit), Number(facts.n), String(facts.calamity ?? "")),
      })),
  ].map((each) => ({ ...each, left: true, rank: ranks.get(each.seat)?.kind.slice(6) ?? "other" }));
  const whole = {
    moment: {
      ...after.moment,
      view: { ...view, trick: laid, phase: "take-card", taking: [], turn: null },
      events: seen,
      moves: [],
    },
    story: before.story,
    log: [...table.log.value.filter(({ n }) => n < after.moment.n), ...seen],
  };
  return [whole, { ...after, moment: { ...after.moment, events: events.slice(until + 1) } }];
}

/** @type {import("../tempo/playback.js").Ways} */
export const tempo = {
  isHeld,
  amid,
  lying: ".trick .suit-card:not(.ghost):not(.gone)", // what was taken lies there only as a mark
  watched: ".rival .stocks li, .rival .population, .rival .place, .rival .six li, .rival .points",
  flights,
};
