import { html } from "../lib.js";
import { t } from "../words.js";

export default function Page() {
  return html`<div class="page"><h1>rules</h1><p><a href="/new">${t("web-wait")}</a></p></div>`;
}
