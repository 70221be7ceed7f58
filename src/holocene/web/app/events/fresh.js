// What the server says, asked again while somebody looks: every quarter of a minute, and when she comes back to it.
import { useCallback, useEffect, useState } from "../lib.js";
import { sentence } from "../problems.js";

const PAUSE = 15_000; // milliseconds

/** The last answer, why there is none, and how to ask at once. An answer that fails leaves the last one standing.
 * @template T @param {() => Promise<T>} ask @param {string} name of what is asked for: another one is asked anew */
export function useFresh(ask, name) {
  const [found, setFound] = useState(/** @type {T | null} */ (null));
  const [problem, setProblem] = useState("");
  const again = useCallback(async () => {
    try {
      setFound(await ask());
      setProblem("");
    } catch (error) {
      setProblem(await sentence(error));
    }
  }, [name]);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && again();
    look();
    const timer = setInterval(look, PAUSE);
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [again]);
  return { found, problem, again, setFound, setProblem };
}
