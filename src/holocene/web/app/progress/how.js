// How to play Progress, in figures made of its own cards, layers and tracks. Every number is of the card set.
import { html } from "../lib.js";
import { Bold } from "../ui/bold.js";
import { TechCard } from "../ui/card.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { joined, named, t } from "../words.js";
import { numberOf, powersOf } from "./facts.js";
import { Paying } from "./how-paying.js";
import { Gain, Icon, Points, SeatMark, wordsOfGain } from "./marks.js";

/** @typedef {import("./facts.js").Printed} Printed */

export const styles = ["progress/details", "progress/how"];
export const words = ["web-progress"];
const GAME = "progress";
const PLAYERS = 3; // of whom the figures tell
const EXAMPLE = ["pottery", "wheel", "irrigation"];
/** Where three players stand on the tracks of the figure. @type {[string, number[]][]} */
const TRACKS = [
  ["prestige", [7, 8, 11]],
  ["population", [11, 8, 10]],
  ["army", [12, 10, 6]],
];
const [TECHNOLOGIES, SKILLS] = [37, 6]; // points of the example beside those of its tracks

export const lede = () => t("how-progress-lede");
export const tips = () => [1, 2, 3, 4].map((n) => t(`how-progress-tip-${n}`));

/** @param {Printed} pack */
export function sections(pack) {
  const n = firstOf(pack, "action");
  const figures = [Begin, Anatomy, Paying, Actions, Waiting, Ages, Tracks, Scored];
  const anchors = [["turn"], ["discover"], ["knowledge"], ["draw"], ["research"], ["ages"], ["powers"], ["end"]];
  return figures.map((Figure, at) => ({
    title: t(`how-progress-${at + 1}`),
    text: t(`how-progress-${at + 1}-text`, { n }),
    anchors: anchors[at],
    Figure,
  }));
}

/** What a skill is worth at the beginning. @param {Printed} pack @param {string} skill */
const firstOf = (pack, skill) => numberOf(pack.boards.skills[skill].values[0]);

/** @param {Printed} pack @param {string} id */
const nameIn = (pack, id) => named(pack.technologies[id]);

/** A card that opens. @param {{pack: Printed, id: string, have?: Set<string>}} props */
export function LiveCard({ pack, id, have }) {
  const card = pack.technologies[id];
  return html`<div class="how-card"><${TechCard} card=${card} have=${have} name=${(/** @type {string} */ other) =>
    nameIn(pack, other)} />
    <button class="how-cover" aria-label=${t("how-open-card", { card: named(card) })}
      onClick=${() => openCard(pack, id)}>
    </button></div>`;
}

/** A card read at leisure. @param {Printed} pack @param {string} id */
function openCard(pack, id) {
  const card = pack.technologies[id];
  const gained = [...card.benefit, ...powersOf(card)].map(([name, n]) => wordsOfGain(name, n));
  if (card.vp) gained.push(t("card-vp", { n: card.vp }, GAME));
  openDialog(
    (close) => html`<${Dialog} title=${named(card)} close=${close}><div class="card-reading">
      <${TechCard} card=${card} name=${(/** @type {string} */ other) => nameIn(pack, other)} />
      <dl class="sum"><dt>${t("card-benefit", undefined, GAME)}</dt><dd>${joined(gained)}</dd>
        <dt>${t("card-cost", undefined, GAME)}</dt><dd>${card.costs.map(
          (line) =>
            html`<div>${line.amount} ${t(`knowledge-${line.type}`, undefined, GAME)}${
              line.prerequisite && html` · ${t("card-needs", { technology: nameIn(pack, line.prerequisite) }, GAME)}`
            }</div>`,
        )}</dd></dl></div></${Dialog}>`,
  );
}

/** A card seen from the side. @param {{pack: Printed, id: string, markers?: number, of?: number}} props */
function Side({ pack, id, markers, of = 0 }) {
  const card = pack.technologies[id];
  return html`<div class=${markers ? "layer developing" : "layer"} data-type=${card.type} data-age=${card.age}>
    <span class="rock"></span><b>${named(card)}</b><span class="gains">${
      markers
        ? html`<span class="markers">${Array.from(
            { length: of },
            (_, n) => html`<${Icon} name="marker" class=${n < markers ? "" : "faint"} />`,
          )}</span>`
        : html`${card.benefit.map(([name, n]) => html`<${Gain} name=${name} n=${n} />`)}
          ${card.vp > 0 && html`<${Points} n=${card.vp} />`}`
    }</span></div>`;
}

/** @param {{pack: Printed}} props */
const Begin = ({ pack }) =>
  html`<div class="how-begin"><${LiveCard} pack=${pack} id=${EXAMPLE[0]} />
    <span class="how-arrow"><${Icon} name="next" /><span class="caption">${t("how-discover")}</span></span>
    <div><div class="stack">${EXAMPLE.slice(0, 2).map((id) => html`<${Side} pack=${pack} id=${id} />`)}</div>
      <p class="caption">${t("how-layer")}</p></div></div>`;

/** @param {{pack: Printed}} props */
function Anatomy({ pack }) {
  const card = pack.technologies[EXAMPLE[2]];
  const [name, n] = card.benefit[0];
  const parts = [
    t("how-part-type", { type: t(`knowledge-${card.type}`, undefined, GAME) }),
    t("how-part-discard", { n: card.discard }),
    t("how-part-costs"),
    t("how-part-gain", { gain: wordsOfGain(name, n) }),
    ...(card.vp > 0 ? [t("how-part-points")] : []),
  ];
  const have = new Set([card.costs.at(-1)?.prerequisite]);
  return html`<div class="how-anatomy"><${LiveCard} pack=${pack} id=${card.id} have=${have} />
    ${parts.map((_, at) => html`<i class="number" data-part=${at + 1} aria-hidden="true">${at + 1}</i>`)}
    <ol>${parts.map((part, at) => html`<li><b class="number">${at + 1}</b>${part}</li>`)}</ol></div>`;
}

/** @param {{pack: Printed}} props */
function Actions({ pack }) {
  const rows = [
    ["k-general", "discover", 0],
    ["s-research", "research", firstOf(pack, "research")],
    ["s-draw", "draw", firstOf(pack, "draw")],
    ["s-quick-draw", "quick-draw", firstOf(pack, "quick-draw")],
    ["s-shuffle", "shuffle", firstOf(pack, "shuffle")],
  ];
  return html`<table class="how-table"><tbody>${rows.map(
    ([
      icon,
      name,
      n,
    ]) => html`<tr><th scope="row"><${Icon} name=${icon} />${t(`group-moves-${name}`, undefined, GAME)}</th>
      <td>${t(`how-act-${name}`, { n })}</td></tr>`,
  )}</tbody></table>`;
}

/** @param {{pack: Printed}} props */
function Waiting({ pack }) {
  const most = firstOf(pack, "research");
  const turns = Array.from({ length: most + 1 }, (_, at) => at);
  return html`<ol class="how-wait">${turns.map(
    (at) => html`<li><span class="caption">${t("how-turn", { n: at + 1 })}</span>
      <${Side} pack=${pack} id=${EXAMPLE[2]} markers=${most - at} of=${most} /></li>`,
  )}</ol><p class="caption">${t("how-markers")}</p>`;
}

/** @param {{pack: Printed}} props */
function Ages({ pack }) {
  const { age2, age3, end } = pack.boards.thresholds;
  const needs = [age2, age3, end].map((row) => row[PLAYERS - 1]);
  return html`<ol class="ground how-ages">${[3, 2, 1].map(
    (age) => html`<li class="stratum" data-age=${age}><div class="rock"><${Icon} name=${`age-${age}`} /></div>
      <p><${Bold} words=${t(`how-age-${age}`)} /></p><span class="how-suns" role="img"
        aria-label=${t(age === 3 ? "wp-ends-at" : "wp-begins-at", { n: needs[age - 1] })}>${Array.from(
          { length: needs[age - 1] },
          () => html`<${Icon} name=${age === 3 ? "end" : "new-age"} />`,
        )}</span></li>`,
  )}</ol><p class="caption">${t("how-suns", { n: PLAYERS })}</p>`;
}

/** What the places of Ada in the figure bring. @param {Printed} pack */
const won = (pack) => {
  const places = (/** @type {string} */ power) => pack.boards.power[power].places;
  return { third: places("prestige")[2], population: places("population")[0], army: places("army")[0] };
};

/** @param {{pack: Printed}} props */
function Tracks({ pack }) {
  return html`<div class="bores" style=${{ "--lanes": PLAYERS }}>${TRACKS.map(([power, at]) => {
    const { positions, places } = pack.boards.power[power];
    return html`<div class="bore"><h3><${Icon} name=${`p-${power}`} />${t(`power-${power}`, undefined, GAME)}</h3>
      <span class="caption"><${Icon} name="vp" /> ${places.slice(0, PLAYERS).join(" · ")}</span>
      <div class="tube" style=${{ "--n": positions }}>${[1, 5, 10, 15, positions].map(
        (n) => html`<i style=${{ "--p": n }}>${n}</i>`,
      )}${at.map((p, seat) => html`<${SeatMark} seat=${seat} style=${{ "--p": p, "--x": seat }} />`)}</div></div>`;
  })}</div><p class="caption">${t("how-tracks", won(pack))}</p>`;
}

/** @param {{pack: Printed}} props */
function Scored({ pack }) {
  const { third, population, army } = won(pack);
  const power = third + population + army;
  const rows = /** @type {[string, number][]} */ ([
    ["skills", SKILLS],
    ["power", power],
    ["technologies", TECHNOLOGIES],
  ]);
  return html`<ol class="how-score">${rows.map(
    ([source, n], at) => html`<li style=${{ "--n": n }} data-age=${3 - at}><span class="rock"></span>
      <b class="number">${n}</b><span>${t(`how-source-${source}`)}</span></li>`,
  )}</ol><p class="how-total"><${Icon} name="vp" /><b class="number">${TECHNOLOGIES + SKILLS + power}</b>
    ${t("how-total")}</p>`;
}
