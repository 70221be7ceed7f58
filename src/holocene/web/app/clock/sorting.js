// In which order tables wait: the least time first, those without a clock last.

/** @typedef {{due: number, changed: number}} Waiting */

/** @param {Waiting} one @param {Waiting} other */
export const byDue = (one, other) =>
  (one.due || Number.POSITIVE_INFINITY) - (other.due || Number.POSITIVE_INFINITY) || one.changed - other.changed;
