// A fair deal, told: the hash that this browser was promised, the word that it added, and in the end whether all of it
// fits.
import { html } from "../lib.js";
import * as seats from "../seats.js";
import { copy } from "../ui/links.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { recordName } from "./record.js";
import { isChanged, ownWords, useChecks } from "./unfair.js";

/** @typedef {import("./unfair.js").Deal} Deal */

/** What to say of a deal: that it is everybody's today, that the host chose it, that whoever looks sat down too late to
 * add a word, or that nobody can have chosen it. @param {string} table @param {Deal} deal @param {boolean} isToday */
function note(table, deal, isToday) {
  if (deal.seeded) return isToday ? "web-fair-today" : "web-fair-seeded";
  const isInvitedLate = deal.role === "invited" && deal.state === "running";
  const isLate = deal.words?.[deal.seat ?? -1] === "" && !ownWords(table, deal).length;
  return isInvitedLate || isLate ? "web-fair-late" : "web-fair-note";
}

/** @param {{label: string, value: string, children?: import("../lib.js").Drawn}} props */
function Fact({ label, value, children }) {
  return html`<div class="fair-facts"><p class="caption">${label}</p><code>${value}</code>${children}</div>`;
}

/** @param {{ok: boolean, words: string}} props */
function Mark({ ok, words }) {
  return html`<p class=${ok ? "fair-sound" : "fair-broken"}><${Icon} name=${ok ? "check" : "warning"} /> ${words}</p>`;
}

/** The panel; `open` shows it unfolded, `isToday` says that the deal is a day's.
 * @param {{table: string, deal: Deal, open?: boolean, isToday?: boolean}} props */
export function FairDeal({ table, deal, open = false, isToday = false }) {
  const checks = useChecks(table, deal);
  const { commitment: first } = seats.held(table);
  const changed = isChanged(table, deal);
  const fails = changed || checks.some(({ ok }) => !ok);
  if (!deal.commitment) return null;
  return html`<details class="fair" open=${open || fails}><summary>${t("web-fair")}
      ${fails && html` <span class="rubric"><${Icon} name="warning" /> ${t("web-fair-fails")}</span>`}</summary>
    <p>${t(note(table, deal, isToday))}</p>
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
