// At the hearth: people one has played with who are here, what they do, and a way to play with them.
import { gameWords } from "../games.js";
import { html } from "../lib.js";
import { isKnown } from "../person.js";
import { address } from "../root.js";
import { go } from "../router.js";
import { Button, Icon } from "../ui/marks.js";
import { PersonMark } from "../ui/person-mark.js";
import { joined, t } from "../words.js";
import { NameFirst } from "./introduce.js";
import { invite } from "./inviting.js";
import { sitDown } from "./sitting.js";

/** @import { Company } from "../types/api.d.ts" */
/** @typedef {import("./live.js").Club} Club */

/** To a table where the reader waits, or to a new one. @param {Club} club @param {Company} each */
function ask(club, { person: { id, name }, asked }) {
  const table = club.own?.sits.find((own) => !asked.includes(own));
  if (table) invite(table, id, name);
  else go(`/new?${new URLSearchParams({ invite: id, name })}`);
}

/** @param {{club: Club}} props */
export function Hearth({ club }) {
  const people = club.own?.hearth ?? [];
  return html`<section class="club-card" aria-labelledby="h-hearth">
    <h2 id="h-hearth"><${Icon} name="hearth" />${t("wc-hearth")}</h2>
    ${
      people.length > 0 &&
      html`<ul class="list company">${people.map(
        (each) => html`<${Somebody} key=${each.person.id} each=${each} club=${club} />`,
      )}</ul>`
    }
    ${
      isKnown()
        ? html`<p class="caption">${t(people.length ? "wc-hearth-note" : "wc-hearth-none")} <a
            href=${address("/me")}>${t("wc-hide")}</a></p>`
        : html`<${NameFirst} words=${t("wc-hearth-stranger")} />`
    }</section>`;
}

/** @param {{each: Company, club: Club}} props */
function Somebody({ each, club }) {
  const { person, doing, game, others } = each;
  const facts = { game: gameWords(game), players: joined([...others]) };
  const words = doing === "plays" && !others.length ? t("wc-plays-alone", facts) : t(`wc-${doing}`, facts);
  return html`<li data-person=${person.id}><${PersonMark} ...${person} />
    <span><a class="number" href=${address(`/player/${person.id}`)}>${person.name}</a><br />
      <span class="caption">${words}</span></span>
    <${Way} each=${each} club=${club} /></li>`;
}

/** @param {{each: Company, club: Club}} props */
function Way({ each, club }) {
  const { person, doing, table, open } = each;
  const label = (/** @type {string} */ key) => t(`${key}-whom`, { player: person.name });
  const place = club.tables?.find((found) => found.table === table);
  if (doing === "plays")
    return (
      open &&
      html`<a class="button" href=${address(`/table/${table}`)} aria-label=${label("wc-watch")}>${t("wc-watch")}</a>`
    );
  if (doing === "waits" && place)
    return html`<${Button} aria-label=${label("wc-join")} onClick=${() => sitDown(place)}>${t("wc-join")}</${Button}>`;
  return html`<${Button} aria-label=${label("wc-invite")} onClick=${() => ask(club, each)}>
    ${t("wc-invite")}</${Button}>`;
}
