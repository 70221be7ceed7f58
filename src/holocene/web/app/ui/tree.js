// The tech tree as a picture that grows out of the ground, as a sortable table, and over a live table.
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { named, ROMAN, t } from "../words.js";
import { TechCard } from "./card.js";
import { Dialog, openDialog } from "./dialog.js";
import { layout } from "./layout.js";
import { Icon, LETTERS, Seat } from "./marks.js";
import { needSprite } from "./sprites.js";
import { needStyles } from "./styles.js";
import { fitted } from "./tree-names.js";
import { costNow, standing, stateOf } from "./tree-state.js";
import { TreeTable } from "./tree-table.js";

/** @typedef {import("./tree-state.js").TreeState} TreeState */
/** @typedef {import("./tree-state.js").Tech} Tech */

const [W, RH, L, NW, NH] = [1780, 116, 58, 176, 60];
const ZOOMS = [1, 1.7, 2.6];

/** @type {Record<string, string>} */
const MARKS = { active: "check", developing: "marker", held: "s-hand" };

/** @param {{cards: Tech[], state: TreeState | null, pick: string, onPick: (id: string) => void, zoom: number}} props */
export function Tree({ cards, state, pick, onPick, zoom }) {
  needSprite("emblems");
  const found = useMemo(() => layout(cards), [cards]);
  const view = useRef(/** @type {HTMLElement | null} */ (null));
  const H = found.rows * RH + 40;
  const X = (/** @type {string} */ id) => L + 14 + (found.x.get(id) ?? 0) * (W - L - 28);
  const Y = (/** @type {string} */ id) => H - 20 - RH * ((found.row.get(id) ?? 0) + 0.5);
  useEffect(() => {
    const { scrollHeight = 0, scrollWidth = 0, clientWidth = 0, clientHeight = 0 } = view.current ?? {};
    const [x, y] = found.x.has(pick) ? [X(pick) / W, Y(pick) / H] : [0.5, 1]; // the ground is where one begins
    view.current?.scrollTo(x * scrollWidth - clientWidth / 2, y * scrollHeight - clientHeight / 2);
  }, [zoom]);
  const edges = [...found.needs].flatMap(([id, needs]) =>
    needs.map((need) => {
      const [a, b, c, d] = [X(need), Y(need) - NH / 2, X(id), Y(id) + NH / 2];
      const m = (b + d) / 2;
      return {
        hot: id === pick || need === pick,
        d: `M${a.toFixed()} ${b}C${a.toFixed()} ${m} ${c.toFixed()} ${m} ${c.toFixed()} ${d}`,
        key: `${need}-${id}`,
      };
    }),
  );
  const inOrder = [...cards].sort(
    (a, b) => (found.row.get(a.id) ?? 0) - (found.row.get(b.id) ?? 0) || X(a.id) - X(b.id),
  );
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const up = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step && !up) return;
    event.preventDefault();
    const here = document.activeElement?.getAttribute("data-card") ?? pick;
    let next;
    if (step) next = inOrder[inOrder.findIndex((card) => card.id === here) + step]?.id;
    else
      next = inOrder
        .filter((card) => found.row.get(card.id) === (found.row.get(here) ?? 0) + (up ?? 0))
        .sort((a, b) => Math.abs(X(a.id) - X(here)) - Math.abs(X(b.id) - X(here)))[0]?.id;
    if (next) {
      onPick(next);
      /** @type {SVGElement | null} */ (document.querySelector(`[data-card="${next}"]`))?.focus();
    }
  };
  return html`<div class="view" role="region" aria-label=${t("web-tree")} tabindex="0" ref=${view}>
    <svg class="tree" viewBox=${`0 0 ${W} ${H}`} style=${{ "--z": zoom }} role="group"
    aria-label=${t("web-tree-keys")} onKeyDown=${keys}>
    <defs><pattern id="lp1" width="12" height="12" patternUnits="userSpaceOnUse">
      <circle cx="3" cy="3" r="1.6" class="pattern-dot" /><circle cx="9" cy="9" r="1.6" class="pattern-dot" /></pattern>
      <pattern id="lp2" width="20" height="12" patternUnits="userSpaceOnUse">
        <path d="M2 3h9M11 9h9M0 9h1" class="pattern-line" /></pattern>
      <pattern id="lp3" width="20" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 1h20M0 9h20M5 1v8M15 9v8" class="pattern-line" /></pattern>
      <pattern id="lp4" width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M-2 2l4-4M0 9l9-9M7 11l4-4" class="pattern-line" /></pattern></defs>
    ${found.bands.map(({ age, from, to }) => {
      const [top, high] = [H - 20 - RH * to, RH * (to - from)];
      return html`<g key=${age}><rect x="0" y=${top} width=${W} height=${high} class=${age % 2 ? "band odd" : "band"} />
        <rect x="0" y=${top} width=${L - 14} height=${high} class="band-rock" />
        <rect x="0" y=${top} width=${L - 14} height=${high} fill=${`url(#lp${age})`} />
        <path d=${`M0 ${top}H${W}`} class="band-line" /><rect x="5" y=${top + high / 2 - 17} width="34" height="34"
          rx="4"
          class="band-plate" /><text x="22" y=${top + high / 2 + 7} text-anchor="middle"
            class="band-title">${ROMAN[age]}</text>
          </g>`;
    })}
    ${edges.filter((edge) => !edge.hot).map((edge) => html`<path class="tree-edge" d=${edge.d} key=${edge.key} />`)}
    ${edges.filter((edge) => edge.hot).map((edge) => html`<path class="tree-edge hot" d=${edge.d} key=${edge.key} />`)}
    ${inOrder.map(
      (card) => html`<${Node} key=${card.id} card=${card} x=${X(card.id) - NW / 2} y=${Y(card.id) - NH / 2}
      state=${state} picked=${card.id === pick} first=${card.id === pick || (!pick && card === inOrder[0])}
      onPick=${onPick} />`,
    )}
  </svg></div>`;
}

/** @param {{card: Tech, x: number, y: number, state: TreeState | null, picked: boolean, first: boolean, onPick: (id:
 * string) => void}} props */
function Node({ card, x, y, state, picked, first, onPick }) {
  const stands = standing(card, state);
  const name = named(card);
  const { lines, size } = fitted(name, NW - 50);
  const low = lines.length > 1 ? 38 : 33; // of what stands below the name
  const owners = (state?.owners.get(card.id) ?? []).filter((seat) => seat !== state?.viewer);
  const mark = MARKS[stands] ?? (state?.piles.has(card.id) ? "discard" : "");
  const words = stands === "active" ? t("web-tree-active") : t("web-tree-cost", { n: costNow(card, state) });
  const said = [
    `${name} ${words}`,
    t("web-age", { age: ROMAN[card.age] }),
    stands && stands !== "active" ? t(`web-tree-${stands}`) : "",
    owners.map((seat) => LETTERS[seat]).join(" "),
  ]
    .filter(Boolean)
    .join(", ");
  return html`<g class=${`tree-node ${stands} ${picked ? "pick" : ""}`} data-type=${card.type} data-card=${card.id}
    role="button" tabindex=${first ? 0 : -1} aria-label=${said} aria-pressed=${String(picked)}
    onClick=${() => onPick(card.id)}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        onPick(card.id);
      }
    }}>
    <rect class="node-frame" x=${x} y=${y} width=${NW} height=${NH} rx="5" />
      <path class="node-edge"
      d=${`M${x + 5} ${y + 1.5}h33v${NH - 3}h-33a3.5 3.5 0 0 1-3.5-3.5v-${NH - 10}a3.5 3.5 0 0 1 3.5-3.5z`} />
    <use class="glyph" href=${`#e-${card.id}`} x=${x + 5} y=${y + 15} width="30" height="30" />
    <text y=${y + (lines.length > 1 ? 16 : 24)} style=${{ fontSize: `${size.toFixed(1)}px` }}>${lines.map(
      (line, at) => html`<tspan x=${x + 44} dy=${at * 15}>${line}${at < lines.length - 1 ? " " : ""}</tspan>`,
    )}</text>${" "}
    <use class="glyph" href=${`#k-${card.type}`} x=${x + 44} y=${y + low} width="17" height="17" />
      <text class="node-cost" x=${x + 65} y=${y + low + 14}>${words}</text>
    ${
      card.symbol &&
      html`<use class="glyph" href=${`#${card.symbol > 3 ? "end" : "new-age"}`} x=${x + NW - 43} y=${y + low}
      width="18" height="18" />`
    }
    ${mark && html`<use class="glyph" href=${`#${mark}`} x=${x + NW - 21} y=${y + low} width="16" height="16" />`}
    ${owners.map(
      (seat, at) => html`<g aria-hidden="true" data-seat=${seat + 1}
      transform=${`translate(${x + NW - 17 - 21 * at} ${y - 9})`}>
      <use href=${`#seat-${seat + 1}`} width="18" height="18" class="node-seat" />
      <text x="9" y=${seat === 1 ? 14 : 13} text-anchor="middle" class="node-letter">${LETTERS[seat]}</text></g>`,
    )}
  </g>`;
}

/** @typedef {{cards: Tech[], state: TreeState | null, telling?: import("../telling.js").Telling,
 * tools?: import("../lib.js").Drawn}} TreeProps */

/** Picture, table and the card looked at. @param {TreeProps} props */
export function TreeView({ cards, state, telling, tools }) {
  const [pick, setPick] = useState(cards[0]?.id ?? "");
  const [zoom, setZoom] = useState(1);
  const [asTable, setAsTable] = useState(false);
  const side = useRef(/** @type {HTMLElement | null} */ (null));
  const byId = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards]);
  const card = byId.get(pick);
  const name = (/** @type {string} */ id) => (byId.has(id) ? named(byId.get(id)) : id);
  const opens = cards.filter((each) => each.costs.some((line) => line.prerequisite === pick)).map((each) => each.id);
  const needs = [...new Set(card?.costs.flatMap(({ prerequisite }) => prerequisite ?? []))];
  const owners = state?.owners.get(pick) ?? [];
  const link = (/** @type {string} */ id) =>
    html`<button type="button" class="link" onClick=${() => setPick(id)}>
      ${name(id)}${state?.mine.has(id) && html` <${Icon} name="check" label=${t("web-tree-active")} />`}</button>`;
  return html`<div class="tree-page">
    ${
      asTable
        ? html`<${TreeTable} cards=${cards} state=${state} name=${name} pick=${pick}
      onPick=${setPick} />`
        : html`<${Tree} cards=${cards} state=${state} pick=${pick} onPick=${setPick}
      zoom=${zoom} />`
    }
    <aside class="side" ref=${side} aria-label=${card ? named(card) : ""}>
      <div class="row"><div class="segments" role="group" aria-label=${t("web-zoom")}>
        ${ZOOMS.map(
          (each) => html`<button type="button" aria-pressed=${String(zoom === each)} disabled=${asTable}
        onClick=${() => setZoom(each)}>${each}×</button>`,
        )}</div>
        <button type="button" class="button" aria-pressed=${String(asTable)} onClick=${() => setAsTable(!asTable)}>
          <${Icon} name=${asTable ? "tree" : "log"} />${t(asTable ? "web-as-picture" : "web-as-table")}</button>${tools}
          </div>
      ${
        card &&
        html`<div class="side-card"><${TechCard} card=${card} name=${name} have=${state?.mine} /></div>
        <dl class="sum"><dt>${t("web-tree-needs")}</dt>
          <dd>${needs.length ? needs.map(link) : "–"}</dd><dt>${t("web-tree-opens")}
          </dt><dd>${opens.length ? opens.map(link) : "–"}</dd>
        ${
          owners.length > 0 &&
          html`<dt>${t("web-tree-owners")}</dt>
          <dd>${owners.map(
            (seat) => html`<span class="row"><${Seat} seat=${seat} />${telling ? telling.seat(seat) : ""}
          </span>`,
          )}</dd>`
        }</dl>`
      }
      ${
        state &&
        html`<ul class="key"><li><i class="key-active"></i>${t("web-tree-active")}</li>
        <li><i class="key-developing"></i>${t("web-tree-developing")}</li><li><i
          class="key-held"></i>${t("web-tree-held")}</li>
        <li><i></i>${t("web-tree-open")}</li><li><i class="key-shut"></i>${t("web-tree-shut")}</li></ul>`
      }
      <p class="caption"><span class="key-pick"></span> ${t("web-tree-red")}</p>
    </aside></div>`;
}

/** The technologies that a game uses. @param {import("../types/view.d.ts").progress.Printed} pack
 * @param {number} lastAge */
export const technologies = (pack, lastAge) => Object.values(pack.technologies).filter((card) => card.age <= lastAge);

/** The tree over a live table of Progress. @param {import("../table/model.js").TableModel} table */
export async function openTree(table) {
  await Promise.all([needStyles("tree", "cards", "card-states", "score"), table.survey()]);
  openDialog((close) => html`<${LiveTree} table=${table} close=${close} />`);
}

/** @param {{table: import("../table/model.js").TableModel, close: () => void}} props */
function LiveTree({ table, close }) {
  const view = /** @type {import("../types/view.d.ts").progress.View} */ (table.view.value);
  const pack = /** @type {import("../types/view.d.ts").progress.Printed} */ (table.cards);
  const cards = useMemo(() => technologies(pack, view.last_age), [pack, view.last_age]);
  const costs = table.surveyed.value?.technologies;
  const state = useMemo(() => stateOf(view, costs), [view, costs]);
  useEffect(() => {
    table.survey();
  }, [view]);
  return html`<${Dialog} title=${t("web-tree")} close=${close} class="full">
    <${TreeView} cards=${cards} state=${state} telling=${table.telling.value} /></${Dialog}>`;
}
