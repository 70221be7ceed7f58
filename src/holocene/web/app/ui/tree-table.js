// The tech tree as a table that can be sorted.
import { html, useState } from "../lib.js";
import { named, ROMAN, t } from "../words.js";
import { Seal, Seat } from "./marks.js";
import { costNow } from "./tree-state.js";

/** @typedef {import("./tree-state.js").TreeState} TreeState */
/** @typedef {import("./tree-state.js").Tech} Tech */

/** @param {{cards: Tech[], state: TreeState | null, name: (id: string) => string, pick: string, onPick: (id: string) =>
 * void}} props */
export function TreeTable({ cards, state, name, pick, onPick }) {
  const [by, setBy] = useState("age");
  const [down, setDown] = useState(false);
  /** @type {[string, string, (card: Tech) => string | number][]} */
  const columns = [
    ["name", t("web-col-name"), (card) => named(card)],
    ["age", t("web-filter-age"), (card) => card.age],
    ["type", t("web-filter-type"), (card) => card.type],
    ["cost", state ? t("web-col-cost-now") : t("web-card-cost"), (card) => costNow(card, state)],
    ["needs", t("web-tree-needs"), (card) => card.costs.filter((line) => line.prerequisite).length],
    ["vp", t("web-vp"), (card) => card.vp],
    ["discard", t("web-card-discard"), (card) => card.discard],
  ];
  const key = columns.find(([id]) => id === by)?.[2] ?? ((card) => card.age);
  const sorted = [...cards].sort((a, b) => {
    const [p, q] = [key(a), key(b)];
    return (
      (typeof p === "string" ? p.localeCompare(String(q)) : p - Number(q)) * (down ? -1 : 1) ||
      named(a).localeCompare(named(b))
    );
  });
  const sort = (/** @type {string} */ id) => {
    setDown(id === by ? !down : false);
    setBy(id);
  };
  return html`<div class="view tree-table" tabindex="0" role="region" aria-label=${t("web-as-table")}>
    <table class="sheet"><thead><tr>${columns.map(
      ([id, words]) => html`<th scope="col"
    aria-sort=${by === id ? (down ? "descending" : "ascending") : undefined}>
    <button type="button" onClick=${() => sort(id)}>${words}${by === id && (down ? " ↓" : " ↑")}</button></th>`,
    )}</tr>
    </thead>
    <tbody>${sorted.map(
      (card) => html`<tr key=${card.id} class=${card.id === pick ? "on" : ""}>
        <th scope="row"><button type="button" class="link" onClick=${() => onPick(card.id)}>${named(card)}
        </button> ${(state?.owners.get(card.id) ?? []).map((seat) => html`<${Seat} seat=${seat} />`)}</th>
        <td>${ROMAN[card.age]}</td><td><${Seal} type=${card.type}
        label=${t(`knowledge-${card.type}`, {}, "progress")} /></td>
      <td>${costNow(card, state)}</td><td class="tree-table-note">${
        card.costs.flatMap(({ prerequisite }) => (prerequisite ? [name(prerequisite)] : [])).join(", ") || "–"
      }</td><td>${card.vp}</td><td>${card.discard}</td></tr>`,
    )}</tbody></table></div>`;
}
