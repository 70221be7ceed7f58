// What the table of S-Evolution reads out of a view: names, needs, prices, and what the moves of cards are called.

/** @typedef {import("../table/model.js").TableModel} Model */
/** @typedef {import("../types/view.d.ts").sEvolution.Card} Card */
/** @typedef {import("../types/view.d.ts").sEvolution.Hand} Hand */
/** @typedef {import("../types/view.d.ts").sEvolution.Laid} Laid */
/** @typedef {import("../types/view.d.ts").sEvolution.Player} Player */
/** @typedef {import("../types/view.d.ts").sEvolution.View} View */
/** @typedef {import("../types/view.d.ts").sEvolution.Printed} Printed what is on cards and boards */

/** @typedef {import("../types/view.d.ts").sEvolution.Outlook} Outlook what an Action will bring */
/** @typedef {import("../types/view.d.ts").sEvolution.Preview} Preview what the rules say of the moment */

export const GAME = "s-evolution";
export const SUITS = ["green", "orange", "blue", "violet"];
export const RESOURCES = ["food", "tools", "science"];
export const COLOURS = ["red", "green", "blue", "yellow"];
export const BUILDINGS = ["farm", "factory", "research-centre"];
export const ADVANTAGES = ["commerce", "prestige", "protection"];
export const PLACES = [...BUILDINGS, ...ADVANTAGES];
/** Phases of the tricks; the others belong to somebody's Action. */
export const TRICK_PHASES = new Set(["trump", "play", "take-card", "take-discovery"]);
/** @type {Record<string, string>} */
export const SUIT_OF = { food: "green", tools: "orange", science: "blue", joker: "violet", calamity: "violet" };
/** @type {Record<string, string>} */
const ICONS = { food: "food", tools: "tools", science: "bulb", prestige: "pl-prestige" };
/** The icon of a resource, a place or a Calamity. @param {string} name */
export const iconOf = (name) => ICONS[name] ?? name;

/** What is printed, of this game. @param {{cards: import("../types/view.d.ts").Cards | Record<string, never>}} table */
export const printedOf = ({ cards }) => /** @type {Printed} */ (cards);

/** @param {Model} table @returns {View} */
export const viewOf = (table) => /** @type {View} */ (table.view.value);

/** Whose turn it is: nobody's once the game is over, even where it ended before its time. @param {Model} table */
export const turnOf = (table) => (table.state.value === "over" ? null : viewOf(table).turn);

/** The player whose table this is: the reader, or for a spectator whoever acts. @param {Model} table */
export function ownSeat(table) {
  const view = viewOf(table);
  return table.seat.value >= 0 ? table.seat.value : (view.turn ?? 0);
}

/** What the rules say of the moment; null of a game that was played by other rules. @param {Model} table
 * @returns {Preview | null} */
export const previewOf = (table) => /** @type {Preview | null} */ (table.preview.value);

/** What a player needs of each resource, 0 where her Age asks for none. @param {Model} table @param {Player} player */
export const needsOf = (table, player) => previewOf(table)?.needs[player.seat] ?? RESOURCES.map(() => 0);

/** What will come of the Action of the player whose table this is; null where that is not known.
 * @param {Model} table @param {Player} player */
export function outlookOf(table, player) {
  const outlook = previewOf(table)?.outlook;
  return outlook?.seat === player.seat ? outlook : null;
}

/** @param {Model} table */
export const limits = (table) => printedOf(table).board.limits;

/** Pops that stand on places. @param {Player} player */
export const placed = (player) => PLACES.filter((place) => player.places[place] > 0).length;

/** @param {Model} table @param {string} place */
export const levels = (table, place) => printedOf(table).board.places[place].prices.length;

/** Whether what follows from the cards played is laid open (D5). @param {Model} table */
export const isCounted = (table) => viewOf(table).options.memory === "open";

/** The move that plays a card of a hand that is seen. @param {Card} card */
export const playOf = (card) => (card.kind === "discovery" ? "play discovery" : `play ${card.suit} ${card.number}`);

/** The move that takes a card of the trick. @param {Card} card */
export const takeOf = (card) =>
  `take ${card.kind === "discovery" ? card.discovery : card.calamity || `${card.suit} ${card.number}`}`;

/** A card's name on the page, so that it slides from hand to trick. @param {number} seat @param {Card} card */
export const flipOf = (seat, card) =>
  `c${seat}-${card.kind === "discovery" ? `d${card.age}` : `${card.suit}${card.number}`}`;

/** Hands come sorted by suit; within a suit by number. Cards of a pile by suit, for lists. @param {Card[]} cards */
export function bySuit(cards) {
  return SUITS.map((suit) => ({ suit, cards: cards.filter((card) => card.suit === suit) })).filter(
    (each) => each.cards.length > 0,
  );
}

/** A card of the deck as an event names it. @param {Model} table @param {string} suit @param {number} number
 * @param {string} [calamity] @returns {Card} */
export function faceOf(table, suit, number, calamity = "") {
  const row = printedOf(table).deck[`${suit} ${number}`];
  return { kind: row.kind, suit, number, amount: Number(row.amount || 0), calamity, discovery: "", age: 0, face: "" };
}

/** @param {Model} table @param {string} id @returns {Card} */
export function discoveryOf(table, id) {
  const row = printedOf(table).discoveries[id];
  return {
    kind: "discovery",
    suit: "",
    number: 0,
    amount: 0,
    calamity: "",
    discovery: id,
    age: row.age,
    face: row.face,
  };
}

/** A legal move of the reader as the moment tells it, also while a command is on its way; undefined where there is
 * none.
 * @param {Model} table @param {string} move */
export const legalMove = (table, move) => table.moment.value.moves.find((each) => each.move === move);

/** What a move would bring about, as the server foresees it. @param {Model} table @param {string} move */
export const foreseen = (table, move) =>
  (table.moment.value.preview?.foreseen[move] ?? []).map(({ key, facts }) => table.telling.value.say(key, facts));
