// The words of a game's options: those of the web, or the game's own; and what was chosen at a table, as a list.
import { games } from "./api.js";
import { html, useEffect, useState } from "./lib.js";
import { hasWords, joined, needWords, t } from "./words.js";

/** @import { GameShown, Moment, Option } from "./types/api.d.ts" */

/** The file of words that the browser has of its own for options: needed where they are shown. */
export const OPTIONS = "web-options";

/** The words of an option, or of one of its choices; "" where there are none.
 * @param {string} game @param {string} key @param {string} [choice] */
export function optionWords(game, key, choice) {
  const name = key.replaceAll("_", "-");
  const own = choice === undefined ? `web-option-${game}-${name}` : `web-option-${game}-${name}-${choice}`;
  const usual = choice === undefined ? `option-${name}` : `option-${name}-${choice}`;
  if (hasWords(own)) return t(own);
  return hasWords(usual, game) ? t(usual, {}, game) : "";
}

/** @param {string} game @param {string} key @param {Moment["options"][string]} value */
function chosen(game, key, value) {
  const values = Array.isArray(value) ? value : [value];
  const choices = values.map((choice) => optionWords(game, key, String(choice)) || String(choice));
  return choices.length ? joined(choices) : t("web-option-none");
}

/** What a table is played with. @param {{game: string, options: Moment["options"]}} props */
export function Chosen({ game, options }) {
  const [known, setKnown] = useState(/** @type {Option[]} */ ([]));
  useEffect(() => {
    needWords(OPTIONS).catch(() => {}); // the game's own words stand there without it
    const optionsOf = (/** @type {GameShown[]} */ all) => all.find((each) => each.name === game)?.options ?? [];
    games().then(
      (all) => setKnown(optionsOf(all)),
      () => {},
    ); // without it the list is empty, and nothing else fails
  }, [game]);
  const shown = known.filter((option) => option.key in options);
  return html`<dl class="chosen">${shown.map(
    ({ key }) => html`<div key=${key}>
    <dt>${optionWords(game, key) || key}</dt><dd>${chosen(game, key, options[key])}</dd></div>`,
  )}</dl>`;
}
