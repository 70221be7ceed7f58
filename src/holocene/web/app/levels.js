// Bots as opponents: their levels, weakest first, each with a name and a character.
import { html } from "./lib.js";
import { recall, remember } from "./settings.js";
import { hasWords, t } from "./words.js";

/** @import { Changed, Drawn } from "./lib.js" */
/** @import { BotShown, GameShown } from "./types/api.d.ts" */
/** What a bot is called; one that is not ours goes by its own name. @param {string} name */
export const botName = (name) => (hasWords(`bot-${name}`) ? t(`bot-${name}`) : name);

/** @param {string} name */
export const character = (name) => (hasWords(`bot-${name}-character`) ? t(`bot-${name}-character`) : "");

/** The level that stands there before anybody chooses: the last one of this browser, or the server's usual one.
 * @param {GameShown} game */
export function usualLevel(game) {
  const last = recall("level", "");
  return (game.bots.find((bot) => bot.name === last) ?? game.bots.find((bot) => bot.usual) ?? game.bots[0]).name;
}

/** A choice of levels with the character of the one chosen under it.
 * @param {{bots: BotShown[], value: string, label: Drawn, choose: (name: string) => void}} props */
export function LevelChoice({ bots, value, label, choose }) {
  const pick = (/** @type {Changed<HTMLSelectElement>} */ { currentTarget }) => {
    remember("level", currentTarget.value);
    choose(currentTarget.value);
  };
  return html`<label class="level"><span class=${typeof label === "string" ? "caption" : ""}>${label}</span>
    <select class="field" value=${value} onChange=${pick}>${bots.map(
      ({ name }) => html`<option value=${name}
    selected=${value === name}>${botName(name)}</option>`,
    )}</select></label>
    <span class="caption level-character">${character(value)}</span>`;
}
