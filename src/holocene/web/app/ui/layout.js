// Where the technologies stand in the tree: rows by age and by what they need, columns by sweeps to the mean of
// neighbours.

/** @typedef {{x: Map<string, number>, row: Map<string, number>, bands: {age: number, from: number, to: number}[],
 * rows: number, needs: Map<string, string[]>, opens: Map<string, string[]>}} Layout */

const MOST = 8;
const GAP = 1 / 9.2;
/** @type {Record<string, number>} */
const ORDER = { science: 0, culture: 1, engineering: 2 };

/** @typedef {import("./tree-state.js").Tech} Tech */

/** @param {Tech[]} cards @returns {Layout} */
export function layout(cards) {
  const byId = new Map(cards.map((card) => [card.id, card]));
  /** @type {Map<string, string[]>} */
  const needs = new Map(
    cards.map((card) => [
      card.id,
      [...new Set(card.costs.flatMap(({ prerequisite: id }) => (id && byId.has(id) ? [id] : [])))],
    ]),
  );
  /** @type {Map<string, string[]>} */
  const opens = new Map(cards.map((card) => [card.id, []]));
  for (const [id, list] of needs) for (const each of list) opens.get(each)?.push(id);
  const level = levels(byId, needs);
  const bands = [];
  /** @type {string[][]} */
  const rows = [];
  for (const age of [...new Set(cards.map((card) => card.age))].sort()) {
    const ids = cards.filter((card) => card.age === age).map((card) => card.id);
    const high = even(ids, level, opens, byId);
    const from = rows.length;
    for (let k = 0; k < high; k++) rows.push([]);
    for (const id of ids) rows[from + (level.get(id) ?? 0)].push(id);
    bands.push({ age, from, to: rows.length });
  }
  const x = sweep(rows, byId, needs, opens);
  const row = new Map(rows.flatMap((ids, at) => ids.map((id) => [id, at])));
  return { x, row, bands, rows: rows.length, needs, opens };
}

/** How many steps of its own age a technology stands on. @param {Map<string, Tech>} byId
 * @param {Map<string, string[]>} needs */
function levels(byId, needs) {
  /** @type {Map<string, number>} */
  const level = new Map();
  const find = (/** @type {string} */ id) => {
    const known = level.get(id);
    if (known !== undefined) return known;
    const same = (needs.get(id) ?? []).filter((each) => byId.get(each)?.age === byId.get(id)?.age);
    const found = /** @type {number} */ (1 + Math.max(-1, ...same.map(find)));
    level.set(id, found);
    return found;
  };
  for (const id of byId.keys()) find(id);
  return level;
}

/** Moves technologies up within an age, so that no row is too full. @param {string[]} ids
 * @param {Map<string, number>} level @param {Map<string, string[]>} opens @param {Map<string, Tech>} byId */
function even(ids, level, opens, byId) {
  let high = Math.max(...ids.map((id) => level.get(id) ?? 0)) + 1;
  const size = (/** @type {number} */ at) => ids.filter((id) => level.get(id) === at).length;
  for (const id of [...ids].sort((a, b) => (level.get(b) ?? 0) - (level.get(a) ?? 0))) {
    const kids = (opens.get(id) ?? []).filter((each) => byId.get(each)?.age === byId.get(id)?.age);
    const limit = Math.min(high, ...kids.map((kid) => level.get(kid) ?? 0)) - 1;
    for (let at = level.get(id) ?? 0; at < limit && size(at) > MOST && size(at + 1) < MOST; at++) level.set(id, at + 1);
  }
  if (size(high - 1) > MOST + 1) high += 1;
  for (const id of ids.filter((each) => level.get(each) === high - 2))
    if (size(high - 2) > MOST && size(high - 1) < MOST) level.set(id, high - 1);
  return high;
}

/** @param {string[][]} rows @param {Map<string, Tech>} byId @param {Map<string, string[]>} needs
 * @param {Map<string, string[]>} opens */
function sweep(rows, byId, needs, opens) {
  /** @type {Map<string, number>} */
  const x = new Map();
  const at = (/** @type {string} */ id) => x.get(id) ?? 0.5;
  const orderOf = (/** @type {string} */ id) => ORDER[byId.get(id)?.type ?? ""] ?? 0;
  for (const ids of rows) {
    ids.sort((a, b) => orderOf(a) - orderOf(b));
    for (const [n, id] of ids.entries()) x.set(id, (n + 0.5) / ids.length);
  }
  for (let round = 0; round < 40; round++) {
    for (const ids of round % 2 ? rows : [...rows].reverse()) {
      const want = new Map(
        ids.map((id) => {
          const near = [...(needs.get(id) ?? []), ...(opens.get(id) ?? [])];
          const mean = near.length ? near.reduce((sum, each) => sum + at(each), 0) / near.length : at(id);
          return [id, mean * 0.85 + at(id) * 0.15];
        }),
      );
      ids.sort((a, b) => (want.get(a) ?? 0) - (want.get(b) ?? 0));
      const places = spread(ids.map((id) => Math.min(Math.max(want.get(id) ?? 0, GAP / 2), 1 - GAP / 2)));
      for (const [n, id] of ids.entries()) x.set(id, places[n]);
    }
  }
  return x;
}

/** Pushes places apart until they have room. @param {number[]} places */
function spread(places) {
  const gap = Math.min(GAP, 1 / places.length);
  const last = places.length - 1;
  for (let round = 0; round < 60; round++) {
    for (let i = 0; i < last; i++) {
      const lack = gap - (places[i + 1] - places[i]);
      if (lack > 0) {
        places[i] -= lack / 2;
        places[i + 1] += lack / 2;
      }
    }
    if (places.length) {
      places[0] = Math.max(places[0], gap / 2);
      places[last] = Math.min(places[last], 1 - gap / 2);
    }
  }
  return places;
}
