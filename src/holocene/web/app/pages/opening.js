// A new table that is open to the club: whether others find it, what is played for, how fast, and who is welcome.

import { paceWords } from "../club/pace.js";
import { html } from "../lib.js";
import { isKnown } from "../person.js";
import { address } from "../root.js";
import { Radios } from "../ui/radios.js";
import { t } from "../words.js";

/** @import { Changed } from "../lib.js" */
/** @import { SeatBody } from "../types/api.d.ts" */
/** @typedef {{listed: boolean, rated: boolean, pace: number, per: "move" | "turn",
 * wish: {note: string, beginners: boolean, low: number, high: number}}} Terms */

const MINUTE = 60;
const DAY = 86400;
/** @type {[number, "move" | "turn"][]} */
const PACES = [
  [0, "turn"],
  [MINUTE, "move"],
  [3 * MINUTE, "move"],
  [10 * MINUTE, "move"],
  [DAY, "turn"],
  [2 * DAY, "turn"],
  [3 * DAY, "turn"],
  [7 * DAY, "turn"],
];
const LONGEST_NOTE = 80;
const HIGHEST = 4000; // of ratings

/** What a table begins with: the club's own link opens it to all. @param {URLSearchParams} query @returns {Terms} */
export const firstTerms = (query) => ({
  listed: query.has("open"),
  rated: false,
  pace: 0,
  per: "turn",
  wish: { note: "", beginners: false, low: 0, high: 0 },
});

/** The seats of a table for the club, or for somebody who is to be invited. @param {URLSearchParams} query
 * @param {SeatBody[]} who @returns {SeatBody[]} */
export const openSeats = (query, who) =>
  who.map((seat, at) =>
    (query.has("open") && at > 0) || (query.has("invite") && at === 1) ? { ...seat, kind: "open" } : seat,
  );

/** What the server is asked for; nothing of it where nobody is known. @param {Terms} terms */
export function askedFor({ listed, rated, pace, per, wish }) {
  if (!isKnown()) return {};
  return { listed, rated, pace, per, ...(listed && { wish }) };
}

/** @param {{terms: Terms, change: (terms: Terms) => void}} props */
export function Opening({ terms, change }) {
  if (!isKnown())
    return html`<p class="caption">${t("wc-form-stranger")} <a href=${address("/me")}>${t("web-me")}</a></p>`;
  const { listed, rated, pace, per, wish } = terms;
  const wished = (/** @type {Partial<Terms["wish"]>} */ more) => change({ ...terms, wish: { ...wish, ...more } });
  const numbered = (/** @type {Changed} */ event) =>
    Math.max(0, Math.min(HIGHEST, Math.round(Number(event.currentTarget.value)) || 0));
  return html`<${Switch} on=${listed} words=${t("wc-form-listed")} turn=${(/** @type {boolean} */ on) =>
    change({ ...terms, listed: on })} />
    <p class="caption">${t("wc-form-listed-note")}</p>
    <${Switch} on=${rated} words=${t("wc-form-rated")} turn=${(/** @type {boolean} */ on) =>
      change({ ...terms, rated: on })} />
    <p class="caption">${t("wc-form-rated-note")}</p>
    <${Radios} legend=${t("wc-form-pace")} note=${t("wc-form-pace-note")} name="pace" value=${`${pace} ${per}`}
      choices=${PACES.map(([n, of]) => [`${n} ${of}`, n ? paceWords({ pace: n, per: of }) : t("wc-form-now")])}
      choose=${(/** @type {string} */ key) => {
        const [n, of] = PACES.find(([each, kind]) => `${each} ${kind}` === key) ?? PACES[0];
        change({ ...terms, pace: n, per: of });
      }} />
    ${
      listed &&
      html`<fieldset class="option wish"><legend>${t("wc-form-wish")}</legend>
        <label><span>${t("wc-form-note")}</span><input class="field" maxlength=${LONGEST_NOTE} value=${wish.note}
          onInput=${(/** @type {Changed} */ event) => wished({ note: event.currentTarget.value })} /></label>
        <${Switch} on=${wish.beginners} words=${t("wc-form-beginners")}
          turn=${(/** @type {boolean} */ on) => wished({ beginners: on })} />
        <div class="row">${
          /** @type {["low", "high"]} */ (["low", "high"]).map(
            (bound) => html`<label key=${bound}><span>${t(`wc-form-${bound}`)}</span>
            <input class="field" type="number" min="0" max=${HIGHEST} value=${wish[bound] || ""}
              onInput=${(/** @type {Changed} */ event) => wished({ [bound]: numbered(event) })} /></label>`,
          )
        }
        </div></fieldset>`
    }`;
}

/** @param {{on: boolean, words: string, turn: (on: boolean) => void}} props */
const Switch = ({ on, words, turn }) =>
  html`<label class="switch"><input type="checkbox" role="switch" checked=${on}
    onChange=${(/** @type {Changed} */ { currentTarget }) => turn(currentTarget.checked)} />
    <span>${words}</span></label>`;
