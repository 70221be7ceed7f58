// Players' boards: one's own in full, the others' compact, each to be opened.
import { SeatTime } from "../clock/door.js";
import { html } from "../lib.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { useFit } from "../ui/fit.js";
import { language, t } from "../words.js";
import { Cores, Development, SkillLine, SkillTracks, Tokens } from "./boards.js";
import { skill } from "./facts.js";
import { Icon, SeatMark } from "./marks.js";
import { Guide, Won } from "./people.js";

/** @typedef {import("./facts.js").Table} Table */
const GAME = "progress";

/** How cores are drawn, the loosest first: layers with what they give, lower ones, names alone, two beside each other
 * where there is but one rival; at last names in lines, which scroll. They are higher where fingers press them. */
const OWN = ["full", "low", "names", "flow"];
const ALONE = ["full", "low", "names", "pairs", "flow"];
const WIDE = ["full", "low", "names", "flow"];
const NARROW = ["flow"];
const TOUCHED = ["touch"];
const STILL = ["names", "pairs", "flow"]; // too low to be pressed

/** What a board draws, in a word that changes with it. @param {import("./facts.js").Player} player */
const drawn = (player) => [language.value, ...player.active, player.developing.length].join(" ");

/** @param {{table: Table, seat: number, open: (id: string) => void, you: boolean}} props */
export function OwnBoard({ table, seat, open, you }) {
  const player = table.view.players[seat];
  const [room, fit] = useFit(table.tablet ? TOUCHED : OWN, drawn(player));
  const flat = STILL.includes(fit);
  return html`<section class="panel own-zone" id="me" aria-labelledby="h-me"><div class="own-board">
    <div class="row own-head"><h2 class="heading" id="h-me"><${SeatMark} seat=${seat} />
      ${table.telling.seat(seat)} ${
        you &&
        html`<span
        class="caption">${t("progress-you", undefined, GAME)}</span>`
      }</h2>
      <${TurnMark} table=${table} seat=${seat} /><${SeatTime} moment=${table.moment} seat=${seat} />
      <span class="spacer"></span>
        <${Tokens} player=${player} always most=${flat ? 1 : 3} />
      ${
        flat &&
        html`<button class="button quiet bare expand" aria-haspopup="dialog"
        aria-label=${t("wp-expand", { player: table.telling.seat(seat) })}
        onClick=${() => openBoard(table, seat, open)}><${Icon} name="plus" /></button>`
      }</div>
    <div class="own-tableau"><div class="room" role="group" aria-label=${table.telling.seat(seat)} ref=${room}
      data-fit=${fit}>
      <${Cores} table=${table} player=${player} open=${open} whose="" still=${flat} /></div>
      <${Development} table=${table} player=${player} open=${open} limit=${skill(table, player, "development")}
        whose="" />
      </div>
    <div class="own-side"><${SkillTracks} table=${table} player=${player} />
      <${Guide} table=${table} player=${player} open=${open} /><${Won} table=${table} seat=${seat} open=${open} /></div>
      </div></section>`;
}

/** @param {{table: Table, seat: number}} props */
const TurnMark = ({ table, seat }) =>
  seat === table.view.turn && !table.final
    ? html`<span class="turn"><${Icon} name="s-action" /><span>${t("wp-in-turn")}</span></span>`
    : null;

/** @param {{table: Table, seats: number[], open: (id: string) => void}} props */
export function Rivals({ table, seats, open }) {
  if (seats.length === 0) return null;
  return html`<div class="rivals-zone" id="rivals" data-n=${seats.length}>
    ${seats.map((seat) => html`<${Rival} key=${seat} table=${table} seat=${seat} of=${seats.length} open=${open} />`)}
    </div>`;
}

/** A rival in short: numbers, tokens and cores; the whole board has more.
 * @param {{table: Table, seat: number, of: number, open: (id: string) => void}} props */
function Rival({ table, seat, of, open }) {
  const player = table.view.players[seat];
  const name = table.telling.seat(seat);
  const whose = `${seat} `;
  const [room, fit] = useFit(table.tablet ? TOUCHED : of === 1 ? ALONE : of < 3 ? WIDE : NARROW, drawn(player));
  return html`<section class="panel opponent" data-at=${seat} aria-label=${name}>
    <h2 class="heading"><${SeatMark} seat=${seat} /><span>${name}</span><${TurnMark} table=${table} seat=${seat} />
      <${SeatTime} moment=${table.moment} seat=${seat} />
      <span class="spacer"></span>${of < 3 && html`<${HandSize} table=${table} seat=${seat} few />`}
      <button class="button quiet bare expand" aria-haspopup="dialog" aria-label=${t("wp-expand", { player: name })}
        data-tip=${t("wp-expand", { player: name })} onClick=${() => openBoard(table, seat, open)}>
        <${Icon} name="plus" />
        </button></h2>
    <div class="opponent-notes"><${SkillLine} table=${table} player=${player} />
      ${of > 2 && html`<${HandSize} table=${table} seat=${seat} />`}
      <${Tokens} player=${player} most=${of > 2 ? 1 : 3} />
      <${InShort} table=${table} seat=${seat} open=${open} many=${of > 2} />
      ${of < 3 && html`<${Known} table=${table} player=${player} open=${open} />`}</div>
    <div class="opponent-tableau"><div class="room" role="group" aria-label=${name} ref=${room} data-fit=${fit}>
      ${of > 2 && html`<${Development} table=${table} player=${player} open=${open} whose=${whose} />`}
      <${Cores} table=${table} player=${player} open=${open} whose=${whose} small=${of > 1 || fit !== "full"}
      still=${STILL.includes(fit)} /></div>
      ${of < 3 && html`<${Development} table=${table} player=${player} open=${open} whose=${whose} />`}
      </div></section>`;
}

/** Who sits there, and how many cards are in the hand. @param {{table: Table, seat: number, few?:
 * boolean}} props */
function HandSize({ table, seat, few = false }) {
  const n = table.view.players[seat].hand_size;
  const isBot = table.moment.seats?.[seat]?.kind === "bot";
  return html`<span class="caption row hand-size">${few && html`<${Icon} name=${isBot ? "bot" : "person"} />`}
    <span data-tip=${t("progress-hand-of", { n }, GAME)} data-flip-at=${`hand-${seat}`}>
      <${Icon} name="s-hand" /> <b class="number" aria-hidden="true">${n}</b>
      <span class="unseen">${t("progress-hand-of", { n }, GAME)}</span></span></span>`;
}

/** Who guides a rival, and how many milestones were won: without the word beside many rivals. @param {{table: Table,
 * seat: number, open: (id: string) => void, many: boolean}} props */
function InShort({ table, seat, open, many }) {
  const { guide } = table.view.players[seat];
  const won = Object.entries(table.view.owners)
    .filter(([, owner]) => owner === seat)
    .map(([id]) => table.telling.card(id));
  return html`${
    guide &&
    html`<button class="chip tap guide-chip" data-tip=${t("progress-guide", undefined, GAME)}
    onClick=${() => open(guide)}><b class="cameo" aria-hidden="true">${table.telling.card(guide)[0]}</b>
    ${table.telling.card(guide)}</button>`
  }
    ${
      won.length > 0 &&
      html`<span class="chip" data-tip=${`${t("progress-won", undefined, GAME)} ${won.join(", ")}`}>
      ${many && html`<${Icon} name="check" />`}<span
        class=${many ? "unseen" : ""}>${t("progress-won", undefined, GAME)}</span> <b class="number">${won.length}</b>
        </span>`
    }`;
}

/** Cards of a hand that everybody knows (O3, O5). @param {{table: Table, player: import("./facts.js").Player, open:
 * (id: string) => void}} props */
function Known({ table, player, open }) {
  const known = Object.entries(player.known);
  if (known.length === 0) return null;
  return html`<p class="caption seen-hand">${t("progress-known", undefined, GAME)}${known.map(
    ([id, n], at) => html`${at > 0 ? ",\u00a0" : "\u00a0"}<wbr /><button
    class="link" onClick=${() => open(id)}>${table.telling.card(id)}${n > 1 ? ` ×${n}` : ""}</button>`,
  )}</p>`;
}

/** The whole board of a player. @param {Table} table @param {number} seat @param {(id: string) => void} open */
function openBoard(table, seat, open) {
  const player = table.view.players[seat];
  openDialog(
    (close) => html`<${Dialog} title=${table.telling.seat(seat)} close=${close} class="wide board-dialog">
    <div class="row"><${Tokens} player=${player} always /><span class="caption">
      ${t("progress-hand-of", { n: player.hand_size }, GAME)}</span></div>
    <${Known} table=${table} player=${player} open=${open} />
    <${SkillTracks} table=${table} player=${player} /><${Cores} table=${table} player=${player} open=${open} />
    <${Development} table=${table} player=${player} open=${open} limit=${skill(table, player, "development")} />
      <${Guide} table=${table} player=${player} open=${open} /><${Won} table=${table} seat=${seat} open=${open} />
      </${Dialog}>`,
  );
}
