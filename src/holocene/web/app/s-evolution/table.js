// The table of S-Evolution: its zones, made of the frame's model (see ../README.md).
import { useKeys } from "../keys.js";
import { html, useEffect } from "../lib.js";
import { ActionPanel } from "./action.js";
import { Decide, questionOf } from "./decide/index.js";
import { EndPanel } from "./end.js";
import { ownSeat, TRICK_PHASES, viewOf } from "./facts.js";
import { acted, Hand } from "./hand.js";
import { OwnBoard, Rivals } from "./players.js";
import { StatusLine } from "./status.js";
import { symbols } from "./symbols.js";
import { TrickPanel } from "./trick.js";

/** @typedef {import("./facts.js").Model} Model */

export { symbols };
export const words = ["web-s-evolution", "story-s-evolution"];
export const styles = [
  "cards",
  "card-states",
  "s-evolution/cards",
  "s-evolution/board",
  "s-evolution/places",
  "s-evolution/trick",
  "s-evolution/zones",
  "s-evolution/details",
  "s-evolution/hand",
  "s-evolution/results",
  "s-evolution/wide",
  "s-evolution/decide",
  "s-evolution/small",
  "s-evolution/small-trick",
];
export const tabs = [
  { id: "trick", icon: "trump", words: "ws-tab-trick" },
  { id: "me", icon: "person", words: "ws-tab-me" },
  { id: "hand", icon: "s-hand", words: "ws-tab-hand" },
  { id: "rivals", icon: "p-population", words: "ws-tab-rivals" },
];

/** @param {{table: Model}} props */
export const Status = ({ table }) => html`<${StatusLine} table=${table} />`;

/** @param {{table: Model}} props */
export const Decision = ({ table }) => html`<${Decide} table=${table} />`;

/** @param {{table: Model}} props */
export const question = ({ table }) => questionOf(table);
export { ScoreNote } from "./end.js";

/** @param {{table: Model, tab: string}} props */
export function Table({ table, tab }) {
  const view = viewOf(table);
  const own = ownSeat(table);
  const seats = view.players.map((player) => player.seat);
  const others = [...seats.slice(own + 1), ...seats.slice(0, own)];
  /** @param {string} part */
  const shown = (part) => !table.phone.value || tab === part;
  const Middle = view.phase === "over" ? EndPanel : TRICK_PHASES.has(view.phase) ? TrickPanel : ActionPanel;
  useKeys(KEYS, []);
  useEffect(() => {
    if (acted.n < 0 || acted.n === table.moment.value.n || !table.isMine.value) return;
    acted.n = -1;
    if (document.activeElement === document.body) document.getElementById("h-ask")?.focus({ preventScroll: true });
  }, [table.moment.value.n, table.isMine.value]);
  return html`<div class="evolution" data-rivals=${others.length}>
    ${shown("rivals") && html`<div class="rivals"><${Rivals} table=${table} seats=${others} /></div>`}
    ${shown("trick") && html`<${Middle} table=${table} />`}
    ${shown("me") && html`<${OwnBoard} table=${table} player=${view.players[own]} you=${table.seat.value >= 0} />`}
    ${shown("hand") && html`<${Hand} table=${table} player=${view.players[own]} you=${table.seat.value >= 0} />`}
      </div>`;
}

/** Moves the focus to the first thing that fits. @param {string} selector */
const focus = (selector) => () => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();
const KEYS = [
  { keys: ["a"], words: "ws-key-hand", run: focus("#hand button.card-bar, .ask .body button") },
  { keys: ["k"], words: "ws-key-trick", run: focus("#trick button") },
  { keys: ["e"], words: "ws-key-done", run: focus(".ask .main") },
];
