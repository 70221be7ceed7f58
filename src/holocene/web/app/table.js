// The table: status, table and decision, kept live. The game's own parts come from app/{game}/table.js.
import { Problem } from "./api.js";
import { useKeys } from "./keys.js";
import { html, useEffect, useState } from "./lib.js";
import { sentence } from "./problems.js";
import { useBar, useTitle } from "./shell.js";
import { Curtain } from "./table/curtain.js";
import { DecisionPanel } from "./table/decision.js";
import { Log } from "./table/log.js";
import { openTable } from "./table/open.js";
import { Lobby, openPeople, Requests } from "./table/people.js";
import { PlainTable } from "./table/plain.js";
import { openScore } from "./table/score.js";
import { Button, Icon, Seat } from "./ui/marks.js";
import { language, t } from "./words.js";

/** @param {{id: string}} props */
export default function TablePage({ id }) {
  const [opened, setOpened] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState(/** @type {Problem | null} */ (null));
  useEffect(() => {
    let stale = false;
    /** @type {any} */
    let table = null;
    (async () => {
      try {
        const found = await openTable(id);
        table = found.table;
        if (found.token || found.summary.state === "over") await table.open(found.token);
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
  }, [id]);
  if (problem) return html`<${Failed} problem=${problem} />`;
  if (!opened) return html`<p class="wait"><${Icon} name="deck" /> ${t("web-wait")}</p>`;
  if (!opened.table.moment.value) return html`<${Closed} summary=${opened.summary} />`;
  return html`<${Live} ...${opened} />`;
}

/** @param {{problem: Problem}} props */
function Failed({ problem }) {
  const key = problem.isOffline ? "web-offline" : [401, 403].includes(problem.status) ? "web-link-revoked" : [404, 410].includes(problem.status) ? "web-no-table" : "";
  const [words, setWords] = useState("");
  useEffect(() => {
    if (!key) sentence(problem).then(setWords);
  }, [problem, language.value]);
  return html`<div class="page"><h1>${t("web-table-closed")}</h1><p class="lede" role="alert">${key ? t(key) : words}</p>
    <p class="row"><button type="button" class="b big" onClick=${() => location.reload()}>${t("web-again")}</button><a class="b go big" href="/">${t("web-home")}</a></p></div>`;
}

/** A running table, for one who has no link to it. @param {{summary: any}} props */
function Closed({ summary }) {
  return html`<div class="page"><h1>${t(`title-${summary.game}`)}</h1><p class="lede">${t(summary.state === "open" ? "web-no-link-open" : "web-no-link")}</p>
    <ul class="list closed">${summary.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => html`<li><span class="row"><${Seat} seat=${at} /> ${seat.name || t(seat.kind === "bot" ? "seat-bot" : "seat-human", { n: at + 1 })}</span><span class="cap">${t(`web-kind-${seat.kind}`)}</span></li>`)}</ul>
    <p class="row"><a class="b go big" href="/">${t("web-home")}</a></p></div>`;
}

/** @param {{table: import("./table/model.js").TableModel, module: any, summary: any}} props */
function Live({ table, module, summary }) {
  const m = table.moment.value;
  const [tab, setTab] = useState(module.tabs?.[0]?.id ?? "table");
  table.openScore = () => openScore(table);
  table.openTree = () => import("./ui/tree.js").then(({ openTree }) => openTree(table));
  const people = () => openPeople(table);
  const isProgress = table.game === "progress";
  useTitle(t(`title-${table.game}`));
  useBar(
    () => ({
      title: html`<${Title} table=${table} module=${module} />`,
      tools: html`<nav class="tools" aria-label=${t("web-tools")}>
        ${isProgress && html`<${Button} icon="tree" class="quiet" onClick=${() => table.openTree()}><span class="lab">${t("web-tree")}</span></${Button}>`}
        <${Button} icon="score" class="quiet" onClick=${() => table.openScore()}><span class="lab">${t("web-score")}</span></${Button}>
        <${Button} icon="person" class="quiet" onClick=${people}><span class="lab">${t("web-people")}</span></${Button}>
        <a class="b quiet wide" href=${`/rules/${table.game}`} target="_blank"><${Icon} name="help" /><span class="lab">${t("web-rules")}</span></a>
      </nav>`,
    }),
    [table, t("web-score")],
  );
  useKeys(
    [
      { keys: ["u"], words: "web-undo", run: () => m.can_undo && table.undo() },
      { keys: ["R"], words: "web-restart", run: () => m.can_undo && table.restart() },
      { keys: ["h"], words: "web-hint", run: () => table.askHint() },
      { keys: ["s"], words: "web-score", run: () => table.openScore() },
      ...(isProgress ? [{ keys: ["t"], words: "web-tree", run: () => table.openTree() }] : []),
      { keys: ["p"], words: "web-people", run: people },
      { keys: ["l"], words: "web-log", run: () => focus("h-log", () => setTab("log")) },
      { keys: ["q"], words: "web-key-question", run: () => focus("h-ask") },
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({ keys: [String(n)], words: "web-key-choice", quiet: n > 1, run: () => press(n) })),
    ],
    [table, m.can_undo],
  );
  useEffect(() => {
    if (m.state === "over" && table.news.value.length) table.openScore();
  }, [m.state]);
  if (table.deleted.value) return html`<${Failed} problem=${new Problem(410, {})} />`;
  const Zone = module.Table ?? PlainTable;
  const tabs = [...(module.tabs ?? [{ id: "table", icon: "deck", words: "web-tab-table" }]), { id: "log", icon: "log", words: "web-log" }];
  return html`<div class=${`tbl game-${table.game}`} data-tab=${tab}>
    <h1 class="vh">${t(`title-${table.game}`)}</h1>
    <${Connection} table=${table} />
    <${Requests} table=${table} />
    <nav class="tabs" aria-label=${t("web-tabs")}>${tabs.map(
      ({ id, icon, words }) => html`<button type="button" aria-pressed=${String(tab === id)} onClick=${() => setTab(id)}><${Icon} name=${icon} /><span>${t(words, {}, table.game)}</span></button>`,
    )}</nav>
    ${m.state === "open" ? html`<${Lobby} table=${table} summary=${summary} />` : html`<div class="zone" hidden=${table.phone.value && tab === "log"}><${Zone} table=${table} tab=${tab} /></div>`}
    <div class="a-de"><${DecisionPanel} table=${table} module=${module} />
      <div class="log-zone" hidden=${m.state === "open" || (table.phone.value && tab !== "log")}><${Log} table=${table} module=${module} /></div></div>
    ${table.curtain.value !== null && html`<${Curtain} table=${table} />`}
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
  const buttons = document.querySelectorAll(".ask .in button:not([aria-disabled=true])");
  const found = buttons[n - 1];
  if (found instanceof HTMLElement) found.focus();
}

/** @param {{table: import("./table/model.js").TableModel, module: any}} props */
function Title({ table, module }) {
  if (!table.view.value) return null;
  return html`<b>${t(`web-title-${table.game}`)}</b><span class="cap">${module.Status && table.state.value !== "open" ? html`<${module.Status} table=${table} />` : t("web-players", { n: table.moment.value.seats.length })}</span>`;
}

/** @param {{table: import("./table/model.js").TableModel}} props */
function Connection({ table }) {
  const state = table.connection.value;
  if (state === "live" || state === "closed") return null;
  return html`<p class="notice" role="status"><${Icon} name=${state === "waiting" ? "warning" : "link"} /> ${t(state === "waiting" ? "web-reconnecting" : "web-connecting")}</p>`;
}
