// What a table is about, for who sits down at it: the game, its options, the rules of the house, and the deal.
import { gameWords } from "../games.js";
import { hasHow, howOf, lessonOf } from "../learning.js";
import { placeIn } from "../lesson/kept.js";
import { html } from "../lib.js";
import { Chosen } from "../options.js";
import { results } from "../results.js";
import { address } from "../root.js";
import { useBar, useTitle } from "../shell.js";
import { Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { FairDeal } from "./fair.js";
import { House } from "./house.js";

/** @import { Moment, Summary } from "../types/api.d.ts" */
/** A moment, or the summary of a table. @typedef {Summary | Moment} Deal */

/** @param {Deal} deal */
export function useLobbyBar({ game, state, seats: all }) {
  const words = state === "open" ? t("web-not-begun") : t("web-players", { n: all.length });
  useTitle(gameWords(game, "title"));
  useBar(() => ({ title: html`<b>${gameWords(game)}</b><span class="caption">${words}</span>` }), [game, words]);
}

/** For who has neither learnt nor finished the game in this browser: ways to learn it, beside the table that waits.
 * @param {{game: string}} props */
function NeverPlayed({ game }) {
  const isKnown = placeIn(game, "first").done || Object.values(results()).some((each) => each.game === game);
  if (isKnown || !hasHow(game)) return null;
  return html`<p>${t("web-never-played")} <a href=${address(lessonOf(game))} target="_blank"
    rel="noopener">${t("web-learn-meanwhile")}</a> · <a href=${address(howOf(game))} target="_blank"
    rel="noopener">${t("web-how")}</a></p>`;
}

/** What is played, and how the cards will be dealt. @param {{id: string, deal: Deal}} props */
export function Terms({ id, deal }) {
  return html`<section aria-labelledby="h-terms"><h2 id="h-terms">${gameWords(deal.game, "title")}</h2>
    <${NeverPlayed} game=${deal.game} />
    <${Chosen} game=${deal.game} options=${deal.options} />
    <${House} deal=${deal} />
    ${deal.public && html`<p class="caption"><${Icon} name="spectator" /> ${t("web-public-note")}</p>`}
    <${FairDeal} table=${id} deal=${deal} open /></section>`;
}
