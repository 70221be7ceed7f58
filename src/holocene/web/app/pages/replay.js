import { html } from "../lib.js";
import { t } from "../words.js";

export default function Page() {
  return html`<div class="page"><h1>replay</h1><p><a href="/new">${t("web-wait")}</a></p></div>`;
}
