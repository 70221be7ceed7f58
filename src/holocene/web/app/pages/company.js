// A new table with guests: how fast it is played, how long who is away is waited for, and whether they may talk.
import { server } from "../api.js";
import { NO_HURRY, PaceChoice } from "../clock/pace.js";
import { html, useEffect, useState } from "../lib.js";
import { waitWords } from "../table/house.js";
import { Radios } from "../ui/radios.js";
import { t } from "../words.js";

/** @typedef {{signs: boolean, chat: boolean, absence: number | null} & import("../clock/pace.js").Pace} House */

const WAITS = [60, 300, 3600, 86400]; // seconds

/** @type {House} */
export const FIRST = { signs: true, chat: true, absence: null, ...NO_HURRY };

/** @param {{house: House, change: (house: House) => void}} props */
export function Company({ house, change }) {
  const [usual, setUsual] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    server().then(
      ({ absence }) => setUsual(absence),
      () => {}, // then nothing is chosen, which is the same
    );
  }, []);
  const waits = [...new Set([...WAITS, ...(usual === null ? [] : [usual])])].sort((one, other) => one - other);
  const choose = (/** @type {number} */ n) => change({ ...house, absence: n === usual ? null : n });
  const toggle = (/** @type {"signs" | "chat"} */ key) =>
    html`<label class="switch"><input type="checkbox" role="switch" checked=${house[key]}
      onChange=${(/** @type {import("../lib.js").Changed} */ { currentTarget }) =>
        change({ ...house, [key]: currentTarget.checked })} />
      <span>${t(`wt-allow-${key}`)}</span></label>`;
  const paced = (/** @type {Partial<House>} */ pace) => change({ ...house, ...pace });
  return html`<${PaceChoice} value=${house} change=${paced} />
    ${
      house.pace === 0 &&
      html`<${Radios} legend=${t("wt-absence")} note=${t("wt-absence-note")} name="absence"
        value=${house.absence ?? usual} choices=${waits.map((n) => [n, waitWords(n)])} choose=${choose} />`
    }${toggle("signs")}${toggle("chat")}<p class="caption">${t("wt-allow-note")}</p>`;
}
