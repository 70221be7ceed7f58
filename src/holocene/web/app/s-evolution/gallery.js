// All cards of S-Evolution: the deck, Discoveries, Calamities and places.
import { FiguresDoor } from "../figures/thing.js";
import { HistoryDoor, HistoryNote } from "../history.js";
import { html, useState } from "../lib.js";
import { DiscoveryCard, SuitCard } from "../ui/card.js";
import { Filters } from "../ui/filters.js";
import { Icon } from "../ui/marks.js";
import { capital, hasWords, named, ROMAN, t } from "../words.js";

/** @typedef {import("./facts.js").Printed} Printed */
/** @import { Chosen, Filter } from "../ui/filters.js" */

export const styles = ["s-evolution/cards"];

/** Where the values of a card come from. @param {string} origin */
const originWords = (origin) => (hasWords(`web-origin-${origin}`) ? t(`web-origin-${origin}`) : origin);

/** @param {{pack: Printed, game: string}} props */
export function Gallery({ pack }) {
  const [chosen, setChosen] = useState(/** @type {Chosen} */ ({}));
  const [search, setSearch] = useState("");
  const has = (/** @type {import("../words.js").Named} */ card) =>
    named(card).toLowerCase().includes(search.trim().toLowerCase());
  const deck = Object.values(pack.deck).filter((card) => (!chosen.suit || card.suit === chosen.suit) && !search.trim());
  const s = "s-evolution";
  const groups = [
    {
      key: "suit",
      words: t("web-filter-suit"),
      choices: /** @type {Filter[]} */ (
        ["green", "orange", "blue", "violet"].map((suit) => [
          suit,
          html`<${Icon} name=${`suit-${suit}`} /> ${t(`suit-${suit}`, {}, s)}`,
        ])
      ),
    },
    {
      key: "age",
      words: t("web-filter-age"),
      choices: /** @type {Filter[]} */ ([1, 2, 3, 4, 5, 6].map((age) => [age, ROMAN[age]])),
    },
  ];
  const titles = (/** @type {Printed["deck"][string]} */ card) =>
    card.kind === "joker" || card.kind === "calamity"
      ? t(`note-${card.kind}`, {}, s)
      : `${capital(t(`resource-${card.kind}`, {}, s))} ${card.amount}`;
  return html`<${Filters} groups=${groups} chosen=${chosen}
    choose=${(/** @type {string} */ key, /** @type {Chosen[string]} */ value) => setChosen({ ...chosen, [key]: value })}
    search=${search} setSearch=${setSearch} />
    ${
      deck.length > 0 &&
      !chosen.age &&
      html`<section class="section"><h2>${t("web-deck")}</h2>
      <p class="caption">${t("web-deck-note")}</p><ul class="shelf tight">
      ${deck.map(
        (card) => html`<li key=${`${card.suit}${card.number}`}>
      <figure><${SuitCard} card=${card} title=${titles(card)}
      calamity=${card.kind === "calamity" ? "any" : undefined} /><figcaption>${originWords(card.origin)}</figcaption>
      </figure></li>`,
      )}</ul></section>`
    }
    ${
      !chosen.suit &&
      html`<section class="section"><h2>${t("web-discoveries")}</h2><ul class="shelf tight">${Object.values(
        pack.discoveries,
      )
        .filter((card) => has(card) && (!chosen.age || card.age === chosen.age))
        .map(
          (card) => html`<li key=${card.id} id=${card.id}><figure><${DiscoveryCard} card=${card} />
            <figcaption><${HistoryDoor} game=${s} card=${card.id} name=${named(card)} />
            <${FiguresDoor} game=${s} kind="discovery" card=${card.id} name=${named(card)} />
            </figcaption></figure></li>`,
        )}</ul></section>`
    }
    ${
      !chosen.suit &&
      !chosen.age &&
      html`<section class="section"><h2>${t("web-calamities")}</h2><ul
        class="calamity-list">${Object.values(pack.calamities)
          .filter(has)
          .map(
            (card) =>
              html`<li key=${card.id} id=${card.id}><${Icon} name=${`c-${card.id}`} /><b>${named(card)}</b>
              <div><span>${t(`effect-${card.id}`, {}, s)}</span>
              <${HistoryNote} game=${s} card=${card.id} />
              <${FiguresDoor} game=${s} kind="calamity" card=${card.id} name=${named(card)} /></div></li>`,
          )}</ul></section>
    <section class="section"><h2>${t("web-places")}</h2><ul class="calamity-list">${Object.values(pack.places)
      .filter(has)
      .map(
        (card) =>
          html`<li key=${card.id}><${Icon} name=${card.id === "prestige" ? "pl-prestige" : card.id} /><b>${named(card)}
            </b><div><span>${t(`effect-${card.id}`, {}, s)}</span>
            <${FiguresDoor} game=${s} kind="place" card=${card.id} name=${named(card)} /></div></li>`,
      )}</ul></section>`
    }`;
}
