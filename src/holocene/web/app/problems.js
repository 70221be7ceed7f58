// What a refused command is told with: the server's own sentence where it sends its key, else a plain one.
import { Problem } from "./api.js";
import { hasWords, needWords, t } from "./words.js";

/** The sentence of a problem. @param {unknown} error @param {string} [game] @returns {Promise<string>} */
export async function sentence(error, game = "") {
  if (!(error instanceof Problem)) return t("web-page-failed");
  if (error.isOffline) return t("web-offline");
  const { key, facts } = error.body;
  if (key) {
    await needWords("server").catch(() => {});
    if (hasWords(key, game)) return t(key, facts ?? {}, game);
  }
  return hasWords(`web-problem-${error.status}`)
    ? t(`web-problem-${error.status}`)
    : t("web-problem", { status: error.status });
}
