// The whole ladder of a game: by the number of players, and by seasons.
import { get } from "../api.js";
import { Rungs, useLadder } from "../club/ladder.js";
import { seasonWords } from "../club/rating.js";
import { gameWords, known, needGames } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { address } from "../root.js";
import { useTitle } from "../shell.js";
import { needStyles } from "../ui/styles.js";
import { needWords, t } from "../words.js";
import { GameTabs } from "./tabs.js";

/** @import { LadderShown, SeasonShown } from "../types/api.d.ts" */

export const ready = () =>
  Promise.all([needGames(), needWords("table", "web-player"), needStyles("rules", "person-mark", "player", "ladder")]);

/** @param {{game: string}} props */
export default function LadderPage({ game: asked }) {
  const game = asked || known.value[0].name;
  const [players, setPlayers] = useState(0);
  const [season, setSeason] = useState("all");
  const { found, problem } = useLadder(game, players, season);
  useTitle(`${t("wy-ladder")} · ${gameWords(game)}`);
  return html`<div class="page ladder-page">
    <p class="caption"><a href=${address("/club")}>${t("web-place-club")}</a></p>
    <${GameTabs} path="/ladder" game=${game} /><h1>${t("wy-ladder")}</h1>
    <p class="lede">${t("wy-ladder-lede")}</p>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    ${!found && !problem && html`<p class="wait">${t("web-wait")}</p>`}
    ${
      found &&
      html`<${Choices} found=${found} setPlayers=${setPlayers} setSeason=${setSeason} /><${Whole} found=${found} />`
    }
    </div>`;
}

/** @param {{found: LadderShown, setPlayers: (n: number) => void, setSeason: (season: string) => void}} props */
function Choices({ found, setPlayers, setSeason }) {
  const [seasons, setSeasons] = useState(/** @type {SeasonShown[]} */ ([]));
  useEffect(() => {
    get("/seasons").then(setSeasons, () => {}); // all seasons together can be shown without
  }, []);
  const pressed = (/** @type {boolean} */ is) => String(is);
  const numbers = found.tables;
  return html`<div class="ladder-choices">
    <div class="segments" role="group" aria-label=${t("wy-players")}>${numbers.map(
      (n) => html`<button type="button" key=${n} aria-pressed=${pressed(n === found.players)}
        onClick=${() => setPlayers(n)}>${t("web-players", { n })}</button>`,
    )}</div>
    <div class="segments" role="group" aria-label=${t("wy-season")}>${["all", ...seasons.map(({ name }) => name)].map(
      (name) => html`<button type="button" key=${name} aria-pressed=${pressed(name === found.season)}
        onClick=${() => setSeason(name)}>${seasonWords(name)}</button>`,
    )}</div></div>`;
}

/** @param {{found: LadderShown}} props */
function Whole({ found }) {
  const hasPeople = found.rungs.some(({ person }) => person);
  return html`${
    !hasPeople &&
    html`<p class="ladder-none">${t("wy-ladder-none", { n: found.enough, players: found.players })}${" "}
      <a href=${address(`/new?open=1&rated=1&game=${found.game}`)}>${t("wy-ladder-open")}</a></p>`
  }
    <${Rungs} rungs=${found.rungs} />
    <p class="caption">${t("wy-ladder-note", { n: found.enough })}</p>`;
}
