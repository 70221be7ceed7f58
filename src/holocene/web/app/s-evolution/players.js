// Boards of the players: the reader's own, large; the rivals' at a glance, each with a door to the whole of it.
import { SeatTime } from "../clock/door.js";
import { html } from "../lib.js";
import { Icon, Seat } from "../ui/marks.js";
import { joined, t } from "../words.js";
import { Ages, Places, Population, Stocks } from "./board.js";
import { openBoard } from "./details.js";
import { GAME, outlookOf, turnOf, viewOf } from "./facts.js";
import { Mini, MiniBack, needsWords, Points, resourceLabel } from "./marks.js";

/** @typedef {import("./facts.js").Model} Model */
/** @typedef {import("./facts.js").Player} Player */

/** The line over a board: mark, name, Age, what acts on her, points.
 * @param {{table: Model, player: Player, you?: boolean, id: string}} props */
function Head({ table, player, you = false, id }) {
  const name = table.telling.value.seat(player.seat);
  return html`<h2 class="heading" id=${id}><${Seat} seat=${player.seat} /><span class="named">${name}</span>
    <span
      class="caption">${you ? `${t("mat-you", undefined, GAME)} · ` : ""}${t(`s-age-${player.age}`, undefined, GAME)}
    </span>
    ${
      turnOf(table) === player.seat &&
      !you &&
      html`<span class="acting"><span
      class="unseen">${t("ws-acts")}</span></span>`
    }
      <${SeatTime} moment=${table.moment.value} seat=${player.seat} /><span class="spacer"></span>
    ${
      you
        ? html`<${Points} n=${player.score} />`
        : html`<button type="button" class="button quiet small"
      onClick=${() => openBoard(table, player.seat)}><${Points} n=${player.score} /><${Icon} name="plus" />
      <span class="unseen">${t("ws-whole-board", { player: name })}</span></button>`
    }</h2>`;
}

/** The reader's board with what will come of it. @param {{table: Model, player: Player, you: boolean}} props */
export function OwnBoard({ table, player, you }) {
  const outlook = outlookOf(table, player);
  const { harvest = false, jokers = 0, strikes = 0 } = outlook ?? {};
  return html`<section class="panel board own-zone" id="me" aria-labelledby="h-me">
    <${Head} table=${table} player=${player} you=${you} id="h-me" />
    <${Ages} table=${table} player=${player} />
    <div class="middle"><${Stocks} table=${table} player=${player} soon=${harvest ? outlook?.stock : undefined} />
      <${Population} table=${table} player=${player} words /></div>
    <${Places} table=${table} player=${player} words />
    <div class="whole forecast"><div class="row forecast-totals">${
      player.taken.length > 0 &&
      harvest &&
      html`<p class="row taken"><span class="caption">${t("mat-taken", undefined, GAME)}</span>
        ${player.taken.map((card) => html`<${Mini} card=${card} telling=${table.telling.value} />`)}
        ${
          jokers > 0 &&
          html`<span class="caption">${t("ws-jokers", { n: jokers })}
          </span>`
        }${strikes > 0 && html`<span class="caption warn">${t("ws-strikes", { n: strikes })}</span>`}</p>`
    }<${Next} player=${player} /></div>
      ${
        outlook?.needs
          ? html`<${Outlook} table=${table} player=${player} />`
          : html`<p class="caption">
        ${needsWords(table, player)}</p>`
      }</div></section>`;
}

/** What Invasion and Obscurantism will do. @param {{player: Player}} props */
const Next = ({ player }) => {
  const words = [
    player.blind_next ? t("mat-blind", undefined, GAME) : "",
    player.invaded_next ? t("mat-open", undefined, GAME) : "",
  ].filter(Boolean);
  return words.length ? html`<p class="caption">${t("mat-next", undefined, GAME)}: ${joined(words)}</p>` : null;
};

/** What paying the needs will do, in words (N2–N5). @param {{table: Model, player: Player}} props */
export function Outlook({ table, player }) {
  const outlook = outlookOf(table, player);
  if (!outlook) return null;
  const { age, rows, rises, falls, loses, points } = outlook;
  const what = rises
    ? t("ws-will-rise", { age: table.telling.value.fact("age", age + 1) })
    : falls
      ? t("ws-will-fall", { age: table.telling.value.fact("age", age - 1) })
      : t("ws-will-stay");
  return html`<div class="out"><span class="caption">${t("ws-needs-now")}</span>
    <ul class="row">${rows.map(
      ({ resource, asked, paid, full }) => html`<li class=${`needed${full ? " ok" : ""}`}>
      <${Icon} name=${full ? "check" : "minus"} />
      ${t("ws-need-row", { resource: resourceLabel(resource), n: paid, asked })}
      </li>`,
    )}</ul>
    <p>${what}${loses ? ` ${t("ws-will-lose")}` : ""} ${t("ws-will-score", { n: points })}</p></div>`;
}

/** A hand as the reader sees it: backs, positions, or faces that lie open.
 * @param {{table: Model, player: Player}} props */
export function HandLine({ table, player }) {
  const telling = table.telling.value;
  const { hand } = player;
  const kind =
    hand.size === 0
      ? ""
      : hand.blind && hand.invaded
        ? "ws-hand-both"
        : hand.blind
          ? "mat-blind"
          : hand.invaded
            ? "mat-open"
            : "";
  return html`<span class="row hand-line">${
    kind
      ? html`<span class="chip dash">
    <${Icon} name=${hand.invaded ? "c-invasion" : "c-obscurantism"} />${t(kind, undefined, GAME)}
    </span>`
      : html`<span class="caption">${t("mat-hand", undefined, GAME)}</span>`
  }
    ${hand.cards.map((card, i) =>
      card
        ? html`<${Mini} card=${card} telling=${telling} />`
        : html`<${MiniBack}
      seat=${player.seat} n=${hand.blind ? hand.positions[i] : 0}
      label=${hand.blind ? t("ws-position", { n: hand.positions[i] }) : t("mat-back", undefined, GAME)} />`,
    )}
    ${
      hand.counted &&
      html`<span class="caption">${t("mat-counted", undefined, GAME)}
      </span>`
    }${hand.size === 0 && html`<span class="caption">–</span>`}</span>`;
}

/** @param {{table: Model, seats: number[]}} props */
export function Rivals({ table, seats }) {
  const view = viewOf(table);
  return seats.map((seat) => {
    const player = view.players[seat];
    return html`<section class=${`panel board rival${turnOf(table) === seat ? " turn" : ""}`} key=${seat}
      aria-labelledby=${`h-p${seat}`}><${Head} table=${table} player=${player} id=${`h-p${seat}`} />
      <${Ages} table=${table} player=${player} /><div class="middle"><${Stocks} table=${table} player=${player} />
        <${Population} table=${table} player=${player} /><${Places} table=${table} player=${player}
        words=${seats.length < 3} /></div>
      <div class="row whole"><${HandLine} table=${table} player=${player} /><span class="spacer"></span>
        ${
          player.taken.length > 0 &&
          html`<span class="row hand-line"><span class="caption">${t("mat-taken", undefined, GAME)}
          </span>${player.taken.map((card) => html`<${Mini} card=${card} telling=${table.telling.value} />`)}</span>`
        }
          </div></section>`;
  });
}
