// The payment assistant: a row for each cost line and what covers it, tokens and cards to take instead, what is left
// over.
import { html } from "../../lib.js";
import { joined, t } from "../../words.js";
import { gains, KNOWLEDGE, me, POWERS, skillValue, tech } from "../facts.js";
import { Icon, Points, Seal, wordsOfGain } from "../marks.js";
import { coverOfLines, lacking, movesOf, spendable, typedHelp } from "../paying.js";
import { askWhy, bill, cover, coverNow, reason, setTokens, toggleDiscard } from "../plan.js";
import { Main } from "./parts.js";

/** @typedef {import("../facts.js").Table} Table */
/** @typedef {import("../paying.js").Bill} Bill */
/** @typedef {import("../paying.js").Cover} Cover */
const GAME = "progress";

/** @param {{table: Table}} props */
export function Payment({ table }) {
  const due = /** @type {Bill} */ (bill(table));
  const now = coverNow(table);
  const rows = coverOfLines(table, due, now);
  const short = lacking(table, due, now);
  const owes = due.owed.science + due.owed.engineering + due.owed.culture > due.pool;
  return html`<div class="pay">${rows.map((row) => html`<${Row} table=${table} row=${row} />`)}
    ${(owes || typedHelp(table, due)) && html`<${TokensOf} table=${table} due=${due} now=${now} />`}
    ${owes && html`<${CardsOf} table=${table} due=${due} now=${now} />`}
    <dl class="sum">${due.pool > 0 && html`<dt>${t("wp-spare")}</dt><dd>${due.pool}</dd>`}
      ${
        owes &&
        html`<dt>${t("wp-left-over")}</dt><dd class=${short > 0 ? "bad" : ""}>
        ${short > 0 ? t("wp-still-short", { n: short }) : short === 0 ? t("wp-exact") : t("wp-left", { n: -short })}
        </dd>`
      }
      ${!owes && due.pool > 0 && html`<dt>${t("wp-left-over")}</dt><dd>${t("wp-left", { n: -short })}</dd>`}
      ${
        cover.value &&
        html`<dt></dt><dd><button class="lk" onClick=${() => (cover.value = null)}>${t("wp-cheapest")}
        </button></dd>`
      }</dl></div>`;
}

/** One cost line, and what covers it. @param {{table: Table, row: ReturnType<typeof coverOfLines>[0]}} props */
function Row({ table, row }) {
  const { line, by, paid } = row;
  const type = t(`knowledge-${line.type}`, undefined, GAME);
  const words = line.prerequisite
    ? t("wp-type-or", { knowledge: type, technology: table.telling.card(line.prerequisite) })
    : type;
  const how = line.met
    ? t("wp-prerequisite", { technology: table.telling.card(/** @type {string} */ (line.prerequisite)) })
    : joined(
        by.map(({ kind, id, n }) =>
          kind === "card"
            ? `${table.telling.card(id)} ${n}`
            : kind === "spare"
              ? t("wp-by-spare", { n })
              : t("wp-by-token", { knowledge_id: id, n }),
        ),
      ) || t("wp-by-nothing");
  return html`<div class="ln" data-type=${line.type} data-ok=${line.met || paid >= line.amount ? "yes" : "no"}>
    <span><span class="num">${line.amount}</span> <${Seal} type=${line.type} silent /></span><span>${words}</span>
    <span class=${line.met || paid >= line.amount ? "ok" : "ok bad"}>
      ${
        line.met || paid >= line.amount
          ? html`<${Icon}
      name="check" />`
          : ""
      }${line.met ? t("wp-free") : `${paid}/${line.amount}`}</span><p>${how}</p></div>`;
}

/** Tokens that can be spent: each press spends one more, the last gives all back.
 * @param {{table: Table, due: Bill, now: Cover}} props */
function TokensOf({ table, due, now }) {
  const player = /** @type {import("../facts.js").Player} */ (me(table));
  const own = KNOWLEDGE.filter((type) => player.tokens[type] > 0);
  if (own.length === 0) return null;
  return html`<div><p class="cap">${t("wp-your-tokens")}</p><div class="src">${own.map((type) => {
    const most = Math.min(player.ready[type], type === "general" ? 99 : due.owed[type]);
    const used = now.tokens[type] ?? 0;
    const name = t(`knowledge-${type}`, undefined, GAME);
    if (most === 0) {
      return html`<button class="chip t" aria-disabled="true" data-type=${type}
        onClick=${() => explainToken(table, type, player.ready[type])}><${Seal} type=${type} off silent />
        <span class="vh">${name}: </span><span class="why-t">${t(player.ready[type] ? "wp-pays-none" : "wp-grey")}
        </span></button>`;
    }
    return html`<button class="chip t" aria-pressed=${String(used > 0)} data-type=${type}
      onClick=${() => setTokens(table, type, used >= most ? 0 : used + 1)}>${used > 0 && html`<${Icon} name="check" />`}
      <${Seal} type=${type} silent />${name} <b class="num">${most > 1 ? `${used}/${most}` : "+1"}</b></button>`;
  })}</div></div>`;
}

/** @param {Table} table @param {string} type @param {number} ready */
function explainToken(table, type, ready) {
  // Before the payment has begun the server would only say that nothing is being paid: the reason is known here.
  if (table.view.phase === "pay") return askWhy(table, `flip ${type}`);
  reason.value = {
    words: table.telling.say(`refusal-${ready ? "token-no-help" : "token-spent"}`, { knowledge: type }),
    rule: ready ? "N5" : "N2",
  };
}

/** Cards that can be discarded for General Knowledge. @param {{table: Table, due: Bill, now: Cover}} props */
function CardsOf({ table, due, now }) {
  const cards = spendable(table, due);
  if (cards.length === 0) return null;
  const spent = new Map();
  for (const id of now.discards) spent.set(id, (spent.get(id) ?? 0) + 1);
  return html`<div><p class="cap">${t("wp-discard-from-hand")}</p><div class="src">${cards.map(({ id, key }) => {
    const isSpent = (spent.get(id) ?? 0) > 0;
    if (isSpent) spent.set(id, spent.get(id) - 1);
    return html`<button class="chip t" key=${key} aria-pressed=${String(isSpent)}
      onClick=${() => toggleDiscard(table, id)}>${isSpent && html`<${Icon} name="check" />`}${table.telling.card(id)} <b
      class="num">+${tech(table, id).discard}</b></button>`;
  })}</div></div>`;
}

/** What the card gives, as the numbers it moves. @param {{table: Table, id: string}} props */
export function YouGain({ table, id }) {
  const player = me(table);
  const card = tech(table, id);
  const { top, middle, vp, perFive } = gains(card);
  if (!player) return null;
  /** @param {string} name @param {number} n */
  const step = (name, n) => {
    if (KNOWLEDGE.includes(name)) return html`<span><${Seal} type=${name} silent /> ${wordsOfGain(name, n)}</span>`;
    if (POWERS.includes(name))
      return html`<span><${Icon} name=${`p-${name}`} /> <span class="vh">${t(`power-${name}`, undefined, GAME)} </span>
        ${player.power[name] + 1} → ${player.power[name] + 1 + n}</span>`;
    const [from, to] = [0, n].map((more) => skillValue(table, name, player.skills[name] + more));
    return html`<span><${Icon} name=${`s-${name}`} /> ${t(`skill-${name}`, undefined, GAME)} ${from} → ${to}</span>`;
  };
  return html`<dl class="sum"><dt>${t("wp-you-gain")}</dt><dd class="row gn">
    ${[...top, ...middle].map(({ name, n }) => step(name, n))}${vp > 0 && html`<${Points} n=${vp} />`}
    ${
      perFive &&
      html`<span>${t("card-per-five", { knowledge_id: perFive }, GAME)}
      </span>`
    }${top.length + middle.length + vp === 0 && !perFive && "–"}</dd></dl>`;
}

/** The button that pays, or says what is wrong with the payment. @param {{table: Table, words: string}} props */
export function PayButton({ table, words }) {
  const due = /** @type {Bill} */ (bill(table));
  const now = coverNow(table);
  const moves = movesOf(table, due, now);
  const short = lacking(table, due, now);
  if (moves)
    return html`<${Main} words=${words} moves=${moves.join("; ")}
      barrier=${table.barriers.has(moves[0]) && moves.length === 1} press=${() => table.play(moves)} />`;
  return html`<${Main} words=${short > 0 ? t("wp-still-short", { n: short }) : t("wp-too-much")} off
    press=${() => {}} />`;
}
