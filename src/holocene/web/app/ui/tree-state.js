// What a moment of Progress says about the technologies of the tree.

/** @typedef {import("../types/view.d.ts").progress.PrintedTechnology} Tech */
/** @typedef {{mine: Set<string>, developing: Set<string>, hand: Set<string>, piles: Set<string>, age: number, owners:
 * Map<string, number[]>, viewer: number, costs: Record<string, {owed: number}>}} TreeState */

/** What a moment of Progress says about every technology.
 * @param {import("../types/view.d.ts").progress.View} view
 * @param {Record<string, {owed: number}>} [costs] what each asks of this player @returns {TreeState} */
export function stateOf(view, costs = {}) {
  /** @type {Map<string, number[]>} */
  const owners = new Map();
  view.players.forEach((player, seat) => {
    for (const id of player.active) owners.set(id, [...(owners.get(id) ?? []), seat]);
  });
  const me = view.players[view.seat];
  return {
    mine: new Set(me?.active ?? []),
    developing: new Set((me?.developing ?? []).map((each) => each.technology)),
    hand: new Set(Object.keys(me?.hand ?? {})),
    piles: new Set(view.piles.flatMap((pile) => pile.slice(-1))),
    age: view.age,
    owners,
    viewer: view.seat,
    costs,
  };
}

/** The cost that is left to this player; what is printed, where the tree is nobody's. @param {Tech} card
 * @param {TreeState | null} state */
export function costNow(card, state) {
  return state?.costs[card.id]?.owed ?? card.costs.reduce((sum, line) => sum + line.amount, 0);
}

/** How a technology is drawn. @param {Tech} card @param {TreeState | null} state */
export function standing(card, state) {
  if (!state) return "";
  if (state.mine.has(card.id)) return "active";
  if (state.developing.has(card.id)) return "developing";
  if (state.hand.has(card.id)) return "held";
  return card.age > state.age ? "shut" : "";
}
