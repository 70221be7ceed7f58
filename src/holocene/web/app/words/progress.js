// Decisions and moves of Progress in words: keys, facts and kinds (the twin of games/progress/board/moves.py).

const VERBS = ["discover", "research", "discard", "take back", "complete", "give", "take"];
/** What the last word of a move that names no technology stands for. @type {Record<string, string>} */
const ARGUMENTS = {
  "draw deck": "age",
  "draw pile": "age",
  "quick draw deck": "age",
  "quick draw pile": "age",
  shuffle: "age",
  flip: "knowledge",
  section: "n",
  guide: "person",
};
/** @type {Record<string, string>} */
const GROUPS = {
  discover: "group-moves-discover",
  research: "group-moves-research",
  draw: "group-moves-draw",
  quick: "group-moves-quick-draw",
  shuffle: "group-moves-shuffle",
  swap: "group-moves-free",
  section: "group-moves-free",
  guide: "group-moves-free",
  heritage: "group-moves-free",
};

/** A move as its verb and what it names, which may be nothing. @param {string} notation @returns {[string, string]} */
export function split(notation) {
  const at = notation.lastIndexOf(" ");
  const head = at < 0 ? "" : notation.slice(0, at);
  return VERBS.includes(head) || head in ARGUMENTS ? [head, notation.slice(at + 1)] : [notation, ""];
}

/** The key of a move's sentence, and its facts. @param {any} view @param {string} notation
 * @param {any} [_cards] @returns {[string, Record<string, any>]} */
export function said(view, notation, _cards) {
  const [verb, name] = split(notation);
  /** @type {Record<string, any>} */
  const facts = {};
  if (name) facts[ARGUMENTS[verb] ?? "technology"] = /^\d+$/.test(name) ? Number(name) : name;
  if (verb.endsWith("pile")) facts.technology = view.piles[Number(name) - 1].at(-1) ?? "";
  if (verb === "section") facts.milestone = view.milestone;
  if (verb === "heritage") facts.person = view.players[view.to_act].guide;
  return [`move-${verb.replaceAll(" ", "-")}`, facts];
}

/** The heading under which a move is shown. @param {any} view @param {string} notation */
export function group(view, notation) {
  if (view.phase === "pay") return "group-moves-pay";
  return GROUPS[notation.split(" ")[0]] ?? "group-moves-other";
}
