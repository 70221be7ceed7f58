// A table takes the answer to a command, whether the stream has told the same before, tells it later, or is down.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { server } from "./page.js";

const { TableModel } = await import("../../../src/holocene/web/app/table/model.js");

const TABLE = "/holocene/api/tables/abc";
const SEATS = [0, 1].map(() => ({ name: "", kind: "human", bot: "", present: true, away: false }));

/** A moment after so many moves. @param {number} n @param {Record<string, any>} [more] @returns {any} */
const moment = (n, more = {}) => ({
  table: "abc",
  game: "progress",
  n,
  version: n,
  seat: 0,
  seats: SEATS,
  secrets: [true, true, true],
  state: "running",
  to_act: 0,
  view: { phase: "act" },
  prompt: null,
  moves: [{ move: "end", barrier: false }],
  orders: [],
  since: Math.max(0, n - 1),
  events: n ? [{ n, kind: "ends-turn", rule: "A1", facts: { player: 0 } }] : [],
  request: null,
  claims: [],
  notices: [],
  next: "",
  ...more,
});

/** @type {InstanceType<typeof TableModel>} */
let table;
beforeEach(() => {
  table = new TableModel("abc", "progress", {});
  table.take(moment(0));
  server.asked = [];
  server.sent = [];
  server.answers = { [`${TABLE}/moves`]: JSON.stringify(moment(1)) };
});

/** What the page shows now: moves, and those the log tells of. */
const shown = () => [table.moment.value.n, table.log.value.map((event) => event.n)];

test("the answer to a move is shown, and nothing else is asked for", async () => {
  assert.equal(true, await table.play("end"));
  assert.deepEqual([1, [1]], shown());
  assert.deepEqual([`${TABLE}/moves`], server.asked);
  assert.equal(false, table.busy.value);
});

test("the stream may tell it first", async () => {
  const played = table.play("end");
  table.told({ event: "moment", id: 1, data: moment(1) });
  await played;
  assert.deepEqual([1, [1]], shown());
});

test("the stream may tell it later", async () => {
  await table.play("end");
  table.told({ event: "moment", id: 1, data: moment(1) });
  assert.deepEqual([1, [1]], shown());
});

test("an answer that comes after newer moments changes nothing", async () => {
  const played = table.play("end");
  table.told({ event: "moment", id: 1, data: moment(1) });
  table.told({ event: "moment", id: 2, data: moment(2, { request: { seat: 1, n: 1, accepted: [], asked: [0] } }) });
  await played;
  assert.deepEqual([2, [1, 2]], shown());
  assert.equal(1, table.request.value?.seat);
});

test("an answer does not take away what was told of the same moment", async () => {
  const played = table.play("end");
  table.told({ event: "moment", id: 1, data: moment(1, { request: { seat: 1, n: 0, accepted: [], asked: [0] } }) });
  await played;
  assert.equal(1, table.request.value?.seat);
});

test("an undo takes back what did not happen", async () => {
  await table.play("end");
  server.answers[`${TABLE}/undo`] = JSON.stringify(moment(0, { version: 2 }));
  assert.equal(true, await table.undo());
  assert.deepEqual([0, []], shown());
});

test("orders are those of the answer", async () => {
  server.answers[`${TABLE}/orders`] = JSON.stringify({ orders: ["discard wheel"] });
  await table.setOrders(["discard wheel"]);
  assert.deepEqual(["discard wheel"], table.orders.value);
});

test("where the stream is down, what came of other commands is asked for", async () => {
  server.answers[`${TABLE}/claim/answer`] = JSON.stringify({ table: "abc", seat: 1 });
  server.answers[`${TABLE}/moment?preview=true`] = JSON.stringify(moment(0, { public: true }));
  await table.answerClaim(1, true);
  assert.equal(true, table.moment.value.public);
});

test("what follows a move that shows something is sent when it has been seen", async () => {
  const [shows, next] = [{ move: "shuffle 1", barrier: true }, [{ move: "end", barrier: false }]];
  table.take(moment(1, { moves: [shows] }));
  server.answers[`${TABLE}/moves`] = JSON.stringify(moment(2, { moves: next }));
  await table.play(["shuffle 1", "end"]);
  assert.deepEqual(
    [["shuffle 1"], ["end"]],
    server.sent.map((each) => each.moves),
  );
});

test("moves that show nothing are sent together", async () => {
  await table.play(["end", "end"]);
  assert.deepEqual(
    [["end", "end"]],
    server.sent.map((each) => each.moves),
  );
});

test("the curtain falls for who shares the screen, and for nobody else", () => {
  table.mine.value = [0, 1];
  table.take(moment(1, { to_act: 2 }));
  assert.equal(null, table.curtain.value);
  table.take(moment(2, { to_act: 1 }));
  assert.equal(1, table.curtain.value);
});
