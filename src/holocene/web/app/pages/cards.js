// The card gallery: every card of the pack. Which values are known, and filters, are the affair of each game's drawing.
import { cards as packOf } from "../api.js";
import { drawingOf, gameWords, known, needGames } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { address } from "../root.js";
import { useTitle } from "../shell.js";
import { Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { needWordsOf, t } from "../words.js";
import { GameTabs } from "./tabs.js";

/** @import { GalleryDrawn } from "../types/drawing.d.ts" */
/** @template {GalleryDrawn} G @typedef {G} Shows */
/** Those of ours, which the checker holds to it. @typedef {[Shows<typeof import("../progress/gallery.js")>,
 * Shows<typeof import("../s-evolution/gallery.js")>, Shows<typeof import("../plain/gallery.js")>]} OurGalleries */

/** The gallery of a game, by the scripts that draw it. @type {GalleryDrawn} */
let drawn;

/** @param {{game: string}} params */
export async function ready({ game }) {
  await needGames();
  const name = game || known.value[0].name;
  drawn = await import(`../${drawingOf(name)}/gallery.js`);
  const styles = needStyles("pages", "cards", "card-states", "rules", "gallery", "history", ...(drawn.styles ?? []));
  await Promise.all([needWordsOf([name], "table"), styles]);
}

/** @param {{game: string}} props */
export default function Gallery({ game }) {
  const name = game || known.value[0].name;
  useTitle(`${t("web-cards")} · ${gameWords(name)}`);
  const [pack, setPack] = useState(/** @type {import("../types/view.d.ts").Cards | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    packOf(name).then(setPack, () => setFailed(true));
  }, [name]);
  return html`<div class="page"><${GameTabs} path="/cards" game=${name} /><h1>${t("web-cards")}</h1>
    <p class="lede">${gameWords(name, "cards")}</p>
    <p class="row"><a class="button" href=${address(`/cards/${name}/figures`)}><${Icon} name="score" />${t(
      "web-figures",
    )}</a></p>
    ${failed && html`<p class="notice">${t("web-offline")}</p>`}
    ${!pack && !failed && html`<p class="wait">${t("web-wait")}</p>`}
    ${pack && html`<${drawn.Gallery} pack=${pack} game=${name} />`}</div>`;
}
