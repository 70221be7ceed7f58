// What the others ask of this player: to take a move back, or to be let back into a seat.
import { html } from "../lib.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";

/** @import { ClaimShown, RequestShown } from "../types/api.d.ts" */
/** @typedef {import("./model.js").TableModel} TableModel */

/** Whether this seat still has to answer. @param {RequestShown | ClaimShown} request @param {number} seat */
const owes = (request, seat) => request.asked.includes(seat) && !request.accepted.includes(seat);

/** @param {{icon: string, words: string, answer: ((accept: boolean) => void) | null}} props */
function Question({ icon, words, answer }) {
  return html`<div class="notice ask-back" role="alert"><${Icon} name=${icon} /><p>${words}</p>
    ${
      answer &&
      html`<${Button} class="primary" onClick=${() => answer(true)}>${t("web-accept")}</${Button}>
      <${Button} onClick=${() => answer(false)}>${t("web-decline")}</${Button}>`
    }</div>`;
}

/** @param {{table: TableModel, request: RequestShown}} props */
function TakeBack({ table, request }) {
  const isAsked = owes(request, table.seat.value);
  const player = table.telling.value.seat(request.seat);
  const words = t(isAsked ? "web-takeback-from" : "web-takeback-pending", { player });
  const answer = (/** @type {boolean} */ accept) => table.answer(accept);
  return html`<${Question} icon="undo" words=${words} answer=${isAsked ? answer : null} />`;
}

/** Somebody who lost the browser with a seat in it. @param {{table: TableModel, claim: ClaimShown}} props */
function Claim({ table, claim }) {
  const mine = table.seat.value;
  const isAsked = owes(claim, mine);
  const words = claim.seat === mine ? "web-claim-mine" : isAsked ? "web-claim-from" : "web-claim-pending";
  const answer = (/** @type {boolean} */ accept) => table.answerClaim(claim.seat, accept);
  const said = t(words, { player: table.telling.value.seat(claim.seat) });
  return html`<${Question} icon="person" words=${said} answer=${isAsked ? answer : null} />`;
}

/** @param {{table: TableModel}} props */
export function Requests({ table }) {
  const { claims } = table.moment.value;
  const request = table.request.value;
  return html`${request && html`<${TakeBack} table=${table} request=${request} />`}
    ${claims.map((claim) => html`<${Claim} key=${claim.seat} table=${table} claim=${claim} />`)}`;
}
