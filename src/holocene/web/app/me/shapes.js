// What a file may bring: of every kind only what the pages can read. A part that is not as they keep it is left out,
// since it would stop them, also the one on which it could be deleted.

/** A value as far as it is sound; undefined where it is not. @typedef {(value: unknown) => unknown} Shape */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isRow = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @type {Shape} */
const text = (value) => (typeof value === "string" ? value : undefined);
/** @type {Shape} */
const number = (value) => (Number.isFinite(value) ? value : undefined);
/** @type {Shape} */
const flag = (value) => (typeof value === "boolean" ? value : undefined);

/** A list, every part of which must be sound. @param {Shape} shape @returns {Shape} */
const list = (shape) => (value) =>
  Array.isArray(value) && value.every((each) => shape(each) !== undefined) ? value : undefined;

/** Things by name; the unsound are left out. @param {Shape} shape @returns {Shape} */
const things = (shape) => (value) => {
  if (!isRow(value)) return undefined;
  const sound = Object.entries(value).map(([name, each]) => [name, shape(each)]);
  return Object.fromEntries(sound.filter(([, each]) => each !== undefined));
};

/** A row with all of the one and perhaps some of the other fields, and nothing else.
 * @param {Record<string, Shape>} needed @param {Record<string, Shape>} [more] @returns {Shape} */
const row = (needed, more) => (value) => {
  if (!isRow(value)) return undefined;
  const shapes = Object.entries({ ...needed, ...more }).filter(([name]) => Object.hasOwn(value, name));
  const found = Object.fromEntries(shapes.map(([name, shape]) => [name, shape(value[name])]));
  const isWhole = Object.keys(needed).every((name) => found[name] !== undefined);
  return isWhole && Object.values(found).every((each) => each !== undefined) ? found : undefined;
};

const tokens = things(text);
const numbers = list(number);
const texts = list(text);

/** @type {Record<string, Shape>} */
const SHAPES = {
  person: row({ key: text, id: text, name: text, mark: text }),
  results: things(
    row(
      { game: text, names: texts, totals: numbers, winners: numbers, seat: number, rank: text },
      { bots: texts, found: texts, when: number },
    ),
  ),
  seats: things(
    row(
      { seats: tokens },
      {
        ...{ game: text, seen: number, host: text, spectator: text, unknown: texts, here: text, invitations: tokens },
        ...{ words: tokens, chosen: tokens, commitment: text, claim: row({ seat: number, token: text }) },
        ...{ muted: row({}, { all: flag, seats: numbers }), heard: number, lost: number },
      },
    ),
  ),
  lessons: things(row({ step: number, far: number, done: flag })),
  puzzles: row(
    {},
    {
      ratings: things(row({ rating: number, deviation: number, volatility: number })),
      tried: things(row({ first: flag, solved: flag, at: number, seconds: number, change: number })),
      days: texts,
    },
  ),
  today: row(
    {},
    {
      key: text,
      days: things(
        row(
          { table: text, deal: text, state: text },
          { points: number, lead: number, won: flag, rank: text, place: number, of: number },
        ),
      ),
    },
  ),
};

/** What a file says of a kind, as far as it can be read; what belongs to settings is checked where it is used.
 * @param {string} kind @param {unknown} value */
export const sound = (kind, value) => (Object.hasOwn(SHAPES, kind) ? SHAPES[kind](value) : value) ?? null;
