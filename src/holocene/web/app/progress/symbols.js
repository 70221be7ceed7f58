// What every symbol of Progress means: one table, read by the legend and by the tooltips.
import { t } from "../words.js";
import { POWERS, SKILLS, TYPES } from "./facts.js";

const GAME = "progress";

/** @returns {import("../ui/legend.js").Group[]} */
export const symbols = () => [
  {
    title: t("legend-group-cards"),
    rows: [
      ...TYPES.map((type) => ({
        icon: `k-${type}`,
        name: t(`knowledge-${type}`, undefined, GAME),
        help: t("legend-type"),
      })),
      { icon: "k-general", name: t("knowledge-general", undefined, GAME), help: t("legend-general") },
      { icon: "cover", name: "", help: t("legend-discard-value") },
      { icon: "vp", name: t("web-vp"), help: t("legend-vp") },
      { icon: "new-age", name: "", help: t("legend-new-age") },
      { icon: "end", name: "", help: t("legend-end") },
      { icon: "marker", name: "", help: t("legend-marker") },
      { icon: "age-1", also: ["age-2", "age-3", "age-4"], name: "", help: t("legend-age") },
    ],
  },
  {
    title: t("legend-group-skills"),
    rows: [
      ...SKILLS.map((skill) => ({
        icon: `s-${skill}`,
        name: t(`skill-${skill}`, undefined, GAME),
        help: t(`skill-${skill}-help`, undefined, GAME),
      })),
      { icon: "ring", name: "", help: t("legend-rings") },
    ],
  },
  {
    title: t("legend-group-power"),
    rows: POWERS.map((power) => ({
      icon: `p-${power}`,
      name: t(`power-${power}`, undefined, GAME),
      help: t("legend-power"),
    })),
  },
  {
    title: t("legend-group-table"),
    rows: [
      { icon: "deck", name: "", help: t("legend-deck") },
      { icon: "discard", name: "", help: t("legend-discard-pile") },
      { icon: "lock", name: "", help: t("legend-lock") },
      { icon: "hint", name: "", help: t("legend-hint") },
    ],
  },
];

/** Words that have no symbol; the legend explains them. */
export const glossary = ["knowledge", "prerequisite", "active", "development"];
