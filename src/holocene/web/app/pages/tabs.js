// A page that exists for every game: links, the one shown is marked.
import { gameWords, known } from "../games.js";
import { html } from "../lib.js";
import { address } from "../root.js";
import { t } from "../words.js";

/** @param {{path: string, game: string}} props */
export function GameTabs({ path, game }) {
  return html`<nav class="game-tabs" aria-label=${t("web-game")}>
    ${known.value.map(
      ({ name }) => html`<a href=${address(`${path}/${name}`)}
    aria-current=${name === game ? "page" : undefined}>${gameWords(name)}</a>`,
    )}</nav>`;
}
