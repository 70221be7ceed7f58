// A used invitation: the seat is taken. Whoever had it on another device asks the others to be let back in, and waits.
import { get, Problem, post } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import * as seats from "../seats.js";
import { Stream } from "../stream.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";
import { Seated } from "./invited.js";
import { useLobbyBar } from "./terms.js";

/** @import { Summary } from "../types/api.d.ts" */
/** @typedef {{id: string, summary: Summary, token: string, reopen: () => void}} Door */

/** @param {{summary: Summary, children?: import("../lib.js").Drawn}} props */
function Who({ summary, children }) {
  return html`<section aria-labelledby="h-who"><h2 id="h-who">${t("web-who")}</h2>
    <${Seated} summary=${summary} />${children}</section>`;
}

/** @param {Door} props */
export function Spent({ id, summary, token, reopen }) {
  const [problem, setProblem] = useState("");
  useLobbyBar(summary);
  const claim = async () => {
    try {
      const made = await post(`/tables/${id}/claim`, {}, token);
      seats.keep(id, { claim: { seat: made.seat, token: made.token } });
      seats.drop(id, token);
      reopen();
    } catch (error) {
      setProblem(await sentence(error, summary.game));
    }
  };
  const watch = () => {
    seats.drop(id, token);
    reopen();
  };
  const isOver = summary.state === "over";
  const canWatch = isOver || summary.public || seats.held(id).spectator;
  return html`<div class="page lobby"><h1>${t("web-spent")}</h1><p class="lede">${t("web-spent-note")}</p>
    <div class="lobby-columns"><${Who} summary=${summary} />
      <section class="spent" aria-labelledby="h-claim"><h2 id="h-claim">${t("web-claim")}</h2>
        <p>${t("web-claim-note")}</p>
        ${
          !isOver &&
          html`<p class="row">
          <${Button} class="primary big" icon="person" onClick=${claim}>${t("web-claim-ask")}</${Button}></p>`
        }
        ${problem && html`<p class="fair-broken" role="alert"><${Icon} name="warning" /> ${problem}</p>`}
        <p class="row">
          ${canWatch && html`<${Button} class="big" icon="spectator" onClick=${watch}>${t("web-watch")}</${Button}>`}
          <a class="button big" href=${address("/")}>${t("web-home")}</a></p></section></div></div>`;
}

/** Waits until the others have answered. @param {Door} props */
export function Claiming({ id, summary, token, reopen }) {
  const [refused, setRefused] = useState(false);
  useLobbyBar(summary);
  useEffect(() => {
    const look = () =>
      get(`/tables/${id}`, { token }).then(reopen, (error) => {
        if (!(error instanceof Problem) || ![401, 403].includes(error.status)) return reopen();
        seats.drop(id, token);
        setRefused(true);
      });
    // The link opens something else once the others have said yes, and nothing once somebody has said no.
    const told = (/** @type {import("../stream.js").Line} */ { event }) => {
      if (event !== "closed" && event !== "deleted") return;
      stream.close();
      look();
    };
    const stream = new Stream(`/tables/${id}/stream`, token, told, look);
    return () => stream.close();
  }, [id, token]);
  return html`<div class="page lobby"><h1>${t("web-claim")}</h1>
    <p class="lede" role="status">${t(refused ? "web-claim-refused" : "web-claim-waits")}</p>
    <div class="lobby-columns"><${Who} summary=${summary}>
      <p class="row"><a class="button big" href=${address("/")}>${t("web-home")}</a></p></${Who}></div></div>`;
}
