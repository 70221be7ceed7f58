// Home: both games in a sentence each, and the ways in.
import { games, post } from "../api.js";
import { LevelChoice, usualLevel } from "../levels.js";
import { html, useEffect, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { useBar, useTitle } from "../shell.js";
import { SuitCard, TechCard } from "../ui/card.js";
import { Button, Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { toast } from "../ui/toast.js";
import { needWords, t } from "../words.js";
import { Hero } from "./hero.js";
import { Finished, Mine, PublicTables, useMine } from "./tables.js";

export const ready = () =>
  Promise.all([needWords("table", "web-seats"), needStyles("home", "cards", "card-states", "s-evolution/cards")]);

const GAMES = ["progress", "s-evolution"];

/** Three technologies for the picture; names as in the card set. */
const FAN = [
  {
    id: "astrolabe",
    names: { en: "Astrolabe", fr: "Astrolabe", de: "Astrolabium", ru: "Астролябия" },
    age: 2,
    type: "science",
    discard: 2,
    costs: [],
    benefit: [],
  },
  {
    id: "wheel",
    names: { en: "Wheel", fr: "Roue", de: "Rad", ru: "Колесо" },
    age: 1,
    type: "engineering",
    discard: 1,
    costs: [],
    benefit: [],
  },
  {
    id: "opera",
    names: { en: "Opera", fr: "Opéra", de: "Oper", ru: "Опера" },
    age: 3,
    type: "culture",
    discard: 3,
    costs: [],
    benefit: [],
  },
];
const SUITS = [
  { suit: "green", number: 3, kind: "food", amount: 3 },
  { suit: "orange", number: 5, kind: "tools", amount: 3 },
  { suit: "blue", number: 2, kind: "science", amount: 2 },
  { suit: "violet", number: 6, kind: "joker", amount: 1 },
];

/** @param {string} game @param {string} bot */
async function playNow(game, bot) {
  try {
    const made = await post("/play-now", { game, sit: false, ...(bot ? { bot } : {}) });
    seats.keepNew(made, game);
    go(`/table/${made.table}`);
  } catch (error) {
    toast(await sentence(error, game), { icon: "warning" });
  }
}

export default function Home() {
  useTitle("");
  useBar(
    () => ({
      tools: html`<nav class="tools" aria-label=${t("web-tools")}>
        <a class="b quiet wide" href=${address("/rules/progress")}><${Icon} name="help" />${t("web-rules")}</a>
        <a class="b quiet wide" href=${address("/cards/progress")}><${Icon} name="deck" />${t("web-cards")}</a>
          <a class="b quiet wide" href=${address("/tree")}><${Icon} name="tree" />${t("web-tree")}</a></nav>`,
    }),
    [t("web-rules")],
  );
  const mine = useMine();
  const [busy, setBusy] = useState("");
  const [bots, setBots] = useState(/** @type {any[]} */ ([]));
  const [level, setLevel] = useState("");
  useEffect(() => {
    games().then(
      ([game]) => {
        setBots(game.bots);
        setLevel(usualLevel(game));
      },
      () => {},
    ); // the server has a level of its own, and each button says what is wrong
  }, []);
  const start = async (/** @type {string} */ game) => {
    if (busy) return;
    setBusy(game);
    await playNow(game, level);
    setBusy("");
  };
  return html`<${Hero} />
    <div class="page home"><div class="homeg">
      ${GAMES.map(
        (game) => html`<section class="game" aria-labelledby=${`g-${game}`}>
          <h2 class="gt" id=${`g-${game}`}>${t(`web-full-${game}`)}</h2><p class="game-one">${t(`web-one-${game}`)}</p>
        <div class="fan" aria-hidden="true" data-fan=${game}>
          ${
            game === "progress"
              ? FAN.map(
                  (card) => html`<${TechCard}
          card=${card} />`,
                )
              : SUITS.map((card) => html`<${SuitCard} card=${card} />`)
          }</div>
        <div class="row"><${Button} class="go big" icon="s-action" data-play=${game} onClick=${() => start(game)}>
          ${busy === game ? t("web-wait") : t("web-play-now")}</${Button}>
          <a class="b big" href=${address(`/new?game=${game}`)}>${t("web-new-table")}</a></div>
            <p class="cap">${t(`web-play-note-${game}`)}</p>
            ${
              level &&
              html`<div class="lvl-h"><${LevelChoice} bots=${bots} value=${level} label=${t("web-level")}
            choose=${setLevel} /></div>`
            }</section>`,
      )}
      <${Mine} mine=${mine} />
    </div>
    <div class="cols"><${Finished} mine=${mine} /><${PublicTables} /><${Learn} /></div></div>
    <footer class="foot">${t("web-foot")}</footer>`;
}

function Learn() {
  const lines = [
    ["/rules/progress", "web-learn-rules-progress"],
    ["/rules/s-evolution", "web-learn-rules-s-evolution"],
    ["/tree", "web-learn-tree"],
    ["/cards/progress", "web-learn-cards-progress"],
    ["/cards/s-evolution", "web-learn-cards-s-evolution"],
  ];
  return html`<section aria-labelledby="h-learn"><h2 id="h-learn">${t("web-learn")}</h2>
    <ul class="list">${lines.map(([href, key]) => html`<li><a href=${address(href)}>${t(key)}</a></li>`)}</ul>
    </section>`;
}
