// The status in a line: round, what is being done, trump, fixed colour, whose turn it is.
import { html } from "../lib.js";
import { PointsNow } from "../table/points.js";
import { t } from "../words.js";
import { GAME, TRICK_PHASES, turnOf, viewOf } from "./facts.js";
import { Suit } from "./marks.js";

/** The phase of the round as the book divides it: Tricks or Action, and its step.
 * @param {import("./facts.js").View} view */
export function phaseWords(view) {
  if (view.phase === "over") return t("phase-over", undefined, GAME);
  if (TRICK_PHASES.has(view.phase)) return t("ws-phase-tricks");
  if (view.phase === "manage" && view.round === view.rounds) return t("ws-phase-points");
  const step =
    {
      calamity: "harvest",
      gain: "harvest",
      joker: "harvest",
      commerce: "needs",
      manage: "manage",
      move: "manage",
      remove: "remove",
    }[view.phase] ?? "harvest";
  return t(`ws-phase-${step}`);
}

/** @param {{table: import("./facts.js").Model}} props */
export function StatusLine({ table }) {
  const view = viewOf(table);
  const turn = turnOf(table);
  const tricks = TRICK_PHASES.has(view.phase);
  return html`<span class="status-line"><span>${t("mat-round", { n: view.round, most: view.rounds }, GAME)}</span>
    <${PointsNow} moment=${table.moment.value} />
    <span class="status-phase">${phaseWords(view)}</span>
    ${
      view.trump &&
      view.phase !== "over" &&
      html`<span class="status-suits"><span class="status-word">${t("ws-trump")}</span>
      <${Suit} suit=${view.trump} /></span>`
    }
    ${
      tricks &&
      view.fixed &&
      html`<span class="status-suits"><span class="status-word">${t("ws-fixed")}</span>
      <${Suit} suit=${view.fixed} /></span>`
    }
    ${
      turn !== null &&
      html`<span class="wide">
      ${
        turn === table.seat.value
          ? t("mat-your-turn", undefined, GAME)
          : t("mat-turn-of", { player: table.telling.value.seat(turn) }, GAME)
      }
      </span>`
    }</span>`;
}
