// Players' boards: one's own in full, the others' compact, each to be opened.
import { html } from "../lib.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { useRoom } from "../ui/room.js";
import { t } from "../words.js";
import { Cores, Development, SkillLine, SkillTracks, Tokens } from "./boards.js";
import { skill, TYPES, tech } from "./facts.js";
import { Icon, SeatMark } from "./marks.js";
import { Guide, Won } from "./people.js";

/** @typedef {import("./facts.js").Table} Table */
const GAME = "progress";

/** How cores are drawn so that the deepest one fits its room: whole layers, lower ones, names alone, two beside each
 * other
 * where cores are wide, or the rock without names. @param {Table} table @param {import("./facts.js").Player} player
 * @param {number} room @param {boolean} wide */
function fitting(table, player, room, wide) {
  const deep = Math.max(1, ...TYPES.map((type) => player.active.filter((id) => tech(table, id).type === type).length));
  const high = (/** @type {number} */ layers) =>
    room === 0 ? 28 : Math.max(3, Math.min(28, Math.floor((room - HEADING) / layers)));
  const paired = wide && high(deep) < LEAST && high(Math.ceil(deep / 2)) >= LEAST;
  const each = high(paired ? Math.ceil(deep / 2) : deep);
  const fit = each < LEAST ? "rock" : paired ? "pair" : each < 22 ? "thin" : each < 28 ? "mid" : "";
  return { fit, style: { "--ly": `${each}px` } };
}
const LEAST = 12; // pixels in which a name can be read
const HEADING = 28; // the line below a core

/** @param {{table: Table, seat: number, open: (id: string) => void, you: boolean}} props */
export function OwnBoard({ table, seat, open, you }) {
  const player = table.view.players[seat];
  const [room, height] = useRoom();
  const { fit, style } = fitting(table, player, height, false);
  const flat = fit === "thin" || fit === "rock";
  return html`<section class="panel own-zone" id="me" aria-labelledby="h-me"><div class="own-board">
    <div class="row own-head"><h2 class="heading" id="h-me"><${SeatMark} seat=${seat} />
      ${table.telling.seat(seat)} ${
        you &&
        html`<span
        class="caption">${t("progress-you", undefined, GAME)}</span>`
      }</h2>
      <${TurnMark} table=${table} seat=${seat} /><span class="spacer"></span>
        <${Tokens} player=${player} always most=${flat ? 1 : 3} />
      ${
        flat &&
        html`<button class="button quiet bare expand" aria-haspopup="dialog"
        aria-label=${t("wp-expand", { player: table.telling.seat(seat) })}
        onClick=${() => openBoard(table, seat, open)}><${Icon} name="plus" /></button>`
      }</div>
    <div class="own-tableau"><div class="room" ref=${room} data-fit=${fit} style=${style}>
      <${Cores} table=${table} player=${player} open=${open} own still=${flat} /></div>
      <${Development} table=${table} player=${player} open=${open} limit=${skill(table, player, "development")} />
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

/** A rival in short: numbers, tokens and cores. Deep cores show their rock alone; the whole board has the names.
 * @param {{table: Table, seat: number, of: number, open: (id: string) => void}} props */
function Rival({ table, seat, of, open }) {
  const player = table.view.players[seat];
  const seated = table.moment.seats?.[seat];
  const name = table.telling.seat(seat);
  const [room, height] = useRoom();
  const { fit, style } = fitting(table, player, height, of === 1);
  return html`<section class="panel opponent" aria-label=${name}>
    <h2 class="heading"><${SeatMark} seat=${seat} /><span>${name}</span><${TurnMark} table=${table} seat=${seat} />
      <span class="spacer"></span>
      <span class="caption row hand-size">${
        of < 4 &&
        html`<${Icon}
        name=${seated?.kind === "bot" ? "bot" : "person"} />`
      }
        <span title=${t("progress-hand-of", { n: player.hand_size }, GAME)} data-flip-at=${`hand-${seat}`}>
        <${Icon} name="s-hand" /> <b class="number" aria-hidden="true">${player.hand_size}</b>
        <span class="unseen">${t("progress-hand-of", { n: player.hand_size }, GAME)}</span></span></span>
      <button class="button quiet bare expand" aria-haspopup="dialog" aria-label=${t("wp-expand", { player: name })}
        title=${t("wp-expand", { player: name })} onClick=${() => openBoard(table, seat, open)}><${Icon} name="plus" />
        </button></h2>
    <div class="opponent-notes"><${SkillLine} table=${table} player=${player} />
      <${Tokens} player=${player} most=${of > 2 ? 1 : 3} /><${InShort} table=${table} seat=${seat} open=${open} />
      ${of < 3 && html`<${Known} table=${table} player=${player} open=${open} />`}</div>
    <div class="opponent-tableau"><div class="room" ref=${room} data-fit=${fit} style=${style}>
      <${Cores} table=${table} player=${player} open=${open} small=${of > 1 || fit !== ""}
      still=${!["", "mid"].includes(fit)} /></div>
      <${Development} table=${table} player=${player} open=${open} /></div></section>`;
}

/** Who guides a rival, and how many milestones were won. @param {{table: Table, seat: number, open: (id: string) =>
 * void}} props */
function InShort({ table, seat, open }) {
  const { guide } = table.view.players[seat];
  const won = Object.entries(table.view.owners)
    .filter(([, owner]) => owner === seat)
    .map(([id]) => table.telling.card(id));
  return html`${
    guide &&
    html`<button class="chip tap guide-chip" title=${t("progress-guide", undefined, GAME)}
    onClick=${() => open(guide)}><b class="cameo" aria-hidden="true">${table.telling.card(guide)[0]}</b>
    ${table.telling.card(guide)}</button>`
  }
    ${
      won.length > 0 &&
      html`<span class="chip" title=${won.join(", ")}>
      ${t("progress-won", undefined, GAME)} <b class="number">${won.length}</b></span>`
    }`;
}

/** Cards of a hand that everybody knows (O3, O5). @param {{table: Table, player: import("./facts.js").Player, open:
 * (id: string) => void}} props */
function Known({ table, player, open }) {
  const known = Object.entries(player.known);
  if (known.length === 0) return null;
  return html`<p class="caption known">${t("progress-known", undefined, GAME)} ${known.map(
    ([id, n], at) => html`<button
    class="link" onClick=${() => open(id)}>${table.telling.card(id)}${n > 1 ? ` ×${n}` : ""}</button>
    ${at < known.length - 1 ? ", " : ""}`,
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
