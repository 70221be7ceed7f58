// A trick resolved step by step: Discoveries, trumps, fixed colour, others; who takes what; and how the last one went.
import { html } from "../lib.js";
import { address } from "../root.js";
import { Icon, Seat } from "../ui/marks.js";
import { t } from "../words.js";
import { GAME, viewOf } from "./facts.js";
import { Mini } from "./marks.js";

/** @typedef {import("./facts.js").Model} Model */
/** @typedef {import("./facts.js").Laid} Laid */

const STEPS = ["discovery", "trump", "fixed", "other"];

/** The classes of a whole trick in their order, each with its cards by number.
 * @param {{table: Model, laid: Laid[]}} props */
export function Steps({ table, laid }) {
  const view = viewOf(table);
  const steps = STEPS.map((rank) => ({ rank, cards: laid.filter((each) => each.rank === rank) })).filter(
    ({ cards }) => cards.length > 0,
  );
  const tied = steps.some(
    ({ rank, cards }) => rank !== "discovery" && new Set(cards.map(({ card }) => card.number)).size < cards.length,
  );
  return html`<ol class="steps" aria-label=${t("ws-steps")}>${steps.map(
    ({
      rank,
      cards,
    }) => html`<li class=${cards.some(({ seat }) => view.taking[0] === seat) ? "now" : ""}><b>${t(`ws-step-${rank}`)}
      </b>
      <span class="row">${cards.map(
        ({ seat, card }) => html`<span class="step-card">
        <${Seat} seat=${seat} label=${table.telling.value.seat(seat)} />${rank === "discovery" ? "" : card.number}
        </span>`,
      )}</span></li>`,
  )}</ol>
    ${
      tied &&
      html`<p class="caption">${t("ws-tie")} <a href=${address("/rules/s-evolution#K3")} target="_blank"
      rel="noopener">K3</a></p>`
    }`;
}

/** How the trick before went, in the order of taking. @param {{table: Model, trick: import("./past.js").Trick, now:
 * number}} props */
export function LastTrick({ table, trick, now }) {
  const telling = table.telling.value;
  const name = (/** @type {number} */ seat) =>
    seat === table.seat.value ? t("mat-you", undefined, GAME) : telling.seat(seat);
  const { n, round } = trick;
  const numbered = round === now ? t("ws-last-trick", { n }) : t("ws-last-trick-before", { n, round });
  const title = round ? numbered : t("ws-last-trick-unnumbered");
  return html`<div class="last-trick" data-flip="last trick"><h3>${title}<span class="caption">
    ${trick.winner !== null && t("ws-won-by", { player: name(trick.winner) })}</span></h3>
    <ol>${trick.ranks.map(({ seat, rank }, i) => {
      const played = trick.plays.find((each) => each.seat === seat);
      const took = trick.takes.find((each) => each.seat === seat);
      return html`<li><b class="number">${i + 1}</b><${Seat} seat=${seat} label=${name(seat)} />
        ${played && html`<${Mini} card=${played.card} telling=${telling} />`}<span
          class="caption">${t(`ws-short-${rank}`)}
        </span>
        ${took && html`<${Icon} name="next" label=${t("ws-takes")} /><${Mini} card=${took.card} telling=${telling} />`}
          </li>`;
    })}</ol></div>`;
}
