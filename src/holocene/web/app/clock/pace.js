// Time at a new table, and at one that is played: how long a turn may take, and one's own vacation.
import { get, post, put } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { person } from "../person.js";
import { attempt } from "../table/attempt.js";
import { Button } from "../ui/marks.js";
import { Radios } from "../ui/radios.js";
import { toast } from "../ui/toast.js";
import { t, when } from "../words.js";
import { paceWords, spanWords } from "./left.js";

/** @import { OwnClock, TableBody } from "../types/api.d.ts" */
/** @typedef {import("../table/model.js").TableModel} TableModel */
/** @typedef {Pick<Required<TableBody>, "pace" | "per" | "expiry">} Pace */

const DAY = 86_400; // seconds, as all of them
const PACES = [0, 180, 900, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
export const NO_HURRY = /** @type {Pace} */ ({ pace: 0, per: "turn", expiry: "bot" });

/** How a new table is played. @param {{value: Pace, change: (value: Pace) => void}} props */
export function PaceChoice({ value, change }) {
  return html`<${Radios} legend=${t("clock-pace")} note=${t("clock-pace-note")} name="pace" value=${value.pace}
      choices=${PACES.map((pace) => [pace, pace ? spanWords(pace) : t("clock-pace-none")])}
      choose=${(/** @type {number} */ pace) => change({ ...value, pace })} />
    ${
      value.pace > 0 &&
      html`<${Radios} legend=${t("clock-per")} name="per" value=${value.per}
        choices=${[["turn", t("clock-per-turn")], ["move", t("clock-per-move")]]}
        choose=${(/** @type {Pace["per"]} */ per) => change({ ...value, per })} />
      <${Radios} legend=${t("clock-expiry")} name="expiry" value=${value.expiry}
        choices=${[["bot", t("clock-expiry-bot")], ["vote", t("clock-expiry-vote")]]}
        choose=${(/** @type {Pace["expiry"]} */ expiry) => change({ ...value, expiry })} />`
    }`;
}

/** What a player may propose about time, in the dialog of the players. @param {{table: TableModel}} props */
export function Times({ table }) {
  const m = table.moment.value;
  const [wanted, setWanted] = useState(/** @type {Pace} */ ({ ...NO_HURRY, pace: m.pace || DAY, per: m.per }));
  const propose = async () => {
    const { pace, per } = wanted;
    if (await attempt(table, () => post(table.path("/pace"), { pace, per }, table.token.value)))
      toast(t("clock-proposed"));
  };
  return html`<section class="links times"><h3>${t("clock-pace")}</h3>
    <p>${paceWords(m)}</p>
    <details><summary>${t("clock-propose")}</summary>
      <${Radios} legend=${t("clock-pace")} name="pace" value=${wanted.pace}
        choices=${PACES.map((pace) => [pace, pace ? spanWords(pace) : t("clock-pace-none")])}
        choose=${(/** @type {number} */ pace) => setWanted({ ...wanted, pace })} />
      <p class="row"><${Button} onClick=${propose}>${t("clock-propose-do")}</${Button}></p></details>
    ${person.value.key && m.pace >= DAY && html`<${Vacation} table=${table} />`}</section>`;
}

/** @param {{table: TableModel}} props */
function Vacation({ table }) {
  const [own, setOwn] = useState(/** @type {OwnClock | null} */ (null));
  const [day, setDay] = useState("");
  useEffect(() => {
    get("/me/clock").then(setOwn, () => {}); // then there is nothing to be set
  }, []);
  if (!own) return null;
  const set = async (/** @type {string | null} */ until) => {
    const found = await attempt(table, () => put("/me/vacation", { until }));
    if (found) setOwn(found);
  };
  return html`<details open=${own.until > 0}><summary>${t("clock-vacation")}</summary>
    <p class="caption">${t("clock-vacation-note", { days: Math.floor(own.days_left) })}</p>
    ${
      own.until > 0
        ? html`<p class="row">${t("clock-rest", { date: when(own.until) })}
          <${Button} onClick=${() => set(null)}>${t("clock-vacation-end")}</${Button}></p>`
        : html`<p class="row"><label>${t("clock-vacation-until")} <input class="field" type="date" value=${day}
          onInput=${(/** @type {import("../lib.js").Changed} */ event) => setDay(event.currentTarget.value)} /></label>
          <${Button} onClick=${() => day && set(day)}>${t("clock-vacation-set")}</${Button}></p>`
    }</details>`;
}
