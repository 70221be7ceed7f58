// What the table of S-Evolution reads out of a view: names, needs, prices, and what the moves of cards are called.

/** @typedef {import("../table/model.js").TableModel} Model */
/** @typedef {import("../types/view.d.ts").sEvolution.Card} Card */
/** @typedef {import("../types/view.d.ts").sEvolution.Hand} Hand */
/** @typedef {import("../types/view.d.ts").sEvolution.Laid} Laid */
/** @typedef {import("../types/view.d.ts").sEvolution.Player} Player */
/** @typedef {import("../types/view.d.ts").sEvolution.View} View */

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

/** @param {Model} table @returns {View} */
export const viewOf = (table) => /** @type {View} */ (table.view.value);

/** Whose turn it is: nobody's once the game is over, even where it ended before its time. @param {Model} table */
export const turnOf = (table) => (table.state.value === "over" ? null : viewOf(table).turn);

/** The player whose table this is: the reader, or for a spectator whoever acts. @param {Model} table */
export function ownSeat(table) {
  const view = viewOf(table);
  return table.seat.value >= 0 ? table.seat.value : (view.turn ?? 0);
}

/** Needs of an Age: names of resources. @param {Model} table @param {number} age @returns {string[]} */
export const needsOf = (table, age) => table.cards.board.needs[String(age)];

/** @param {Model} table @returns {{stock: number, population_min: number, population_max: number, rounds: number,
 * hand: number}} */
export const limits = (table) => table.cards.board.limits;

/** Pops that stand on places. @param {Player} player */
export const placed = (player) => PLACES.filter((place) => player.places[place] > 0).length;

/** @param {Model} table @param {string} place */
export const levels = (table, place) => /** @type {number} */ (table.cards.board.places[place].prices.length);

/** Whether what follows from the cards played is laid open (D5). @param {Model} table */
export const isCounted = (table) => viewOf(table).options.memory === "open";

/** Whether a player's card of a suit has a colour in a trick (K4, K7, K9). @param {View} view
 * @param {Player} player @param {string} suit */
export function hasColour(view, player, suit) {
  if (player.age < 3 || (player.hand.blind && view.options.blind_colour === "none")) return false;
  return view.options.early_trump === "fixed" || suit !== view.trump || player.age >= 5;
}

/** What a level costs from a lower one (M3, M9). @param {Model} table @param {string} place @param {number} from
 * @param {number} to */
export function price(table, place, from, to) {
  const row = table.cards.board.places[place];
  const steps = row.prices
    .slice(from, to)
    .reduce((/** @type {number} */ sum, /** @type {number} */ each) => sum + each, 0);
  const target = row.target_prices[to - 1];
  const difference = from ? target - row.target_prices[from - 1] : target;
  const n = /** @type {Record<string, number>} */ ({ step: steps, target, difference })[
    viewOf(table).options.level_price
  ];
  return { n, resource: /** @type {string} */ (row.resource) };
}

/** Points of face-up Discoveries by colour: how many, and what they are worth (E2).
 * @param {Model} table @param {Player} player @param {Card} [more] one that would lie face up too
 * @param {number} [instead] the Age whose card it replaces */
export function groups(table, player, more, instead) {
  const counts = [0, 0, 0, 0];
  for (const card of player.discoveries)
    if (player.face_up.includes(card.age) && card.age !== instead) counts[COLOURS.indexOf(card.face)] += 1;
  if (more) counts[COLOURS.indexOf(more.face)] += 1;
  const worth = table.cards.board.discoveries.points;
  return {
    counts,
    points: counts.map((n) => /** @type {number} */ (worth[n])),
    total: counts.reduce((sum, n) => sum + worth[n], 0),
  };
}

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
  const row = table.cards.deck[`${suit} ${number}`];
  return { kind: row.kind, suit, number, amount: Number(row.amount || 0), calamity, discovery: "", age: 0, face: "" };
}

/** @param {Model} table @param {string} id @returns {Card} */
export function discoveryOf(table, id) {
  const row = table.cards.discoveries[id];
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
