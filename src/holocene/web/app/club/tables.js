// Open tables: which game, who sits there, how fast, and a seat.
import { paceWords } from "../clock/left.js";
import { gameWords, known } from "../games.js";
import { html, useState } from "../lib.js";
import { isKnown, person } from "../person.js";
import { address } from "../root.js";
import { Button, Icon, LETTERS, Seat } from "../ui/marks.js";
import { joined, t } from "../words.js";
import { isSlow, PaceSign } from "./pace.js";
import { rise, sitDown } from "./sitting.js";

/** @import { LobbySeat, OpenTable } from "../types/api.d.ts" */
/** @typedef {import("./live.js").Club} Club */

const SHOWN = 12;

/** Which tables somebody wants to see, and what that is called. @returns {[string, string, (each: OpenTable) =>
 * boolean][]} */
const filters = () => [
  ["all", t("wc-all"), () => true],
  ...known.value.map(
    ({ name }) =>
      /** @type {[string, string, (each: OpenTable) => boolean]} */ ([
        name,
        gameWords(name),
        (each) => each.game === name,
      ]),
  ),
  ["now", t("wc-now"), (each) => !isSlow(each)],
  ["slow", t("wc-slow"), isSlow],
];

/** @param {{club: Club}} props */
export function OpenTables({ club }) {
  const [chosen, setChosen] = useState("all");
  const [isWhole, setWhole] = useState(false);
  const shut = club.own?.shut ?? [];
  const all = (club.tables ?? []).filter((each) => !shut.includes(each.table));
  const found = filters().filter(([key, , fits]) => key === "all" || all.some(fits));
  const [key, , fits] = found.find(([name]) => name === chosen) ?? found[0];
  const shown = all.filter(fits);
  const first = shown.find((each) => club.own?.fits.includes(each.table));
  return html`<section class="club-card" aria-labelledby="h-open">
    <header class="row"><h2 id="h-open">${t("wc-open")}</h2><span class="spacer"></span>
      <a class="button" href=${address("/new?open=1")}><${Icon} name="plus" />${t("wc-open-one")}</a></header>
    ${
      all.length > 0 &&
      html`<div class="row club-filters" role="group" aria-label=${t("wc-which")}>${found.map(
        ([name, words, of]) => html`<button type="button" class="chip tap" aria-pressed=${String(name === key)}
          onClick=${() => setChosen(name)}>${words} ${all.filter(of).length}</button>`,
      )}</div>`
    }
    ${
      club.tables === null
        ? html`<p>${t("web-wait")}</p>`
        : all.length === 0 && html`<p class="club-empty">${t("wc-none", { n: others(club.people) })}</p>`
    }
    <ol class="open-tables">${(isWhole ? shown : shown.slice(0, SHOWN)).map(
      (each) => html`<${Line} key=${each.table} each=${each} fits=${club.own?.fits.includes(each.table)}
        isFirst=${each === first} />`,
    )}</ol>
    ${
      !isWhole &&
      shown.length > SHOWN &&
      html`<p><${Button} class="quiet" onClick=${() => setWhole(true)}>
        ${t("wc-more", { n: shown.length - SHOWN })}</${Button}></p>`
    }</section>`;
}

/** How many others would see a new table. @param {number} people */
const others = (people) => Math.max(0, people - (isKnown() ? 1 : 0));

/** @param {{each: OpenTable, fits: boolean, isFirst: boolean}} props */
function Line({ each, fits, isFirst }) {
  const mine = isKnown() && each.seats.some((seat) => seat.person === person.value.id);
  const players = joined(each.seats.filter((seat) => seat.kind === "human").map((seat) => seat.name));
  const facts = { game: gameWords(each.game), players };
  return html`<li class="open-table" data-table=${each.table}>
    <span class="open-game"><b>${gameWords(each.game)}</b><span class="caption">${wishes(each)}</span></span>
    <span class="open-seats">${each.seats.map(
      (seat, at) => html`<${Sitting} key=${at} seat=${seat} at=${at} />`,
    )}</span>
    <span class="open-pace"><${PaceSign} pace=${each.pace} /><span>
      ${t(isSlow(each) ? "wc-slow" : "wc-now")}<span class="caption">${paceWords(each)}</span></span></span>
    <span class="open-fit">${
      (mine || fits || each.free === 1) && html`<span class="chip">${chip(mine, fits)}</span>`
    }</span>
    <span class="row open-ways">${
      mine
        ? html`<${Button} class="quiet" onClick=${() => rise(each.table)}>${t("web-rise")}</${Button}>
          <a class="button" href=${address(`/table/${each.table}`)}>${t("wc-go")}</a>`
        : html`${
            each.public &&
            html`<a class="button quiet" href=${address(`/table/${each.table}`)}
            aria-label=${t("wc-watch-at", facts)}>${t("wc-watch")}</a>`
          }<${Button} class=${isFirst ? "primary" : ""} aria-label=${t("wc-sit-at", facts)}
            onClick=${() => sitDown(each)}>${t("wc-sit")}</${Button}>`
    }</span></li>`;
}

/** @param {boolean} mine @param {boolean} fits */
const chip = (mine, fits) => t(mine ? "wc-yours" : fits ? "wc-fits" : "wc-starts");

/** What the maker says of it, and what is played for. @param {OpenTable} each */
function wishes({ note, beginners, rated, low, high, chat }) {
  const range =
    low && high ? t("wc-range", { low, high }) : low ? t("wc-from", { low }) : high ? t("wc-to", { high }) : "";
  const said = [rated && t("wc-rated"), range, beginners && t("wc-beginners"), note].filter(Boolean);
  return said.length ? said.join(", ") : chat ? t("wc-talk") : "";
}

/** @param {{seat: LobbySeat, at: number}} props */
function Sitting({ seat, at }) {
  if (seat.kind === "free")
    return html`<span class="free-seat"><i aria-hidden="true">${LETTERS[at]}</i>
      <span class="unseen">${t("wc-free")}</span></span>`;
  const name = seat.name || t(seat.kind === "bot" ? "web-seat-bot" : "web-seat", { n: at + 1 });
  return html`<span><${Seat} seat=${at} />${
    seat.person ? html`<a href=${address(`/player/${seat.person}`)}>${name}</a>` : name
  }</span>`;
}
