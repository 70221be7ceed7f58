// The finds that a person may be drawn by: a few at first, all of them when they are asked for.
import { cards } from "../api.js";
import { drawingOf, known } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { Telling } from "../telling.js";
import { Button, Emblem } from "../ui/marks.js";
import { needSprite } from "../ui/sprites.js";
import { t } from "../words.js";

const FIRST = [
  ...["astrolabe", "wheel", "calendar", "pottery", "opera", "compass"],
  ...["castles", "paper", "bridges", "gravitation", "musical-instruments", "philosophy"],
];

/** The finds that there are pictures of, and what they are called. */
function useFinds() {
  const [finds, setFinds] = useState(/** @type {string[]} */ (FIRST));
  const [telling, setTelling] = useState(/** @type {Telling | null} */ (null));
  useEffect(() => {
    const game = known.value.find(({ name }) => drawingOf(name) === "progress")?.name;
    needSprite("emblems").then(() => {
      const drawn = [...document.querySelectorAll("symbol[id^='e-']")].map(({ id }) => id.slice(2));
      setFinds([...FIRST, ...drawn.filter((id) => !FIRST.includes(id))]);
    });
    if (game)
      cards(game).then(
        (pack) => setTelling(new Telling(game, pack, [], -1)),
        () => {}, // their bare names are better than none
      );
  }, []);
  return { finds, nameOf: (/** @type {string} */ id) => telling?.card(id) ?? id };
}

/** @param {{mark: string, choose: (mark: string) => void}} props */
export function MarkChoice({ mark, choose }) {
  const { finds, nameOf } = useFinds();
  const [isWhole, setWhole] = useState(false);
  const few = finds.slice(0, FIRST.length);
  const shown = isWhole ? finds : [...few, ...(mark && !few.includes(mark) ? [mark] : [])];
  return html`<fieldset class="mark-choice"><legend>${t("me-mark")}</legend>${shown.map(
    (id) => html`<label key=${id} data-tip=${nameOf(id)}><input type="radio" name="mark" checked=${id === mark}
        aria-label=${nameOf(id)} onChange=${() => choose(id)} />
      <span class="person-mark"><${Emblem} card=${id} /></span></label>`,
  )}
    ${
      !isWhole &&
      html`<${Button} class="quiet" onClick=${() => setWhole(true)}>
      ${t("me-mark-all", { n: finds.length })}</${Button}>`
    }</fieldset>`;
}
