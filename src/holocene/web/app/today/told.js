// A result of a day in words: on the page, at home, and as the line to share.
import { gameWords } from "../games.js";
import { botName } from "../levels.js";
import { toast } from "../ui/toast.js";
import { dateWords, dayWords, hasWords, number, t } from "../words.js";

/** @import { DayResult } from "../types/api.d.ts" */
/** @typedef {Pick<DayResult, "points" | "lead" | "won" | "rank">} Told */

/** Who is played against. @param {string} game @param {readonly string[]} rivals */
export const tableWords = (game, rivals) =>
  rivals.length
    ? t("today-against", { game: gameWords(game), bot: botName(rivals[0]) })
    : t("today-alone", { game: gameWords(game) });

/** 58, or 58 to 51. @param {Told} result */
export const scoreWords = ({ points, lead }) =>
  lead === points ? number(points) : t("today-score-against", { points: number(points), other: number(points - lead) });

/** The rank of the books, or who won. @param {string} game @param {Told} result */
export const rankWords = (game, { rank, won }) =>
  rank && hasWords(`rank-${rank}`, game) ? t(`rank-${rank}`, {}, game) : t(won ? "today-won" : "today-lost");

/** @param {string} game @param {Told} result @param {number | null | undefined} place @param {number} of */
export const resultWords = (game, result, place, of) =>
  [scoreWords(result), rankWords(game, result), ...(place ? [t("today-placed", { place, of })] : [])].join(", ");

/** How far a lead is, in words; alone, points. @param {number} lead @param {boolean} isAlone */
export const leadWords = (lead, isAlone) =>
  isAlone ? number(lead) : lead < 0 ? t("today-behind-by", { n: -lead }) : t("today-ahead-by", { n: lead });

/** Thursday 20 November. @param {string} day */
export const longDay = (day) => dateWords(day, { weekday: "long", day: "numeric", month: "long" });

/** The line to share: nothing of the cards. @param {string} day @param {string} game @param {string} result */
export const shareLine = (day, game, result) => t("today-line", { date: dayWords(day), game: gameWords(game), result });

/** Copies the line; where that is not allowed, it is shown to be copied by hand. @param {string} line */
export async function share(line) {
  try {
    await navigator.clipboard.writeText(line);
    toast(t("today-copied", { line }));
  } catch {
    toast(line);
  }
}
