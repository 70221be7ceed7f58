// What the table of Progress knows of its view: names of numbers, values of skills, areas and hands. Nothing is drawn
// here.

/** @typedef {import("../types/view.d.ts").progress.CostLine} CostLine */
/** @typedef {import("../types/view.d.ts").progress.PrintedTechnology} Tech */
/** @typedef {import("../types/view.d.ts").progress.PrintedPersonality} Person */
/** @typedef {import("../types/view.d.ts").progress.PrintedMilestone} Milestone */
/** @typedef {import("../types/view.d.ts").progress.Printed} Printed what is on cards and boards */
/** @typedef {import("../types/view.d.ts").progress.Developing} Developing */
/** @typedef {import("../types/view.d.ts").progress.PlayerView} Player */
/** @typedef {import("../types/view.d.ts").progress.View} View */

/** @typedef {import("../types/view.d.ts").progress.Cost} Cost what the rules say of a card to this player */
/** @typedef {import("../types/view.d.ts").progress.Bill} Bill */
/** @typedef {import("../types/view.d.ts").progress.Payment} Payment */
/** What pays: tokens by type, and cards of hand in the order in which they are discarded.
 * @typedef {Pick<Payment, "tokens" | "discards">} Cover */
/** @typedef {import("../types/view.d.ts").progress.Own} Own */
/** @typedef {import("../types/view.d.ts").progress.Preview} Preview */
/** @typedef {import("../types/view.d.ts").progress.Survey} Survey */
/** @typedef {import("../types/view.d.ts").progress.Considered} Considered */

/** @import { Moment, Refusal } from "../types/api.d.ts" */
/** What every part of this table is given: the moment, the pack and the words, and what can be done.
 * @typedef {{view: View, preview: Preview, own: Own | null, surveyed: import("../lib.js").Signal<Survey | null>,
 *  cards: Printed, telling: import("../telling.js").Telling, moment: Moment, mine: boolean,
 *  legal: Set<string>, barriers: Set<string>, final: boolean, phone: boolean, tablet: boolean, fresh: Set<string>,
 *  play: (moves: string[]) => Promise<boolean>, why: (move: string) => Promise<Refusal | null>,
 *  order: (moves: string[]) => Promise<boolean>, survey: () => Promise<void>,
 *  consider: (moves: string[]) => Promise<Considered | null>, unpay: () => Promise<void>,
 *  quick: string, passed: boolean,
 *  foreseen: import("../types/api.d.ts").PreviewShown["foreseen"], askAgain: () => Promise<boolean>,
 *  isLesson: boolean}} Table
 *  `quick`: when one press will do; `passed`: a question was just passed over, `askAgain` asks it */

export const TYPES = ["science", "engineering", "culture"];
export const KNOWLEDGE = [...TYPES, "general"];
export const SKILLS = ["action", "draw", "hand", "shuffle", "development", "research", "quick-draw"];
export const POWERS = ["prestige", "population", "army"];

/** What is printed, of this game. @param {{cards: import("../types/view.d.ts").Cards | Record<string, never>}} table */
export const printedOf = ({ cards }) => /** @type {Printed} */ (cards);

/** @param {Table} table @param {string} id @returns {Tech} */
export const tech = (table, id) => table.cards.technologies[id];

/** The reader's own board, or that of the seat looked at; nobody's for a spectator. @param {Table} table
 * @returns {Player | null} */
export const me = (table) => (table.view.seat >= 0 ? table.view.players[table.view.seat] : null);

/** @param {Table} table @param {string} skill @param {number} position */
function valueAt(table, skill, position) {
  const { values } = table.cards.boards.skills[skill];
  return values[Math.min(position, values.length - 1)];
}

/** What a skill is worth on a position; Quick Draw has two numbers. @param {Table} table @param {string} skill
 * @param {number} position */
export const skillValue = (table, skill, position) => [valueAt(table, skill, position)].flat().join("/");

/** The value of a skill as a number; of Quick Draw, how many are drawn. @param {number | [number, number]} value */
export const numberOf = (value) => (Array.isArray(value) ? value[0] : value);

/** @param {Table} table @param {Player} player @param {string} skill */
export const skill = (table, player, skill) => numberOf(valueAt(table, skill, player.skills[skill]));

/** What a card is to the reader now; null for a spectator, and for cards that nobody has asked about yet.
 * @param {Table} table @param {string} id @returns {Cost | null} */
export const costOf = (table, id) => table.own?.hand[id] ?? table.surveyed.value?.technologies[id] ?? null;

/** Cards of a hand, one entry a copy, by age, type and name. @param {Table} table
 * @param {Record<string, number>} hand */
export function copies(table, hand) {
  const ids = Object.keys(hand).sort((a, b) => {
    const [x, y] = [tech(table, a), tech(table, b)];
    return x.age - y.age || TYPES.indexOf(x.type) - TYPES.indexOf(y.type) || a.localeCompare(b);
  });
  return ids.flatMap((id) => Array.from({ length: hand[id] }, (_, copy) => ({ id, copy, key: `${id}-${copy}` })));
}

/** The steps of power that a technology gives. @param {Tech} card */
export const powersOf = ({ prestige, population, army }) =>
  /** @type {[string, number][]} */ (Object.entries({ prestige, population, army })).filter(([, n]) => n > 0);

/** What a card gives: skill steps and tokens, power steps, and points. @param {Tech | Person | Milestone} card
 * @param {[string, number][]} [words] */
export function gains(card, words = "benefits" in card ? card.benefits : card.benefit) {
  const all = [...words.map(([name, n]) => ({ name, n }))];
  if ("army" in card) all.push(...powersOf(card).map(([name, n]) => ({ name, n })));
  return {
    top: all.filter((gain) => !POWERS.includes(gain.name)),
    middle: all.filter((gain) => POWERS.includes(gain.name)),
    vp: card.vp,
    perFive: "per_five" in card ? card.per_five : null,
  };
}

/** Moves that begin with a word, and what they name. @param {Table} table @param {string} verb */
export const naming = (table, verb) =>
  [...table.legal].filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1));

/** Technologies that a technology is a prerequisite of, in this game. @param {Table} table @param {string} id */
export function unlocked(table, id) {
  return Object.values(table.cards.technologies).filter(
    (row) => row.age <= table.view.last_age && row.costs.some((line) => line.prerequisite === id),
  );
}
