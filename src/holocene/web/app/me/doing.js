// A deed of the page You: one at a time, its button waits, and what is refused is told where it was asked.
import { Problem } from "../api.js";
import { useState } from "../lib.js";
import { forgetPerson } from "../person.js";
import { sentence } from "../problems.js";
import { isDeclined } from "./passkey.js";

/** The sentence of the last refusal, whether something is under way, and how to do something. */
export function useDoing() {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  /** @template T @param {() => Promise<T>} deed @returns {Promise<T | null>} */
  const run = async (deed) => {
    if (busy) return null;
    setBusy(true);
    setProblem("");
    try {
      return await deed();
    } catch (error) {
      if (isDeclined(error)) return null;
      if (error instanceof Problem && error.body.key === "server-person-unknown") forgetPerson();
      setProblem(await sentence(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { problem, busy, run, setProblem };
}
