// Marks: icons, emblems, seats, kinds of knowledge, points. An icon alone needs a label; beside a word it is silent.
import { html } from "../lib.js";
import { capital, t } from "../words.js";
import { needSprite } from "./sprites.js";

export const LETTERS = ["A", "B", "C", "D", "E"];

/** An icon of the sprite /pictures/icons.svg. @param {{name: string, label?: string, class?: string}} props */
export function Icon({ name, label, class: more }) {
  const silent = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${more ? `icon ${more}` : "icon"} ...${silent}><use href=${`#${name}`} /></svg>`;
}

/** A technology's find, of the sprite /pictures/emblems.svg. @param {{card: string}} props */
export function Emblem({ card }) {
  needSprite("emblems");
  return html`<svg viewBox="0 0 32 32" aria-hidden="true"><use href=${`#e-${card}`} /></svg>`;
}

/** A seat's mark: colour, shape and letter. @param {{seat: number, label?: string}} props seat counts from 0 */
export function Seat({ seat, label }) {
  const said = label ? { role: "img", "aria-label": label } : {};
  return html`<span class="seat" data-seat=${seat + 1} ...${said}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><use href=${`#seat-${seat + 1}`} /></svg>
    <b aria-hidden=${label ? "true" : undefined}>${LETTERS[seat]}</b></span>`;
}

/** A colour that is nobody's, such as a Discovery's: a band and the first letters of its name, no seat's mark.
 * @param {{at: number, name: string, silent?: boolean}} props at: of the seat that has the same colour */
export function ColourMark({ at, name, silent }) {
  const said = silent ? { "aria-hidden": "true" } : { role: "img", "aria-label": name };
  return html`<span class="colour-mark" data-seat=${at + 1} ...${said}>${capital(name).slice(0, 2)}</span>`;
}

/** The seal of a kind of knowledge: science, engineering, culture, general.
 * @param {{type: string, label?: string}} props */
export function Seal({ type, label }) {
  return html`<span class="seal" data-type=${type}><${Icon} name=${`k-${type}`} label=${label} /></span>`;
}

/** Points: the ammonite and a number. @param {{n: number | string}} props */
export function Points({ n }) {
  return html`<span class="points"><${Icon} name="vp" label=${t("web-vp")} />${n}</span>`;
}

/** A button with an icon and a word; `bare` shows the icon alone.
 * @param {{icon?: string, bare?: boolean, class?: string, children?: import("../lib.js").Drawn}
 * & Record<string, unknown>} props what else there is are attributes of the button */
export function Button({ icon, bare, class: more = "", children, ...rest }) {
  const classes = ["button", bare ? "bare" : "", more].filter(Boolean).join(" ");
  const label = bare ? { "aria-label": String(children), "data-tip": String(children) } : {};
  return html`<button type="button" class=${classes} ...${label} ...${rest}>
    ${icon && html`<${Icon} name=${icon} />`}${bare ? null : children}</button>`;
}

/** The mark of the house: a core sample with four layers. */
export function Logo() {
  return html`<svg viewBox="0 0 26 26" aria-hidden="true"><path d="M7 3.5c0-3 12-3 12 0v19c0 3-12 3-12 0z"
    fill="var(--sheet)" stroke="currentColor" stroke-width="1.6" />
    <path d="M7 17.5c3 1.8 9 1.8 12 0v5c0 3-12 3-12 0z" fill="currentColor" />
    <path d="M7 12.5c3 1.8 9 1.8 12 0M7 7.5c3 1.8 9 1.8 12 0" fill="none" stroke="currentColor" stroke-width="1.6" />
    <path d="M10 11h.1M13 10.3h.1M16 11h.1M11.5 15.8h3" stroke="currentColor" stroke-width="1.6"
    stroke-linecap="round" /></svg>`;
}
