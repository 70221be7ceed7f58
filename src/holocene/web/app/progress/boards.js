// The parts of a player's board: boreholes of skills, tokens, three cores of active technologies, what is under
// development.
import { html } from "../lib.js";
import { broken, longest, t } from "../words.js";
import { gains, KNOWLEDGE, POWERS, SKILLS, skillValue, TYPES, tech } from "./facts.js";
import { AgeSymbol, Icon, Markers, Points, Seal } from "./marks.js";

/** @typedef {import("./facts.js").Table} Table */
/** @typedef {import("./facts.js").Player} Player */
const GAME = "progress";

/** Skill tracks as boreholes: positions passed, the marker, those ahead; a dot where victory points lie.
 * @param {{table: Table, player: Player}} props */
export function SkillTracks({ table, player }) {
  return html`<ul class="skills">${SKILLS.map((skill) => {
    const { values, vp } = table.cards.boards.skills[skill];
    const at = player.skills[skill];
    return html`<li tabindex="0" data-tip=${t(`skill-${skill}-help`, undefined, GAME)}><${Icon} name=${`s-${skill}`} />
      <span>${t(`skill-${skill}`, undefined, GAME)}</span>
      <span class="track" aria-hidden="true">${values.map((_, n) => {
        const more = vp[n] - (vp[n - 1] ?? 0);
        const place = n < at ? "past" : n === at ? "now" : "";
        return html`<span class=${`${place}${more > 0 ? " scoring" : ""}${n <= at ? " got" : ""}`}>
          ${skillValue(table, skill, n)}</span>`;
      })}</span><span class="unseen">
        ${skillValue(table, skill, at)}${vp[at] ? `, ${t("card-vp", { n: vp[at] }, GAME)}` : ""}</span></li>`;
  })}</ul>`;
}

/** Skills in a line of numbers, those that rose underlined. @param {{table: Table, player: Player}} props */
export const SkillLine = ({ table, player }) =>
  html`<ul class="skill-line">${SKILLS.map(
    (skill) => html`<li class=${player.skills[skill] > 0 ? "up" : ""} data-tip=${t(`skill-${skill}`, undefined, GAME)}>
    <${Icon} name=${`s-${skill}`} /><span class="unseen">${t(`skill-${skill}`, undefined, GAME)} </span>
      ${skillValue(table, skill, player.skills[skill])}</li>`,
  )}</ul>`;

/** Knowledge tokens: a seal each, coloured or grey; many become a number.
 * @param {{player: Player, always?: boolean, most?: number}} props */
export function Tokens({ player, always = false, most = 3 }) {
  const shown = KNOWLEDGE.filter((type) => always || player.tokens[type] > 0);
  return html`<ul class="tokens">${shown.map((type) => {
    const [all, ready] = [player.tokens[type], player.ready[type]];
    const words = t("wp-tokens-of", { knowledge: t(`knowledge-${type}`, undefined, GAME), ready, n: all });
    return html`<li class="chip" data-type=${type} data-tip=${words}><span class="unseen">${words}</span>
      ${
        all > 0 && all <= most
          ? html`<span class="row token-seals" aria-hidden="true">${Array.from(
              { length: all },
              (_, n) => html`<${Seal}
            type=${type} off=${n >= ready} silent />`,
            )}</span>`
          : html`<${Seal} type=${type} off=${ready === 0} silent />`
      }
      <b aria-hidden="true">${t(`knowledge-${type}-letter`, undefined, GAME)}</b>
        <span class="number" aria-hidden="true">${ready === all ? all : `${ready}/${all}`}</span></li>`;
  })}</ul>`;
}

/** A card seen from the side. One too thin to be pressed is only shown: the whole board has it larger.
 * @param {{table: Table, id: string, open: (id: string) => void, rich?: boolean, flip?: string, still?: boolean}} props
 */
export function Layer({ table, id, open, rich = true, flip, still = false }) {
  const card = tech(table, id);
  const { top, vp } = gains(card);
  const name = table.telling.card(id);
  const rest = {
    class: "layer",
    "data-tip": name,
    "data-type": card.type,
    "data-age": card.age,
    "data-flip": flip,
  };
  const inside = html`<span class="rock"></span><b>${broken(card)}</b>
    <span class="gains"><${AgeSymbol} card=${card} last=${table.view.last_age} />
    ${
      rich &&
      !(card.symbol && longest(name) > 8) &&
      top.map(
        (gain) => html`<${Icon}
      name=${iconOf(gain.name)} />`,
      )
    }${rich && vp > 0 && html`<${Points} n=${vp} />`}</span>`;
  return still
    ? html`<div ...${rest}>${inside}</div>`
    : html`<button ...${rest} onClick=${() => open(id)}>${inside}</button>`;
}

/** @param {string} gain */
const iconOf = (gain) => (KNOWLEDGE.includes(gain) ? `k-${gain}` : POWERS.includes(gain) ? `p-${gain}` : `s-${gain}`);

/** Active technologies as three cores, the oldest at the bottom.
 * @param {{table: Table, player: Player, open: (id: string) => void, small?: boolean, whose?: string, still?: boolean}}
 * props `whose`: before the names under which layers slide to another place */
export function Cores({ table, player, open, small = false, whose, still = false }) {
  return html`<div class=${`cores${small ? " small" : ""}`}>${TYPES.map((type) => {
    const ids = player.active.filter((id) => tech(table, id).type === type);
    return html`<div class="core" role="group" data-type=${type} aria-label=${t(`knowledge-${type}`, undefined, GAME)}>
      ${
        ids.length > 0 &&
        html`<div class="stack">${ids.map(
          (id) => html`<${Layer} key=${id} table=${table} id=${id}
        open=${open} rich=${!small} flip=${flipOf(whose, id)} still=${still} />`,
        )}</div>`
      }
      <h3><${Seal} type=${type} silent /><span class="core-name">${t(`wp-core-${type}`)}</span><span
        class="number">${ids.length}</span></h3>
        </div>`;
  })}</div>`;
}

/** @param {string | undefined} whose @param {string} id */
const flipOf = (whose, id) => (whose === undefined ? undefined : `${whose}${id}`);

/** Technologies under development with their markers. @param {{table: Table, player: Player, open: (id: string) =>
 * void, limit?: number | null, whose?: string}} props */
export function Development({ table, player, open, limit = null, whose }) {
  if (player.developing.length === 0 && limit === null) return null;
  return html`<div class="developments">
    <span class="caption">${t("progress-developing", undefined, GAME)}${
      limit !== null &&
      html` <b class="number">
    ${player.developing.length}/${limit}</b>`
    }</span>
    ${player.developing.map(({ technology, markers }) => {
      const card = tech(table, technology);
      return html`<button class="layer developing" key=${technology} data-type=${card.type} data-age=${card.age}
        data-flip=${flipOf(whose, technology)} onClick=${() => open(technology)}>
        <span class="rock"></span><b>${broken(card)}</b>
          <span class="gains"><${AgeSymbol} card=${card} last=${table.view.last_age} /><${Markers}
            n=${markers} /></span>
          </button>`;
    })}</div>`;
}
