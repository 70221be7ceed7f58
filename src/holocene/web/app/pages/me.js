// You: who you are to others, by which ways you come back, and what this browser knows of your games.
import { known, needGames } from "../games.js";
import { html } from "../lib.js";
import { AllOfYou } from "../me/everything.js";
import { OwnGame } from "../me/games.js";
import { Keeping } from "../me/keeping.js";
import { Practice } from "../me/practice.js";
import { Arrival, Return } from "../me/return.js";
import { ownGames } from "../me/statistics.js";
import { Telling } from "../me/telling.js";
import { Ways } from "../me/ways.js";
import { Who } from "../me/who.js";
import { person } from "../person.js";
import { results } from "../results.js";
import { address } from "../root.js";
import { recall } from "../settings.js";
import { openSettings, useTitle } from "../shell.js";
import { Button, Icon } from "../ui/marks.js";
import { needSprite } from "../ui/sprites.js";
import { needStyles } from "../ui/styles.js";
import { needWordsOf, t } from "../words.js";

export async function ready() {
  const games = await needGames().catch(() => []);
  await Promise.all([
    needWordsOf(
      games.map(({ name }) => name),
      "table",
      "web-me",
      "web-person",
    ),
    needStyles("pages", "home-lists", "form", "me", "person-mark", "person"),
    needSprite("ways"),
  ]);
}

export default function Me() {
  useTitle(t("web-me"));
  const { id } = person.value;
  const name = person.value.name || recall("name", "");
  const own = ownGames(results());
  const played = [...new Set(own.map(({ game }) => game))];
  const order = known.value.map((each) => each.name);
  return html`<div class="page own-page"><h1>${name || t("web-me")}</h1>
    <p class="lede">${own.length ? t("wm-lede", { n: own.length }) : t("wm-lede-none")}</p>
    <div class="row"><${Button} icon="settings" onClick=${openSettings}>${t("web-settings")}</${Button}>
      ${
        !own.length &&
        html`<a class="button primary" href=${address("/new")}><${Icon} name="plus" />${t("web-new-table")}</a>`
      }
    </div>
    <${Arrival} />
    <div class="you-parts"><${Who} key=${id} />${id ? html`<${Ways} key=${id} /><${AllOfYou} />` : html`<${Return} />`}
      </div>
    ${played
      .sort((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((game) => html`<${OwnGame} key=${game} game=${game} games=${own.filter((each) => each.game === game)} />`)}
    <${Practice} /><${Telling} /><${Keeping} key=${id} /></div>`;
}
