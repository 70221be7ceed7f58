// The hand: cards that look like cards, each with one bar that says what pressing it does, or why it does nothing.
import { html, useSignal } from "../lib.js";
import { useFit } from "../ui/fit.js";
import { t } from "../words.js";
import { Card } from "./card.js";
import { copies, costOf, me, tech } from "./facts.js";
import { foreseen } from "./foreseen.js";
import { Icon } from "./marks.js";
import { askWhy, bill, choose, chosen, coverNow, marking, pick, pickedNow, toggleDiscard } from "./plan.js";

/** @typedef {import("./facts.js").Table} Table */
/** @typedef {{id: string, copy: number, key: string}} Copy */

const WAYS = ["full", "bare"]; // where there is no room, the choices alone tell what cards foresee

/** A card that comes to another place is drawn anew there and slides (`flip`), so that nothing jumps.
 * @param {{table: Table, open: (id: string) => void}} props */
export function Hand({ table, open }) {
  const player = me(table);
  const at = useSignal(0);
  const cards = player ? copies(table, player.hand) : [];
  const [list, fit] = useFit(WAYS, `${table.moment.n} ${table.mine} ${cards.length}`, 0);
  if (!player) return null;
  const columns = Math.max(5, cards.length);
  const { limit = 0, excess: over = 0 } = table.own ?? {};
  const current = Math.min(at.value, Math.max(0, cards.length - 1));
  /** @param {KeyboardEvent} event */
  const rove = (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
    const target =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? cards.length - 1
          : step
            ? (current + step + cards.length) % cards.length
            : -1;
    if (target < 0 || cards.length === 0) return;
    event.preventDefault();
    at.value = target;
    /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector(`[data-index="${target}"]`))?.focus();
  };
  return html`<section class="hand-zone" id="hand" aria-labelledby="h-ha">
    <div class="row hand-head"><h2 id="h-ha" class="heading">${t("wp-hand")}</h2>
      <span class=${`caption${over ? " over" : ""}`}><span
        class="long-words">${t("wp-hand-of", { n: player.hand_size, limit })}
        </span><b class="short-words" aria-hidden="true">${player.hand_size}/${limit}</b></span><span
          class="spacer"></span>
      ${
        canMark(table) &&
        html`<button class="button quiet mark" aria-pressed=${String(marking.value)}
        onClick=${() => (marking.value = !marking.value)}><${Icon} name=${marking.value ? "check" : "discard"} />
        ${t(marking.value ? "wp-mark-done" : "wp-mark")}</button>`
      }</div>
    ${
      marking.value &&
      canMark(table) &&
      html`<p class="caption mark-note">
      ${t("wp-mark-help", { n: table.moment.orders.filter((order) => order.startsWith("discard")).length })}</p>`
    }
    <div class="hand" ref=${list} role="group" aria-label=${t("wp-hand")} onKeyDown=${rove}
      data-n=${cards.length > 7 ? "many" : ""} data-fit=${fit} style=${{ "--cards": columns }}>
      ${cards.map(
        (copy, n) => html`<${Card} key=${`${columns} ${n} ${copy.key}`} table=${table} id=${copy.id} index=${n}
          fresh=${table.fresh.has(copy.id)}
          flip=${flipOf(table, copy)} bar=${barOf(table, copy, open)} tab=${n === current ? 0 : -1}
        onFocus=${() => (at.value = n)} onDetails=${() => open(copy.id)} />`,
      )}
      ${cards.length === 0 && html`<p class="caption">${t("wp-hand-empty")}</p>`}</div></section>`;
}

/** The name under which a card slides into the area: only one copy can go there. @param {Table} table
 * @param {Copy} copy */
const flipOf = (table, copy) => {
  const n = copy.copy + (costOf(table, copy.id)?.owned ? 1 : 0);
  return n ? `${copy.id}+${n}` : copy.id;
};

/** Marks ahead are for one's own next Upkeep (U3). @param {Table} table */
const canMark = (table) => !table.final && me(table) !== null && !(table.mine && table.view.phase === "upkeep");

/** What the bar of a card says and does. @param {Table} table @param {Copy} copy
 * @param {(id: string) => void} open @returns {import("./card.js").Bar} */
function barOf(table, copy, open) {
  const { view } = table;
  if (marking.value && canMark(table)) return barOfMark(table, copy);
  if (!table.mine) return { ...barOfStanding(table, copy.id), press: () => open(copy.id) };
  if (view.phase === "act") return barOfAction(table, copy);
  if (view.phase === "pay") return barOfPayment(table, copy);
  if (["upkeep", "quick-discard", "give"].includes(view.phase)) return barOfPick(table, copy);
  return { ...barOfStanding(table, copy.id), press: () => open(copy.id) };
}

/** @param {Table} table @param {Copy} copy */
function barOfMark(table, copy) {
  const orders = /** @type {string[]} */ (table.moment.orders ?? []);
  const move = `discard ${copy.id}`;
  const places = orders.flatMap((order, n) => (order === move ? [n] : []));
  const place = places[copy.copy];
  const press = () => table.order(place === undefined ? [...orders, move] : orders.filter((_, n) => n !== place));
  return place === undefined
    ? { state: "may", words: t("wp-mark-card"), icon: "discard", pressed: false, press }
    : { state: "spent can", words: t("wp-marked", { n: place + 1 }), icon: "check", pressed: true, press };
}

/** Where a card stands while nothing is asked of it. @param {Table} table @param {string} id
 * @returns {import("./card.js").Bar} */
function barOfStanding(table, id) {
  const cost = costOf(table, id);
  if (!cost) return { state: "", words: "", press: null };
  if (cost.owned) return { state: "no", words: t("wp-have-copy"), press: null };
  if (cost.short > 0) return { state: "", words: t("wp-short", { n: cost.short }), press: null };
  return { state: "", words: cost.price ? t("wp-costs", { n: cost.price }) : t("wp-costs-nothing"), press: null };
}

/** @param {Table} table @param {Copy} copy @returns {import("./card.js").Bar} */
function barOfAction(table, copy) {
  const { id } = copy;
  const due = bill(table);
  if (chosen.value === id && copy.copy === 0)
    return { state: "selected", words: t("wp-chosen"), icon: "check", pressed: true, press: () => choose(id) };
  if (due?.asks) return barOfPayment(table, copy);
  const note = noteOf(table, id);
  const research =
    table.legal.has(`research ${id}`) && table.quick !== "never" ? () => table.play([`research ${id}`]) : null;
  if (table.legal.has(`discover ${id}`)) {
    const pay = costOf(table, id)?.price;
    const moves = sureMoves(table, id);
    return {
      state: "can",
      words: pay ? t("wp-discover-pay", { n: pay }) : t("wp-discover-free"),
      pressed: moves ? undefined : false,
      note,
      press: () => (moves ? table.play(moves) : choose(id)),
      move: moves?.join("; "),
      foreseen: foreseen(table, `discover ${id}`),
      also: research && { icon: "s-research", move: `research ${id}`, press: research },
    };
  }
  if (table.legal.has(`research ${id}`))
    return {
      state: "may",
      words: t("wp-research-card"),
      icon: "s-research",
      pressed: research ? undefined : false,
      note,
      press: () => (research ? research() : choose(id)),
      move: research ? `research ${id}` : undefined,
      foreseen: foreseen(table, `research ${id}`),
    };
  const words = table.preview.left === 0 ? t("wp-no-action") : barOfStanding(table, id).words;
  return { state: "no", words, icon: "help", press: () => askWhy(table, `discover ${id}`) };
}

/** The moves of a payment that hardly anybody would make otherwise; none where the card begins an age or ends the
 * game. @param {Table} table @param {string} id @returns {string[] | null} */
export function sureMoves(table, id) {
  const due = table.own?.bills[`discover ${id}`];
  const isEnough = table.quick === "always" || (table.quick === "sure" && due?.sure);
  return due && isEnough && !table.preview.turning[id] ? due.plan.moves : null;
}

/** The same where the payment is told beside it, so that nobody gives up a card unawares. @param {Table} table
 * @param {string} id */
export const toldMoves = (table, id) => sureMoves(table.quick === "sure" ? { ...table, quick: "always" } : table, id);

/** "This card would end the game when it matures", for who asked for the warning. @param {Table} table
 * @param {string} id */
export function noteOf(table, id) {
  const ends = table.preview.turning[id];
  const later = !table.legal.has(`discover ${id}`);
  return ends
    ? table.telling.say(`progress-note-${ends === "end" ? "ends" : "age"}${later ? "-later" : ""}`, {
        age: table.view.age + 1,
      })
    : "";
}

/** @param {Table} table @param {Copy} copy @returns {import("./card.js").Bar} */
function barOfPayment(table, copy) {
  const { id } = copy;
  const due = bill(table);
  const value = tech(table, id).discard;
  const skipped = due?.kept === id ? 1 : 0;
  const spent = coverNow(table).discards.filter((each) => each === id).length;
  const isSpent = copy.copy - skipped >= 0 && copy.copy - skipped < spent;
  const press = () => toggleDiscard(table, id);
  return isSpent
    ? { state: "can spent", words: t("wp-discarding", { n: value }), icon: "check", pressed: true, press }
    : { state: "may", words: t("wp-discard-for", { n: value }), icon: "cover", pressed: false, press };
}

/** @param {Table} table @param {Copy} copy @returns {import("./card.js").Bar} */
function barOfPick(table, copy) {
  const { phase } = table.view;
  const place = pickedNow(table).indexOf(copy.key);
  const most = table.own?.wanted ?? 0;
  const press = () => pick(table, copy.key);
  if (place >= 0)
    return {
      state: "can spent",
      words: most > 1 ? t("wp-picked-n", { n: place + 1 }) : t("wp-picked"),
      icon: "check",
      pressed: true,
      press,
    };
  return {
    state: "may",
    words: t(phase === "give" ? "wp-give" : "wp-discard"),
    icon: phase === "give" ? "deck" : "discard",
    pressed: false,
    press,
  };
}
