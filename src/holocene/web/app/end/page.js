// The end of a game as a page: who won and from where, the points counted up, how it came to it, and what to do next.
import { post } from "../api.js";
import { AskAgain, othersOf } from "../club/again.js";
import { gameWords } from "../games.js";
import { DugUp } from "../history.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { address } from "../root.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { moves } from "../settings.js";
import { Cores } from "../table/cores.js";
import { FairDeal } from "../table/fair.js";
import { download } from "../table/record.js";
import { openScore } from "../table/score.js";
import { dayOf, keepEnd } from "../today/kept.js";
import { Button, Icon } from "../ui/marks.js";
import { needSprite } from "../ui/sprites.js";
import { needStyles } from "../ui/styles.js";
import { joined, needWords, t } from "../words.js";
import { Curve } from "./curve.js";
import { Share } from "./share.js";
import { Sources } from "./sources.js";
import { Strata } from "./strata.js";
import { Turning } from "./turning.js";

/** @import { Chronicle, Sentence } from "../types/api.d.ts" */
/** @typedef {import("../table/model.js").TableModel} TableModel */

const PACE = 140; // a source of points
const PATIENCE = 1500; // milliseconds until the result is shown without its chronicle
const GROUND = [3, 2, 1]; // rocks that the cores stand on, from above

export const ready = () =>
  Promise.all([
    needSprite("review"),
    needWords("end", "branch", "web-again"),
    needStyles("score", "end", "end-strata", "history"),
  ]);

/** Who won and by how much. @param {TableModel} table */
export function titleOf(table) {
  const [outcome] = table.moment.value.scores?.outcome ?? [];
  return outcome ? table.telling.value.title(outcome) : t("end-title-given-up");
}

/** What stands below it: ties and titles, from where, something odd, and something kind to who did not win.
 * @param {TableModel} table @param {Chronicle | null} told @returns {string[]} */
export function ledeOf(table, told) {
  const { seat, scores } = table.moment.value;
  const kind = seat >= 0 ? told?.consoles[seat] : null;
  const sentences = [...(scores?.outcome.slice(1) ?? []), ...(told?.lede ?? []), ...(kind ? [kind] : [])];
  return sentences.map((/** @type {Sentence} */ sentence) => table.telling.value.told(sentence, []));
}

/** How the game ended, and who gave it up. @param {TableModel} table */
function endingOf(table) {
  const m = table.moment.value;
  const telling = table.telling.value;
  const ending = table.log.value.findLast((each) => each.kind.startsWith("ends-") && each.facts.player === undefined);
  const gone = m.seats.flatMap((seat, at) => (seat.resigned ? [telling.seat(at)] : []));
  if (m.ended === "resigned") return t("web-ended-resigned", { players: joined(gone) });
  if (m.ended === "time") return t("web-ended-time", { players: joined(gone) });
  return ending ? telling.event(ending) : "";
}

/** The chronicle, asked for once; undefined while it may still come, null where there is none: of a game played
 * by other rules, or from a server that does not answer. @param {TableModel} table */
function useChronicle(table) {
  const [told, setTold] = useState(/** @type {Chronicle | null | undefined} */ (undefined));
  useEffect(() => {
    const without = () => setTold((found) => found ?? null);
    if (table.moment.value.steps) table.ask("/chronicle").then(setTold, without);
    else without();
    const timer = setTimeout(without, PATIENCE);
    return () => clearTimeout(timer);
  }, [table]);
  return told;
}

/** Counts the sources up, one after the other, where the end was seen to happen. @param {number} all
 * @param {boolean} isFresh */
function useCounted(all, isFresh) {
  const [counted, setCounted] = useState(isFresh && moves() ? 0 : all);
  useEffect(() => {
    if (counted >= all) return;
    const timer = setTimeout(() => setCounted(counted + 1), PACE);
    return () => clearTimeout(timer);
  }, [counted, all]);
  return counted;
}

/** @typedef {{table: TableModel, module: import("../types/drawing.d.ts").Drawing, isFresh: boolean,
 * close: () => void}} Props `close` shows the table */

/** Drawn as a whole, so that nothing moves when the chronicle comes. @param {Props} props */
export function End(props) {
  const told = useChronicle(props.table);
  return told === undefined ? null : html`<${Page} ...${props} told=${told} />`;
}

/** @param {Props & {told: Chronicle | null}} props */
function Page({ table, module, isFresh, close, told }) {
  const m = table.moment.value;
  const telling = table.telling.value;
  const sheet = m.scores ?? { lines: [], totals: [], winners: [], outcome: [] };
  const counted = useCounted(sheet.lines.length, isFresh);
  const names = m.seats.map((_, at) => telling.seat(at));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    keepEnd(m);
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const about = [gameWords(table.game), t("web-players", { n: names.length })];
  if (told?.rounds.length) about.push(t("end-rounds", { n: told.rounds.length }));
  const points = joined(names.map((player, at) => t("end-source-of", { score: player, n: sheet.totals[at] })));
  return html`<article class="end-page" aria-labelledby="h-end"><header class="end-head">
      <div class="end-said"><p class="caption">${about.join(" · ")}</p>
        <h1 id="h-end" tabindex="-1" ref=${heading}>${titleOf(table)}</h1>
        <p class="lede">${ledeOf(table, told).join(" ")}</p><p class="caption">${endingOf(table)}</p>
        <${After} table=${table} close=${close} /></div>
      <figure class="end-cores cores-figure"><${Cores} sheet=${sheet} label=${points} high=${220}
        counted=${counted} /></figure></header>
    <div class="end-ground" aria-hidden="true">${GROUND.map((age) => html`<i class="rock" data-age=${age}></i>`)}</div>
    <div class="end-body">
      <${Sources} table=${table} openSheet=${() => openScore(table)} />
      ${told && told.rounds.length > 1 && html`<${Curve} table=${table} rounds=${told.rounds} />`}
      ${told && html`<${Turning} table=${table} turning=${told.turning} />`}
      ${
        told?.rounds.some((each) => each.marks.length) &&
        html`<${Strata} table=${table} told=${told} pictureOf=${module.pictureOf} />`
      }
      <${DugUp} table=${table} />
      <${Share} table=${table} title=${titleOf(table)} lede=${ledeOf(table, told)[0] ?? ""} names=${names} />
      <section aria-labelledby="h-record"><h2 id="h-record">${t("end-record")}</h2>
        <p class="row"><${Button} icon="discard" onClick=${() => download(table, "text")}>${t("web-download-text")}
          </${Button}><${Button} icon="discard" onClick=${() => download(table, "json")}>${t("web-download-json")}
          </${Button}></p><${FairDeal} table=${table.id} deal=${m} isToday=${dayOf(table.id) !== null} /></section>
    </div></article>`;
}

/** What one may do after the end. @param {{table: TableModel, close: () => void}} props */
function After({ table, close }) {
  const { host } = seats.held(table.id);
  const again = async (/** @type {"/rematch" | "/again"} */ path) => {
    try {
      const made = await post(table.path(path), {}, host);
      seats.keepNew(made, table.game);
      go(`/table/${made.table}`);
    } catch (error) {
      await table.failed(error);
    }
  };
  const { next, steps, seat, seats: sat } = table.moment.value;
  const today = dayOf(table.id);
  const named = sat.map(({ person }, at) => ({ id: person, name: table.telling.value.seat(at) }));
  const others = next ? [] : othersOf(named);
  return html`<div class="row end-after">
    ${
      today &&
      html`<a class="button primary big" href=${address(`/today/${today.game}?day=${today.day}`)}>
      <${Icon} name="today" />${t("end-today")}</a>`
    }
    ${
      host
        ? html`<${Button} class=${today ? "big" : "primary big"} icon="restart" onClick=${() => again("/rematch")}>
          ${t("web-rematch")}
          </${Button}><${Button} class="big" icon="deck" onClick=${() => again("/again")}>${t("web-same-deal")}
          </${Button}>`
        : null
    }
    <${AskAgain} whom=${{ table: table.id }} others=${others} class=${host || today ? "big" : "primary big"} />
    ${next && html`<a class="button primary big" href=${address(`/table/${next}`)}>${t("web-next-game")}</a>`}
    ${
      steps &&
      html`<a class="button big" href=${address(`/review/${table.id}${seat >= 0 ? `?seat=${seat}` : ""}`)}>
        <svg class="icon" aria-hidden="true"><use href="#review-curve" /></svg>${t("end-review")}</a>`
    }
    ${
      !table.isReplay &&
      html`<a class="button big" href=${address(`/replay/${table.id}?at=0`)}><${Icon} name="replay" />
        ${t("web-replay")}</a>`
    }
    <${Button} class="big quiet" icon="spectator" onClick=${close}>
      ${t(table.isReplay ? "web-replay" : "end-to-table")}</${Button}></div>`;
}
