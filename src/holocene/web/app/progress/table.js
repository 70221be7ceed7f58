// The table of Progress: its zones, made of the frame's model (see ../README.md).
import { useKeys } from "../keys.js";
import { html } from "../lib.js";
import { onePress } from "../settings.js";
import { isShown } from "../table/tabs.js";
import { liveWhereSame } from "../tempo/stage.js";
import { kinds } from "./decide/act.js";
import { Decide, question as questionOf } from "./decide/index.js";
import { openCard, openPile } from "./details.js";
import { printedOf } from "./facts.js";
import { Ground } from "./ground.js";
import { Hand } from "./hand.js";
import { useTravel } from "./motion.js";
import { Milestone } from "./people.js";
import { forget, keepUp, kind, marking } from "./plan.js";
import { OwnBoard, Rivals } from "./players.js";
import { PowerTracks } from "./power.js";
import { StatusLine } from "./status.js";
import { glossary, symbols } from "./symbols.js";

/** @typedef {import("../table/model.js").TableModel} Model */

export { tempo } from "./tempo.js";
export { glossary, symbols };
export const words = ["web-progress", "story-progress"];
export const hasTree = true;
export const styles = [
  "cards",
  "card-states",
  "layers",
  "boards",
  "progress",
  "progress/zones",
  "progress/ground",
  "progress/layers",
  "progress/board",
  "progress/rivals",
  "progress/milestones",
  "progress/hand",
  "progress/foreseen",
  "progress/details",
  "progress/decide",
  "progress/choices",
  "progress/small",
  "progress/small-hand",
  "progress/small-decide",
];
export const tabs = [
  { id: "hand", icon: "s-hand", words: "wp-tab-hand" },
  { id: "me", icon: "person", words: "wp-tab-me", beside: "hand" },
  { id: "ground", icon: "deck", words: "wp-tab-ground" },
  { id: "rivals", icon: "p-population", words: "wp-tab-rivals" },
];

/** @param {Model} model */
const viewOf = (model) => /** @type {import("./facts.js").View} */ (model.view.value);

/** What is said of a game that was played by other rules. @type {import("./facts.js").Preview} */
const UNKNOWN = { ages: [], turning: {}, actions: 0, left: 0, own: null, above: null };

/** The model as the parts of this table want it. While a command is on its way the choices stay as they are.
 * @param {Model} model @returns {import("./facts.js").Table} */
function tableOf(model) {
  const moment = model.moment.value;
  const view = viewOf(model);
  const mine = moment.state === "running" && moment.seat >= 0 && moment.to_act === moment.seat && !model.isReplay;
  const moves = mine ? moment.moves : [];
  const preview = /** @type {import("./facts.js").Preview | null} */ (model.preview.value) ?? UNKNOWN;
  const table = {
    view,
    preview,
    own: model.isLesson && preview.own ? { ...preview.own, least: [] } : preview.own, // a lesson names the cards
    quick: model.isLesson ? "never" : onePress.value,
    isLesson: model.isLesson,
    passed: model.passed.value === moment.n && moment.can_undo,
    foreseen: moment.preview?.foreseen ?? {},
    askAgain: () => model.undo(),
    surveyed: model.surveyed,
    moment,
    mine,
    cards: printedOf(model),
    telling: model.telling.value,
    legal: new Set(moves.map((each) => each.move)),
    barriers: new Set(moves.filter((each) => each.barrier).map((each) => each.move)),
    final: moment.state === "over",
    phone: model.phone.value,
    tablet: model.tablet.value,
    fresh: freshCards(model.log.value, moment.seat),
    play: (/** @type {string[]} */ list) => playAt(model, moment.n, list),
    why: (/** @type {string} */ move) => model.whyNot(move),
    order: (/** @type {string[]} */ list) => model.setOrders(list),
    survey: () => model.survey(),
    consider: (/** @type {string[]} */ list) => model.consider(list),
    unpay: () => unpay(model),
  };
  if (!model.live) keepUp(table);
  return table;
}

/** Technologies that a seat has drawn since its last turn began, or in its own turn, since the one before: what was
 * drawn at the end of a turn is new until the end of the next.
 * @param {import("../types/api.d.ts").EventShown[]} log @param {number} seat */
function freshCards(log, seat) {
  const turns = log.flatMap(({ kind, facts }, at) => (kind === "turn-begins" ? [{ at, player: facts.player }] : []));
  const own = turns.filter(({ player }) => player === seat).map(({ at }) => at);
  const from = own.at(turns.at(-1)?.player === seat ? -2 : -1) ?? -1;
  const drawn = log
    .slice(from + 1)
    .filter(
      (event) =>
        ["draws-card", "draws-from-pile", "takes-from-time"].includes(event.kind) && event.facts.player === seat,
    );
  return new Set(drawn.map((event) => String(event.facts.technology)));
}

/** Plays what was chosen at a moment. A press while the last command is on its way waits for it; if the table has
 * moved on by then, the press meant something else and is dropped. @param {Model} model @param {number} n
 * @param {string[]} moves */
async function playAt(model, n, moves) {
  while (model.busy.value) await model.done;
  return model.moment.value.n === n && model.play(moves);
}

/** Takes a payment back that was begun: move by move to before its card or section was chosen. @param {Model} model */
async function unpay(model) {
  while (viewOf(model).phase === "pay" && model.moment.value.can_undo && (await model.undo()));
}

/** @param {{table: Model}} props */
export const Status = ({ table }) => html`<${StatusLine} table=${tableOf(table)} />`;

/** What a find looks like in the strata of the end. @type {import("../end/strata.js").PictureOf} */
export const pictureOf = (table, { card }) => {
  const cards = printedOf(table);
  const found = cards.technologies[card];
  if (found) return { emblem: card, type: found.type };
  return { icon: cards.personalities[card] ? "person" : "marker", type: "general" };
};

/** @param {{table: Model}} props */
export const Decision = ({ table }) => html`<${Decide} table=${tableOf(table)} />`;

/** @param {{table: Model}} props */
export const question = ({ table }) => questionOf(tableOf(table));

/** @param {{table: Model, tab: string}} props */
export function Table({ table: model, tab }) {
  const table = tableOf(model);
  const { view } = table;
  const live = liveWhereSame(model, (/** @type {import("./facts.js").View} */ view) => view.players[view.seat]?.hand);
  const handed = live === model ? table : tableOf(live);
  const seats = view.players.map((_, seat) => seat);
  const own = Math.max(0, view.seat);
  const others = [...seats.slice(own + 1), ...seats.slice(0, own)];
  /** @param {string} id */
  const open = (id) => openCard(tableOf(model), id);
  /** @param {string} what */
  const look = (what) => openPile(tableOf(model), what);
  /** @param {string} part */
  const shown = (part) => isShown(model, tabs, tab, part) || (part === "me" && tab === "hand" && view.seat < 0);
  useTravel(table.moment.n, model.news.value, view.seat);
  useKeys(keysOf(model), [model]);
  return html`<div class="zones" data-seats=${seats.length}
    data-plus=${view.with_milestones ? "milestones" : undefined}>
    ${
      shown("ground") &&
      html`<div class="ground-zone"><${Ground} table=${table} look=${look} />
      ${(seats.length > 1 || table.phone || table.tablet) && html`<${Milestone} table=${table} />`}
      <${PowerTracks} table=${table} /></div>`
    }
    ${seats.length === 1 && !table.phone && !table.tablet && html`<${Milestone} table=${table} />`}
    ${shown("rivals") && html`<${Rivals} table=${table} seats=${others} open=${open} />`}
    ${shown("me") && html`<${OwnBoard} table=${table} seat=${own} open=${open} you=${view.seat >= 0} />`}
    ${shown("hand") && html`<${Hand} table=${handed} open=${open} />`}</div>`;
}

/** Keys of this table: a letter opens a kind of action, Escape goes back to the first question. @param {Model} model */
function keysOf(model) {
  /** @param {string} name */
  const show = (name) => () => {
    const table = tableOf(model);
    if (!table.mine || table.view.phase !== "act") return;
    forget();
    if (kinds(table).some((each) => each.name === name && each.n > 0)) kind.value = name;
    setTimeout(() => /** @type {HTMLElement | null} */ (document.querySelector(".options button"))?.focus(), 30);
  };
  return [
    {
      keys: ["a"],
      words: "wp-key-hand",
      run: () => /** @type {HTMLElement | null} */ (document.querySelector('.hand .card-bar[tabindex="0"]'))?.focus(),
    },
    { keys: ["c"], words: "group-moves-discover", game: "progress", run: show("discover") },
    { keys: ["r"], words: "group-moves-research", game: "progress", run: show("research") },
    { keys: ["d"], words: "group-moves-draw", game: "progress", run: show("draw") },
    { keys: ["k"], words: "group-moves-quick-draw", game: "progress", run: show("quick") },
    { keys: ["f"], words: "group-moves-shuffle", game: "progress", run: show("shuffle") },
    { keys: ["m"], words: "wp-mark", run: () => (marking.value = !marking.value) },
    {
      keys: ["e"],
      words: "wp-key-main",
      run: () => /** @type {HTMLElement | null} */ (document.querySelector(".ask .main, .ask .end"))?.focus(),
    },
    { keys: ["Escape"], words: "wp-other", run: forget },
  ];
}
