// One decision of a review: what was played and what was better, why, what happened then, how it was expected to go on,
// and what the moves that were tried are worth.
import { html } from "../lib.js";
import { address } from "../root.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { Sign } from "./moments.js";
import { figureOf, shownOf } from "./steps.js";

/** @import { Candidate } from "../types/api.d.ts" */
/** @typedef {import("./page.js").Shown} Shown */
/** @typedef {import("./steps.js").Step} Step */

const ERRORS = 2; // standard errors that the margin of doubt shows to either side

/** The cards of what was played and what was better, where the game draws them. @param {{shown: Shown, step: Step}}
 * props */
function Compared({ shown, step }) {
  const draw = shown.cardOf;
  const played = draw(step.played);
  const better = step.better && draw(step.better.move);
  if (!played && !better) return null;
  return html`<div class="review-cards">
    ${
      played &&
      html`<figure>${played}<figcaption>${t(shown.isOwn ? "wr-you-played" : "wr-played")}</figcaption></figure>`
    }
    ${
      better &&
      html`<figure class="better">${better}<figcaption><${Icon} name="check" />${t("wr-better")}</figcaption>
      </figure>`
    }</div>`;
}

/** A candidate with its bar. @param {{shown: Shown, step: Step, each: Candidate, most: number}} props */
function Tried({ shown, step, each, most }) {
  const { alone, sayMove, isOwn } = shown;
  const value = figureOf(each.worth, alone);
  const doubt = figureOf(each.doubt, alone) * ERRORS;
  const note = each.move === step.played ? (isOwn ? "wr-tag-you" : "wr-tag-played") : "";
  const isBest = each.move === step.best;
  const share = (/** @type {number} */ n) => `${Math.max(0, Math.min(100, (n / most) * 100)).toFixed(1)}%`;
  const words = t(alone ? "wr-doubt-points" : "wr-doubt", {
    n: shownOf(each.worth, alone),
    doubt: Math.max(1, Math.round(doubt)),
  });
  const styles = {
    "--value": share(value),
    "--from": share(value - doubt),
    "--to": share(value + doubt),
  };
  return html`<li class=${isBest ? "best" : ""}><span>${sayMove(step, each.move)}
      ${note && html` <small>${t(note)}</small>`}${isBest && step.better && html` <small>${t("wr-tag-better")}</small>`}
    </span><span class="review-bar" style=${styles} role="img" aria-label=${words}><i></i><u></u></span>
    <b class="number">${t(alone ? "wr-points" : "wr-percent", { n: shownOf(each.worth, alone) })}</b></li>`;
}

/** What chance and the others did since the last decision, where it was much. @param {Shown} shown
 * @param {Step} step */
function sinceOf({ alone }, { since }) {
  const told = [];
  for (const cause of /** @type {const} */ (["luck", "others"])) {
    const n = Math.round(figureOf(since[cause], alone));
    const signed = n > 0 ? `+${n}` : `−${-n}`;
    if (Math.abs(n) >= 2) told.push(t(alone ? `wr-since-${cause}-points` : `wr-since-${cause}`, { n: signed }));
  }
  return told.join(" ");
}

/** Moves in words, those that come again at once counted. @param {string[]} moves */
function counted(moves) {
  const firsts = moves.flatMap((move, at) => (move === moves[at - 1] ? [] : [at]));
  return firsts.map((at, k) => {
    const n = (firsts[k + 1] ?? moves.length) - at;
    return n > 1 ? `${moves[at]} (× ${n})` : moves[at];
  });
}

/** How it was expected to go on after the better move: the moves of each player who comes, one after the other.
 * @param {Shown} shown @param {Step} step */
function expected({ telling, sayLine, seat: own }, step) {
  const words = sayLine(step);
  /** @type {{seat: number, moves: string[]}[]} */
  const turns = [];
  (step.better?.line ?? []).forEach(({ seat }, at) => {
    if (at === 0) return;
    if (turns.at(-1)?.seat === seat) turns.at(-1)?.moves.push(words[at]);
    else turns.push({ seat, moves: [words[at]] });
  });
  return turns.map(({ seat, moves }) => {
    const move = counted(moves).join(", ");
    return seat === own ? move : t("wr-line-step", { player: telling.seat(seat), move });
  });
}

/** What stands over the decision. @param {Shown} shown @param {Step} step */
function titleOf({ sayMove }, step) {
  const played = sayMove(step, step.played);
  return step.better
    ? t("wr-title-better", { played, better: sayMove(step, step.better.move) })
    : t("wr-title-good", { played });
}

/** @param {{shown: Shown, step: Step}} props */
export function Moment({ shown, step }) {
  const { table, seat, alone, sayMove, telling, after, playOn } = shown;
  const better = step.better;
  const most = alone
    ? Math.max(...step.candidates.map((each) => each.worth.points + ERRORS * each.doubt.points), 1)
    : Math.max(...step.candidates.map((each) => (each.worth.chance + ERRORS * each.doubt.chance) * 100), 10);
  const tries = Math.max(0, ...step.candidates.map((each) => each.tries));
  const reason = better?.reason ? telling.say(better.reason.key, better.reason.facts) : "";
  const gain = better
    ? t(better.gain.key, {
        .../** @type {Record<string, number>} */ (better.gain.facts),
        other: sayMove(step, step.played),
      })
    : "";
  const line = expected(shown, step);
  const told = after(step);
  return html`<section class="review-moment" aria-labelledby="h-moment" data-mark=${step.mark}>
    <p class="caption"><span class="review-marked"><${Sign} name=${step.mark} />${t(`wr-mark-${step.mark}`)}</span>
      ${step.round > 0 && t("wr-round", { n: step.round })}</p>
    <h2 id="h-moment" tabindex="-1">${titleOf(shown, step)}</h2>
    <div class="review-body"><${Compared} shown=${shown} step=${step} /><div class="review-why">
      ${(reason || gain) && html`<p class="review-reason">${[reason, gain].filter(Boolean).join(" ")}</p>`}
      ${
        !better &&
        step.mark === "only" &&
        html`<p class="review-reason">${t(alone ? "wr-note-only-alone" : "wr-note-only")}</p>`
      }
      ${!better && step.mark === "decided" && html`<p class="review-reason">${t("wr-decided")}</p>`}
      ${sinceOf(shown, step) && html`<p>${sinceOf(shown, step)}</p>`}
      ${told.length > 0 && html`<p><b>${t("wr-then")}</b> ${told.join(" ")}</p>`}
      ${line.length > 0 && html`<p><b>${t("wr-line")}</b> ${line.join(" · ")}</p>`}
      ${
        step.candidates.length > 0 &&
        html`<ul class="review-tried" aria-label=${t("wr-tried")}>${step.candidates.map(
          (each) => html`<${Tried} key=${each.move} shown=${shown} step=${step} each=${each} most=${most} />`,
        )}</ul><p class="caption">${t(tries > 0 ? "wr-trials" : "wr-judged", { n: tries })}</p>`
      }</div></div>
    <div class="row review-acts"><${Button} class="primary big" icon="s-action" onClick=${() => playOn(step.ply)}>
        ${t("branch-play")}</${Button}
      ><a class="button big" href=${address(`/replay/${table.id}?at=${step.ply}&eyes=${seat}`)}><${Icon}
        name="spectator" />${t("wr-see-table")}</a>
      <p class="caption">${t("wr-fair")} ${t("branch-note")}</p></div></section>`;
}
