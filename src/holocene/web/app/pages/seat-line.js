// A seat of a new table: whose it is, how strong its bot, and a name.
import { LevelChoice } from "../levels.js";
import { html } from "../lib.js";
import { Seat } from "../ui/marks.js";
import { t } from "../words.js";

/** @import { Changed } from "../lib.js" */
/** @import { BotShown, SeatBody } from "../types/api.d.ts" */

const KINDS = ["me", "bot", "open", "here"];

/** @param {{at: number, seat: SeatBody, bots: BotShown[], sit: (change: Partial<SeatBody>) => void}} props */
export function SeatLine({ at, seat, bots, sit }) {
  return html`<li><${Seat} seat=${at} label=${t("web-link-seat", { n: at + 1 })} />
    <label><span class="unseen">${t("web-seat-kind", { n: at + 1 })}</span>
      <select class="field" value=${seat.kind}
      onChange=${(/** @type {Changed<{value: SeatBody["kind"]}>} */ { currentTarget }) =>
        sit({ kind: currentTarget.value })}>
      ${KINDS.map(
        (kind) => html`<option value=${kind} selected=${seat.kind === kind}>${t(`web-seat-${kind}`)}
      </option>`,
      )}</select></label>
    ${
      seat.kind === "bot" &&
      html`<${LevelChoice} bots=${bots} value=${seat.bot}
      label=${html`<span class="unseen">${t("web-seat-level", { n: at + 1 })}</span>`}
      choose=${(/** @type {string} */ bot) => sit({ bot })} />`
    }
    ${
      seat.kind !== "open" &&
      html`<label><span class="unseen">${t("web-seat-name", { n: at + 1 })}</span>
      <input class="field" maxlength="40" placeholder=${t("web-your-name-hint")} value=${seat.name}
      onInput=${(/** @type {Changed} */ event) => sit({ name: event.currentTarget.value })} /></label>`
    }
    ${seat.kind === "open" && html`<span class="caption">${t("web-seat-open-note")}</span>`}</li>`;
}
