// A fair deal: the hash that this browser was promised, the word that it added, and in the end whether all of it fits.
import { html, useEffect, useState } from "../lib.js";
import * as seats from "../seats.js";
import { dayOf } from "../today/kept.js";
import { copy } from "../ui/links.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { recordName } from "./record.js";

/** @import { Moment, Summary } from "../types/api.d.ts" */
/** What is known of a deal: a moment, or the summary of a table. @typedef {Summary & Partial<Moment>} Deal */
/** @typedef {{check: string, ok: boolean}} Check */

/** Whether the server promises something else than this browser saw first. @param {string} table @param {Deal} deal */
function isChanged(table, deal) {
  const first = seats.held(table).commitment;
  return Boolean(first && deal.commitment && first !== deal.commitment);
}

/** The words that this browser added, by seat.
 * @param {string} table @param {Deal} deal @returns {[number, string][]} */
function ownWords(table, deal) {
  if (deal.seeded) return []; // nobody's word is in such a deal
  return Object.entries(seats.held(table).words ?? {}).map(([seat, word]) => [Number(seat), word]);
}

/** What to say of a deal: that it is everybody's today, that the host chose it, that whoever looks sat down too late to
 * add a word, or that nobody can have chosen it. @param {string} table @param {Deal} deal */
function note(table, deal) {
  if (deal.seeded) return dayOf(table) ? "web-fair-today" : "web-fair-seeded";
  const isInvitedLate = deal.role === "invited" && deal.state === "running";
  const isLate = deal.words?.[deal.seat ?? -1] === "" && !ownWords(table, deal).length;
  return isInvitedLate || isLate ? "web-fair-late" : "web-fair-note";
}

/** Everything that can be checked here once the secret is known. @param {string} table @param {Deal} deal
 * @returns {Promise<Check[]>} */
async function checked(table, deal) {
  const { checkDeal } = await import("../fair.js");
  const { commitment, secret, words } = deal;
  const known = { commitment, secret, words, firstCommitment: seats.held(table).commitment };
  const own = ownWords(table, deal).map(([seat, ownWord]) => checkDeal({ ...known, seat, ownWord }));
  const found = own.length ? own.flat() : checkDeal(known);
  const checks = [...new Set(found.map(({ check }) => check))];
  return checks.map((check) => ({ check, ok: found.every((each) => each.check !== check || each.ok) }));
}

/** @param {string} table @param {Deal} deal */
function useChecks(table, deal) {
  const [checks, setChecks] = useState(/** @type {Check[]} */ ([]));
  useEffect(() => {
    let stale = false;
    if (deal.secret) checked(table, deal).then((found) => !stale && setChecks(found));
    return () => {
      stale = true;
    };
  }, [table, deal.secret, deal.commitment]);
  return checks;
}

/** @param {{label: string, value: string, children?: import("../lib.js").Drawn}} props */
function Fact({ label, value, children }) {
  return html`<div class="fair-facts"><p class="caption">${label}</p><code>${value}</code>${children}</div>`;
}

/** @param {{ok: boolean, words: string}} props */
function Mark({ ok, words }) {
  return html`<p class=${ok ? "fair-sound" : "fair-broken"}><${Icon} name=${ok ? "check" : "warning"} /> ${words}</p>`;
}

/** The panel; `open` shows it unfolded. @param {{table: string, deal: Deal, open?: boolean}} props */
export function FairDeal({ table, deal, open = false }) {
  const checks = useChecks(table, deal);
  const { commitment: first } = seats.held(table);
  const changed = isChanged(table, deal);
  const fails = changed || checks.some(({ ok }) => !ok);
  if (!deal.commitment) return null;
  return html`<details class="fair" open=${open || fails}><summary>${t("web-fair")}
      ${fails && html` <span class="rubric"><${Icon} name="warning" /> ${t("web-fair-fails")}</span>`}</summary>
    <p>${t(note(table, deal))}</p>
    ${
      first &&
      html`<${Fact} label=${t("web-fair-first")} value=${first}>
      <${Mark} ok=${!changed} words=${t(changed ? "web-fair-changed" : "web-fair-same")} /></${Fact}>`
    }
    ${(!first || changed) && html`<${Fact} label=${t("web-commitment")} value=${deal.commitment} />`}
    ${ownWords(table, deal).map(
      ([seat, word]) => html`<${Fact} key=${seat} label=${t("web-fair-word", { n: seat + 1 })} value=${word} />`,
    )}
    ${
      deal.secret
        ? html`<${Fact} label=${t("web-secret")} value=${deal.secret} />`
        : html`<p class="caption">${t("web-fair-later")}</p>`
    }
    ${checks.map(({ check, ok }) => {
      const words = t(ok ? `web-fair-check-${check}` : `web-fair-fail-${check}`);
      return html`<${Mark} key=${check} ok=${ok} words=${words} />`;
    })}
    ${deal.secret && html`<${Verify} table=${table} deal=${deal} />`}
  </details>`;
}

/** How the whole game is checked where the program is installed, with the record as it is saved here.
 * @param {{table: string, deal: Deal}} props */
function Verify({ table, deal }) {
  const noted = [`--commitment ${seats.held(table).commitment ?? deal.commitment}`];
  for (const [, word] of ownWords(table, deal).slice(0, 1)) noted.push(`--word ${word}`);
  const command = ["holocene record verify", recordName(deal.game, table, "json"), ...noted].join(" ");
  return html`<${Fact} label=${t("web-fair-verify")} value=${command}><p class="row">
    <${Button} icon="link" onClick=${() => copy(command)}>${t("web-fair-copy")}</${Button}></p></${Fact}>`;
}

/** A warning over the table, where something does not fit what was promised.
 * @param {{table: string, deal: Deal}} props */
export function Unfair({ table, deal }) {
  const checks = useChecks(table, deal);
  if (!isChanged(table, deal) && checks.every(({ ok }) => ok)) return null;
  return html`<div class="notice" role="alert"><${Icon} name="warning" /><p>${t("web-fair-alarm")}</p></div>`;
}
