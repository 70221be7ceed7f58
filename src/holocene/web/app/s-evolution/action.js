// The Action phase in the middle: a column a player, in their order: Calamities, Harvest, Commerce, needs, points,
// Management.
import { html, useMemo } from "../lib.js";
import { ROMAN } from "../telling.js";
import { Icon, Seat } from "../ui/marks.js";
import { t } from "../words.js";
import { GAME, iconOf, RESOURCES, turnOf, viewOf } from "./facts.js";
import { Points, Resource, resourceName } from "./marks.js";
import { actionsOf, isTold, tricksOf } from "./past.js";
import { LastTrick } from "./resolve.js";
import { phaseWords } from "./status.js";

/** @import { Drawn } from "../lib.js" */
/** @typedef {import("./facts.js").Model} Model */

/** @param {{table: Model}} props */
export function ActionPanel({ table }) {
  const view = viewOf(table);
  const actions = useMemo(() => actionsOf(table), [table.log.value]);
  const last = useMemo(() => tricksOf(table).at(-1), [table.log.value]);
  const order = view.players.map((_, i) => (view.leader + i) % view.players.length);
  const now = order.indexOf(turnOf(table) ?? -1);
  return html`<section class="panel trick-zone" id="trick" aria-labelledby="h-tr"><div class="acts"
    data-n=${order.length}>
    <div class="trick-summary"><h2 id="h-tr">${t("ws-action", { n: view.round })}</h2><p
      class="caption">${t("ws-action-order")}</p>
      ${view.phase !== "over" && html`<p class="step-now">${phaseWords(view)}</p>`}</div>
    ${order.map(
      (seat, i) => html`<${Column} key=${seat} table=${table} seat=${seat} isDone=${i < now}
      action=${actions.find((/** @type {import("./past.js").Action} */ each) => each.seat === seat)} />`,
    )}</div>
    ${last && isTold(last) && html`<${LastTrick} table=${table} trick=${last} now=${view.round} />`}</section>`;
}

/** @param {{table: Model, seat: number, isDone: boolean, action?: import("./past.js").Action}} props */
function Column({ table, seat, isDone, action }) {
  const telling = table.telling.value;
  const name = seat === table.seat.value ? t("mat-you", undefined, GAME) : telling.seat(seat);
  const rows = action ? rowsOf(table, action.events) : [];
  const acts = turnOf(table) === seat;
  return html`<section class=${`actor${acts ? " now" : ""}`} data-flip=${`actor ${seat}`} aria-label=${name}>
    <div class="who"><${Seat} seat=${seat} /><span><b>${name}</b>
    <span class="caption">${t(acts ? "ws-acts" : isDone || action ? "ws-acted" : "ws-acts-later")}</span></span></div>
    <dl class="actor-lines">${rows.map(([key, words]) => html`<dt>${t(`ws-row-${key}`)}</dt><dd>${words}</dd>`)}</dl>
      </section>`;
}

/** What happened in an Action, a row a step. @param {Model} table
 * @param {import("../types/api.d.ts").EventShown[]} events @returns {[string, Drawn[]][]} */
function rowsOf(table, events) {
  const telling = table.telling.value;
  /** @type {Map<string, Drawn[]>} */
  const rows = new Map();
  const add = (/** @type {string} */ key, /** @type {Drawn} */ words) =>
    rows.set(key, [...(rows.get(key) ?? []), words]);
  for (const event of events) {
    const { kind, facts } = event;
    const [resource, other, calamity, place] = ["resource", "other", "calamity", "place"].map((name) =>
      String(facts[name] ?? ""),
    );
    const [n, age] = [Number(facts.n), Number(facts.age)];
    if (kind === "suffers-calamity")
      add("calamity", html`<span><${Icon} name=${`c-${calamity}`} />${telling.card(calamity)}</span>`);
    else if (kind === "protection-meets")
      add("calamity", html`<span><${Icon} name="protection" /><s>${telling.card(calamity)}</s></span>`);
    else if (kind === "calamity-is-harmless") add("calamity", html`<span class="caption">${t("ws-harmless")}</span>`);
    else if (kind === "loses-stock") add("calamity", html`<${Amounts} facts=${facts} sign="−" />`);
    else if (kind === "harvests") add("harvest", html`<${Amounts} facts=${facts} sign="+" />`);
    else if (kind === "gains-by-protection" || kind === "joker-gives")
      add("harvest", html`<${Resource} name=${resource} n="+1" />`);
    else if (kind === "stock-overflows")
      add("harvest", html`<span class="caption">${t("ws-lost", { resource: resourceName(resource), n })}</span>`);
    else if (kind === "changes-resource")
      add(
        "commerce",
        html`<span><${Icon} name=${iconOf(resource)} label=${resourceName(resource)} />
          →<${Icon} name=${iconOf(other)} label=${resourceName(other)} /></span>`,
      );
    else if (kind.startsWith("pays-"))
      add(
        "needs",
        html`<span class=${kind === "pays-need" ? "ok" : ""}>
          <${Icon} name=${kind === "pays-need" ? "check" : "minus"} />
          <${Resource} name=${resource} n=${`${n}/${facts.asked}`} /></span>`,
      );
    else if (kind === "rises" || kind === "falls")
      add(
        "age",
        html`<b>${kind === "rises" ? "↑" : "↓"} ${ROMAN[age]}</b>
          <span class="unseen">${telling.event(event)}</span>`,
      );
    else if (kind === "buys-age")
      add("manage", html`<b>↑ ${ROMAN[age]}</b><span class="unseen">${telling.event(event)}</span>`);
    else if (kind === "loses-population")
      add("age", html`<span><${Icon} name="pop" label=${t("mat-population", { n }, GAME)} />−1</span>`);
    else if (kind === "scores-needs") add("points", html`<${Points} n=${n} />`);
    else if (kind === "scores-prestige")
      add("points", html`<span>+ <${Points} n=${n} /> <span class="caption">${telling.card("prestige")}</span></span>`);
    else if (kind === "grows")
      add("manage", html`<span><${Icon} name="pop" label=${t("mat-population", { n }, GAME)} />${n}</span>`);
    else if (["places-pop", "raises-pop", "moves-pop"].includes(kind))
      add(
        "manage",
        html`<span data-tip=${telling.event(event)}>
          <${Icon} name=${iconOf(place)} label=${telling.card(place)} />${facts.level}</span>`,
      );
    else if (kind === "removes-pop") add("age", html`<span class="caption">${telling.event(event)}</span>`);
  }
  return [...rows];
}

/** @param {{facts: import("../types/api.d.ts").EventShown["facts"], sign: string}} props */
const Amounts = ({ facts, sign }) =>
  html`${RESOURCES.filter((name) => facts[name]).map(
    (name) => html`<${Resource} name=${name}
    n=${`${sign}${facts[name]}`} />`,
  )}${RESOURCES.every((name) => !facts[name]) && "–"}`;
