// Players' boards: one's own in full, the others' compact, each to be opened.
import { html, useState } from "../lib.js";
import { t } from "../words.js";
import { Cores, Development, SkillLine, SkillTracks, Tokens } from "./boards.js";
import { skill } from "./facts.js";
import { Icon, SeatMark } from "./marks.js";
import { Guide } from "./people.js";

/** @typedef {import("./facts.js").Table} Table */
const GAME = "progress";

/** @param {{table: Table, seat: number, open: (id: string) => void, you: boolean}} props */
export function OwnBoard({ table, seat, open, you }) {
  const player = table.view.players[seat];
  const most = Math.max(...["science", "engineering", "culture"].map((type) => player.active.filter((id) => table.cards.technologies[id].type === type).length));
  return html`<section class="pan a-me" id="me" aria-labelledby="h-me"><div class="me" data-depth=${most > 9 ? "deep" : most > 5 ? "mid" : ""}>
    <div class="row me-h"><h2 class="ph" id="h-me"><${SeatMark} seat=${seat} />${table.telling.seat(seat)} ${you && html`<span class="cap">${t("progress-you", undefined, GAME)}</span>`}</h2>
      <${TurnMark} table=${table} seat=${seat} /><span class="sp"></span><${Tokens} player=${player} always /></div>
    <div class="me-t"><${Cores} table=${table} player=${player} open=${open} />
      <${Development} table=${table} player=${player} open=${open} limit=${skill(table, player, "development")} />
      <${Guide} table=${table} player=${player} open=${open} /></div>
    <${SkillTracks} table=${table} player=${player} /></div></section>`;
}

/** @param {{table: Table, seat: number}} props */
const TurnMark = ({ table, seat }) =>
  seat === table.view.turn && !table.final ? html`<span class="turn"><${Icon} name="s-action" /><span>${t("wp-in-turn")}</span></span>` : null;

/** @param {{table: Table, seats: number[], open: (id: string) => void}} props */
export function Rivals({ table, seats, open }) {
  if (seats.length === 0) return null;
  return html`<div class="a-op" id="rivals" data-n=${seats.length}>${seats.map((seat) => html`<${Rival} key=${seat} table=${table} seat=${seat} open=${open} />`)}</div>`;
}

/** @param {{table: Table, seat: number, open: (id: string) => void}} props */
function Rival({ table, seat, open }) {
  const [full, setFull] = useState(false);
  const player = table.view.players[seat];
  const seated = table.moment.seats?.[seat];
  const known = Object.entries(player.known);
  const name = table.telling.seat(seat);
  const thick = Math.max(0, ...["science", "engineering", "culture"].map((type) => player.active.filter((id) => table.cards.technologies[id].type === type).length));
  return html`<section class=${`pan op${full ? " full" : ""}`} aria-label=${name}>
    <h2 class="ph"><${SeatMark} seat=${seat} /><span>${name}</span><${TurnMark} table=${table} seat=${seat} /><span class="sp"></span>
      <span class="cap row hs"><${Icon} name=${seated?.kind === "bot" ? "bot" : "person"} /><span title=${t("progress-hand-of", { n: player.hand_size }, GAME)} data-flip-at=${`hand-${seat}`}><${Icon} name="s-hand" /> <b class="num" aria-hidden="true">${player.hand_size}</b><span class="vh">${t("progress-hand-of", { n: player.hand_size }, GAME)}</span></span></span>
      <button class="b quiet ic xp" aria-expanded=${String(full)} aria-label=${t("wp-expand", { player: name })} onClick=${() => setFull(!full)}><${Icon} name=${full ? "minus" : "plus"} /></button></h2>
    <div><${SkillLine} table=${table} player=${player} /><${Tokens} player=${player} />
      ${known.length > 0 && html`<p class="cap kn">${t("progress-known", undefined, GAME)} ${known.map(([id, n]) => html`<button class="lk" onClick=${() => open(id)}>${table.telling.card(id)}${n > 1 ? ` ×${n}` : ""}</button> `)}</p>`}</div>
    <div class="op-t">${full && html`<${SkillTracks} table=${table} player=${player} />`}
      <div class=${thick > 7 && !full ? "deep" : ""}><${Cores} table=${table} player=${player} open=${open} small /></div>
      <${Development} table=${table} player=${player} open=${open} /><${Guide} table=${table} player=${player} open=${open} /></div></section>`;
}
