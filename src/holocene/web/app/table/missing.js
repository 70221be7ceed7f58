// Somebody whose turn it is has gone: everybody sees it, and after as long as the table waits one of the others may let
// a bot play. When that is, the server says.
import { announce } from "../announce.js";
import { post } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import * as seats from "../seats.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { attempt } from "./attempt.js";
import { waitWords } from "./house.js";

/** @typedef {import("./model.js").TableModel} TableModel */

const SETTLING = 2000; // a page that is loaded again comes back sooner
const AGAIN = 10_000;

/** Whether the table waits for somebody who is not there, and this reader could do something about it.
 * @param {TableModel} table */
export function isMissed(table) {
  const m = table.moment.value;
  const seat = m.seats[m.to_act];
  const isAway = m.state === "running" && seat?.kind === "human" && !seat.present && !table.isReplay;
  return isAway && !table.mine.value.includes(m.to_act) && (m.seat >= 0 || Boolean(seats.held(table.id).host));
}

/** How many seconds are left before a bot may play; null where nobody is away, or it is not known yet.
 * @param {TableModel} table */
function useSecondsLeft(table) {
  const [left, setLeft] = useState(/** @type {number | null} */ (null));
  const m = table.moment.value;
  const there = m.seats.map((seat) => Number(seat.present)).join("");
  useEffect(() => {
    let timer = 0;
    let ends = 0;
    const tick = () => {
      const rest = (ends - performance.now()) / 1000;
      if (rest <= 0) return ask(); // the server's clock decides
      setLeft(rest);
      timer = setTimeout(tick, 1000);
    };
    const ask = async () => {
      const answer = await table.ask("/awaited").catch(() => undefined);
      if (timer < 0) return;
      if (answer === undefined) timer = setTimeout(ask, AGAIN);
      else if (!answer.seconds) setLeft(answer.seconds);
      else {
        ends = performance.now() + answer.seconds * 1000;
        tick();
      }
    };
    setLeft(null);
    timer = setTimeout(ask, SETTLING);
    return () => {
      clearTimeout(timer);
      timer = -1;
    };
  }, [m.to_act, m.version, there]);
  return left;
}

/** @param {{table: TableModel}} props */
export function Missing({ table }) {
  const left = useSecondsLeft(table);
  const seat = table.moment.value.to_act;
  const player = table.telling.value.seat(seat);
  const token = table.seat.value >= 0 ? table.token.value : seats.held(table.id).host;
  const ask = () => attempt(table, () => post(table.path("/absent"), { seat }, token));
  useEffect(() => {
    if (left === 0) announce(`${t("web-missed", { player })} ${t("wt-missed-now")}`);
  }, [left === 0]);
  if (left === null) return null;
  return html`<div class="missing"><p><${Icon} name="person" /> ${t("web-missed", { player })}</p>
    ${
      left > 0
        ? html`<p class="caption">${t("wt-missed-wait", { time: waitWords(left) })}</p>`
        : html`<p class="row"><${Button} icon="bot" onClick=${ask}>${t("web-let-bot", { player })}</${Button}></p>
          <p class="caption">${t("wt-missed-now")}</p>`
    }</div>`;
}
