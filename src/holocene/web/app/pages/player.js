// Somebody: how strong, what she played and found, and how the reader fared against her.
import { get } from "../api.js";
import { AskAgain } from "../club/again.js";
import { Cabinet, Favourites, useCabinet } from "../club/cabinet.js";
import { PersonMenu } from "../club/menu.js";
import { dateOf, Met, Played } from "../club/played.js";
import { Ratings } from "../club/rating.js";
import { needGames } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { person as reader } from "../person.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { useTitle } from "../shell.js";
import { Icon } from "../ui/marks.js";
import { PersonMark } from "../ui/person-mark.js";
import { needStyles } from "../ui/styles.js";
import { needWordsOf, t } from "../words.js";

/** @import { PersonShown } from "../types/api.d.ts" */

export async function ready() {
  const games = await needGames().catch(() => []);
  const names = games.map(({ name }) => name);
  await Promise.all([
    needWordsOf(names, "table", "web-player", "web-again"),
    needStyles("person-mark", "player", "player-games", "ladder"),
  ]);
}

/** @param {{id: string}} props */
export default function Player({ id }) {
  const [person, setPerson] = useState(/** @type {PersonShown | null} */ (null));
  const [problem, setProblem] = useState("");
  const look = () => get(`/people/${id}`).then(setPerson, async (error) => setProblem(await sentence(error)));
  useEffect(() => void look(), [id]);
  useTitle(person?.name ?? t("wy-player"));
  if (problem)
    return html`<div class="page"><${Crumbs} /><h1>${t("wy-player")}</h1>
      <p class="notice" role="alert">${problem}</p></div>`;
  if (!person) return html`<p class="wait">${t("web-wait")}</p>`;
  return html`<${Found} person=${person} look=${look} />`;
}

/** Ways back. */
const Crumbs = () =>
  html`<p class="caption"><a href=${address("/club")}>${t("web-place-club")}</a> ·${" "}
    <a href=${address("/ladder")}>${t("wy-ladder")}</a></p>`;

/** @param {{person: PersonShown, look: () => Promise<void>}} props */
function Found({ person, look }) {
  const cabinet = useCabinet(person);
  const { name, mark, since, games, won, met } = person;
  return html`<div class="page"><${Crumbs} />
    <header class="player-top"><${PersonMark} mark=${mark} name=${name} large />
      <div><h1>${name}</h1><p class="caption">${t("wy-since", { day: dateOf(since) })} ·${" "}
        ${t("wy-record", { n: games, won })}</p></div>
      <div class="row">${
        reader.value.key &&
        reader.value.id !== person.id &&
        html`<a class="button primary big" href=${address(`/new?${new URLSearchParams({ invite: person.id, name })}`)}>
          <${Icon} name="plus" />${t("wy-invite")}</a>
        <${AskAgain} whom=${{ person: person.id }} others=${met ? [person] : []} />`
      }<${PersonMenu} person=${person} changed=${look} /></div></header>
    <div class="player-parts"><div><${Ratings} person=${person} /><${Played} person=${person} />
        ${cabinet && html`<${Cabinet} cabinet=${cabinet} />`}</div>
      <aside aria-label=${t("wy-more-about", { name })}>${met && html`<${Met} met=${met} name=${name} />`}
        ${cabinet && html`<${Favourites} cabinet=${cabinet} />`}</aside></div></div>`;
}
