// Where a lesson's moves, cards, tokens and tracks are on the table of Progress.
import { common, first, moving } from "../lesson/lit.js";
import { POWERS, SKILLS } from "./facts.js";
import { chosen, kind } from "./plan.js";

/** @typedef {import("../lesson/model.js").LessonTable} LessonTable */

/** The kind of action under which a move is found. @type {[RegExp, string][]} */
const KINDS = [
  [/^discover /, "discover"],
  [/^research /, "research"],
  [/^quick draw /, "quick"],
  [/^draw /, "draw"],
  [/^shuffle /, "shuffle"],
  [/^(swap|heritage|section |guide )/, "free"],
];

/** @param {import("../types/api.d.ts").Lit} lit @param {string[]} rest the moves that are left of the step, the
 * first of them being made now @param {LessonTable} table */
export function find(lit, rest, table) {
  if (lit.kind === "move") return ofMove(lit.name, rest, table);
  if (lit.kind === "card") return ofCard(lit.name, table);
  if (lit.kind === "token") return first(`.own-zone .tokens [data-type=${lit.name}]`);
  if (lit.kind === "track") return ofTrack(lit.name);
  if (lit.kind === "seat") return lit.name === "0" ? first("#me") : first(`#rivals .opponent:nth-child(${lit.name})`);
  return ofPart(lit.name) ?? common(lit);
}

/** The tab of a phone in which it is; none where it stands in the decision. @param {import("../types/api.d.ts").Lit}
 * lit */
export function tabOf({ kind, name }) {
  if (kind === "track") return POWERS.includes(name) ? "ground" : "me";
  if (kind === "token") return "me";
  if (kind === "seat") return name === "0" ? "me" : "rivals";
  /** @type {Record<string, string>} */
  const tabs = {
    hand: "hand",
    decks: "ground",
    piles: "ground",
    power: "ground",
    milestone: "ground",
    rivals: "rivals",
    log: "log",
  };
  return kind === "part" ? (tabs[name] ?? (["tokens", "tracks", "board", "guide"].includes(name) ? "me" : "")) : "";
}

/** @param {string} name */
function ofPart(name) {
  /** @type {Record<string, string>} */
  const parts = {
    decks: "#ground",
    piles: ".ground [data-flip-at^=pile]",
    tokens: ".own-zone .tokens",
    tracks: ".own-zone .skills",
    power: ".power-zone",
    milestone: ".milestone",
    guide: ".own-zone .guide",
  };
  return parts[name] ? first(parts[name]) : null;
}

/** @param {string} name */
const ofTrack = (name) =>
  POWERS.includes(name)
    ? first(`.bores .bore:nth-child(${POWERS.indexOf(name) + 1})`)
    : first(`.own-zone .skills li:nth-child(${SKILLS.indexOf(name) + 1})`);

/** @param {string} id @param {LessonTable} table */
function ofCard(id, table) {
  const { piles } = /** @type {import("./facts.js").View} */ (table.view.value);
  const pile = piles.findIndex((cards) => cards.at(-1) === id) + 1;
  return first(
    `.own-zone .layer[data-flip=${id}]`,
    `.hand .card[data-card=${id}]`,
    `.ground [data-flip-at=pile-${pile}]`,
  );
}

/** What is pressed next to make a move. @param {string} move @param {string[]} rest @param {LessonTable} table */
function ofMove(move, rest, table) {
  const { phase } = /** @type {import("./facts.js").View} */ (table.view.value);
  const card = /^(discover|research) (.+)$/.exec(move);
  if (phase === "act" && card) return ofChosen(card[1], card[2], rest, table);
  if (phase === "pay" || move.startsWith("section ")) return first(".pay") ? ofPayment(rest) : opened(move);
  if (move.startsWith("discard ") || move.startsWith("give ")) return ofPick(rest);
  return opened(move);
}

/** A card is chosen first, then paid for. @param {string} verb @param {string} id @param {string[]} rest
 * @param {LessonTable} table */
function ofChosen(verb, id, rest, table) {
  if (chosen.value !== id) {
    const other = chosen.value && table.phone.value ? first(".ask .ways-back .back") : null;
    if (other) return other;
    const chip = first(`.options[data-of=${verb}] [data-pick=${id}]`, `.kind[data-kind=${verb}]`);
    const bar = first(`.hand .card[data-card=${id}] .card-bar`);
    return table.phone.value ? (chip ?? bar) : (bar ?? chip);
  }
  if (verb === "research") return first(`.ask ${moving(`research ${id}`)}`);
  return kind.value === "research" ? first(".ask .ways-back .button:last-child") : ofPayment(rest.slice(1));
}

/** The payment: whatever is wrong with it is put right first, then it is sent. @param {string[]} rest */
function ofPayment(rest) {
  const wanted = new Set(rest.filter((move) => /^(discard|flip) /.test(move)));
  for (const chip of document.querySelectorAll(".pay .chip[data-pays]")) {
    const isPressed = chip.getAttribute("aria-pressed") === "true";
    if (isPressed !== wanted.has(String(chip.getAttribute("data-pays"))) && !chip.ariaDisabled) return chip;
  }
  return first(".ask .main");
}

/** Cards that are picked together: the next one, then the button. @param {string[]} rest */
function ofPick(rest) {
  for (const move of rest) {
    const id = /^(?:discard|give) (.+)$/.exec(move)?.[1];
    const chip = id ? first(`.ask .chip[data-pick^="${id}-"][aria-pressed=false]`) : null;
    if (chip) return chip;
  }
  return first(".ask .main");
}

/** The button of a move, or that of the kind under which it is found. @param {string} move */
function opened(move) {
  const name = KINDS.find(([pattern]) => pattern.test(move))?.[1];
  return first(`.ask ${moving(move)}`, `.kind[data-kind=${name}]`, ".ask .ways-back .back");
}
