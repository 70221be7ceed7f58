// A curtain between players who share one screen: nothing of the hand is drawn behind it.
import { html } from "../lib.js";
import { Dialog } from "../ui/dialog.js";
import { Seat } from "../ui/marks.js";
import { t } from "../words.js";

/** @param {{table: import("./model.js").TableModel}} props */
export function Curtain({ table }) {
  const seat = /** @type {number} */ (table.curtain.value);
  const player = table.telling.value.seat(seat);
  return html`<${Dialog} title=${t("web-curtain", { player })} close=${() => {}} firm class="curtain">
    <p class="curtain-seat"><${Seat} seat=${seat} /></p><p class="lede">${t("web-curtain-note", { player })}</p>
    <button type="button" class="button primary big"
      onClick=${() => table.openCurtain()}>${t("web-curtain-open", { player })}
      </button>
  </${Dialog}>`;
}
