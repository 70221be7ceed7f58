// How the names of the tech tree are set: measured, since a picture does not break its lines.

/** @type {Map<string, number>} */
const widths = new Map();
const pen = document.createElement("canvas").getContext("2d");

/** How wide a name is, at 18. @param {string} name */
function widthOf(name) {
  let wide = widths.get(name);
  if (wide === undefined) {
    if (pen) pen.font = "600 18px Piazzolla, serif";
    wide = pen ? pen.measureText(name).width : name.length * 10;
    widths.set(name, wide);
  }
  return wide;
}

/** A name as it fits its box: on one line, or on two where it would be small, and the size of its letters.
 * @param {string} name @param {number} room @returns {{lines: string[], size: number}} */
export function fitted(name, room) {
  const space = name.lastIndexOf(" ");
  const lines = widthOf(name) * (15 / 18) > room && space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
  return {
    lines,
    size: Math.max(13, Math.min(18 - 2 * (lines.length - 1), (18 * room) / Math.max(...lines.map(widthOf)))),
  };
}
