// A page that exists for both games: two links, the one shown is marked.
import { html } from "../lib.js";
import { address } from "../root.js";
import { t } from "../words.js";

/** @param {{path: string, game: string}} props */
export function GameTabs({ path, game }) {
  return html`<nav class="game-tabs" aria-label=${t("web-game")}>
    ${["progress", "s-evolution"].map(
      (name) => html`<a href=${address(`${path}/${name}`)}
    aria-current=${name === game ? "page" : undefined}>${t(`web-title-${name}`)}</a>`,
    )}</nav>`;
}
