// A table that cannot be shown: gone, closed, out of reach, or none of the reader's business.
import { gameWords } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import * as seats from "../seats.js";
import { Button } from "../ui/marks.js";
import { language, t } from "../words.js";
import { Seated } from "./invited.js";

/** @import { Summary } from "../types/api.d.ts" */
/** @param {import("../api.js").Problem} problem */
function known(problem) {
  if (problem.isOffline) return "web-offline";
  if ([401, 403].includes(problem.status)) return problem.body.key === "server-no-token" ? "" : "web-link-revoked";
  return [404, 410].includes(problem.status) ? "web-no-table" : "";
}

/** @param {{id: string, problem: import("../api.js").Problem}} props */
export function Failed({ id, problem }) {
  const key = known(problem);
  const isHeld = Object.keys(seats.held(id).seats).length > 0;
  const [words, setWords] = useState("");
  useEffect(() => {
    if (!key) sentence(problem).then(setWords);
  }, [problem, language.value]);
  return html`<div class="page"><h1>${t("web-table-closed")}</h1>
    <p class="lede" role="alert">${key ? t(key) : words}</p>
    ${problem.status === 404 && isHeld && html`<p>${t("web-seat-kept")}</p>`}
    <p class="row"><${Button} class="big" onClick=${() => location.reload()}>${t("web-again")}</${Button}>
      <a class="button primary big" href=${address("/")}>${t("web-home")}</a></p></div>`;
}

/** A table that goes on, for one who has no link to it. @param {{summary: Summary}} props */
export function Closed({ summary }) {
  return html`<div class="page"><h1>${gameWords(summary.game, "title")}</h1>
    <p class="lede">${t(summary.state === "open" ? "web-no-link-open" : "web-no-link")}</p>
    <div class="closed"><${Seated} summary=${summary} /></div>
    <p class="row"><a class="button primary big" href=${address("/")}>${t("web-home")}</a></p></div>`;
}
