// Home, for two people: who never played learns or plays gently; who comes back sees whose turn it is.
import { known, needGames } from "../games.js";
import { html } from "../lib.js";
import { isKnown } from "../person.js";
import { results } from "../results.js";
import * as seats from "../seats.js";
import { recall } from "../settings.js";
import { useTitle } from "../shell.js";
import { needStyles } from "../ui/styles.js";
import { needWords, t } from "../words.js";
import { First } from "./home-first.js";

/** The page of who comes back, loaded for them alone. @type {typeof import("./home-back.js") | null} */
let back = null;

export async function ready() {
  const isBack = !isFirst();
  const [found] = await Promise.all([
    isBack ? import("./home-back.js") : null,
    needGames().catch(() => {}), // told by the page
    needWords("table", "web-home", ...(isBack ? ["today"] : [])),
    isBack
      ? needStyles("home", "home-lists", "today")
      : needStyles("home", "cards", "card-states", "layers", "s-evolution/cards"),
  ]);
  back = found;
}

/** Whether nobody is known, has played or learnt in this browser. */
const isFirst = () =>
  !isKnown() && [seats.tables(), results(), recall("lessons", {})].every((held) => Object.keys(held).length === 0);

export default function Home() {
  useTitle("");
  return html`${back ? html`<${back.Back} />` : html`<${First} />`}
    ${known.value.length === 0 && html`<p class="notice" role="alert">${t("web-offline")}</p>`}
    <footer class="foot">${t("web-foot")}</footer>`;
}
