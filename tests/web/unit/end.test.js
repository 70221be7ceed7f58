// The page of the end: what it says to whom, of which source somebody has most, and when points are counted up.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { draw, settled } from "./drawn.js";
import { server } from "./page.js";

const { html, signal } = await import("../../../src/holocene/web/app/lib.js");
const { ledeOf, ready } = await import("../../../src/holocene/web/app/end/page.js");
const { Sources } = await import("../../../src/holocene/web/app/end/sources.js");
const { Strata } = await import("../../../src/holocene/web/app/end/strata.js");
const { Turning } = await import("../../../src/holocene/web/app/end/turning.js");
const { useEnding } = await import("../../../src/holocene/web/app/table/ending.js");
const { FoundNow } = await import("../../../src/holocene/web/app/history.js");
const { CoachNote } = await import("../../../src/holocene/web/app/lesson/note.js");
const { known } = await import("../../../src/holocene/web/app/games.js");
known.value = /** @type {any} */ ([{ name: "progress", findings: { activates: "technology" } }]);
server.answers["/holocene/at/0123/locale/fr/web+end+branch+web-again.ftl"] = "\n\f\n\f\n";
server.answers["/holocene/api/games/progress/history?language=fr"] = JSON.stringify({
  notes: { wheel: { sentence: "It turned.", source: "Somebody" } },
});

const scores = {
  final: true,
  lines: [
    { key: "cards", points: [3, 8] },
    { key: "tokens", points: [6, 2] },
  ],
  totals: [9, 10],
  winners: [1],
  outcome: [],
};
/** @param {number} [seat] @returns {any} */
const tableOf = (seat = 0) => ({
  id: "abc",
  game: "progress",
  phone: signal(false),
  seat: signal(seat),
  isCoached: signal(false),
  isOver: signal(false),
  moment: signal({ n: 3, seat, to_act: 0, seats: [{}, {}], scores, coach: [] }),
  log: signal([]),
  telling: signal({
    seat: (/** @type {number} */ at) => `seat ${at}`,
    fact: (/** @type {string} */ _, /** @type {string} */ key) => key,
    told: (/** @type {any} */ sentence) => sentence.kind,
    card: (/** @type {string} */ card) => card,
  }),
});
/** @param {number} round @param {boolean} is_major */
const turned = (round, is_major) => ({
  round,
  is_major,
  icon: "flag",
  moves: 5,
  sentence: { kind: `turned ${round}` },
});
const chronicle = /** @type {any} */ ({
  lede: [{ kind: "from where" }],
  consoles: [{ kind: "kind to 0" }, null],
  turning: [turned(1, false), turned(2, true)],
  rounds: [1, 2].map((n) => ({
    n,
    age: 1,
    points: [n, n],
    marks: [{ player: n - 1, card: `card ${n}`, is_first: true }],
  })),
});
/** @param {any} at @param {string} selector @returns {string[]} */
const words = (at, selector) => at.querySelectorAll(selector).map((/** @type {any} */ each) => each.textContent.trim());

beforeEach(() => draw(null));

test("something kind is said to who did not win, and to nobody else", () => {
  const told = [0, 1, -1].map((seat) => ledeOf(tableOf(seat), chronicle));
  assert.deepEqual([["from where", "kind to 0"], ["from where"], ["from where"]], told);
});

test("of each source the most is marked, and the bars stand by places", async () => {
  const at = await draw(html`<${Sources} table=${tableOf()} openSheet=${() => {}} />`);
  assert.deepEqual(["10", "9"], words(at, ".bar-total"));
  assert.deepEqual(["8", "6"], words(at, ".most"));
});

test("the list of turning points has the great ones, each with the way to it", async () => {
  const at = await draw(html`<${Turning} table=${tableOf()} turning=${chronicle.turning} />`);
  assert.equal(1, at.querySelectorAll("li").length);
  assert.match(at.querySelector("li").textContent, /turned 2/);
  assert.equal("/holocene/replay/abc?at=5", at.querySelector("li a").getAttribute("href"));
});

test("in the strata each find stands in its round and its column, and each turning point beside its round", async () => {
  const at = await draw(html`<${Strata} table=${tableOf()} told=${chronicle} pictureOf=${() => null} />`);
  const rows = at.querySelectorAll("tbody tr").map((/** @type {any} */ row) => words(row, "td").slice(1));
  assert.deepEqual(
    [
      ["", "Bcard 2 (end-first)", "turned 2"],
      ["Acard 1 (end-first)", "", "turned 1"],
    ],
    rows.map((/** @type {string[]} */ row) => row.map((cell) => cell.replace(/\s+/g, " "))),
  );
});

test("points are counted up when the end was seen to happen, once", async () => {
  /** @type {any} */
  let ending;
  const table = tableOf();
  const Table = () => {
    ending = useEnding(table, true);
    return null;
  };
  await draw(html`<${Table} />`);
  table.isOver.value = true;
  await ready(); // what the ending waits for, however busy the machine is
  await settled();
  ending.open();
  await settled();
  assert.deepEqual([true, true], [Boolean(ending.Page), ending.isFresh]);
  ending.close();
  await settled();
  assert.equal(null, ending.Page);
  ending.open();
  await settled();
  assert.deepEqual([true, false], [Boolean(ending.Page), ending.isFresh]);
});

test("a find tells its sentence when it is seen to happen, not when the table is opened later", async () => {
  const table = tableOf();
  const event = /** @type {any} */ ({ n: 4, kind: "activates", facts: { player: 0, technology: "wheel" } });
  table.log.value = [event];
  const told = async (/** @type {number} */ opened) => {
    await draw(null);
    const at = await draw(html`<${FoundNow} table=${{ ...table, opened }} event=${event} />`);
    await settled();
    return at.textContent.trim();
  };
  assert.deepEqual(["It turned.", ""], [await told(3), await told(4)]);
});

test("the coach says each thing once, at no table again", async () => {
  const note = async (/** @type {string[]} */ coach) => {
    await draw(null);
    const table = tableOf();
    table.moment.value = { ...table.moment.value, coach };
    const at = await draw(html`<${CoachNote} table=${table} />`);
    return words(at, ".note span")[0] ?? "";
  };
  assert.deepEqual(
    ["coach-progress-pay", "coach-progress-age", ""],
    [await note(["pay"]), await note(["pay", "age"]), await note(["pay", "age"])],
  );
});
