// Which options and seats cannot go together, and why: the same as the games' `options.py`, which has the last word.

const COLOURS = ["red", "green", "blue", "yellow"];

/** The reason against a combination, or null. `key` names the option that is being changed: reasons that a later change
 * would mend anyway (a starting seat that goes when players go) are then left to `create`.
 * @param {string} game @param {Record<string, any>} options @param {{kind: string}[]} who @param {string} [key]
 * @returns {{key: string, facts?: Record<string, any>} | null} */
export function refusal(game, options, who, key) {
  if (game === "progress") {
    if (options.players === 1 && options.variant && options.variant !== "standard")
      return { key: "web-no-quick-alone" };
    if (options.first && options.first !== "random" && Number(options.first) >= options.players)
      return { key: "web-no-first", facts: { n: options.players } };
  }
  if (
    game === "s-evolution" &&
    options.first &&
    options.first !== "random" &&
    COLOURS.indexOf(options.first) >= options.players
  )
    return { key: "web-no-first", facts: { n: options.players } };
  if (key) return null;
  if (who.length && who.some((seat) => seat.kind === "here") && !who.some((seat) => seat.kind === "me"))
    return { key: "web-no-here" };
  return null;
}
