// A request beside the moves: what the server refuses is told, and nothing else happens.
import { Problem } from "../api.js";

/** @template T @param {import("./model.js").TableModel} table @param {() => Promise<T>} what
 * @returns {Promise<T | null>} */
export async function attempt(table, what) {
  try {
    return await what();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await table.failed(error);
    return null;
  }
}
