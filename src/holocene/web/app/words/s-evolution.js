// Decisions and moves of S-Evolution in words: keys, facts and kinds (the twin of games/s_evolution/board/moves.py).

const SUITS = ["green", "orange", "blue", "violet"];
/** @type {Record<string, string>} */
const GROUPS = {
  play: "choices-play",
  trump: "choices-trump",
  take: "choices-take",
  suffer: "choices-suffer",
  protect: "choices-protect",
  joker: "choices-resource",
  gain: "choices-resource",
  grow: "choices-grow",
  advance: "choices-grow",
  place: "choices-place",
  raise: "choices-raise",
  move: "choices-move",
  change: "choices-change",
  remove: "choices-remove",
  done: "choices-done",
};

/** The key of a move's sentence, and its facts. @param {any} _view @param {string} notation
 * @param {any} [cards] @returns {[string, Record<string, any>]} */
export function said(_view, notation, cards) {
  const [verb, ...words] = notation.split(" ");
  switch (verb) {
    case "play":
      if (SUITS.includes(words[0])) return ["move-play-card", { suit: words[0], n: Number(words[1]) }];
      return words.length > 1 ? ["move-play-position", { n: Number(words[1]) }] : ["move-play-discovery", {}];
    case "take":
      if (SUITS.includes(words[0])) return ["move-take-card", { suit: words[0], n: Number(words[1]) }];
      if (cards?.calamities && words[0] in cards.calamities) return ["move-take-calamity", { calamity: words[0] }];
      return ["move-take-discovery", { discovery: words[0] }];
    case "suffer":
    case "protect":
      return [`move-${verb}`, { calamity: words[0] }];
    case "joker":
    case "gain":
      return [`move-${verb}`, { resource: words[0] }];
    case "trump":
      return ["move-trump", { suit: words[0] }];
    case "grow":
      return ["move-grow", { n: Number(words[0]) }];
    case "change":
      return ["move-change", { resource: words[0], other: words[1] }];
    case "place":
    case "raise":
      return [`move-${verb}`, { place: words[0], level: Number(words[1]) }];
    case "move":
    case "remove":
      return [`move-${verb}`, { place: words[0] }];
    default:
      return [`move-${verb}`, {}];
  }
}

/** The heading under which a move is shown. @param {any} _view @param {string} notation */
export function group(_view, notation) {
  return GROUPS[notation.split(" ")[0]] ?? "";
}
