// Soft hyphens for long words in narrow places, where a browser has no dictionary of its own for `hyphens: auto`.

const VOWELS = "aeiouyäöüàâéèêëîïôûùæœаеёиоуыэюя";
/** Compounds that are broken at their joint. @type {Record<string, string>} */
const JOINTS = {
  Infinitesimalrechnung: "Infinitesimal\u00adrechnung",
  Musikinstrumente: "Musik\u00adinstrumente",
  Dampfmaschine: "Dampf\u00admaschine",
  Buchdruckpresse: "Buchdruck\u00adpresse",
};
/** Letters that stay together. */
const TOGETHER = ["sch", "ch", "ck", "ph", "th", "qu", "gn", "st", "sp"];
const LIQUIDS = "lrлр";

/** @param {string} letter */
const isVowel = (letter) => VOWELS.includes(letter);
/** @param {string | undefined} letter */
const isConsonant = (letter) =>
  letter !== undefined && /\p{L}/u.test(letter) && !isVowel(letter) && !"ьъй".includes(letter);

/** Where a word may be broken: after a vowel before consonant and vowel, or between two consonants.
 * @param {string} word */
function breakable(word) {
  const low = word.toLowerCase();
  let out = "";
  for (let at = 0; at < word.length; at++) {
    const rest = low.slice(at);
    const open = isVowel(low[at - 1] ?? "") && isConsonant(low[at]) && isVowel(low[at + 1] ?? "");
    const cluster =
      isVowel(low[at - 1] ?? "") &&
      (TOGETHER.some((each) => rest.startsWith(each) && isVowel(rest[each.length] ?? "")) ||
        (isConsonant(low[at]) &&
          LIQUIDS.includes(low[at + 1] ?? " ") &&
          isVowel(low[at + 2] ?? "") &&
          !LIQUIDS.includes(low[at])));
    const closed =
      isVowel(low[at - 2] ?? "") &&
      isConsonant(low[at - 1]) &&
      isConsonant(low[at]) &&
      isVowel(low[at + 1] ?? "") &&
      !TOGETHER.includes(low.slice(at - 1, at + 1)) &&
      !LIQUIDS.includes(low[at]);
    if (at > 2 && at < word.length - 2 && (open || cluster || closed)) out += "\u00ad";
    out += word[at];
  }
  return out;
}

/** A name whose long words can be broken where they must. @param {string} name */
export const soft = (name) =>
  name.replace(/\p{L}{8,}/gu, (word) => JOINTS[word] ?? (word.includes("\u00ad") ? word : breakable(word)));

/** The letters of the longest word. @param {string} name */
export const longest = (name) => Math.max(...name.split(/[\s-]+/).map((word) => word.length));
