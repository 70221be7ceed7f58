// The figure of a payment: one line by a token and a card thrown away, the other by a technology that one has.
import { html } from "../lib.js";
import { named, t } from "../words.js";
import { Icon, Seal } from "./marks.js";

const PAID = "irrigation";
const GAME = "progress";

/** @param {{pack: import("./facts.js").Printed}} props */
export function Paying({ pack }) {
  const [first, second] = pack.technologies[PAID].costs;
  const name = (/** @type {string | null} */ id) => named(pack.technologies[id ?? ""]);
  const type = (/** @type {import("./facts.js").CostLine} */ line) => t(`knowledge-${line.type}`, undefined, GAME);
  // A token gives 1 (N2), so the card thrown away is one that is worth the rest.
  const rest = first.amount - 1;
  const thrown = Object.values(pack.technologies).find((card) => card.discard === rest);
  /** @type {[import("./facts.js").CostLine, string, string][]} */
  const lines = [
    [
      first,
      t("how-pay-full", { n: first.amount }),
      t("how-pay-token", { type: type(first), card: named(thrown), n: rest }),
    ],
    [second, t("how-pay-free"), t("how-pay-owned", { card: name(second.prerequisite) })],
  ];
  return html`${lines.map(
    ([line, state, words]) => html`<div class="how-pay" data-type=${line.type}>
      <span class="how-price"><b class="number">${line.amount}</b><${Seal} type=${line.type} silent /></span>
      <span>${t("how-pay-or", { type: type(line), card: name(line.prerequisite) })}</span>
      <b class="how-paid"><${Icon} name="check" />${state}</b><p>${words}</p></div>`,
  )}<p class="caption">${t("how-pay-note")}</p>`;
}
