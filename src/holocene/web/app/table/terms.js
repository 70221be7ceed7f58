// What a table is about, for who sits down at it: the game, its options, the rules of the house, and the deal.
import { gameWords } from "../games.js";
import { html } from "../lib.js";
import { Chosen } from "../options.js";
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

/** What is played, and how the cards will be dealt. @param {{id: string, deal: Deal}} props */
export function Terms({ id, deal }) {
  return html`<section aria-labelledby="h-terms"><h2 id="h-terms">${gameWords(deal.game, "title")}</h2>
    <${Chosen} game=${deal.game} options=${deal.options} />
    <${House} deal=${deal} />
    ${deal.public && html`<p class="caption"><${Icon} name="spectator" /> ${t("web-public-note")}</p>`}
    <${FairDeal} table=${id} deal=${deal} open /></section>`;
}
