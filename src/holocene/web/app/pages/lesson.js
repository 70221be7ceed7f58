// A lesson at the real table: the game's own parts, and the coach over them.
import { cards } from "../api.js";
import { drawingOf } from "../games.js";
import { Coach } from "../lesson/coach.js";
import { placeIn } from "../lesson/kept.js";
import { LessonTable } from "../lesson/model.js";
import { html, useEffect, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { route } from "../router.js";
import { loadModule } from "../table/open.js";
import { Live } from "../table.js";
import { Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { language, needWords, needWordsOf, t } from "../words.js";

/** @import { Drawing, Pointing } from "../types/drawing.d.ts" */

/** The lesson from the step of the address, or from where the reader stopped. @param {string} game
 * @param {string} lesson */
async function opened(game, lesson) {
  const words = needWordsOf([game], "table", "hints", "web-seats", "web-lesson");
  const styles = needStyles("lesson", "lesson-small");
  const [pack, module] = await Promise.all([cards(game), loadModule(game), words, styles]);
  /** @type {Pointing} */
  const { find, tabOf } = await import(`../${drawingOf(game)}/lit.js`);
  const table = new LessonTable(game, lesson, pack);
  const step = Number(route.value.query.get("step")) || placeIn(game, lesson).step;
  await table.begin(step).catch((error) => {
    if (step === 1) throw error;
    return table.begin(1); // the lesson has become shorter
  });
  return { table, module, find, tabOf };
}

/** @param {{game: string, lesson: string}} props */
export default function LessonPage({ game, lesson }) {
  const [found, setFound] = useState(/** @type {Awaited<ReturnType<typeof opened>> | null} */ (null));
  const [problem, setProblem] = useState("");
  const asked = route.value.query.get("step");
  useEffect(() => {
    let stale = false;
    opened(game, lesson).then(
      (all) => !stale && setFound(all),
      async (error) => {
        await needWords("lesson").catch(() => {}); // which lessons there are, for who asked for another
        const words = await sentence(error, game);
        if (!stale) setProblem(words);
      },
    );
    return () => {
      stale = true;
    };
  }, [game, lesson, asked]);
  if (problem)
    return html`<div class="page"><h1>${t("wl-learn")}</h1><p class="lede" role="alert">${problem}</p>
      <p class="row"><a class="button primary big" href=${address("/learn")}>${t("wl-all")}</a></p></div>`;
  if (!found) return html`<p class="wait"><${Icon} name="hint" /> ${t("web-wait")}</p>`;
  return html`<${Lesson} ...${found} />`;
}

/** @param {{table: LessonTable, module: Drawing} & Pointing} props */
function Lesson({ table, module, find, tabOf }) {
  const { step, kind, title, want, look } = table.step.value;
  const tab = [...want, ...look].map(tabOf).find(Boolean) ?? "";
  useEffect(() => {
    if (table.toldIn !== language.value) table.tellAgain().catch(() => {});
  }, [language.value]);
  const caption = `${t("wl-lesson")} · ${title}`;
  return html`<div class="lesson" data-kind=${kind}>
    <${Live} table=${table} module=${module} caption=${caption} asked=${tab && `${step} ${tab}`} />
    <${Coach} table=${table} find=${find} /></div>`;
}
