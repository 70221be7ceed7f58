// What results add up to: by game and number of players, by opponents, and by the cards that one came to.

/** @typedef {import("../results.js").Result} Result */
/** @typedef {{n: number, won: number, points: number[]}} Sum games, victories, and the points of each */
/** @typedef {{card: string, n: number, won: number}} Favourite */

const FEWEST = 3; // games with a card before it counts as one to win with
const PEOPLE = ""; // among the levels of opponents

/** Own games, in the order in which they ended. @param {Record<string, Result>} all @returns {Result[]} */
export const ownGames = (all) => Object.values(all).filter(({ seat, totals }) => seat >= 0 && seat < totals.length);

/** @param {Result} result */
export const isWon = ({ winners, seat, totals }) => totals.length > 1 && winners.includes(seat);

/** @param {Result[]} games @returns {Sum} */
export const summed = (games) => ({
  n: games.length,
  won: games.filter(isWon).length,
  points: games.map(({ totals, seat }) => totals[seat]),
});

/** Groups by what is said of a game; a game may belong to several. @template K @param {Result[]} games
 * @param {(game: Result) => K[]} keysOf @returns {Map<K, Result[]>} */
function grouped(games, keysOf) {
  const found = new Map();
  for (const game of games) for (const key of new Set(keysOf(game))) found.set(key, [...(found.get(key) ?? []), game]);
  return found;
}

/** By number of players, the fewest first. @param {Result[]} games @returns {[number, Sum][]} */
export function byPlayers(games) {
  const found = [...grouped(games, ({ totals }) => [totals.length])];
  return found.sort(([a], [b]) => a - b).map(([n, some]) => [n, summed(some)]);
}

/** By who sat there too: levels of bots as they are ordered, people ("") last. Of older results this is not known.
 * @param {Result[]} games @param {string[]} levels @returns {[string, Sum][]} */
export function byOpponents(games, levels) {
  const against = games.filter(({ bots, totals }) => bots && totals.length > 1);
  const found = [...grouped(against, ({ bots, seat }) => (bots ?? []).filter((_, at) => at !== seat))];
  const rank = (/** @type {string} */ level) => (level === PEOPLE ? 1000 : levels.indexOf(level));
  return found.sort(([a], [b]) => rank(a) - rank(b)).map(([level, some]) => [level, summed(some)]);
}

/** Cards by how often one came to them, and those that one won with most. @param {Result[]} games */
export function favourites(games) {
  const known = games.filter(({ found }) => found);
  /** @type {Favourite[]} */
  const all = [...grouped(known, ({ found }) => found ?? [])].map(([card, some]) => ({ card, ...summed(some) }));
  const share = (/** @type {Favourite} */ { n, won }) => won / n;
  return {
    known: known.length,
    cards: all.length,
    most: [...all].sort((a, b) => b.n - a.n || b.won - a.won),
    best: all.filter(({ n, won }) => n >= FEWEST && won > 0).sort((a, b) => share(b) - share(a) || b.n - a.n),
  };
}

/** Every day that is named anywhere in what was kept: `2026-11-18`. @param {unknown} kept @returns {string[]} */
export const daysIn = (kept) => [...new Set(JSON.stringify(kept ?? null).match(/\b\d{4}-\d\d-\d\d\b/g) ?? [])].sort();
