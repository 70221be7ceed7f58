// What is known of one card: how often strong players come to it, how they fare, when, and with what else.
import { figures as asked } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { needStyles } from "../ui/styles.js";
import { language, needWords, t } from "../words.js";
import { about, isUsual, percent, plain, won } from "./numbers.js";

/** @import { FiguresShown, ThingShown, WorthShown } from "../types/api.d.ts" */

/** Sentences and a small table. @param {{figures: FiguresShown, thing: ThingShown}} props */
export function ThingFigures({ figures, thing }) {
  const { players, games } = figures.tables[figures.table];
  const { used, held, dealt, rounds, pairs } = thing;
  const rows = /** @type {[string, WorthShown | null][]} */ ([
    ["used", used],
    ["held", held],
    ["dealt", dealt],
  ]).filter(([, worth]) => worth !== null);
  return html`<div class="figures-thing">
    <p>${t("wf-used", { games: percent(thing.games), players: percent(used.players) })}
      ${" "}${used.wins && t("wf-used-won", won(used.wins, players))}
      ${" "}${used.points && t(players > 1 ? "wf-used-points" : "wf-used-points-alone", { points: about(used.points) })}
      ${!used.points && thing.games > 0 && t("wf-too-few")}</p>
    ${rounds && html`<p>${t("wf-when", { first: rounds[0], middle: rounds[1], last: rounds[2] })}</p>`}
    ${
      pairs.length > 0 &&
      html`<p>${t("wf-goes-with")}</p><ul class="figures-pairs">${pairs.map(
        ({ thing: other, lift }) =>
          html`<li><b>${figures.things[other].name}</b> ${t("wf-lift", { times: plain(lift) })}</li>`,
      )}</ul>`
    }
    ${
      rows.length > 1 &&
      html`<table class="figures-worth"><caption>${t("wf-worth")}</caption><thead><tr><td></td>
        <th scope="col">${t("wf-of-players")}</th>${players > 1 && html`<th scope="col">${t("wf-wins")}</th>`}
        <th scope="col">${t("wf-points")}</th></tr></thead>
        <tbody>${rows.map(
          ([name, worth]) =>
            worth &&
            html`<tr><th scope="row">${t(`wf-worth-${name}`)}</th>
            <td>${percent(worth.players)}</td>${players > 1 && html`<td>${about(worth.wins, 100)}</td>`}
            <td>${about(worth.points)}</td></tr>`,
        )}</tbody></table>
        ${dealt && html`<p class="caption">${t("wf-dealt-note")}</p>`}`
    }
    <p class="caption">${t("wf-counted", { n: games, players })} ${t("wf-cause")}</p></div>`;
}

/** Opens what is known of a card, at a kind of table that its reader may change. @param {string} game
 * @param {string} kind @param {string} id @param {string} name @param {number | null} [table] */
export function openThing(game, kind, id, name, table = null) {
  Promise.all([needWords("web-figures"), needStyles("figures")]).then(
    () =>
      openDialog(
        (close) => html`<${Dialog} title=${name} close=${close}><${Asked} game=${game} kind=${kind} id=${id}
          first=${table} /></${Dialog}>`,
      ),
    () => {}, // without words there is nothing to say
  );
}

/** @param {{game: string, kind: string, id: string, first: number | null}} props */
function Asked({ game, kind, id, first }) {
  const [at, choose] = useState(first);
  const figures = useFigures(game, at);
  if (figures === "failed") return html`<p>${t("web-offline")}</p>`;
  if (!figures) return html`<p class="wait">${t("web-wait")}</p>`;
  if (!figures.tables.length) return html`<p>${t("wf-none")}</p>`;
  const thing = figures.things.find((each) => each.kind === kind && each.id === id);
  return html`<${TableChoice} figures=${figures} choose=${choose} />
    ${thing ? html`<${ThingFigures} figures=${figures} thing=${thing} />` : html`<p>${t("wf-not-here")}</p>`}`;
}

/** The figures of a kind of table, in the reader's language. @param {string} game @param {number | null} at
 * @returns {FiguresShown | "failed" | null} */
export function useFigures(game, at) {
  const [found, setFound] = useState(/** @type {FiguresShown | "failed" | null} */ (null));
  useEffect(() => {
    let stale = false;
    asked(game, at, language.value).then(
      (figures) => !stale && setFound(figures),
      () => !stale && setFound("failed"),
    );
    return () => {
      stale = true;
    };
  }, [game, at, language.value]);
  return found;
}

/** Which kind of table: how many play, and whether with everything.
 * @param {{figures: FiguresShown, choose: (at: number) => void}} props */
export function TableChoice({ figures: { tables, table }, choose }) {
  const now = tables[table];
  const sizes = [...new Set(tables.map(({ players }) => players))];
  const hasMore = tables.some((each) => !isUsual(each));
  const pick = (/** @type {number} */ players, /** @type {boolean} */ usual) => {
    const found = tables.findIndex((each) => each.players === players && isUsual(each) === usual);
    choose(Math.max(0, found));
  };
  return html`<div class="figures-choice">
    <div role="group" aria-label=${t("wf-players")}><span class="caption">${t("wf-players")}</span>
      <div class="segments">${sizes.map(
        (n) => html`<button type="button" aria-pressed=${String(n === now.players)}
          onClick=${() => pick(n, isUsual(now))}>${n}</button>`,
      )}</div></div>
    ${
      hasMore &&
      html`<div role="group" aria-label=${t("wf-expansions")}><span class="caption">${t("wf-expansions")}</span>
        <div class="segments">${[true, false].map(
          (usual) => html`<button type="button" aria-pressed=${String(isUsual(now) === usual)}
            onClick=${() => pick(now.players, usual)}>${t(usual ? "wf-base" : "wf-all")}</button>`,
        )}</div></div>`
    }</div>`;
}

/** The door to it where cards stand close together. @param {{game: string, kind: string, card: string, name: string}}
 * props */
export function FiguresDoor({ game, kind, card, name }) {
  return html`<button type="button" class="chip tap" onClick=${() => openThing(game, kind, card, name)}>
    ${t("web-in-play")}<span class="unseen">: ${name}</span></button>`;
}
