// When its reader is told: quiet hours, messages together, and the hour of today's deal, all by her own clock.
import { patch } from "../api.js";
import { html } from "../lib.js";
import { Icon } from "../ui/marks.js";
import { t } from "../words.js";

/** @import { NewsBody } from "../types/api.d.ts" */
/** @typedef {import("../lib.js").Changed} Changed */
/** @typedef {import("../lib.js").Changed<HTMLSelectElement>} Selected */

const NEVER = -1;
const [NIGHT, MORNING] = [22 * 60, 8 * 60];
const PAUSES = [15, 60, 180]; // minutes
const DAY = Array.from({ length: 24 }, (_, hour) => hour);

/** @param {number} minutes after midnight, as a field for a time has it */
const clock = (minutes) => [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, "0")).join(":");

/** @param {string} shown */
function minutesOf(shown) {
  const [hours = 0, minutes = 0] = shown.split(":").map(Number);
  return hours * 60 + minutes;
}

/** @param {{label: string, value: number, choose: (hour: number) => void}} props */
function Hour({ label, value, choose }) {
  return html`<label class="news-field">${label} <select class="field" value=${value}
    onChange=${(/** @type {Selected} */ { currentTarget }) => choose(Number(currentTarget.value))}>
    ${DAY.map((hour) => html`<option key=${hour} value=${hour}>${clock(hour * 60)}</option>`)}</select></label>`;
}

/** @param {import("./telling.js").Shared} props */
export function Hours({ chosen, act }) {
  const change = (/** @type {NewsBody} */ body) => act(() => patch("/me/news", body));
  const isQuiet = chosen.quiet_from !== NEVER && chosen.quiet_until !== NEVER;
  const pauses = [...new Set([...PAUSES, chosen.minutes])].sort((one, other) => one - other);
  const digest = chosen.digest === "minutes" ? String(chosen.minutes) : chosen.digest;
  /** @param {string} value */
  const together = (value) => {
    if (value === "once" || value === "daily") return change({ digest: value });
    return change({ digest: "minutes", minutes: Number(value) });
  };
  const isDealWanted = Object.values(chosen.told).some((wishes) => wishes.includes("deal"));
  return html`<div class="news-when"><h3><${Icon} name="moon" /> ${t("wn-when")}</h3>
    <label class="switch"><input type="checkbox" role="switch" checked=${isQuiet}
      onChange=${(/** @type {Changed} */ { currentTarget }) =>
        change(
          currentTarget.checked
            ? { quiet_from: NIGHT, quiet_until: MORNING }
            : { quiet_from: NEVER, quiet_until: NEVER },
        )} /><span>${t("wn-quiet")}</span></label>
    ${
      isQuiet &&
      html`<p class="row"><label class="news-field">${t("wn-quiet-from")} <input type="time" class="field" required
        value=${clock(chosen.quiet_from)} onChange=${(/** @type {Changed} */ { currentTarget: { value } }) =>
          value && change({ quiet_from: minutesOf(value) })} /></label>
        <label class="news-field">${t("wn-quiet-until")} <input type="time" class="field" required
        value=${clock(chosen.quiet_until)} onChange=${(/** @type {Changed} */ { currentTarget: { value } }) =>
          value && change({ quiet_until: minutesOf(value) })} /></label></p>
        <p class="caption">${t("wn-quiet-read")}</p>`
    }
    <p class="row"><label class="news-field">${t("wn-digest")} <select class="field" value=${digest}
      onChange=${(/** @type {Selected} */ { currentTarget }) => together(currentTarget.value)}>
      <option value="once">${t("wn-digest-once")}</option>
      ${pauses.map((n) => html`<option key=${n} value=${String(n)}>${t("wn-digest-minutes", { n })}</option>`)}
      <option value="daily">${t("wn-digest-daily")}</option></select></label>
      ${
        chosen.digest === "daily" &&
        html`<${Hour} label=${t("wn-at")} value=${chosen.hour}
          choose=${(/** @type {number} */ hour) => change({ hour })} />`
      }
      ${
        isDealWanted &&
        html`<${Hour} label=${t("wn-deal-hour")} value=${chosen.deal_hour}
          choose=${(/** @type {number} */ hour) => change({ deal_hour: hour })} />`
      }</p>
    <p class="caption">${t("wn-zone", { zone: chosen.zone })}</p></div>`;
}
