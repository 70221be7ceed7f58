// The card gallery: every card of the pack, which of its values are known and from where, and filters.
import { cards as packOf } from "../api.js";
import { html, useEffect, useMemo, useState } from "../lib.js";
import { useTitle } from "../shell.js";
import { DiscoveryCard, MilestoneCard, PersonCard, SuitCard, TechCard } from "../ui/card.js";
import { Known, KnownLegend } from "../ui/known.js";
import { Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { hasWords, language, named, needWords, ROMAN, t } from "../words.js";
import { GameTabs } from "./tabs.js";

/** @param {{game: string}} params */
export const ready = ({ game }) =>
  Promise.all([
    needWords("table", game || "progress"),
    needStyles("pages", "cards", "card-states", "rules", "s-evolution/cards", "gallery"),
  ]);

/** @param {{game: string}} props */
export default function Gallery({ game }) {
  const name = game || "progress";
  useTitle(`${t("web-cards")} · ${t(`web-title-${name}`)}`);
  const [pack, setPack] = useState(/** @type {any} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    packOf(name).then(
      (found) => setPack(found.cards ?? found),
      () => setFailed(true),
    );
  }, [name]);
  return html`<div class="page"><${GameTabs} path="/cards" game=${name} /><h1>${t("web-cards")}</h1>
    <p class="lede">${t(`web-cards-lede-${name}`)}</p>
    ${failed && html`<p class="notice">${t("web-offline")}</p>`}
    ${!pack && !failed && html`<p class="wait">${t("web-wait")}</p>`}
    ${pack && (name === "progress" ? html`<${Progress} pack=${pack} />` : html`<${SEvolution} pack=${pack} />`)}</div>`;
}

/** Filters as groups of buttons: one choice a group, or all.
 * @param {{groups: {key: string, words: string, choices: [any, any][]}[], chosen: Record<string, any>, choose: (key:
 * string, value: any) => void, search: string, setSearch: (words: string) => void}} props */
function Filters({ groups, chosen, choose, search, setSearch }) {
  return html`<div class="filters" role="search"><label class="find"><span>${t("web-search")}</span>
    <input class="field" type="search" value=${search}
    onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} /></label>
    ${groups.map(
      ({ key, words, choices }) => html`<div role="group" aria-label=${words} class="row">
      <span class="cap">${words}</span>${choices.map(
        ([value, label]) => html`<button type="button" class="chip t"
      aria-pressed=${String(chosen[key] === value)} onClick=${() => choose(key, chosen[key] === value ? null : value)}>
      ${label}</button>`,
      )}</div>`,
    )}</div>`;
}

/** Where a name comes from. @param {string} origin */
const nameFrom = (origin) => t(`card-origin-${origin}`, undefined, "progress");

/** @param {{pack: any}} props */
function Progress({ pack }) {
  const [chosen, setChosen] = useState(/** @type {Record<string, any>} */ ({}));
  const [search, setSearch] = useState("");
  const all = Object.values(pack.technologies);
  const name = (/** @type {string} */ id) => named(pack.technologies[id]);
  const has = (/** @type {any} */ card) => named(card).toLowerCase().includes(search.trim().toLowerCase());
  const shown = useMemo(
    () =>
      all.filter(
        (/** @type {any} */ card) =>
          (!chosen.age || card.age === chosen.age) &&
          (!chosen.type || card.type === chosen.type) &&
          (!chosen.origin || card.origin === chosen.origin) &&
          has(card),
      ),
    [chosen, search, language.value, pack],
  );
  const groups = [
    {
      key: "age",
      words: t("web-filter-age"),
      choices: /** @type {[any, any][]} */ ([1, 2, 3, 4].map((age) => [age, ROMAN[age]])),
    },
    {
      key: "type",
      words: t("web-filter-type"),
      choices: /** @type {[any, any][]} */ (
        ["science", "engineering", "culture"].map((type) => [
          type,
          html`<${Icon} name=${`k-${type}`} /> ${t(`knowledge-${type}`, {}, "progress")}`,
        ])
      ),
    },
    {
      key: "origin",
      words: t("progress-origin"),
      choices: /** @type {[any, any][]} */ (
        [...new Set(all.map((/** @type {any} */ card) => card.origin))].map((origin) => [origin, nameFrom(origin)])
      ),
    },
  ];
  const bare = !chosen.age && !chosen.type && !chosen.origin;
  return html`<${Filters} groups=${groups} chosen=${chosen}
    choose=${(/** @type {string} */ key, /** @type {any} */ value) => setChosen({ ...chosen, [key]: value })}
    search=${search} setSearch=${setSearch} />
    <section class="sec"><h2>${t("web-technologies")}</h2><p class="cap" role="status">
      ${t("web-cards-found", { n: shown.length })}</p>
      ${all.some((/** @type {any} */ card) => card.facts) && html`<${KnownLegend} />`}
      <ul class="shelf">${shown.map(
        (/** @type {any} */ card) => html`<li key=${card.id} id=${card.id}>
        <figure><${TechCard} card=${card} name=${name} known />
        <figcaption>${t("web-copies", {
          marks: card.marks.map((/** @type {number} */ mark) => `${mark}+`).join(" "),
          n: card.marks.length,
        })}
        <br />${t("web-name-from", { origin: nameFrom(card.origin) })} <${Known} card=${card} field="name" />
        </figcaption></figure></li>`,
      )}</ul></section>
    ${
      bare &&
      pack.personalities &&
      html`<section class="sec"><h2>${t("web-personalities")}</h2><ul class="shelf">${Object.values(pack.personalities)
        .filter(has)
        .map(
          (/** @type {any} */ card) =>
            html`<li key=${card.id} id=${card.id}><figure><${PersonCard} card=${card} />
              <figcaption lang="en">${card.note}</figcaption></figure></li>`,
        )}</ul></section>`
    }
    ${
      bare &&
      pack.milestones &&
      html`<section class="sec"><h2>${t("web-milestones")}</h2><ul class="shelf">${Object.values(pack.milestones)
        .filter(has)
        .map(
          (/** @type {any} */ card) =>
            html`<li key=${card.id} id=${card.id}><${MilestoneCard} card=${card} name=${name} /></li>`,
        )}</ul></section>`
    }`;
}

/** Where the values of a card come from. @param {string} origin */
const originWords = (origin) => (hasWords(`web-origin-${origin}`) ? t(`web-origin-${origin}`) : origin);

/** @param {{pack: any}} props */
function SEvolution({ pack }) {
  const [chosen, setChosen] = useState(/** @type {Record<string, any>} */ ({}));
  const [search, setSearch] = useState("");
  const has = (/** @type {any} */ card) => named(card).toLowerCase().includes(search.trim().toLowerCase());
  const deck = Object.values(pack.deck).filter(
    (/** @type {any} */ card) => (!chosen.suit || card.suit === chosen.suit) && !search.trim(),
  );
  const s = "s-evolution";
  const groups = [
    {
      key: "suit",
      words: t("web-filter-suit"),
      choices: /** @type {[any, any][]} */ (
        ["green", "orange", "blue", "violet"].map((suit) => [
          suit,
          html`<${Icon} name=${`suit-${suit}`} /> ${t(`suit-${suit}`, {}, s)}`,
        ])
      ),
    },
    {
      key: "age",
      words: t("web-filter-age"),
      choices: /** @type {[any, any][]} */ ([1, 2, 3, 4, 5, 6].map((age) => [age, ROMAN[age]])),
    },
  ];
  const titles = (/** @type {any} */ card) =>
    card.kind === "joker" || card.kind === "calamity"
      ? t(`note-${card.kind}`, {}, s)
      : `${t(`resource-${card.kind}`, {}, s)} ${card.amount}`;
  return html`<${Filters} groups=${groups} chosen=${chosen}
    choose=${(/** @type {string} */ key, /** @type {any} */ value) => setChosen({ ...chosen, [key]: value })}
    search=${search} setSearch=${setSearch} />
    ${
      deck.length > 0 &&
      !chosen.age &&
      html`<section class="sec"><h2>${t("web-deck")}</h2>
      <p class="cap">${t("web-deck-note")}</p><ul class="shelf tight">
      ${deck.map(
        (/** @type {any} */ card) => html`<li key=${`${card.suit}${card.number}`}>
      <figure><${SuitCard} card=${card} title=${titles(card)}
      calamity=${card.kind === "calamity" ? "any" : undefined} /><figcaption>${originWords(card.origin)}</figcaption>
      </figure></li>`,
      )}</ul></section>`
    }
    ${
      !chosen.suit &&
      html`<section class="sec"><h2>${t("web-discoveries")}</h2><ul class="shelf tight">${Object.values(
        pack.discoveries,
      )
        .filter((/** @type {any} */ card) => has(card) && (!chosen.age || card.age === chosen.age))
        .map(
          (/** @type {any} */ card) => html`<li key=${card.id} id=${card.id}><${DiscoveryCard} card=${card} /></li>`,
        )}</ul></section>`
    }
    ${
      !chosen.suit &&
      !chosen.age &&
      html`<section class="sec"><h2>${t("web-calamities")}</h2><ul class="cal-l">${Object.values(pack.calamities)
        .filter(has)
        .map(
          (/** @type {any} */ card) =>
            html`<li key=${card.id} id=${card.id}><${Icon} name=${`c-${card.id}`} /><b>${named(card)}</b>
              <span>${t(`effect-${card.id}`, {}, s)}</span></li>`,
        )}</ul></section>
    <section class="sec"><h2>${t("web-places")}</h2><ul class="cal-l">${Object.values(pack.places)
      .filter(has)
      .map(
        (/** @type {any} */ card) =>
          html`<li key=${card.id}><${Icon} name=${card.id === "prestige" ? "pl-prestige" : card.id} /><b>${named(card)}
            </b><span>${t(`effect-${card.id}`, {}, s)}</span></li>`,
      )}</ul></section>`
    }`;
}
