// Whether a deal fits what was promised: the hash that this browser saw first, and the word that it added.
import { html, useEffect, useState } from "../lib.js";
import * as seats from "../seats.js";
import { Icon } from "../ui/marks.js";
import { t } from "../words.js";

/** @import { Moment, Summary } from "../types/api.d.ts" */
/** What is known of a deal: a moment, or the summary of a table. @typedef {Summary & Partial<Moment>} Deal */
/** @typedef {{check: string, ok: boolean}} Check */

/** Whether the server promises something else than this browser saw first. @param {string} table @param {Deal} deal */
export function isChanged(table, deal) {
  const first = seats.held(table).commitment;
  return Boolean(first && deal.commitment && first !== deal.commitment);
}

/** The words that this browser added, by seat.
 * @param {string} table @param {Deal} deal @returns {[number, string][]} */
export function ownWords(table, deal) {
  if (deal.seeded) return []; // nobody's word is in such a deal
  return Object.entries(seats.held(table).words ?? {}).map(([seat, word]) => [Number(seat), word]);
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
export function useChecks(table, deal) {
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

/** A warning over the table, where something does not fit what was promised.
 * @param {{table: string, deal: Deal}} props */
export function Unfair({ table, deal }) {
  const checks = useChecks(table, deal);
  if (!isChanged(table, deal) && checks.every(({ ok }) => ok)) return null;
  return html`<div class="notice" role="alert"><${Icon} name="warning" /><p>${t("web-fair-alarm")}</p></div>`;
}
