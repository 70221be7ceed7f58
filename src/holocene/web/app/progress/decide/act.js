// The Action phase: which kind of action, then which card or pile; free actions; the end of the turn.
import { html } from "../../lib.js";
import { joined, t } from "../../words.js";
import { copies, costOf, me, naming, skill, tech } from "../facts.js";
import { Foreseen } from "../foreseen.js";
import { noteOf, toldMoves } from "../hand.js";
import { Gains, Icon, Seal } from "../marks.js";
import { askWhy, bill, choose, chosen, forget, kind, section } from "../plan.js";
import { ActFoot } from "./foot.js";
import { Free, freeMoves } from "./free.js";
import { Main, Warning, WhyNot } from "./parts.js";
import { PayButton, Payment, YouGain } from "./payment.js";
import { Shuffles, Sources, strength } from "./sources.js";

/** @typedef {import("../facts.js").Table} Table */
const GAME = "progress";

/** The kinds of action, and the move that is asked about when there is none. @param {Table} table */
export function kinds(table) {
  const { view } = table;
  const first = copies(table, me(table)?.hand ?? {})[0]?.id ?? "";
  const all = [
    {
      name: "discover",
      icon: "k-general",
      words: t("group-moves-discover", undefined, GAME),
      n: naming(table, "discover").length,
      ask: `discover ${first}`,
    },
    {
      name: "research",
      icon: "s-research",
      words: t("group-moves-research", undefined, GAME),
      n: naming(table, "research").length,
      ask: `research ${first}`,
    },
    {
      name: "draw",
      icon: "s-draw",
      words: t("group-moves-draw", undefined, GAME),
      n: naming(table, "draw").length,
      ask: `draw deck ${view.age}`,
      value: strength(table, "draw"),
    },
    {
      name: "quick",
      icon: "s-quick-draw",
      words: t("group-moves-quick-draw", undefined, GAME),
      n: naming(table, "quick draw").length,
      ask: `quick draw deck ${view.age}`,
      value: strength(table, "quick"),
    },
    {
      name: "shuffle",
      icon: "s-shuffle",
      words: t("group-moves-shuffle", undefined, GAME),
      n: naming(table, "shuffle").length,
      ask: `shuffle ${view.age}`,
      value: strength(table, "shuffle"),
    },
  ];
  const free = freeMoves(table);
  if (free.possible)
    all.push({
      name: "free",
      icon: "plus",
      words: t("group-moves-free", undefined, GAME),
      n: free.moves.length,
      ask: free.ask,
    });
  return all;
}

/** The kind whose choices are shown: what the reader opened, or the first that can be done. @param {Table} table */
export function kindNow(table) {
  const all = kinds(table);
  const open = all.find((each) => each.name === kind.value && each.n > 0);
  return open?.name ?? all.find((each) => each.n > 0)?.name ?? "";
}

/** @param {{table: Table}} props */
export function Act({ table }) {
  if (chosen.value) return html`<${Chosen} table=${table} id=${chosen.value} />`;
  if (section.value)
    return html`<div class="deciding"><${Payment} table=${table} /></div>
      <div class="deciding-foot"><${PayButton} table=${table} words=${t("wp-pay-section")} /><div
        class="row"><${Back} /></div>
      </div>`;
  const now = kindNow(table);
  const open = (/** @type {string} */ name) => {
    kind.value = name;
  };
  return html`<div class="deciding"><div class="kinds" role="group" aria-label=${t("wp-kinds")}>${kinds(table).map(
    (each) => html`<button class="kind" data-kind=${each.name} aria-expanded=${String(each.name === now)}
      aria-disabled=${each.n ? undefined : "true"}
      onClick=${() => (each.n ? open(each.name) : askWhy(table, each.ask))}><${Icon} name=${each.icon} />
        <span>${each.words}</span><b class="number">${"value" in each ? each.value : each.n}</b></button>`,
  )}</div>
    <div class="options" data-of=${now}>${options(table, now)}</div></div>
    <${ActFoot} table=${table} idle=${kinds(table).every((each) => each.n === 0)} />`;
}

/** @param {Table} table @param {string} now */
function options(table, now) {
  const player = /** @type {import("../facts.js").Player} */ (me(table));
  if (now === "discover") return html`<${Cards} table=${table} verb="discover" />`;
  if (now === "research")
    return html`<p class="caption">${t("wp-research-help", { n: skill(table, player, "research") })}</p>
      <${Cards} table=${table} verb="research" />`;
  if (now === "draw")
    return html`<p class="caption help-line">${t("wp-draw-help", { n: skill(table, player, "draw") })}</p>
      <${Sources} table=${table} verb="draw" left=${table.own?.draws.draw ?? 0} />`;
  if (now === "quick")
    return html`<p class="caption">
      ${t("wp-quick-help", {
        n: skill(table, player, "quick-draw"),
        back: Number(strength(table, "quick").split("/")[1]),
      })}
      </p><${Sources} table=${table} verb="quick draw" left=${table.own?.draws["quick draw"] ?? 0} />`;
  if (now === "shuffle") return html`<${Shuffles} table=${table} left=${table.own?.draws.shuffle ?? 0} />`;
  if (now === "free") return html`<${Free} table=${table} />`;
  return html`<p>${t("wp-nothing-left")}</p>`;
}

/** The cards of a kind of action as chips. One that is to be discovered names the cards that would pay for it, and a
 * press does just that; who wants to pay otherwise chooses the card in hand.
 * @param {{table: Table, verb: string}} props */
function Cards({ table, verb }) {
  const price = (/** @type {string} */ id) => costOf(table, id)?.price ?? 0;
  const ids = naming(table, verb).sort((a, b) => price(a) - price(b));
  const atOnce = (/** @type {string} */ id) =>
    verb === "discover" ? toldMoves(table, id) : table.quick !== "never" ? [`research ${id}`] : null;
  return html`<div class="sources">${ids.map((id) => {
    const card = tech(table, id);
    const pay = price(id);
    const moves = atOnce(id);
    return html`<button class="chip tap" data-type=${card.type} data-pick=${id} data-move=${moves?.join("; ")}
      onClick=${() => (moves ? table.play(moves) : choose(id))}>
      <${Seal} type=${card.type} silent />${table.telling.card(id)}
      ${
        verb === "discover" &&
        html`<b class="number">${pay ? t("wp-pay-n", { n: pay }) : t("wp-free")}</b>${
          !table.isLesson && html`<${Parted} table=${table} id=${id} />`
        }`
      }${table.phone && html`<span class="pick-gains"><${Gains} card=${card} /></span>`}${
        table.preview.turning[id] &&
        html`<${Icon} name="warning" /><span class="unseen">${noteOf(table, id)}
        </span>`
      }<${Foreseen} table=${table} move=${`${verb} ${id}`} /></button>`;
  })}</div>`;
}

/** The cards of hand that are parted with for a technology. @param {{table: Table, id: string}} props */
function Parted({ table, id }) {
  const discards = table.own?.bills[`discover ${id}`]?.plan.discards ?? [];
  if (discards.length === 0) return null;
  const names = [...new Set(discards)].map((card) => {
    const n = discards.filter((each) => each === card).length;
    return `${table.telling.card(card)}${n > 1 ? ` ×${n}` : ""}`;
  });
  return html`<span class="parted">${t("wc-parted", { technologies: joined(names) })}</span>`;
}

/** What can be done with the chosen card: paid for, or researched where that was asked for or is all that can be done.
 * @param {{table: Table, id: string}} props */
function Chosen({ table, id }) {
  const canPay = table.legal.has(`discover ${id}`);
  const canResearch = table.legal.has(`research ${id}`);
  const pays = canPay && !(canResearch && kind.value === "research");
  const player = /** @type {import("../facts.js").Player} */ (me(table));
  const words = t("wp-research-with", { n: skill(table, player, "research") });
  const price = costOf(table, id)?.price ?? 0;
  return html`<div class="deciding"><${Ending} table=${table} id=${id} later=${!pays} />
      ${pays && html`<${Payment} table=${table} />`}
      ${
        !canPay &&
        kind.value !== "research" &&
        html`<${WhyNot} table=${table} move=${`discover ${id}`}
        label=${t("wp-not-discover")} />`
      }
      <${YouGain} table=${table} id=${id} />
      <${Foreseen} table=${table} move=${`${pays ? "discover" : "research"} ${id}`} /></div>
    <div class="deciding-foot">${
      pays &&
      html`<${PayButton} table=${table}
      words=${
        owes(table) ? t("wp-pay-and-discover") : t("move-discover", { technology: table.telling.card(id) }, GAME)
      } />`
    }
      ${
        !pays &&
        canResearch &&
        html`<${Main} words=${words} moves=${`research ${id}`}
        press=${() => table.play([`research ${id}`])} />`
      }
      <div class="row ways-back"><${Back} /><span class="spacer"></span>${
        pays &&
        html`<button class="button" data-move=${`research ${id}`} aria-disabled=${canResearch ? undefined : "true"}
        onClick=${() => (canResearch ? table.play([`research ${id}`]) : askWhy(table, `research ${id}`))}>
          <${Icon} name=${canResearch ? "s-research" : "help"} />${words}</button>`
      }
      ${
        canPay &&
        !pays &&
        html`<button class="button" onClick=${() => (kind.value = "discover")}>
        <${Icon} name="k-general" />
        ${price ? t("wp-discover-pay", { n: price }) : t("wp-discover-free")}</button>`
      }</div>
        </div>`;
}

/** Whether there is anything to pay beside what prerequisites meet. @param {Table} table */
const owes = (table) => bill(table)?.met.includes(false) ?? false;

/** The warning that a card would begin an age or end the game, now or when it matures.
 * @param {{table: Table, id: string, later: boolean}} props */
function Ending({ table, id, later }) {
  const ends = table.preview.turning[id];
  if (!ends) return null;
  const note = table.telling.say(`progress-note-${ends === "end" ? "ends" : "age"}${later ? "-later" : ""}`, {
    age: table.view.age + 1,
  });
  return html`<${Warning} words=${t("wp-warning", { technology: table.telling.card(id), note })} />`;
}

const Back = () => html`<button class="button back" onClick=${forget}>${t("wp-other")}</button>`;
