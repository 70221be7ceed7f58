// Cards of any game: a name, and where the card set has them a number and a picture.
import { html } from "../lib.js";
import { file } from "../root.js";
import { Icon } from "../ui/marks.js";
import { named, t } from "../words.js";

/** Colours for kinds of cards that look alike, in the order in which a card set names its pictures. */
const TONES = ["ochre", "malachite", "azurite", "murex", "graphite"];

/** @typedef {{names: Record<string, string>, value?: number, picture?: string}} Row */

/** @param {unknown} row @returns {row is Row} */
const isRow = (row) => typeof row === "object" && row !== null && "names" in row;

/** Every card of a card set by its id. @param {object} cards @returns {Map<string, Row>} */
export function rowsOf(cards) {
  const families = Object.values(cards).filter((family) => family && typeof family === "object");
  return new Map(families.flatMap((family) => Object.entries(family).filter(([, row]) => isRow(row))));
}

/** @param {Map<string, Row>} rows @param {Row | undefined} row */
function toneOf(rows, row) {
  const pictures = [...new Set([...rows.values()].map((each) => each.picture))];
  return TONES[Math.max(0, pictures.indexOf(row?.picture)) % TONES.length];
}

/** What is printed on a card. @param {{game: string, rows: Map<string, Row>, id: string}} props */
export function Face({ game, rows, id }) {
  const row = rows.get(id);
  return html`<span class="plain-face" data-tone=${toneOf(rows, row)}>
    ${row?.value !== undefined && html`<b class="plain-value" aria-hidden="true">${row.value}</b>`}
    ${row?.picture && html`<img src=${file(`/pictures/${game}/${row.picture}`)} alt="" draggable="false" />`}
    <span class="plain-name">${row ? named(row) : id}</span></span>`;
}

/** Cards that lie face down. @param {{n: number}} props */
export const Hidden = ({ n }) => html`<span class="plain-face plain-back"><${Icon} name="deck" />
  <b class="plain-value" aria-hidden="true">${n}</b><span class="unseen">${t("table-cards", { n })}</span></span>`;
