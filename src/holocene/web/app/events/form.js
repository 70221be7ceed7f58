// The form of a new tournament.
import { post } from "../api.js";
import { paceWords } from "../clock/left.js";
import { gameWords, known } from "../games.js";
import { html, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { go } from "../router.js";
import { Icon } from "../ui/marks.js";
import { Radios } from "../ui/radios.js";
import { t } from "../words.js";

/** @import { Changed } from "../lib.js" */
/** @import { EventBody } from "../types/api.d.ts" */

const PACES = [0, 120, 900, 86_400, 259_200]; // seconds a turn
const MOST = 5; // seats a table

/** @type {EventBody} */
const FIRST = {
  name: "",
  game: "",
  system: "swiss",
  size: 2,
  rounds: 0,
  main: "places",
  pace: 86_400,
  per: "turn",
  rated: false,
  most: 32,
  starts: 0,
};

export function EventForm() {
  const [body, setBody] = useState({ ...FIRST, game: known.value[0].name });
  const [problem, setProblem] = useState("");
  const change = (/** @type {Partial<EventBody>} */ part) => setBody({ ...body, ...part });
  const sizes = (known.value.find(({ name }) => name === body.game)?.players ?? []).filter((n) => n > 1 && n <= MOST);
  const create = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      go(`/event/${(await post("/events", body)).id}`);
    } catch (error) {
      setProblem(await sentence(error, body.game));
    }
  };
  const rename = (/** @type {Changed} */ { currentTarget }) => change({ name: currentTarget.value });
  return html`<form class="form event-form" onSubmit=${create}>
    <label class="event-field"><span>${t("wv-name")}</span><input class="field" required maxlength="60"
      value=${body.name} onInput=${rename} /></label>
    <${Radios} legend=${t("web-game")} name="game" value=${body.game}
      choices=${known.value.map(({ name }) => [name, gameWords(name)])}
      choose=${(/** @type {string} */ game) => change({ game, size: 2 })} />
    <${Radios} legend=${t("wv-system")} note=${t("wv-system-note")} name="system" value=${body.system}
      choices=${[["swiss", t("wv-swiss")], ["robin", t("wv-robin")]]}
      choose=${(/** @type {"swiss" | "robin"} */ system) => change({ system })} />
    <${Radios} legend=${t("wv-size")} note=${t("wv-size-note")} name="size" value=${body.size}
      choices=${sizes.map((n) => [n, String(n)])} choose=${(/** @type {number} */ size) => change({ size })} />
    <${Count} words=${t("wv-rounds-field")} note=${t("wv-rounds-note")} value=${body.rounds} least=${0} most=${30}
      choose=${(/** @type {number} */ rounds) => change({ rounds })} />
    <${Count} words=${t("wv-most")} value=${body.most} least=${2} most=${128}
      choose=${(/** @type {number} */ most) => change({ most })} />
    <${Radios} legend=${t("wv-pace")} note=${t("wv-pace-note")} name="pace" value=${body.pace}
      choices=${PACES.map((pace) => [pace, paceWords({ pace, per: "turn" })])}
      choose=${(/** @type {number} */ pace) => change({ pace })} />
    <${Radios} legend=${t("wv-main")} note=${t("wv-main-note")} name="main" value=${body.main}
      choices=${[["places", t("wv-main-places")], ["duplicate", t("wv-main-duplicate")]]}
      choose=${(/** @type {"places" | "duplicate"} */ main) => change({ main })} />
    <label class="event-field"><span>${t("wv-starts")}</span><input class="field" type="datetime-local"
      onChange=${(/** @type {Changed} */ { currentTarget }) =>
        change({ starts: currentTarget.value ? new Date(currentTarget.value).getTime() / 1000 : 0 })} />
      <small class="caption">${t("wv-starts-note")}</small></label>
    <label class="switch"><input type="checkbox" role="switch" checked=${body.rated}
      onChange=${(/** @type {Changed} */ { currentTarget }) => change({ rated: currentTarget.checked })} />
      <span>${t("wv-rated")}</span></label>
    ${problem && html`<p class="form-refusal" role="alert"><${Icon} name="warning" /> ${problem}</p>`}
    <p class="row"><button class="button primary big" type="submit">${t("wv-create")}</button></p></form>`;
}

/** A whole number. @param {{words: string, note?: string, value: number | undefined, least: number, most: number,
 * choose: (n: number) => void}} props */
function Count({ words, note, value, least, most, choose }) {
  return html`<label class="event-field"><span>${words}</span><input class="field" type="number" inputmode="numeric"
    min=${least} max=${most} value=${value}
    onInput=${(/** @type {Changed} */ { currentTarget }) => choose(currentTarget.valueAsNumber || least)} />
    ${note && html`<small class="caption">${note}</small>`}</label>`;
}
