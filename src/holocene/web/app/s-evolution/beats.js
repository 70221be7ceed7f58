// What sounds and what is shown large of a game of S-Evolution, by its events.
import { firsts } from "../history.js";
import { html } from "../lib.js";
import { Icon } from "../ui/marks.js";
import { ROMAN, t } from "../words.js";
import { GAME, printedOf } from "./facts.js";
import { DiscoveryMark } from "./marks.js";

/** @import { EventShown } from "../types/api.d.ts" */
/** @typedef {import("../table/state.js").TableState} Model */
/** @typedef {import("../drama/queue.js").Layer} Layer */

/** @type {Record<string, string>} */
const SOUNDS = {
  "plays-card": "card",
  "plays-calamity": "card",
  "plays-discovery": "card",
  "wins-trick": "trick",
  "joker-gives": "token",
  "changes-resource": "token",
  "places-pop": "token",
  "raises-pop": "token",
  grows: "token",
  "wins-game": "end",
};
/** What is heard only by whom it happens to. @type {Record<string, string>} */
const OWN = { "takes-hand": "draw", "suffers-calamity": "calamity", rises: "age", "buys-age": "age" };
const TAKES = ["takes-discovery", "swaps-discovery"];

/** @param {Model} table @param {EventShown} event */
const isFirst = (table, event) => firsts(GAME, table.log.value).get(String(event.facts.discovery)) === event;

/** @param {Model} table @param {EventShown} event */
function sound(table, event) {
  if (TAKES.includes(event.kind)) return isFirst(table, event) ? "first" : "discovery";
  return SOUNDS[event.kind] ?? (event.facts.player === table.seat.value ? OWN[event.kind] : undefined);
}

/** What a reader's own events show. @param {Model} table @param {EventShown} event @returns {Layer | null} */
function ownLayer(table, event) {
  const { kind, facts, n } = event;
  const telling = table.telling.value;
  if (kind === "rises" || kind === "buys-age") {
    const age = Number(facts.age);
    const title = t(`s-age-${age}`, {}, GAME);
    return { key: `age/${age}`, kind: "age", over: t("drama-rise"), title, age, picture: ROMAN[age] };
  }
  if (kind === "suffers-calamity") {
    const id = String(facts.calamity);
    const picture = html`<${Icon} name=${`c-${id}`} />`;
    const words = t(`effect-${id}`, {}, GAME);
    const title = telling.card(id);
    return { key: `${kind}/${id}/${n}`, kind: "calamity", over: t("drama-calamity"), title, words, picture };
  }
  if (!TAKES.includes(kind) || !isFirst(table, event)) return null;
  const id = String(facts.discovery);
  const { age, face } = printedOf(table).discoveries[id];
  const picture = html`<${DiscoveryMark} telling=${telling} colour=${face} silent />`;
  return { key: `first/${id}`, kind: "first", over: t("drama-first"), title: telling.card(id), age, picture, card: id };
}

/** @param {Model} table @param {EventShown} event @returns {Layer | null} */
function layer(table, event) {
  if (event.kind === "last-round") {
    const over = t("drama-lap");
    return {
      key: event.kind,
      kind: "lap",
      over,
      title: t("drama-s-evolution-lap"),
      picture: html`<${Icon} name="end" />`,
    };
  }
  return event.facts.player === table.seat.value ? ownLayer(table, event) : null;
}

export const beats = { sound, layer };
