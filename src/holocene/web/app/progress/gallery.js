// All cards of Progress: technologies with filters, personalities and milestones.
import { FiguresDoor } from "../figures/thing.js";
import { HistoryDoor } from "../history.js";
import { html, useMemo, useState } from "../lib.js";
import { MilestoneCard, PersonCard, TechCard } from "../ui/card.js";
import { Filters } from "../ui/filters.js";
import { Known, KnownLegend } from "../ui/known.js";
import { Icon } from "../ui/marks.js";
import { broken, language, named, ROMAN, t } from "../words.js";

/** @typedef {import("./facts.js").Printed} Printed */
/** @import { Chosen, Filter } from "../ui/filters.js" */
const GAME = "progress";

/** Where a name comes from. @param {string} origin */
const nameFrom = (origin) => t(`card-origin-${origin}`, undefined, "progress");

/** What a card was in the world, and how strong players use it.
 * @param {{card: {id: string} & import("../words.js").Named, kind: string}} props */
const Doors = ({ card, kind }) => html`<${HistoryDoor} game=${GAME} card=${card.id} name=${named(card)} />
  <${FiguresDoor} game=${GAME} kind=${kind} card=${card.id} name=${named(card)} />`;

/** @param {{pack: Printed, game: string}} props */
export function Gallery({ pack }) {
  const [chosen, setChosen] = useState(/** @type {Chosen} */ ({}));
  const [search, setSearch] = useState("");
  const all = Object.values(pack.technologies);
  const name = (/** @type {string} */ id) => broken(pack.technologies[id]);
  const has = (/** @type {import("../words.js").Named} */ card) =>
    named(card).toLowerCase().includes(search.trim().toLowerCase());
  const shown = useMemo(
    () =>
      all.filter(
        (card) =>
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
      choices: /** @type {Filter[]} */ ([1, 2, 3, 4].map((age) => [age, ROMAN[age]])),
    },
    {
      key: "type",
      words: t("web-filter-type"),
      choices: /** @type {Filter[]} */ (
        ["science", "engineering", "culture"].map((type) => [
          type,
          html`<${Icon} name=${`k-${type}`} /> ${t(`knowledge-${type}`, {}, "progress")}`,
        ])
      ),
    },
    {
      key: "origin",
      words: t("progress-origin", {}, GAME),
      choices: /** @type {Filter[]} */ (
        [...new Set(all.map((card) => card.origin))].map((origin) => [origin, nameFrom(origin)])
      ),
    },
  ];
  const bare = !chosen.age && !chosen.type && !chosen.origin;
  return html`<${Filters} groups=${groups} chosen=${chosen}
    choose=${(/** @type {string} */ key, /** @type {Chosen[string]} */ value) => setChosen({ ...chosen, [key]: value })}
    search=${search} setSearch=${setSearch} />
    <section class="section"><h2>${t("web-technologies")}</h2><p class="caption" role="status">
      ${t("web-cards-found", { n: shown.length })}</p>
      ${all.some((card) => card.facts) && html`<${KnownLegend} />`}
      <ul class="shelf">${shown.map(
        (card) => html`<li key=${card.id} id=${card.id}>
        <figure><${TechCard} card=${card} name=${name} known />
        <figcaption>${t("web-copies", {
          marks: card.marks.map((mark) => `${mark}+`).join(" "),
          n: card.marks.length,
        })}
        <br />${t("web-name-from", { origin: nameFrom(card.origin) })} <${Known} card=${card} field="name" />
        <br /><${Doors} card=${card} kind="technology" /></figcaption></figure></li>`,
      )}</ul></section>
    ${
      bare &&
      pack.personalities &&
      html`<section class="section"><h2>${t("web-personalities")}</h2><ul
        class="shelf">${Object.values(pack.personalities)
          .filter(has)
          .map(
            (card) =>
              html`<li key=${card.id} id=${card.id}><figure><${PersonCard} card=${card} />
              <figcaption><span lang="en">${card.note}</span><br />
              <${Doors} card=${card} kind="personality" /></figcaption></figure></li>`,
          )}</ul></section>`
    }
    ${
      bare &&
      pack.milestones &&
      html`<section class="section"><h2>${t("web-milestones")}</h2><ul class="shelf">${Object.values(pack.milestones)
        .filter(has)
        .map(
          (card) =>
            html`<li key=${card.id} id=${card.id}><figure><${MilestoneCard} card=${card} name=${name} />
              <figcaption><${Doors} card=${card} kind="milestone" /></figcaption></figure></li>`,
        )}</ul></section>`
    }`;
}
