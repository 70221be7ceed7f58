// A new table that is open to the club: whether others find it, what is played for, and who is welcome.

import { NameFirst } from "../club/introduce.js";
import { html } from "../lib.js";
import { isKnown } from "../person.js";
import { t } from "../words.js";

/** @import { Changed } from "../lib.js" */
/** @import { SeatBody } from "../types/api.d.ts" */
/** @typedef {{listed: boolean, rated: boolean,
 * wish: {note: string, beginners: boolean, low: number, high: number}}} Terms */

const LONGEST_NOTE = 80;
const HIGHEST = 4000; // of ratings

/** What a table begins with: the club's own link opens it to all, the ladder's has it count.
 * @param {URLSearchParams} query @returns {Terms} */
export const firstTerms = (query) => ({
  listed: query.has("open"),
  rated: query.has("rated"),
  wish: { note: "", beginners: false, low: 0, high: 0 },
});

/** The seats of a table for the club, or for somebody who is to be invited. @param {URLSearchParams} query
 * @param {SeatBody[]} who @returns {SeatBody[]} */
export const openSeats = (query, who) =>
  who.map((seat, at) =>
    (query.has("open") && at > 0) || (query.has("invite") && at === 1) ? { ...seat, kind: "open" } : seat,
  );

/** What the server is asked for; nothing of it where nobody is known. @param {Terms} terms */
export function askedFor({ listed, rated, wish }) {
  if (!isKnown()) return {};
  return { listed, rated, ...(listed && { wish }) };
}

/** @param {{terms: Terms, change: (terms: Terms) => void}} props */
export function Opening({ terms, change }) {
  if (!isKnown()) return html`<${NameFirst} words=${t("wc-form-stranger")} />`;
  const { listed, rated, wish } = terms;
  const wished = (/** @type {Partial<Terms["wish"]>} */ more) => change({ ...terms, wish: { ...wish, ...more } });
  const numbered = (/** @type {Changed} */ event) =>
    Math.max(0, Math.min(HIGHEST, Math.round(Number(event.currentTarget.value)) || 0));
  return html`<${Switch} on=${listed} words=${t("wc-form-listed")} turn=${(/** @type {boolean} */ on) =>
    change({ ...terms, listed: on })} />
    <p class="caption">${t("wc-form-listed-note")}</p>
    <${Switch} on=${rated} words=${t("wc-form-rated")} turn=${(/** @type {boolean} */ on) =>
      change({ ...terms, rated: on })} />
    <p class="caption">${t("wc-form-rated-note")}</p>
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
