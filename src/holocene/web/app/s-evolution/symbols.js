// What every symbol of S-Evolution means: one table, read by the legend and by the tooltips.
import { named, t } from "../words.js";
import { GAME, iconOf, printedOf, RESOURCES, SUIT_OF } from "./facts.js";

/** @param {import("./facts.js").Model} table @returns {import("../ui/legend.js").Group[]} */
export const symbols = (table) => [
  {
    title: t("legend-group-suits"),
    rows: [
      ...RESOURCES.map((name) => ({
        icon: iconOf(name),
        name: t(`resource-${name}`, undefined, GAME),
        help: t("legend-resource"),
      })),
      { icon: "joker", name: t("note-joker", undefined, GAME), help: t("legend-joker") },
      ...[...RESOURCES.map((name) => SUIT_OF[name]), "violet"].map((suit) => ({
        icon: `suit-${suit}`,
        name: t(`suit-${suit}`, undefined, GAME),
        help: t("legend-suit"),
      })),
      { icon: "trump", name: "", help: t("legend-trump") },
      { icon: "pop", name: "", help: t("legend-pop") },
      { icon: "vp", name: t("web-vp"), help: t("legend-vp") },
    ],
  },
  {
    title: t("legend-group-places"),
    rows: Object.values(printedOf(table).places).map((card) => row(card, iconOf(card.id))),
  },
  {
    title: t("legend-group-calamities"),
    rows: Object.values(printedOf(table).calamities).map((card) => row(card, `c-${card.id}`)),
  },
  {
    title: t("legend-group-table"),
    rows: [
      { icon: "lock", name: "", help: t("legend-lock") },
      { icon: "hint", name: "", help: t("legend-hint") },
    ],
  },
];

/** @param {{id: string} & import("../words.js").Named} card @param {string} icon */
const row = (card, icon) => ({ icon, name: named(card), help: t(`effect-${card.id}`, undefined, GAME) });

/** Words that have no symbol; the legend explains them. */
export const glossary = ["trick", "fixed", "harvest", "need", "discovery"];
