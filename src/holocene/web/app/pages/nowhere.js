// An address that leads nowhere: what there is to read instead.
import { needGames } from "../games.js";
import { html } from "../lib.js";
import { address } from "../root.js";
import { useTitle } from "../shell.js";
import { needStyles } from "../ui/styles.js";
import { needWords, t } from "../words.js";
import { Reading } from "./lists.js";

export const ready = () =>
  Promise.all([needGames().catch(() => []), needWords("web", "web-home"), needStyles("pages", "home-lists")]);

export default function Nowhere() {
  useTitle(t("web-nothing-here"));
  return html`<div class="page"><h1>${t("web-nothing-here")}</h1><p class="lede">${t("web-no-page")}</p>
    <p class="row"><a class="button primary big" href=${address("/")}>${t("web-home")}</a></p>
    <div class="section"><${Reading} /></div></div>`;
}
