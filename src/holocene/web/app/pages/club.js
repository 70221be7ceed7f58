// The club: tables with a free seat, tournaments, people one has played with, and what they ask.
import { Asked } from "../club/asked.js";
import { Hearth } from "../club/hearth.js";
import { Ladder } from "../club/ladder.js";
import { Away, useClub } from "../club/live.js";
import { OpenTables } from "../club/tables.js";
import { Tournaments } from "../club/tournaments.js";
import { needGames } from "../games.js";
import { html } from "../lib.js";
import { useTitle } from "../shell.js";
import { needStyles } from "../ui/styles.js";
import { needWords, t } from "../words.js";

export const ready = () =>
  Promise.all([
    needGames().catch(() => []),
    needWords("web-seats", "web-club", "web-player", "web-event", "web-clock"),
    needStyles("pages", "club", "person-mark", "player", "ladder", "events"),
  ]);

export default function Club() {
  useTitle(t("web-place-club"));
  const club = useClub();
  return html`<div class="page club"><h1>${t("web-place-club")}</h1><p class="lede">${t("wc-lede")}</p>
    <${Away} club=${club} /><${Asked} own=${club.own} />
    <div class="club-parts"><div><${OpenTables} club=${club} />
        <${Tournaments} /></div>
      <aside aria-label=${t("wc-people")}><${Hearth} club=${club} /><${Ladder} /></aside></div></div>`;
}
