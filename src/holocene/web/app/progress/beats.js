// What sounds and what is shown large of a game of Progress, by its events.
import { firsts } from "../history.js";
import { html } from "../lib.js";
import { Emblem, Icon } from "../ui/marks.js";
import { ROMAN, t } from "../words.js";
import { printedOf } from "./facts.js";

/** @import { EventShown } from "../types/api.d.ts" */
/** @typedef {import("../table/state.js").TableState} Model */

/** @type {Record<string, string>} */
const SOUNDS = {
  discovers: "card",
  researches: "card",
  "pays-section": "card",
  "gains-token": "token",
  flips: "token",
  "draws-card": "draw",
  "milestone-won": "discovery",
  "age-begins": "age",
  "age-begins-exhausted": "age",
  "ends-by-symbols": "end",
  "ends-exhausted": "end",
  "ends-after-rounds": "end",
  "game-lost": "end",
};

/** Whether nobody at the table came to a card before this player. @param {Model} table @param {EventShown} event
 * @param {unknown} card */
const isFirst = (table, { facts }, card) =>
  firsts(table.game, table.log.value).get(String(card))?.facts.player === facts.player;

/** @param {Model} table @param {EventShown} event */
function sound(table, event) {
  if (event.kind === "activates") return isFirst(table, event, event.facts.technology) ? "first" : "discovery";
  return SOUNDS[event.kind];
}

/** @param {Model} table @param {string} id @returns {import("../drama/queue.js").Layer} */
function foundLayer(table, id) {
  const { age, type } = printedOf(table).technologies[id];
  const picture = html`<${Emblem} card=${id} />`;
  const title = table.telling.value.card(id);
  return { key: `first/${id}`, kind: "first", over: t("drama-first"), title, age, type, picture, card: id };
}

/** @param {Model} table @param {EventShown} event @returns {import("../drama/queue.js").Layer | null} */
function layer(table, event) {
  const { kind, facts } = event;
  if (kind === "age-begins" || kind === "age-begins-exhausted") {
    const age = Number(facts.age);
    const told = { age: ROMAN[age] };
    const over = t("drama-age", { ...told, year: t("drama-progress-year", told) });
    return { key: `age/${age}`, kind: "age", over, title: t("drama-progress-age", told), age, picture: ROMAN[age] };
  }
  if (kind === "end-in-sight") {
    const words = table.telling.value.event(event);
    const picture = html`<${Icon} name="end" />`;
    return { key: kind, kind: "lap", over: t("drama-lap"), title: t("drama-progress-lap"), words, picture };
  }
  const isOwn = facts.player === table.seat.value;
  const id = String(facts.technology);
  return kind === "activates" && isOwn && isFirst(table, event, id) ? foundLayer(table, id) : null;
}

export const beats = { sound, layer };
