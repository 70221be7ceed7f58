// After each move something has the focus, and what is asked is read or said, one time.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { draw, settled } from "./drawn.js";
import { page } from "./page.js";

const { html, signal } = await import("../../../src/holocene/web/app/lib.js");
const { heard } = await import("../../../src/holocene/web/app/announce.js");
const { Dialog, Dialogs, openDialog } = await import("../../../src/holocene/web/app/ui/dialog.js");
const { useFocus } = await import("../../../src/holocene/web/app/table/focus.js");

/** What is said and read, in its order. @type {string[]} */
const told = [];
heard.subscribe(({ words }) => words && told.push(words));
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLElement && target.id === "h-ask") told.push(`(read) ${target.textContent}`);
});

/** @param {number} n @param {Record<string, any>} [more] @returns {any} */
const moment = (n, more = {}) => ({
  n,
  version: n,
  seat: 0,
  to_act: 0,
  state: "running",
  seats: [{ kind: "human" }, { kind: "bot" }],
  prompt: { key: `question ${n}` },
  ...more,
});

/** The choices that are drawn, by their moves. */
const choices = signal(["draw", "end"]);
/** @type {any} */
let table;
function Table() {
  useFocus(table);
  const asked = table.moment.value.prompt.key;
  return html`<h2 id="h-ask">${asked}</h2>${choices.value.map(
    (move) => html`<button key=${move} data-move=${move.split(" ")[0]}>${move}</button>`,
  )}`;
}
/** Until what a moment changes has settled. */
const settles = async () => {
  await settled();
  await new Promise((resolve) => setTimeout(resolve, 80));
  return told.splice(0);
};
const press = (/** @type {string} */ move) =>
  /** @type {any} */ (document.querySelector(`[data-move=${move}]`)).focus();
const focused = () => page.focus?.dataset.move ?? page.focus?.id ?? "nothing";

beforeEach(async () => {
  await draw(null);
  page.focus = null;
  choices.value = ["draw", "end"];
  table = {
    moment: signal(moment(1)),
    seat: signal(0),
    state: signal("running"),
    curtain: signal(null),
    busy: signal(false),
    playback: { isOn: false },
    telling: signal({
      asked: (/** @type {any} */ prompt) => prompt.key,
      seat: (/** @type {number} */ at) => `seat ${at}`,
    }),
  };
  await draw(html`<${Table} />`);
  assert.deepEqual(["question 1"], await settles());
});

test("where the focus stays the question is said, and that it is one's turn if it was not", async () => {
  press("end");
  table.moment.value = moment(2);
  assert.deepEqual(["question 2"], await settles());
  table.moment.value = moment(3, { to_act: 1 });
  assert.deepEqual([], await settles());
  table.moment.value = moment(4);
  assert.deepEqual(["web-your-turn. question 4"], await settles());
  assert.equal("end", focused());
});

test("where what was pressed is gone the focus goes to the question, which is not said besides", async () => {
  press("draw");
  choices.value = ["end"];
  table.moment.value = moment(2);
  assert.deepEqual(["(read) question 2"], await settles());
  press("end");
  table.busy.value = true;
  choices.value = [];
  await settles();
  choices.value = ["other"];
  table.moment.value = moment(3);
  table.busy.value = false;
  assert.deepEqual(["(read) question 3"], await settles());
});

test("within a moment too", async () => {
  press("draw");
  choices.value = ["end"];
  assert.deepEqual(["(read) question 1"], await settles());
  assert.equal("h-ask", focused());
});

test("after a refusal, late or soon, back to what was pressed", async () => {
  for (const [time, wait] of [settles, settled].entries()) {
    press("end");
    table.busy.value = true;
    choices.value = []; // nothing can be chosen while a command is on its way
    await wait();
    choices.value = ["draw", `end again ${time}`];
    table.busy.value = false;
    assert.deepEqual([[], "end"], [await settles(), focused()]);
  }
});

test("behind a curtain, in a lesson and while the others are shown nothing is asked", async () => {
  for (const quiet of [{ curtain: signal(1) }, { isLesson: true }, { isReplay: true }, { playback: { isOn: true } }]) {
    await draw(null);
    table = { ...table, ...quiet, moment: signal(moment(1)) };
    await draw(html`<${Table} />`);
    press("draw");
    choices.value = ["end"];
    table.moment.value = moment(2);
    assert.deepEqual([], await settles());
    choices.value = ["draw", "end"];
  }
});

test("a dialog gives the focus back to what opened it, or else to the question or the page", async () => {
  await draw(html`<${Table} /><${Dialogs} />`);
  const closes = async (/** @type {() => void} */ meanwhile) => {
    const close = openDialog((shut) => html`<${Dialog} title="Score" close=${shut}>…</${Dialog}>`);
    await settled();
    assert.equal("dialog", page.focus?.localName);
    meanwhile();
    await settles();
    close();
    await settles();
    return focused();
  };
  press("end");
  assert.equal("end", await closes(() => {}));
  assert.equal("h-ask", await closes(() => (choices.value = ["draw"])));
  await draw(html`<main id="main"></main><${Dialogs} />`);
  page.focus = null; // a key opens it, at a page without a table
  assert.equal("main", await closes(() => {}));
});
