// The board of a day: places, names, points, and the way to a game where it may be seen.
import { botName } from "../levels.js";
import { html, useState } from "../lib.js";
import { address } from "../root.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { rankWords, scoreWords } from "./told.js";

/** @import { DayBoard, DayRow } from "../types/api.d.ts" */

/** A row with what a bot made of it, where its lead would stand. @param {DayBoard} board */
export function linesOf({ rows, bot }) {
  if (!bot) return rows.map((row) => ({ row, bot: null }));
  const at = rows.findIndex((row) => (Number(row.won) - Number(bot.won) || row.lead - bot.lead) <= 0);
  const cut = at < 0 ? rows.length : at;
  const lines = rows.map((row) => ({ row, bot: null }));
  return [...lines.slice(0, cut), { row: null, bot }, ...lines.slice(cut)];
}

const FIRST = 10; // places that are shown at once, beside one's own

/** @param {{board: DayBoard}} props */
export function Board({ board }) {
  const [isWhole, setWhole] = useState(false);
  const { game, players, own, shut, played } = board;
  const isAlone = players === 1;
  if (!played && !board.bot)
    return html`<p class="caption">${t(board.is_today ? "today-empty" : "today-empty-then")}</p>`;
  const lines = linesOf(board);
  const shown = isWhole ? lines : lines.filter(({ row }, at) => at < FIRST || row?.own);
  return html`<table class="day-board"><thead><tr>
      <th scope="col"><span class="unseen">${t("today-head-place")}</span></th>
      <th scope="col">${t("today-head-player")}</th><th scope="col">${t("today-head-points")}</th>
      <th scope="col" class="day-more">${t(isAlone ? "today-head-rank" : "today-head-result")}</th>
      <th scope="col" class="day-more">${t("today-head-rounds")}</th>
      <th><span class="unseen">${t("today-watch")}</span></th></tr></thead>
    <tbody>${shown.map(({ row, bot }) =>
      row
        ? html`<${Row} key=${row.place + row.name} row=${row} game=${game} />`
        : html`<tr class="day-bot-row"><td><${Icon} name="bot" /></td>
            <th scope="row">${botName(bot.bot)} <small>${t("today-bot-beside")}</small></th>
            <td class="number">${scoreWords(bot)}</td><td class="day-more">${rankWords(game, bot)}</td>
            <td class="day-more">${bot.rounds}</td><td></td></tr>`,
    )}</tbody></table>
    ${
      shown.length < lines.length &&
      html`<p class="row"><${Button} onClick=${() => setWhole(true)}>${t("today-whole", { n: board.rows.length })}
        </${Button}></p>`
    }
    ${played === 1 && own?.place && html`<p class="caption">${t("today-alone-here")}</p>`}
    <p class="caption">${t(shut ? "today-shut" : "today-opened")}</p>`;
}

/** @param {{row: DayRow, game: string}} props */
function Row({ row, game }) {
  const name = row.name || t("today-somebody");
  const to = row.own ? `/replay/${row.table}?at=0` : `/replay/${row.table}?at=0#k=${row.token}`;
  return html`<tr class=${row.own ? "own" : ""}><td class="number">${row.place}</td>
    <th scope="row">${name}${row.own && html` <small>${t("today-you")}</small>`}</th>
    <td class="number">${scoreWords(row)}</td><td class="day-more">${rankWords(game, row)}</td>
    <td class="day-more">${row.rounds}</td>
    <td>${
      row.table &&
      html`<a class="button quiet" href=${address(to)} aria-label=${t("today-watch-of", { player: name })}>
        <${Icon} name="replay" /><span class="day-watch">${t("today-watch")}</span></a>`
    }</td></tr>`;
}
