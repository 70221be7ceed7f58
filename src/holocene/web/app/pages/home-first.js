// The home page of a first visit: both games with the way to learn them, the idea in three layers, three promises.
import { Fan } from "../fans.js";
import { gameWords, known } from "../games.js";
import { gentlest, hasHow, howOf, lessonOf } from "../learning.js";
import { botName } from "../levels.js";
import { html, useState } from "../lib.js";
import { playGently } from "../play-now.js";
import { address } from "../root.js";
import { Bold } from "../ui/bold.js";
import { Button, Icon } from "../ui/marks.js";
import { named, t } from "../words.js";
import { Hero } from "./hero.js";
import { PublicTables, Reading } from "./lists.js";

/** Three technologies, what each costs, and what it costs who has the one before; as in the card set. */
const IDEA = [
  { names: { en: "Pottery", fr: "Poterie", de: "Töpferei", ru: "Гончарное дело" }, age: 1, cost: 1, later: 1 },
  { names: { en: "Wheel", fr: "Roue", de: "Rad", ru: "Колесо" }, age: 1, cost: 3, later: 0 },
  {
    names: { en: "Water Mills", fr: "Moulins à eau", de: "Wasser\u00admühlen", ru: "Водяные мельницы" },
    age: 2,
    cost: 6,
    later: 4,
  },
];

export function First() {
  const [busy, setBusy] = useState("");
  const start = async (/** @type {string} */ game) => {
    if (busy) return;
    setBusy(game);
    await playGently(game);
    setBusy("");
  };
  return html`<${Hero} /><div class="page home">
    <div class="home-columns">${known.value.map(
      (game) => html`<${GameBox} key=${game.name} game=${game} busy=${busy === game.name} start=${start} />`,
    )}<${Idea} /></div>
    <div class="columns"><${Promises} /></div>
    <div class="columns"><${Reading} /><${PublicTables} /></div></div>`;
}

/** @param {{game: import("../types/api.d.ts").GameShown, busy: boolean, start: (game: string) => void}} props */
function GameBox({ game, busy, start }) {
  const { name } = game;
  return html`<section class="game" aria-labelledby=${`g-${name}`}>
    <h2 class="game-title" id=${`g-${name}`}>${gameWords(name, "title")}</h2>
    <p class="game-one">${gameWords(name, "about")}</p>
    <${Fan} game=${name} />
    <div class="row">${
      hasHow(name) &&
      html`<a class="button primary big" href=${address(lessonOf(name))}><${Icon} name="hint" />${t("home-learn")}</a>`
    }
      <${Button} class="big" icon="s-action" data-play=${name} onClick=${() => start(name)}>
        ${t(busy ? "web-wait" : "web-play-now")}</${Button}></div></section>`;
}

const Idea = () =>
  html`<section class="game idea"><h2>${t("home-idea")}</h2>
    <ol class="stack">${IDEA.map(
      (card) => html`<li class="layer" data-type="engineering" data-age=${card.age}><span class="rock"></span>
        <b>${named(card)}</b><span class="idea-price">${
          card.later < card.cost && html`<s>${t("home-idea-pay", { n: card.cost })}</s> `
        }<b>${card.later ? t("home-idea-pay", { n: card.later }) : t("home-idea-free")}</b></span></li>`,
    )}</ol><p><${Bold} words=${t("home-idea-words")} /></p></section>`;

function Promises() {
  const bot = known.value[0] ? botName(gentlest(known.value[0])) : "";
  const taught = known.value.filter(({ name }) => hasHow(name));
  return html`<section><h2><${Icon} name="hint" /> ${t("home-by-playing")}</h2><p>${t("home-by-playing-words")}</p>
      <p><a href=${address("/learn")}>${t("home-lessons")}</a>${taught.map(
        ({ name }) => html` · <a href=${address(howOf(name))}>${t("web-how-of", { game: gameWords(name) })}</a>`,
      )}</p></section>
    <section><h2><${Icon} name="bot" /> ${t("home-gently")}</h2><p>${t("home-gently-words", { bot })}</p></section>
    <section><h2><${Icon} name="link" /> ${t("home-friend")}</h2><p>${t("home-friend-words")}</p>
      <p><a href=${address("/new")}>${t("web-new-table")}</a></p></section>`;
}
