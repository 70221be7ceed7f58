// A part that is loaded when it is wanted.
import { useEffect, useState } from "../lib.js";

/** The module once it is here; null before, and where it is not wanted. @template M @param {() => Promise<M>} load
 * @param {boolean} isWanted @returns {M | null} */
export function useLoaded(load, isWanted) {
  const [found, setFound] = useState(/** @type {M | null} */ (null));
  useEffect(() => {
    if (isWanted && !found) load().then((module) => setFound(() => module));
  }, [isWanted]);
  return isWanted ? found : null;
}
