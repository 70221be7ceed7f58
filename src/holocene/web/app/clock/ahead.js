// Orders with conditions: lines that are played the next time that the decision comes to this seat. What may be
// ordered, and what it may depend on, the server says.
import { html, useEffect, useState } from "../lib.js";
import { attempt } from "../table/attempt.js";
import { Telling } from "../telling.js";
import { Button, Icon } from "../ui/marks.js";
import { t } from "../words.js";

/** @import { AheadShown, MoveTold } from "../types/api.d.ts" */
/** @typedef {import("../table/model.js").TableModel} TableModel */
/** @typedef {{condition: string, move: string}} Branch an empty condition: if the move can be made */
/** @typedef {import("../lib.js").Changed<{value: string}>} Picked */

const MOST = 3; // branches of a line that is made here

/** @param {string} line @returns {Branch[]} */
const read = (line) =>
  line.split(" else ").map((part) => {
    const [condition, move] = part.startsWith("if ") ? part.slice(3).split(" then ") : ["", part];
    return { condition: condition === `can ${move}` ? "" : condition, move };
  });

/** @param {Branch[]} branches */
const written = (branches) =>
  branches.map(({ condition, move }) => `if ${condition || `can ${move}`} then ${move}`).join(" else ");

/** @param {TableModel} table */
function useAhead(table) {
  const [ahead, setAhead] = useState(/** @type {AheadShown | null} */ (null));
  const m = table.moment.value;
  useEffect(() => {
    attempt(table, () => table.ask("/ahead")).then((found) => found && setAhead(found));
  }, [m.version, m.orders.join()]);
  return ahead;
}

/** @param {{table: TableModel}} props */
export function Ahead({ table }) {
  const ahead = useAhead(table);
  if (!ahead) return null;
  const m = table.moment.value;
  const telling = new Telling(table.game, table.cards, m.seats, m.seat, ahead.moves);
  const lines = m.orders.filter((order) => order.startsWith("if "));
  const give = (/** @type {string[]} */ kept) =>
    table.setOrders([...m.orders.filter((order) => !order.startsWith("if ")), ...kept]);
  const drop = (/** @type {number} */ at) => give(lines.filter((_, n) => n !== at));
  return html`<p class="caption">${t("clock-ahead-note")}</p>
    ${
      lines.length > 0 &&
      html`<ol class="list given">${lines.map(
        (line, at) => html`<li key=${line}><span>${said(read(line), ahead, telling)}</span>
        <${Button} class="quiet" icon="close" onClick=${() => drop(at)}>${t("clock-withdraw")}</${Button}></li>`,
      )}</ol>`
    }
    <${Writing} ahead=${ahead} telling=${telling}
      give=${(/** @type {Branch[]} */ line) => give([...lines, written(line)])} />`;
}

/** A line in words. @param {Branch[]} line @param {AheadShown} ahead @param {Telling} telling */
function said(line, ahead, telling) {
  const told = line.map(({ condition, move }) => {
    const found = ahead.conditions.find((each) => each.condition === condition);
    const words = condition.startsWith("can ") ? t("clock-can", { move: telling.move(condition.slice(4)) }) : "";
    const given = found ? telling.say(found.key, found.facts) : words;
    return given
      ? t("clock-line", { condition: given, move: telling.move(move) })
      : t("clock-line-can", { move: telling.move(move) });
  });
  return told.join(` ${t("clock-else")} `);
}

/** A new line: a move, what it depends on, and perhaps another one.
 * @param {{ahead: AheadShown, telling: Telling, give: (line: Branch[]) => void}} props */
function Writing({ ahead, telling, give }) {
  const fresh = () => [{ condition: "", move: ahead.moves[0]?.move ?? "" }];
  const [line, setLine] = useState(fresh);
  const set = (/** @type {number} */ at, /** @type {Partial<Branch>} */ change) =>
    setLine(line.map((each, n) => (n === at ? { ...each, ...change } : each)));
  const done = () => {
    give(line);
    setLine(fresh());
  };
  return html`<div class="writing">${line.map(
    (branch, at) => html`<div class="branch" key=${at}>
      <label><span class="caption">${t(at ? "clock-else-if" : "clock-if")}</span>
        <select class="field" name="condition" value=${branch.condition}
          onChange=${(/** @type {Picked} */ event) => set(at, { condition: event.currentTarget.value })}>
          <option value="">${t("clock-possible")}</option>
          ${ahead.conditions.map(
            ({ condition, key, facts }) =>
              html`<option key=${condition} value=${condition}>${telling.say(key, facts)}</option>`,
          )}</select></label>
      <label><span class="caption">${t("clock-then")}</span>
        <select class="field" name="move" value=${branch.move}
          onChange=${(/** @type {Picked} */ event) => set(at, { move: event.currentTarget.value })}>
          ${grouped(ahead.moves).map(
            ([group, moves]) =>
              html`<optgroup key=${group} label=${group ? telling.say(group) : ""}>${moves.map(
                ({ move }) => html`<option key=${move} value=${move}>${telling.move(move)}</option>`,
              )}</optgroup>`,
          )}</select></label></div>`,
  )}
    <p class="row"><${Button} class="primary" onClick=${done}><${Icon} name="check" />${t("clock-give")}</${Button}>
      ${
        line.length < MOST &&
        html`<${Button} class="quiet" icon="plus" onClick=${() => setLine([...line, ...fresh()])}>
        ${t("clock-more")}</${Button}>`
      }</p></div>`;
}

/** Moves by their headings. @param {readonly MoveTold[]} moves @returns {[string, MoveTold[]][]} */
function grouped(moves) {
  /** @type {Map<string, MoveTold[]>} */
  const found = new Map();
  for (const move of moves) found.set(move.group, [...(found.get(move.group) ?? []), move]);
  return [...found];
}
