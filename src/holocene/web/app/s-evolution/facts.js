// What the table of S-Evolution reads out of a view: names, needs, prices, and what the moves of cards are called.

/** @typedef {import("../table/model.js").TableModel} Model */
/** @typedef {{kind: string, suit: string, number: number, amount: number, calamity: string, discovery: string, age:
 * number, face: string}} Card */
/** @typedef {{size: number, blind: boolean, invaded: boolean, holds_discovery: boolean, positions: number[], cards:
 * (Card | null)[], contents: Card[] | null}} Hand */
/** @typedef {{seat: number, card: Card, rank: string, left: boolean}} Laid */
/** @typedef {{seat: number, colour: string, age: number, population: number, stock: number[], places: Record<string,
 * number>, score: number, points: number[], discoveries: Card[], face_up: number[], hand: Hand, pile_size: number,
 * pile: Card[] | null, unseen: Card[], void: string[], aside: Card[], taken: Card[], taken_from: string[], blind_next:
 * boolean, invaded_next: boolean}} Player */
/** @typedef {{seat: number | null, players: Player[], round: number, rounds: number, phase: string, turn: number |
 * null, leader: number, trump: string, fixed: string, trick: Laid[], taking: number[], calamities: string[],
 * protected: boolean, barred: string[], todo: number, asked: string[], paid: string[], payers: number, after: string,
 * grown: boolean, risen: boolean, moving: string, winners: number[], options: Record<string, boolean>}} View */

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
export const viewOf = (table) => table.view.value;

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

/** What a level costs from a lower one (M3, M9). @param {Model} table @param {string} place @param {number} from
 * @param {number} to */
export function price(table, place, from, to) {
  const row = table.cards.board.places[place];
  const n = viewOf(table).options.target_price
    ? row.target_prices[to - 1]
    : row.prices.slice(from, to).reduce((/** @type {number} */ sum, /** @type {number} */ each) => sum + each, 0);
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
 * @param {Model} table @param {string} move @returns {{move: string, barrier: boolean} | undefined} */
export const legalMove = (table, move) =>
  table.moment.value.moves?.find((/** @type {any} */ each) => each.move === move);
