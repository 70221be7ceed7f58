// The ladder of a game: people by their rating with its interval, and the bots' levels among them.
import { get } from "../api.js";
import { gameWords, known } from "../games.js";
import { botName } from "../levels.js";
import { html, useEffect, useState } from "../lib.js";
import { person as reader } from "../person.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { Icon } from "../ui/marks.js";
import { PersonMark } from "../ui/person-mark.js";
import { t } from "../words.js";

/** @import { LadderShown, Rung } from "../types/api.d.ts" */

/** The ladder as it is now. @param {string} game @param {number} players 0 for the usual table
 * @param {string} season */
export function useLadder(game, players, season) {
  const [found, setFound] = useState(/** @type {LadderShown | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let isGone = false;
    get(`/ladder/${game}?players=${players}&season=${season}`).then(
      (ladder) => isGone || setFound(ladder),
      async (error) => {
        const words = await sentence(error);
        if (!isGone) setProblem(words);
      },
    );
    return () => {
      isGone = true;
    };
  }, [game, players, season]);
  return { found, problem };
}

/** A ladder in a corner of another page: the first few and the reader, with a switch between the games. That page needs
 * the games, the words `web-player` and the styles `player` and `ladder`.
 * @param {{most?: number}} props */
export function Ladder({ most = 5 }) {
  const [game, setGame] = useState(known.value[0]?.name ?? "");
  const { found, problem } = useLadder(game, 0, "all");
  const people = found?.rungs.filter(({ person }) => person) ?? [];
  const shown = people.filter(({ person }, at) => at < most || person === reader.value.id);
  return html`<section class="player-card" aria-labelledby="h-ladder"><header class="player-head">
      <h2 id="h-ladder"><${Icon} name="score" /> ${t("wy-ladder")}</h2>
      <div class="segments" role="group" aria-label=${t("web-game")}>${known.value.map(
        ({ name }) => html`<button type="button" key=${name} aria-pressed=${String(name === game)}
          onClick=${() => setGame(name)}>${gameWords(name)}</button>`,
      )}</div></header>
    ${problem && html`<p class="notice">${problem}</p>`}
    ${
      found &&
      (shown.length
        ? html`<${Rungs} rungs=${shown} />`
        : html`<p>${t("wy-ladder-none", { n: found.enough, players: found.players })}</p>`)
    }
    <p><a href=${address(`/ladder/${game}`)}>${t("wy-ladder-whole")}</a></p></section>`;
}

/** @param {{rungs: Rung[]}} props */
export function Rungs({ rungs }) {
  return html`<ol class="rungs">${rungs.map((rung) =>
    rung.person
      ? html`<li key=${rung.person} class=${rung.person === reader.value.id ? "own" : ""}>
          <span class="number">${rung.place}</span><${PersonMark} mark=${rung.mark} name=${rung.name} />
          <a href=${address(`/player/${rung.person}`)}>${rung.name}</a>
          <span class="rung-rating"><b class="number">${rung.rating}</b> ± ${rung.margin}</span>
          <span class="caption rung-games">${t("wy-games", { n: rung.games })}</span></li>`
      : html`<li key=${rung.bot} class="bot"><span></span><${Icon} name="bot" />
          <span>${botName(rung.bot)} <small class="caption">${t("wy-anchor")}</small></span>
          <span class="rung-rating"><b class="number">${rung.rating}</b> ± ${rung.margin}</span>
          <span></span></li>`,
  )}</ol>`;
}
