// A puzzle at the real table: the game's own parts, and the puzzle in the decision's place.
import { cards } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { fetchPuzzle, PuzzleTable } from "../puzzle/model.js";
import { PuzzlePanel } from "../puzzle/panel.js";
import { address } from "../root.js";
import { route } from "../router.js";
import { loadModule } from "../table/open.js";
import { Live } from "../table.js";
import { Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { dayWords, language, needWords, needWordsOf, t } from "../words.js";

/** @import { Drawing } from "../types/drawing.d.ts" */

/** @param {string} game @param {string} name @param {string} day */
async function opened(game, name, day) {
  const words = needWordsOf([game], "table", "hints", "web-seats", "web-puzzle");
  const parts = Promise.all([cards(game), loadModule(game), words]);
  const [[pack, module], found] = await Promise.all([parts, fetchPuzzle(game, name, day)]);
  await needStyles("puzzle-figures", "puzzle");
  return { table: new PuzzleTable(game, found, pack), module };
}

/** @param {{game: string, puzzle: string}} props */
export default function PuzzlePage({ game, puzzle }) {
  const [found, setFound] = useState(/** @type {Awaited<ReturnType<typeof opened>> | null} */ (null));
  const [problem, setProblem] = useState("");
  const day = route.value.query.get("day") ?? "";
  useEffect(() => {
    let stale = false;
    setFound(null);
    opened(game, puzzle, day).then(
      (all) => !stale && setFound(all),
      async (error) => {
        await needWords("puzzle").catch(() => {});
        const words = await sentence(error, game);
        if (!stale) setProblem(words);
      },
    );
    return () => {
      stale = true;
    };
  }, [game, puzzle, day]);
  if (problem)
    return html`<div class="page"><h1>${t("wz-puzzles")}</h1><p class="lede" role="alert">${problem}</p>
      <p class="row"><a class="button primary big" href=${address(`/puzzles/${game}`)}>${t("wz-all")}</a></p></div>`;
  if (!found) return html`<p class="wait"><${Icon} name="sherd" /> ${t("web-wait")}</p>`;
  return html`<${Puzzle} ...${found} />`;
}

/** @param {{table: PuzzleTable, module: Drawing}} props */
function Puzzle({ table, module }) {
  const { day } = table.puzzle.value;
  useEffect(() => {
    if (table.toldIn !== language.value) table.tellAgain().catch(() => {});
  }, [language.value]);
  const caption = day ? t("wz-of-day", { day: dayWords(day) }) : t("wz-puzzle");
  return html`<div class="puzzle"><${Live} table=${table} module=${module} caption=${caption} Panel=${PuzzlePanel} />
    </div>`;
}
