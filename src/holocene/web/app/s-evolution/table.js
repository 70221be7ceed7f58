// The table of S-Evolution: its zones, made of the frame's model (see ../README.md).
import { useKeys } from "../keys.js";
import { html } from "../lib.js";
import { isShown } from "../table/tabs.js";
import { liveWhereSame } from "../tempo/stage.js";
import { ActionPanel } from "./action.js";
import { Decide, questionOf } from "./decide/index.js";
import { EndPanel } from "./end.js";
import { iconOf, ownSeat, TRICK_PHASES, viewOf } from "./facts.js";
import { Hand } from "./hand.js";
import { OwnBoard, Rivals } from "./players.js";
import { StatusLine } from "./status.js";
import { glossary, symbols } from "./symbols.js";
import { TrickPanel } from "./trick.js";

/** @typedef {import("./facts.js").Model} Model */

export { tempo } from "./tempo.js";
export { glossary, symbols };
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
  { id: "me", icon: "person", words: "ws-tab-me", beside: "trick" },
  { id: "hand", icon: "s-hand", words: "ws-tab-hand", beside: "trick" },
  { id: "rivals", icon: "p-population", words: "ws-tab-rivals" },
];

/** @param {{table: Model}} props */
export const Status = ({ table }) => html`<${StatusLine} table=${table} />`;

/** What a mark looks like in the strata of the end. @type {import("../end/strata.js").PictureOf} */
export const pictureOf = (_, { card, what }) => {
  if (card) return { icon: "bulb", type: "general" };
  return what.kind === "mark-place" ? { icon: iconOf(String(what.facts.place)) } : {};
};

/** Tricks ask little and tell much; what follows them is the other way round.
 * @param {Model} table @returns {string} */
export const scene = (table) => (TRICK_PHASES.has(viewOf(table).phase) ? "tricks" : "actions");

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
  const shown = (part) => isShown(table, tabs, tab, part);
  const Middle = view.phase === "over" ? EndPanel : TRICK_PHASES.has(view.phase) ? TrickPanel : ActionPanel;
  const hand = liveWhereSame(table, ({ players, phase }) => [players[own].hand, TRICK_PHASES.has(phase)]);
  useKeys(KEYS, []);
  return html`<div class="evolution" data-rivals=${others.length}>
    ${shown("rivals") && html`<div class="rivals"><${Rivals} table=${table} seats=${others} /></div>`}
    ${shown("trick") && html`<${Middle} table=${table} />`}
    ${shown("me") && html`<${OwnBoard} table=${table} player=${view.players[own]} you=${table.seat.value >= 0} />`}
    ${shown("hand") && html`<${Hand} table=${hand} player=${view.players[own]} you=${table.seat.value >= 0} />`}
      </div>`;
}

/** Moves the focus to the first thing that fits. @param {string} selector */
const focus = (selector) => () => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();
const KEYS = [
  { keys: ["a"], words: "ws-key-hand", run: focus("#hand button.card-bar, .ask .body button") },
  { keys: ["k"], words: "ws-key-trick", run: focus("#trick button") },
  { keys: ["e"], words: "ws-key-done", run: focus(".ask .main") },
];
