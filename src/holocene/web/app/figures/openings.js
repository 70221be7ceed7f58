// How games begin: the first things that players come to, as a tree that is read as a list.
import { html } from "../lib.js";
import { t } from "../words.js";
import { about, percent, won } from "./numbers.js";

/** @import { FiguresShown, OpeningShown } from "../types/api.d.ts" */

/** @param {{figures: FiguresShown}} props */
export function Openings({ figures }) {
  const roots = figures.openings.filter(({ things }) => things.length === 1);
  return (
    roots.length > 0 &&
    html`<section class="section" aria-labelledby="h-openings"><h2 id="h-openings">${t("wf-openings")}</h2>
      <p class="caption">${t("wf-openings-read")}</p>
      <ol class="openings">${roots.map(
        (each) => html`<${Branch} key=${each.things[0]} figures=${figures} opening=${each} />`,
      )}</ol></section>`
  );
}

/** What follows it. @param {FiguresShown} figures @param {OpeningShown} opening */
const twigsOf = ({ openings }, { things }) =>
  openings.filter(
    (each) => each.things.length === things.length + 1 && things.every((thing, at) => each.things[at] === thing),
  );

/** @param {{figures: FiguresShown, opening: OpeningShown}} props */
function Branch({ figures, opening }) {
  const twigs = twigsOf(figures, opening);
  if (!twigs.length) return html`<li><${Line} figures=${figures} opening=${opening} /></li>`;
  return html`<li><details><summary><${Line} figures=${figures} opening=${opening} /></summary>
    <ol>${twigs.map((each) => html`<${Branch} key=${each.things.at(-1)} figures=${figures} opening=${each} />`)}</ol>
    </details></li>`;
}

/** @param {{figures: FiguresShown, opening: OpeningShown}} props */
function Line({ figures, opening: { things, players: share, wins, points } }) {
  const { players } = figures.tables[figures.table];
  return html`<span class="opening"><b>${figures.things[things[things.length - 1]].name}</b>
    <span>${t("wf-opening-share", { share: percent(share) })}</span>
    ${wins && html`<span>${t("wf-opening-won", won(wins, players))}</span>`}
    <span>${t("wf-opening-points", { points: about(points) })}</span></span>`;
}
