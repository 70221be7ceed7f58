// The line that is typed at a text table. What it means the server says; what is to be done, the table's model does.
import { announce } from "../announce.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { told } from "../table/hints.js";
import { toast } from "../ui/toast.js";
import { language, t } from "../words.js";
import { spoken } from "./lines.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */
/** @typedef {import("../types/api.d.ts").LineAnswered} LineAnswered */

/** Asks what a line means, shows that, and does what it says.
 * @param {TableModel} table @param {string} typed @param {(answer: LineAnswered) => void} show */
export async function answer(table, typed, show) {
  while (table.busy.value) await table.done;
  const { n, version } = table.moment.value;
  const asked = new URLSearchParams({ typed, n: String(n), version: String(version), language: language.value });
  try {
    const found = await table.ask(`/line?${asked}`);
    show(found);
    if (found.deed !== "play") announce(spoken(found.lines), { kept: false });
    await act(table, found);
  } catch (error) {
    await table.failed(error);
  }
}

/** @param {TableModel} table @param {LineAnswered} found */
async function act(table, { deed, moves }) {
  if (deed === "play") await table.play([...moves]);
  else if (deed === "undo") await table.undo();
  else if (deed === "restart") await table.restart();
  else if (deed === "orders") await table.setOrders([...moves]);
  else if (deed === "hint") await hint(table);
}

/** The next step of the hint; the last again when all was told. @param {TableModel} table */
async function hint(table) {
  const known = table.hint.value;
  if (!table.moment.value.hints) toast(t("tt-no-hints"));
  else if (known?.step === 3) announce(told(table, known));
  else await table.askHint();
}

/** @param {{table: TableModel, send: (typed: string) => void}} props */
export function CommandLine({ table, send }) {
  const [typed, setTyped] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const before = useRef({ lines: /** @type {string[]} */ ([]), at: 0 });
  useEffect(() => {
    if (!table.phone.value) field.current?.focus({ preventScroll: true });
  }, []);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (typed.trim()) before.current.lines.push(typed);
    before.current.at = before.current.lines.length;
    send(typed);
    setTyped("");
  };
  const recall = (/** @type {KeyboardEvent} */ event) => {
    const { lines, at } = before.current;
    const to = event.key === "ArrowUp" ? at - 1 : event.key === "ArrowDown" ? at + 1 : at;
    if (to === at || to < 0 || to > lines.length) return;
    event.preventDefault();
    before.current.at = to;
    setTyped(lines[to] ?? "");
  };
  return html`<form class="text-command" onSubmit=${submit}>
    <label for="typed">${t("tt-line")}</label>
    <div class="row"><input id="typed" ref=${field} type="text" value=${typed} autocomplete="off" autocapitalize="off"
      spellcheck="false" enterkeyhint="send" maxlength="200" aria-describedby="typed-help" onKeyDown=${recall}
      onInput=${(/** @type {import("../lib.js").Changed} */ event) => setTyped(event.currentTarget.value)} />
      <button type="submit" class="button primary">${t("tt-send")}</button></div>
    <p class="caption" id="typed-help">${t("tt-line-help")}</p>
  </form>`;
}
