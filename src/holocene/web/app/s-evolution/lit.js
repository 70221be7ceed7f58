// Where a lesson's moves, cards, stocks and places are on the table of S-Evolution.
import { common, first, isShown, moving } from "../lesson/lit.js";
import { PLACES, RESOURCES } from "./facts.js";

/** @typedef {import("../lesson/model.js").LessonTable} LessonTable */

/** @param {import("../types/api.d.ts").Lit} lit @param {string[]} _rest @param {LessonTable} table */
export function find(lit, _rest, table) {
  if (lit.kind === "move") return ofMove(lit.name, table.phone.value);
  if (lit.kind === "card") return ofCard(lit.name);
  if (lit.kind === "track" || lit.kind === "token") return ofTrack(lit.name);
  if (lit.kind === "seat") return lit.name === "0" ? first("#me") : first(`.rival[aria-labelledby=h-p${lit.name}]`);
  return ofPart(lit.name) ?? common(lit);
}

/** The tab of a phone in which it is. @param {import("../types/api.d.ts").Lit} lit */
export function tabOf({ kind, name }) {
  if (kind === "track" || kind === "token") return "me";
  if (kind === "card") return "trick";
  if (kind === "seat") return name === "0" ? "me" : "rivals";
  /** @type {Record<string, string>} */
  const tabs = {
    trick: "trick",
    hand: "hand",
    board: "me",
    needs: "me",
    discoveries: "me",
    rivals: "rivals",
    log: "log",
  };
  return kind === "part" ? (tabs[name] ?? "") : "";
}

/** @param {string} name */
function ofPart(name) {
  /** @type {Record<string, string>} */
  const parts = { trick: "#trick", needs: ".own-zone .forecast", discoveries: ".own-zone .six" };
  return parts[name] ? first(parts[name]) : null;
}

/** @param {string} name */
function ofTrack(name) {
  if (RESOURCES.includes(name)) return first(`.own-zone .stocks li:nth-child(${RESOURCES.indexOf(name) + 1})`);
  if (PLACES.includes(name)) return first(`.own-zone .places li:nth-child(${PLACES.indexOf(name) + 1})`);
  return first(name === "age" ? ".own-zone .six" : ".own-zone .population");
}

/** A card of the trick or of the hand, by suit and number, "discovery", or the name of a Calamity.
 * @param {string} name */
function ofCard(name) {
  const [suit, number] = name.split(" ");
  const found = [
    ...document.querySelectorAll(`#trick .suit-card[data-suit=${suit}], #hand .suit-card[data-suit=${suit}]`),
  ];
  const same = found.find((card) => card.querySelector(".number")?.textContent === number && isShown(card));
  return (
    same ?? first(`#trick .suit-card.${suit}`, `#hand .suit-card.${suit}`, `.suit-card:has(${moving(`take ${name}`)})`)
  );
}

/** On the table itself where there is room, else in the decision. @param {string} move @param {boolean} isPhone */
const ofMove = (move, isPhone) =>
  isPhone
    ? first(`.ask ${moving(move)}`, moving(move))
    : first(`#hand ${moving(move)}`, `#trick ${moving(move)}`, `.ask ${moving(move)}`);
