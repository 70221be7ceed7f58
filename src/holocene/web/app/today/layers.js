// Everybody's results as layers over the ranks' rock: one's own in ink, the bot's outlined.
import { botName } from "../levels.js";
import { html } from "../lib.js";
import { Icon } from "../ui/marks.js";
import { number, t } from "../words.js";
import { leadWords } from "./told.js";

/** @import { DayBoard } from "../types/api.d.ts" */

const HIGHEST = 12; // layers that are drawn one by one
const MOST_BINS = 14;
const STEPS = [5, 10, 20, 50];

/** @typedef {{from: number, to: number, n: number, isOwn: boolean, hasBot: boolean}} Bin */

/** Results in groups of five points, or more where they lie far apart. @param {DayBoard} board @returns {Bin[]} */
export function binsOf(board) {
  const own = board.own?.result?.lead;
  const leads = [...board.counts.map(({ lead }) => lead), ...(board.bot ? [board.bot.lead] : [])];
  const [low, high] = [Math.min(...leads), Math.max(...leads)];
  const down = (/** @type {number} */ n, /** @type {number} */ step) => Math.floor(n / step) * step;
  const step = STEPS.find((each) => (down(high, each) - down(low, each)) / each < MOST_BINS) ?? 100;
  const bins = [];
  for (let from = down(low, step); from <= high; from += step) {
    const holds = (/** @type {number | undefined} */ n) => n !== undefined && n >= from && n < from + step;
    const n = board.counts.filter(({ lead }) => holds(lead)).reduce((all, each) => all + each.n, 0);
    bins.push({ from, to: from + step - 1, n, isOwn: holds(own), hasBot: holds(board.bot?.lead) });
  }
  return bins;
}

/** The rock below: the ranks of the books, or behind and ahead. @param {DayBoard} board @param {Bin[]} bins
 * @returns {{words: string, wide: number, age: number}[]} */
export function rockOf({ game, ranks }, bins) {
  const [first, last] = [bins[0].from, bins[bins.length - 1].to + 1];
  const parts = ranks.length
    ? ranks.map(({ name, highest }, at) => ({
        words: t(`rank-${name}`, {}, game),
        until: highest ?? last,
        age: at + 1,
      }))
    : [
        { words: t("today-behind"), until: -1, age: 2 },
        { words: t("today-ahead"), until: last, age: 3 },
      ];
  let from = first;
  return parts.flatMap(({ words, until, age }) => {
    const to = Math.min(until + 1, last);
    const wide = to - from;
    if (wide > 0) from = to;
    return wide > 0 ? [{ words, wide, age }] : [];
  });
}

/** The ranks of the books with their highest points, for narrow places, where the rock has no room for names.
 * @param {DayBoard} board */
const ranksWords = ({ game, ranks }) =>
  ranks
    .map(({ name, highest }) => {
      const rank = t(`rank-${name}`, {}, game);
      return highest === null ? rank : t("today-rank-until", { rank, n: highest });
    })
    .join(" · ");

/** The picture as a sentence. @param {DayBoard} board */
export function pictureWords(board) {
  const { counts, own, bot, played, players } = board;
  const isAlone = players === 1;
  const leads = counts.map(({ lead }) => lead);
  const [low, high] = [Math.min(...leads), Math.max(...leads)].map((lead) => leadWords(lead, isAlone));
  const lead = own?.place ? own.result?.lead : undefined;
  const beaten = counts.filter((each) => lead !== undefined && each.lead < lead).reduce((all, { n }) => all + n, 0);
  return [
    played > 0 && t("today-picture", { n: played, low, high }),
    lead !== undefined && t("today-picture-own", { own: leadWords(lead, isAlone), beaten }),
    bot && t("today-picture-bot", { bot: botName(bot.bot), points: leadWords(bot.lead, isAlone) }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** @param {{board: DayBoard}} props */
export function Layers({ board }) {
  const bins = binsOf(board);
  const most = Math.max(...bins.map(({ n, hasBot }) => n + Number(hasBot)));
  return html`<figure role="img" aria-label=${pictureWords(board)}>
    <div class="day-stacks">${bins.map((bin) => html`<${Stack} key=${bin.from} bin=${bin} most=${most} />`)}</div>
    <div class="day-rocks">${rockOf(board, bins).map(
      ({ words, wide, age }) => html`<span class="rock" data-age=${age} style=${{ flex: wide }}><b>${words}</b></span>`,
    )}</div>
    <div class="day-scale">${bins.map(
      ({ from, to }) => html`<span>${number(from)}<i>${from < 0 ? "…" : "–"}${number(to)}</i></span>`,
    )}</div></figure>
    <p class="caption day-ranks">${ranksWords(board)}</p>`;
}

/** @param {{bin: Bin, most: number}} props */
function Stack({ bin: { n, isOwn, hasBot }, most }) {
  const others = n - Number(isOwn);
  const isHigh = most > HIGHEST;
  return html`<div class="day-stack">
    ${hasBot && html`<${Icon} name="bot" /><i class="day-bot"></i>`}
    ${isOwn && html`<b>${t("today-you")}</b><i class="day-own"></i>`}
    ${
      isHigh
        ? others > 0 && html`<i style=${{ height: `${(8.5 * others) / most}rem` }}></i>`
        : Array.from({ length: others }, () => html`<i></i>`)
    }</div>`;
}
