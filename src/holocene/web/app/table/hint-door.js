// The way to hints; what they say is loaded when somebody asks for it.
import { html } from "../lib.js";
import { Button } from "../ui/marks.js";
import { needWords, t } from "../words.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** What tells hints, with its words. */
export const loadHints = async () => (await Promise.all([import("./hints.js"), needWords("hints")]))[0];

/** The button that asks for the first step. @param {{table: TableModel}} props */
export const HintButton = ({ table }) =>
  table.moment.value.hints &&
  table.moment.value.moves.length > 1 &&
  table.hint.value === null &&
  html`<${Button} icon="hint" class="quiet" onClick=${() => table.askHint()}>${t("web-hint")}</${Button}>`;
