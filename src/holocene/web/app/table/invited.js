// An invitation: a seat is kept, and the first browser that takes it has it.
import { Problem } from "../api.js";
import { html, useState } from "../lib.js";
import { sentence } from "../problems.js";
import * as seats from "../seats.js";
import { lastName, sitDown } from "../sitting.js";
import { Telling } from "../telling.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { People } from "./seated.js";
import { Terms, useLobbyBar } from "./terms.js";

/** @import { Summary } from "../types/api.d.ts" */

/** Who sits at a table that one is not at. @param {{summary: Summary, seat?: number}} props */
export function Seated({ summary, seat = -1 }) {
  const telling = new Telling(summary.game, {}, summary.seats, -1);
  return html`<${People} telling=${telling} seats=${summary.seats} own=${seat} />`;
}

/** @param {{id: string, summary: Summary, token: string, reopen: () => void}} props */
export function Invited({ id, summary, token, reopen }) {
  useLobbyBar(summary);
  const isHere = Object.keys(seats.held(id).seats).length > 0;
  const back = () => {
    seats.drop(id, token);
    reopen();
  };
  return html`<div class="page lobby"><h1>${t("web-invited")}</h1>
    <p class="lede">${t(summary.state === "open" ? "web-invited-note" : "web-invited-late")}</p>
    <div class="lobby-columns"><section aria-labelledby="h-who"><h2 id="h-who">${t("web-who")}</h2>
        <${Seated} summary=${summary} seat=${summary.seat} />
        <${Taking} id=${id} summary=${summary} token=${token} reopen=${reopen} />
        ${
          isHere &&
          html`<p class="caption">${t("web-invited-here")}</p>
          <p class="row"><${Button} icon="person" onClick=${back}>${t("web-to-my-seat")}</${Button}></p>`
        }</section>
      <${Terms} id=${id} deal=${summary} /></div></div>`;
}

/** A name, and the button that takes the seat.
 * @param {{id: string, summary: Summary, token: string, reopen: () => void}} props */
function Taking({ id, summary, token, reopen }) {
  const [name, setName] = useState(lastName());
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const write = (/** @type {import("../lib.js").Changed} */ event) => setName(event.currentTarget.value);
  const take = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await sitDown(id, { seat: summary.seat ?? -1, state: summary.state }, token, name.trim());
      reopen();
    } catch (error) {
      if (error instanceof Problem && error.body.key === "server-seat-taken") return reopen();
      setProblem(await sentence(error, summary.game));
      setBusy(false);
    }
  };
  return html`<form class="take" onSubmit=${take}><label><span>${t("web-your-name")}</span>
        <input class="field" maxlength="40" autocomplete="nickname" value=${name} onInput=${write}
          aria-describedby=${problem ? "take-no" : undefined} /></label>
      <button class="button primary big" type="submit" aria-disabled=${String(busy)}>
        ${t(busy ? "web-wait" : "web-take-seat")}</button></form>
    ${problem && html`<p class="fair-broken" id="take-no" role="alert"><${Icon} name="warning" /> ${problem}</p>`}`;
}
