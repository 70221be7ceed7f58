// What the table is asked about time: what to do about somebody who is late, whether she may play again, another pace.
import { post } from "../api.js";
import { html } from "../lib.js";
import { attempt } from "../table/attempt.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { paceWords, spanWords, useLeft } from "./left.js";

/** @import { BallotShown, VoteBody } from "../types/api.d.ts" */
/** @typedef {import("../table/model.js").TableModel} TableModel */
/** @typedef {VoteBody["choice"]} Choice */

/** @type {Record<string, Choice[]>} */
const CHOICES = { late: ["wait", "bot", "end"], back: ["yes", "no"], pace: ["yes", "no"] };

/** Who looks: the one it is about, somebody who is asked, or somebody else. @param {BallotShown} ballot
 * @param {number} seat */
const roleOf = (ballot, seat) => (ballot.seat === seat ? "own" : ballot.asked.includes(seat) ? "asked" : "pending");

/** @param {{table: TableModel}} props */
export function Ballot({ table }) {
  const { ballot, seat } = table.moment.value;
  if (!ballot) return null;
  const role = roleOf(ballot, seat);
  const said = ballot.said[String(seat)];
  const facts = { player: table.telling.value.seat(ballot.seat), pace: paceWords(ballot) };
  const vote = (/** @type {Choice} */ choice) =>
    attempt(table, () => post(table.path("/ballot"), { kind: ballot.kind, choice }, table.token.value));
  return html`<div class="notice ballot" role="alert"><${Icon} name="person" />
    <div><p>${t(`clock-${ballot.kind}-${role}`, facts)}</p>
    ${
      role === "asked" &&
      html`<p class="row">${CHOICES[ballot.kind].map(
        (choice) => html`<${Button} key=${choice} data-choice=${choice} aria-pressed=${String(said === choice)}
        onClick=${() => vote(choice)}>${t(`clock-choice-${choice}`)}</${Button}>`,
      )}</p>`
    }
    ${
      role === "own" &&
      ballot.kind !== "late" &&
      html`<p class="row"><${Button} onClick=${() => vote("no")}>${t("clock-withdraw")}</${Button}></p>`
    }
    <p class="caption">${t("clock-said", { n: Object.keys(ballot.said).length, of: ballot.asked.length })}
      ${ballot.ends > 0 && html` <${Ends} ends=${ballot.ends} />`}</p></div></div>`;
}

/** Until when the table may decide. @param {{ends: number}} props */
function Ends({ ends }) {
  const left = useLeft(ends);
  return t("clock-ends", { time: spanWords(Math.max(0, left)) });
}

/** The bot keeps a seat whose time ran out too often: the others may give it back.
 * @param {{table: TableModel}} props */
export function Reclaim({ table }) {
  const ask = () => attempt(table, () => post(table.path("/reclaim"), {}, table.token.value));
  return html`<p>${t("clock-lost")}</p>
    <p class="row"><${Button} class="primary" icon="person" onClick=${ask}>${t("clock-reclaim")}</${Button}></p>`;
}
