// What a moment of Progress says about the technologies of the tree.

/** @typedef {{mine: Set<string>, developing: Set<string>, hand: Set<string>, piles: Set<string>, age: number, owners:
 * Map<string, number[]>, viewer: number}} TreeState */

/** What a moment of Progress says about every technology. @param {any} view @returns {TreeState} */
export function stateOf(view) {
  /** @type {Map<string, number[]>} */
  const owners = new Map();
  view.players.forEach((/** @type {any} */ player, /** @type {number} */ seat) => {
    for (const id of player.active) owners.set(id, [...(owners.get(id) ?? []), seat]);
  });
  const me = view.players[view.seat];
  return {
    mine: new Set(me?.active ?? []),
    developing: new Set((me?.developing ?? []).map((/** @type {any} */ each) => each.technology)),
    hand: new Set(Object.keys(me?.hand ?? {})),
    piles: new Set(view.piles.map((/** @type {string[]} */ pile) => pile.at(-1)).filter(Boolean)),
    age: view.age,
    owners,
    viewer: view.seat,
  };
}

/** The cost that is left: lines whose prerequisite is active, or under development, are free. @param {any} card
 * @param {TreeState | null} state */
export function costNow(card, state) {
  return card.costs.reduce(
    (/** @type {number} */ sum, /** @type {any} */ line) =>
      sum +
      (state && line.prerequisite && (state.mine.has(line.prerequisite) || state.developing.has(line.prerequisite))
        ? 0
        : line.amount),
    0,
  );
}

/** How a technology is drawn. @param {any} card @param {TreeState | null} state */
export function standing(card, state) {
  if (!state) return "";
  if (state.mine.has(card.id)) return "active";
  if (state.developing.has(card.id)) return "developing";
  if (state.hand.has(card.id)) return "held";
  return card.age > state.age ? "shut" : "";
}
