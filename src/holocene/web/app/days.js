// Days as "2026-11-18", by the clock of UTC.

const DAY = 86_400_000; // milliseconds

/** @param {number} at milliseconds since 1970 */
const named = (at) => new Date(at).toISOString().slice(0, 10);

/** The day that it is. */
export const thisDay = () => named(Date.now());

/** The day before, or as many days. @param {string} day @param {number} n */
export const before = (day, n = 1) => named(Date.parse(day) - n * DAY);

/** How many days in a row end today, or yesterday while today is not over. @param {string[]} days
 * @param {string} today */
export function inARow(days, today) {
  const all = new Set(days);
  let n = 0;
  for (let day = all.has(today) ? today : before(today); all.has(day); day = before(day)) n += 1;
  return n;
}
