// A few cards of a game, fanned out for a picture of it.
import { cards } from "./api.js";
import { drawingOf } from "./games.js";
import { html, useEffect, useState } from "./lib.js";
import { Face, rowsOf } from "./plain/card.js";
import { SuitCard, TechCard } from "./ui/card.js";
import { needStyles } from "./ui/styles.js";

/** Three technologies for the picture; names as in the card set. @type {import("./ui/card.js").Tech[]} */
const FAN = [
  {
    id: "astrolabe",
    names: { en: "Astrolabe", fr: "Astrolabe", de: "Astrolabium", ru: "Астролябия" },
    age: 2,
    type: "science",
    discard: 2,
    costs: [],
    benefit: [],
  },
  {
    id: "wheel",
    names: { en: "Wheel", fr: "Roue", de: "Rad", ru: "Колесо" },
    age: 1,
    type: "engineering",
    discard: 1,
    costs: [],
    benefit: [],
  },
  {
    id: "opera",
    names: { en: "Opera", fr: "Opéra", de: "Oper", ru: "Опера" },
    age: 3,
    type: "culture",
    discard: 3,
    costs: [],
    benefit: [],
  },
];
/** @type {Omit<import("./types/view.d.ts").sEvolution.DeckCard, "origin">[]} */
const SUITS = [
  { suit: "green", number: 3, kind: "food", amount: 3 },
  { suit: "orange", number: 5, kind: "tools", amount: 3 },
  { suit: "blue", number: 2, kind: "science", amount: 2 },
  { suit: "violet", number: 6, kind: "joker", amount: 1 },
];

/** @type {Record<string, () => import("./lib.js").Drawn>} */
const FANS = {
  progress: () => FAN.map((card) => html`<${TechCard} card=${card} />`),
  "s-evolution": () => SUITS.map((card) => html`<${SuitCard} card=${card} />`),
};
const MOST = 4;

/** @param {{game: string}} props */
export function Fan({ game }) {
  const drawn = FANS[drawingOf(game)];
  return html`<div class="fan" aria-hidden="true" data-fan=${game}>
    ${drawn ? drawn() : html`<${PlainFan} game=${game} />`}</div>`;
}

/** Cards of the card set, each with another picture. @param {{game: string}} props */
function PlainFan({ game }) {
  const [rows, setRows] = useState(/** @type {Map<string, import("./plain/card.js").Row>} */ (new Map()));
  useEffect(() => {
    Promise.all([cards(game), needStyles("plain")]).then(
      ([pack]) => setRows(rowsOf(pack)),
      () => {},
    ); // a picture that does not come is no loss
  }, [game]);
  const kinds = new Map([...rows].map(([id, row]) => [row.picture ?? id, id]));
  const ids = [...kinds.values()].slice(0, MOST);
  return ids.map((id) => html`<${Face} key=${id} game=${game} rows=${rows} id=${id} />`);
}
