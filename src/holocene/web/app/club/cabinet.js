// What somebody has found over all her games: the cabinet with every technology, and those that she comes to most.
import { cards as packOf } from "../api.js";
import { drawingOf } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { Emblem } from "../ui/marks.js";
import { named, number, ROMAN, t } from "../words.js";

/** @import { Cabinet as Kept, FindShown, PersonShown } from "../types/api.d.ts" */
/** @typedef {import("../types/view.d.ts").progress.PrintedTechnology} Tech */

const FAVOURITES = 5;
const ENOUGH = 3; // games, before anything is a favourite
const LAST_AGE = 3; // of the base game; later ones are shown where something of them was found

/** The technologies that can be found, and those that were. @param {PersonShown} person */
export function useCabinet(person) {
  const kept = person.cabinets.find(({ game }) => drawingOf(game) === "progress");
  const [cards, setCards] = useState(/** @type {Tech[]} */ ([]));
  useEffect(() => {
    if (!kept) return;
    packOf(kept.game).then(
      (pack) =>
        setCards(Object.values(/** @type {import("../types/view.d.ts").progress.Printed} */ (pack).technologies)),
      () => {}, // the rest of the page can do without
    );
  }, [kept?.game]);
  if (!kept || !cards.length) return null;
  const found = new Map(kept.finds.map((each) => [each.card, each]));
  const last = Math.max(LAST_AGE, ...cards.filter(({ id }) => found.has(id)).map(({ age }) => age));
  return { kept, found, cards: cards.filter(({ age }) => age <= last) };
}

/** @param {{cabinet: NonNullable<ReturnType<typeof useCabinet>>}} props */
export function Cabinet({ cabinet: { cards, found } }) {
  const ages = [...new Set(cards.map(({ age }) => age))].sort().reverse();
  const n = cards.filter(({ id }) => found.has(id)).length;
  return html`<section class="player-card" aria-labelledby="h-cabinet"><header class="player-head">
      <h2 id="h-cabinet">${t("wy-cabinet")}</h2>
      <span><b class="number">${number(n)}</b> ${t("wy-cabinet-of", { n: cards.length })}</span></header>
    <div class="cabinet">${ages.map(
      (age) => html`<div class="cabinet-age" key=${age}><span class="rock" data-age=${age} aria-hidden="true"></span>
        <ul aria-label=${t("wy-age", { age: ROMAN[age] })}>${cards
          .filter((card) => card.age === age)
          .map((card) => html`<${Find} key=${card.id} card=${card} found=${found.has(card.id)} />`)}</ul></div>`,
    )}</div><p class="caption">${t("wy-cabinet-note", { left: cards.length - n })}</p></section>`;
}

/** @param {{card: Tech, found: boolean}} props */
function Find({ card, found }) {
  const name = named(card);
  const words = found ? name : t("wy-buried", { name });
  return html`<li data-type=${card.type} class=${found ? "" : "faint"} data-tip=${words}>
    <${Emblem} card=${card.id} /><span class="unseen">${words}</span></li>`;
}

/** What she comes to in most games. @param {{cabinet: NonNullable<ReturnType<typeof useCabinet>>}} props */
export function Favourites({ cabinet: { kept, cards } }) {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const shown = kept.finds.filter(({ card }) => byId.has(card)).slice(0, FAVOURITES);
  if (kept.games < ENOUGH || !shown.length) return null;
  return html`<section class="player-card" aria-labelledby="h-favourites">
    <h2 id="h-favourites">${t("wy-favourites")}</h2><ul class="favourites">${shown.map((each) => {
      const card = byId.get(each.card);
      return (
        card &&
        html`<li key=${each.card} data-type=${card.type}><span class="favourite-find"><${Emblem} card=${each.card} />
        </span><b>${named(card)}</b><span class="caption">${wonWords(each, kept)}</span></li>`
      );
    })}</ul></section>`;
}

/** @param {FindShown} find @param {Kept} kept */
const wonWords = ({ games, won }, kept) =>
  t("wy-favourite-of", { n: games, of: kept.games, percent: Math.round((100 * won) / games) });
