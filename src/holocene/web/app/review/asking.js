// A review as it comes from the server: it is asked for again and again until all of it is there, and what was told
// stays, so that the page can be used while the rest is counted.
import { Problem } from "../api.js";
import { useEffect, useState } from "../lib.js";
import { sentence } from "../problems.js";

/** @import { DecisionSaid, Judged, Review, ReviewShown } from "../types/api.d.ts" */
/** What is known of a review so far. `problem`: why there will be no more, in words.
 * @typedef {{decisions: Judged[], said: Record<string, DecisionSaid>, done: number, total: number,
 *   review: Review | null, problem: string}} Known */

const AGAIN = 2000; // milliseconds until a server that did not answer is asked again
const PATIENCE = [429, 503]; // answers that another time may be better

/** @type {Known} */
const NOTHING = { decisions: [], said: {}, done: 0, total: 0, review: null, problem: "" };

/** What is known after another answer. @param {Known} known @param {ReviewShown} told @returns {Known} */
export function grown(known, { done, total, decisions, said, review }) {
  const all = review ? review.decisions : [...known.decisions, ...decisions];
  return { decisions: all, said: { ...known.said, ...said }, done, total, review, problem: "" };
}

/** Whether it may be asked for again after a refusal. @param {unknown} error */
const isPassing = (error) => error instanceof Problem && (error.isOffline || PATIENCE.includes(error.status));

/** The review of a seat, as far as it has come. @param {import("../table/model.js").TableModel} table
 * @param {number} seat @returns {Known} */
export function useReview(table, seat) {
  const [known, setKnown] = useState(NOTHING);
  useEffect(() => {
    let isLeft = false;
    /** @type {Known} */
    let now = NOTHING;
    const keep = (/** @type {Known} */ next) => {
      now = next;
      setKnown(next);
    };
    const ask = async () => {
      while (!isLeft && !now.review) {
        try {
          const told = await table.ask(`/reviews/${seat}?after=${now.decisions.length}`);
          if (!isLeft) keep(grown(now, told));
        } catch (error) {
          if (isLeft) return;
          if (!isPassing(error)) return keep({ ...now, problem: await sentence(error, table.game) });
          await new Promise((done) => setTimeout(done, AGAIN));
        }
      }
    };
    setKnown(NOTHING);
    ask();
    return () => {
      isLeft = true;
    };
  }, [table, seat]);
  return known;
}
