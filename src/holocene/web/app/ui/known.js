// Which values of a card are publicly known: a small mark beside each, with its words, and the legend of the marks.
import { html } from "../lib.js";
import { t } from "../words.js";

/** @typedef {{field: string, value: string, certainty: string, source: string}} Fact */
const GAME = "progress";
const CERTAINTIES = ["certain", "stated", "inferred"];
const SKILL = "skill"; // some skill, and nobody knows which

/** A rhombus: full, half full or empty. @param {{certainty: string}} props */
const Rhombus = ({ certainty }) => html`<svg viewBox="0 0 10 10" aria-hidden="true"><path d="M5 .8 9.2 5 5 9.2.8 5z"
  fill=${certainty === "certain" ? "currentColor" : "none"} stroke="currentColor" />
  ${certainty === "stated" && html`<path d="M5 .8.8 5 5 9.2z" fill="currentColor" />`}</svg>`;

/** The mark beside a value that is a fact; nothing beside one of our design, and in a pack that is not held to facts.
 * @param {{card: {facts: Fact[] | null}, field: string, value?: string | null}} props `value`: only if the fact says
 * this */
export function Known({ card, field, value }) {
  const fact = card.facts?.find((each) => each.field === field && (value === undefined || each.value === value));
  if (!fact) return null;
  const what = t(`card-fact-${fact.value === SKILL ? SKILL : field}`, undefined, GAME);
  const words = t("card-known", { value: what, how: t(`card-known-${fact.certainty}`, undefined, GAME) }, GAME);
  return html`<span class="known" role="img" title=${words} aria-label=${`(${words})`}>
    <${Rhombus} certainty=${fact.certainty} /></span>`;
}

/** What the marks mean. */
export const KnownLegend = () => html`<ul class="known-legend" aria-label=${t("web-known")}>
  ${CERTAINTIES.map(
    (certainty) => html`<li><span class="known"><${Rhombus} certainty=${certainty} /></span>
    ${t(`card-known-${certainty}`, undefined, GAME)}</li>`,
  )}<li>${t("web-known-not")}</li></ul>`;
