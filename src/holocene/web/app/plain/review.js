// The card that a move is about, for reviews: a game without a drawing has none.

/** @returns {import("../lib.js").Drawn} */
export const cardOf = () => null;
