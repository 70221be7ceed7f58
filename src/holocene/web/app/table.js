// The table: status, table and decision, kept live. What is drawn of a game comes from the table.js of its folder.
import { Problem } from "./api.js";
import { BallotZone } from "./clock/door.js";
import { useDrama } from "./drama/index.js";
import { gameWords } from "./games.js";
import { useKeys } from "./keys.js";
import { hasHow, howOf } from "./learning.js";
import { html, useEffect, useState } from "./lib.js";
import { address } from "./root.js";
import { route } from "./router.js";
import { inWords } from "./settings.js";
import { useBar, useTitle } from "./shell.js";
import { useByItself } from "./table/by-itself.js";
import { Curtain } from "./table/curtain.js";
import { DecisionPanel } from "./table/decision.js";
import { useEnding } from "./table/ending.js";
import { useFocus } from "./table/focus.js";
import { Invited } from "./table/invited.js";
import { Log } from "./table/log.js";
import { Connection } from "./table/notices.js";
import { openTable } from "./table/open.js";
import { Requests } from "./table/requests.js";
import { useSheet } from "./table/sheet.js";
import { Closed, Failed } from "./table/shut.js";
import { Claiming, Spent } from "./table/spent.js";
import { tabsOf, uncover } from "./table/tabs.js";
import { Unfair } from "./table/unfair.js";
import { canTalk, TalkButton, TalkZone } from "./talk/frame.js";
import { useTempoParts } from "./tempo/parts.js";
import { TextLink, turnText, useTextTable } from "./text/mode.js";
import { useLoaded } from "./ui/lazy.js";
import { glossary, legend, openLegend } from "./ui/legend.js";
import { Button, Icon } from "./ui/marks.js";
import { t } from "./words.js";

/** @import { Drawn, Component } from "./lib.js" */
/** @import { Drawing } from "./types/drawing.d.ts" */
/** @typedef {import("./table/model.js").TableModel} TableModel */

/** What is shown to those whose link opens no seat yet.
 * @type {Record<string, Component<import("./table/spent.js").Door>>} */
const DOORS = { invited: Invited, spent: Spent, claim: Claiming };

/** @param {{id: string}} props */
export default function TablePage({ id }) {
  const [opened, setOpened] = useState(/** @type {Awaited<ReturnType<typeof openTable>> | null} */ (null));
  const [problem, setProblem] = useState(/** @type {Problem | null} */ (null));
  const [round, setRound] = useState(0);
  const fresh = route.value.hash.startsWith("k=") ? route.value.hash : ""; // a link that is followed at the table
  useEffect(() => {
    let stale = false;
    setOpened(null);
    setProblem(null);
    /** @type {TableModel | null} */
    let table = null;
    (async () => {
      try {
        const found = await openTable(id);
        table = found.table;
        if (found.moment) await table.open(found.token, found.moment);
        if (stale) table.close();
        else setOpened(found);
      } catch (error) {
        if (!stale) setProblem(error instanceof Problem ? error : new Problem(0, { error: String(error) }));
      }
    })();
    return () => {
      stale = true;
      table?.close();
    };
  }, [id, round, fresh]);
  const reopen = () => setRound((n) => n + 1);
  if (problem) return html`<${Failed} id=${id} problem=${problem} />`;
  if (!opened) return html`<p class="wait"><${Icon} name="deck" /> ${t("web-wait")}</p>`;
  const Door = DOORS[opened.summary.role ?? ""];
  if (Door) return html`<${Door} id=${id} ...${opened} reopen=${reopen} />`;
  if (!opened.table.moment.value) return html`<${Closed} summary=${opened.summary} />`;
  return html`<${Opened} ...${opened} />`;
}

/** @param {{table: TableModel, module: Drawing}} props */
function Opened({ table, module }) {
  const lobby = useLoaded(() => import("./table/lobby.js"), table.state.value === "open");
  if (table.closed.value) return html`<${Failed} id=${table.id} problem=${table.closed.value} />`;
  if (table.state.value === "open") return lobby && html`<${lobby.Lobby} table=${table} />`;
  return html`<${Live} table=${table} module=${module} />`;
}

/** @param {{table: TableModel, module: Drawing, caption?: Drawn, asked?: string,
 * Panel?: Component<import("./table/decision.js").PanelProps>}} props `caption` stands in the place of the status,
 * `asked` names the tab to turn to on a phone, after a word that makes it new, `Panel` asks for the decision */
export function Live({ table, module, caption, asked = "", Panel = DecisionPanel }) {
  const m = table.moment.value;
  const { playback } = table;
  playback.ways = module.tempo ?? {};
  const parts = useTempoParts(table);
  const seen = playback.isOn ? playback.stage : table;
  const [turned, setTab] = useState(module.tabs?.[0]?.id ?? "table");
  table.openScore = () => import("./table/score.js").then(({ openScore }) => openScore(table));
  table.openTree = () => import("./ui/tree.js").then(({ openTree }) => openTree(table));
  useByItself(table);
  useSheet(table);
  const drama = useDrama(table);
  const Text = useTextTable(table);
  useFocus(table, Text ? undefined : module);
  useEffect(() => {
    if (asked) setTab(String(asked.split(" ").at(-1)));
  }, [asked]);
  const people = () => !table.isLesson && import("./table/people.js").then(({ openPeople }) => openPeople(table));
  useTitle(gameWords(table.game, "title"));
  useEffect(() => {
    const { symbols } = module;
    legend.value = symbols ? () => symbols(table) : null;
    glossary.value = module.glossary ?? [];
    return () => {
      legend.value = null;
    };
  }, [table, module]);
  useBar(
    () => ({
      title: html`<${Title} table=${table} module=${module} caption=${caption} />`,
      tools: html`<nav class="tools" aria-label=${t("web-tools")}>
        ${
          module.hasTree &&
          html`<${Button} icon="tree" class="quiet" onClick=${() => table.openTree()}>
          <span class="label">${t("web-tree")}</span></${Button}>`
        }
        <${Button} icon="score" class="quiet" onClick=${() => table.openScore()}><span class="label">${t("web-score")}
          </span></${Button}>
        ${
          !table.isLesson &&
          html`<${Button} icon="person" class="quiet" onClick=${people}><span
          class="label">${t("web-people")}</span></${Button}>`
        }
        <${TalkButton} table=${table} />
        ${
          module.symbols &&
          html`<${Button} icon="symbols" class="quiet" onClick=${openLegend}><span class="label">${t("legend-title")}
          </span></${Button}>`
        }
        <${TextLink} table=${table} />
        <a class="button quiet" href=${address(howOf(table.game))} target="_blank"><${Icon} name="text" />
          <span class="label">${t(hasHow(table.game) ? "web-how" : "web-rules")}</span></a>
      </nav>`,
    }),
    [table, t("web-score"), caption],
  );
  useKeys(
    [
      { keys: ["u"], words: "web-undo", run: () => m.can_undo && table.undo() },
      { keys: ["Shift+R"], words: "web-restart", run: () => m.can_undo && table.restart() },
      { keys: ["h"], words: "web-hint", run: () => table.askHint() },
      { keys: ["s"], words: "web-score", run: () => table.openScore() },
      ...(module.hasTree ? [{ keys: ["t"], words: "web-tree", run: () => table.openTree() }] : []),
      ...(module.symbols ? [{ keys: ["i"], words: "legend-key", run: openLegend }] : []),
      { keys: ["p"], words: "web-people", run: people },
      ...(canTalk(table) ? [{ keys: ["w"], words: "wt-talk", run: () => table.talk.turn() }] : []),
      { keys: ["l"], words: "web-log", run: () => focus("h-log", () => setTab("log")) },
      ...(table.isLesson ? [] : [{ keys: ["x"], words: "web-text-table", run: () => turnText(table) }]),
      { keys: ["q"], words: "web-key-question", run: () => focus("h-ask") },
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({
        keys: [String(n)],
        words: "web-key-choice",
        quiet: n > 1,
        run: () => press(n),
      })),
    ],
    [table, m.can_undo],
  );
  useEffect(() => {
    if (m.state !== "over" || table.isLesson) return;
    import("./results.js").then(({ keepResult }) => keepResult(m, table.log.value));
  }, [m.state]);
  const ending = useEnding(table, !Text && !inWords.value, seen.isOver.value); // the end is seen before it is counted
  table.openEnd = ending.open;
  if (ending.Page) return html`<${ending.Page} table=${table} module=${module} ...${ending} />`;
  /** Whoever presses a card of her hand has seen enough. @param {Event} event */
  const decide = (event) => {
    if (!(table.isMine.value && event.target instanceof Element && event.target.closest("#hand"))) return;
    table.folded.value = false;
    playback.skip();
  };
  const turn = (/** @type {string} */ id) => {
    setTab(id);
    uncover(table);
  };
  const Zone = module.Table;
  const { tab, tabs } = tabsOf(table, module.tabs, turned);
  const notices = html`<h1 class="unseen">${gameWords(table.game, "title")}</h1>
    <${Connection} table=${table} />
    <${Unfair} table=${table.id} deal=${m} />
    <${Requests} table=${table} /><${BallotZone} table=${table} />`;
  const curtain = table.curtain.value !== null && html`<${Curtain} table=${table} />`;
  if (Text) return html`<div>${notices}<${Text} table=${table} />${curtain}</div>`;
  const scene = module.scene?.(seen);
  return html`<div class=${`table game-${table.game}`} data-tab=${tab} data-scene=${scene}>
    ${notices}
    <nav class="tabs" aria-label=${t("web-tabs")}>${tabs.map(
      ({ id, icon, words }) =>
        html`<button type="button" aria-pressed=${String(tab === id)} onClick=${() => turn(id)}>
          <${Icon} name=${icon} /><span>${t(words, {}, table.game)}</span></button>`,
    )}</nav>
    <div class="zone" hidden=${table.phone.value && tab === "log"} onClickCapture=${decide}>
      <${Zone} table=${seen} tab=${tab} /></div>
    <div class="decision-zone"><div class="ask-room">${
      playback.isOn && parts
        ? html`<${parts.PlaybackPanel} key=${scene} table=${table} />`
        : html`<${Panel} table=${table} module=${module} Recap=${parts?.Recap} />`
    }</div>
      ${canTalk(table) && html`<${TalkZone} table=${table} />`}
      <div class="log-zone" key=${scene} hidden=${table.phone.value && tab !== "log"}><${Log} table=${seen} />
        </div></div>
    ${drama && html`<${drama.Drama} table=${table} ...${drama} />`}
    ${curtain}
  </div>`;
}

/** @param {string} id @param {() => void} [first] */
function focus(id, first) {
  first?.();
  setTimeout(() => {
    const found = document.getElementById(id);
    found?.setAttribute("tabindex", "-1");
    found?.focus();
  }, 30);
}

/** Presses the n-th choice of the decision. @param {number} n */
function press(n) {
  const buttons = document.querySelectorAll(":is(.ask .body, .text-choices) button:not([aria-disabled=true])");
  const found = buttons[n - 1];
  if (found instanceof HTMLElement) found.focus();
}

/** @param {TableModel} table */
const seatsOf = (table) => t("web-players", { n: table.moment.value.seats.length });

/** @param {{table: TableModel, module: Drawing, caption?: Drawn}} props */
function Title({ table: model, module, caption }) {
  const table = model.playback.isOn ? model.playback.stage : model;
  if (!table.view.value) return null;
  const rated = model.moment.value.rated ? ` · ${t("web-rated")}` : "";
  return html`<b>${gameWords(table.game)}${rated}</b><span class="caption">
    ${caption || (module.Status ? html`<${module.Status} table=${table} />` : seatsOf(table))}</span>`;
}
