// The payment assistant: a row for each cost line and what covers it, tokens and cards to take instead, what is left
// over.
import { html, useEffect, useRef } from "../../lib.js";
import { joined, t } from "../../words.js";
import { gains, KNOWLEDGE, me, POWERS, skillValue, TYPES, tech } from "../facts.js";
import { Icon, Points, Seal, wordsOfGain } from "../marks.js";
import {
  askAhead,
  bill,
  cover,
  coverNow,
  linesOf,
  paymentNow,
  reason,
  setTokens,
  spendable,
  toggleDiscard,
} from "../plan.js";
import { Main } from "./parts.js";

/** @typedef {import("../facts.js").Table} Table */
/** @typedef {import("../facts.js").Bill} Bill */
/** @typedef {import("../facts.js").Cover} Cover */
/** @typedef {import("../facts.js").Payment} Payment */
const GAME = "progress";

/** @param {{table: Table}} props */
export function Payment({ table }) {
  const due = /** @type {Bill} */ (bill(table));
  const now = coverNow(table);
  const seen = useRef(due.plan);
  const { rows, short } = paymentNow(table) ?? seen.current; // what was said last stands until there is an answer
  seen.current = paymentNow(table) ?? seen.current;
  const owes = due.asks;
  const { pool } = table.view;
  const hasChoice = owes || TYPES.some((type) => due.tokens[type] > 0);
  useEffect(() => {
    if (hasChoice) askAhead(table);
  }, [due, cover.value]);
  return html`<div class="pay">${linesOf(table).map(
    (/** @type {import("../facts.js").CostLine} */ line, /** @type {number} */ at) =>
      html`<${Row} table=${table} line=${line} met=${due.met[at]} row=${rows[at]} />`,
  )}
    ${hasChoice && html`<${TokensOf} table=${table} due=${due} now=${now} />`}
    ${owes && html`<${CardsOf} table=${table} due=${due} now=${now} />`}
    <dl class="sum">${pool > 0 && html`<dt>${t("wp-spare")}</dt><dd>${pool}</dd>`}
      ${
        owes &&
        html`<dt>${t("wp-left-over")}</dt><dd class=${short > 0 ? "bad" : ""}>
        ${short > 0 ? t("wp-still-short", { n: short }) : short === 0 ? t("wp-exact") : t("wp-left", { n: -short })}
        </dd>`
      }
      ${!owes && pool > 0 && html`<dt>${t("wp-left-over")}</dt><dd>${t("wp-left", { n: -short })}</dd>`}
      ${
        cover.value &&
        html`<dt></dt><dd><button class="link" onClick=${() => (cover.value = null)}>${t("wp-cheapest")}
        </button></dd>`
      }</dl></div>`;
}

/** One cost line, and what covers it. @param {{table: Table, line: import("../facts.js").CostLine, met: boolean, row:
 * Payment["rows"][0]}} props */
function Row({ table, line, met, row }) {
  const { by, paid } = row;
  const type = t(`knowledge-${line.type}`, undefined, GAME);
  const words = line.prerequisite
    ? t("wp-type-or", { knowledge: type, technology: table.telling.card(line.prerequisite) })
    : type;
  const how = met
    ? t("wp-prerequisite", { technology: table.telling.card(/** @type {string} */ (line.prerequisite)) })
    : joined(
        by.map(({ kind, id, n }) =>
          kind === "card"
            ? t("wp-by-card", { technology: table.telling.card(id), n })
            : kind === "spare"
              ? t("wp-by-spare", { n })
              : t("wp-by-token", { knowledge_id: id, n }),
        ),
      ) || t("wp-by-nothing");
  return html`<div class="line" data-type=${line.type} data-ok=${met || paid >= line.amount ? "yes" : "no"}>
    <span><span class="number">${line.amount}</span> <${Seal} type=${line.type} silent /></span><span>${words}</span>
    <span class=${met || paid >= line.amount ? "ok" : "ok bad"}>
      ${
        met || paid >= line.amount
          ? html`<${Icon}
      name="check" />`
          : ""
      }${met ? t("wp-free") : `${paid}/${line.amount}`}</span><p>${how}</p></div>`;
}

/** Tokens that can be spent: each press spends one more, the last gives all back.
 * @param {{table: Table, due: Bill, now: Cover}} props */
function TokensOf({ table, due, now }) {
  const player = /** @type {import("../facts.js").Player} */ (me(table));
  const own = KNOWLEDGE.filter((type) => player.tokens[type] > 0);
  if (own.length === 0) return null;
  return html`<div><p class="caption">${t("wp-your-tokens")}</p><div class="sources">${own.map((type) => {
    const most = due.tokens[type];
    const used = now.tokens[type] ?? 0;
    const name = t(`knowledge-${type}`, undefined, GAME);
    if (most === 0) {
      return html`<button class="chip tap" aria-disabled="true" data-type=${type}
        onClick=${() => explain(table, due.idle[type])}><${Seal} type=${type} off silent />
        <span class="unseen">${name}: </span><span
          class="why-told">${t(player.ready[type] ? "wp-pays-none" : "wp-grey")}
        </span></button>`;
    }
    return html`<button class="chip tap" aria-pressed=${String(used > 0)} data-type=${type} data-pays=${`flip ${type}`}
      onClick=${() => setTokens(table, type, used >= most ? 0 : used + 1)}>${used > 0 && html`<${Icon} name="check" />`}
      <${Seal} type=${type} silent />${name} <b class="number">${most > 1 ? `${used}/${most}` : "+1"}</b></button>`;
  })}</div></div>`;
}

/** @param {Table} table @param {import("../../types/api.d.ts").Refusal} refusal */
function explain(table, refusal) {
  reason.value = { words: table.telling.reason(refusal), rule: refusal.rule };
}

/** Cards that can be discarded for General Knowledge. @param {{table: Table, due: Bill, now: Cover}} props */
function CardsOf({ table, due, now }) {
  const cards = spendable(table, due);
  if (cards.length === 0) return null;
  const spent = new Map();
  for (const id of now.discards) spent.set(id, (spent.get(id) ?? 0) + 1);
  return html`<div><p class="caption">${t("wp-discard-from-hand")}</p><div
    class="sources">${cards.map(({ id, key }) => {
      const isSpent = (spent.get(id) ?? 0) > 0;
      if (isSpent) spent.set(id, spent.get(id) - 1);
      return html`<button class="chip tap" key=${key} aria-pressed=${String(isSpent)} data-pays=${`discard ${id}`}
      onClick=${() => toggleDiscard(table, id)}>${isSpent && html`<${Icon} name="check" />`}${table.telling.card(id)} <b
      class="number">+${tech(table, id).discard}</b></button>`;
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
      return html`<span><${Icon} name=${`p-${name}`} /> <span
        class="unseen">${t(`power-${name}`, undefined, GAME)} </span>
        ${player.power[name] + 1} → ${player.power[name] + 1 + n}</span>`;
    const [from, to] = [0, n].map((more) => skillValue(table, name, player.skills[name] + more));
    return html`<span><${Icon} name=${`s-${name}`} /> ${t(`skill-${name}`, undefined, GAME)} ${from} → ${to}</span>`;
  };
  return html`<dl class="sum"><dt>${t("wp-you-gain")}</dt><dd class="row gain-row">
    ${[...top, ...middle].map(({ name, n }) => step(name, n))}${vp > 0 && html`<${Points} n=${vp} />`}
    ${
      perFive &&
      html`<span>${t("card-per-five", { knowledge_id: perFive }, GAME)}
      </span>`
    }${top.length + middle.length + vp === 0 && !perFive && "–"}</dd></dl>`;
}

/** The button that pays, or says what is wrong with the payment. @param {{table: Table, words: string}} props */
export function PayButton({ table, words }) {
  const payment = paymentNow(table);
  if (payment?.moves) {
    const { moves } = payment;
    return html`<${Main} words=${words} moves=${moves.join("; ")}
      barrier=${table.barriers.has(moves[0]) && moves.length === 1} press=${() => table.play(moves)} />`;
  }
  const short = payment?.short ?? 0;
  const wrong = payment ? (short > 0 ? t("wp-still-short", { n: short }) : t("wp-too-much")) : words;
  return html`<${Main} words=${wrong} off press=${() => {}} />`;
}
