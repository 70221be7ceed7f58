// What a key is called, whatever the keyboard: "u", "Shift+R", "1", "?", "ArrowLeft".

/** The name of what was pressed. A letter is the one on the key, or, where an alphabet has other letters, the one that
 * a Latin keyboard has there; Caps Lock makes no difference. A digit of the upper row needs no Shift anywhere.
 * @param {{key: string, code?: string, shiftKey?: boolean}} event */
export function keyOf({ key, code = "", shiftKey = false }) {
  const place = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/.exec(code);
  const letter = /^[a-z]$/i.test(key) ? key : /^\p{L}$/u.test(key) ? place?.[1] : "";
  if (letter) return shiftKey ? `Shift+${letter.toUpperCase()}` : letter.toLowerCase();
  return !shiftKey && place?.[2] ? place[2] : key;
}

/** @type {Record<string, string>} */
const NAMES = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", " ": "␣", Escape: "Esc", Shift: "⇧" };

/** How a key is written: the keys to be held together. @param {string} key */
export const keyNames = (key) =>
  (key.length > 1 ? key.split("+") : [key]).map(
    (each) => NAMES[each] ?? (each.length === 1 ? each.toUpperCase() : each),
  );

/** Whether a key also writes something, and so may be pressed by mistake. @param {string} key */
export const isCharacter = (key) => /^(?:Shift\+)?.$/u.test(key) && key !== " ";
