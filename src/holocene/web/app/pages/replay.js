// A game seen again: by moves or turns, at any speed, by the eyes of each seat once it is over.
import { get, Problem } from "../api.js";
import { tellBeat } from "../beats.js";
import { gameWords } from "../games.js";
import { useKeys } from "../keys.js";
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { Controls, hasten, speed } from "../replay/controls.js";
import { linkTo } from "../replay/link.js";
import { Onward } from "../replay/onward.js";
import { jump, Turns, turnsOf } from "../replay/turns.js";
import { address } from "../root.js";
import { go, route } from "../router.js";
import { useBar, useTitle } from "../shell.js";
import { useEnding } from "../table/ending.js";
import { Log } from "../table/log.js";
import { openTable } from "../table/open.js";
import { download } from "../table/record.js";
import { openScore } from "../table/score.js";
import { MOMENT } from "../table/state.js";
import { grown, storyOf } from "../table/story.js";
import { copy } from "../ui/links.js";
import { Button, Icon } from "../ui/marks.js";
import { drawn, places, slide } from "../ui/motion.js";
import { needStyles } from "../ui/styles.js";
import { needWords, t } from "../words.js";
import { Bring, ready as readyToBring } from "./bring.js";

const SHUT = "server-today-shut";
const PACE = 900; // of a move at the usual speed

export const ready = (/** @type {{id: string}} */ { id }) => (id ? Promise.resolve() : readyToBring());

/** A game, or the way to open a record where no game is named. @param {{id: string}} props */
export default function Replay({ id }) {
  return id ? html`<${Watched} id=${id} />` : html`<${Bring} />`;
}

/** @param {{id: string}} props */
function Watched({ id }) {
  const [opened, setOpened] = useState(
    /** @type {Awaited<ReturnType<typeof openTable>> & {now: Moment} | null} */ (null),
  );
  const [problem, setProblem] = useState("");
  const [shut, setShut] = useState(false);
  useEffect(() => {
    (async () => {
      try {
        const found = await openTable(id);
        await Promise.all([needStyles("replay"), needWords("web-replay", "end", "branch")]);
        found.table.isReplay = true;
        found.table.token.value = found.token;
        const now = await (found.moment ?? get(`/tables/${id}${MOMENT}`, { token: found.token }));
        if (!now.view) return go(`/table/${id}`, { replace: true }); // nothing has been dealt yet
        setOpened({ ...found, now });
      } catch (error) {
        // One of other rules says which, one of today's deal when it opens; whatever else is nobody's business.
        const isShut = error instanceof Problem && error.body.key === SHUT;
        const isTold = isShut || (error instanceof Problem && error.status === 409);
        setShut(isShut);
        const isRefused = error instanceof Problem && !error.isOffline && !isTold;
        setProblem(isRefused ? t("web-no-replay") : await sentence(error));
      }
    })();
  }, [id]);
  if (problem)
    return html`<div class="page"><h1>${t("web-replay")}</h1><p class="lede">${problem}</p>
      <p class="row"><a class="button primary big" href=${address(shut ? "/today" : "/")}>
        ${t(shut ? "web-place-today" : "web-home")}</a>
      <a class="button big" href=${address("/replay")}>${t("web-bring")}</a></p></div>`;
  if (!opened) return html`<p class="wait"><${Icon} name="replay" /> ${t("web-wait")}</p>`;
  return html`<${Player} ...${opened} />`;
}

/** @import { Moment } from "../types/api.d.ts" */
/** @param {import("../table/model.js").TableModel} table @param {Moment} moment */
function show(table, moment) {
  const before = places();
  const last = table.moment.value?.n ?? moment.n;
  const fresh = moment.events.filter((event) => event.n > last);
  table.log.value = moment.events;
  table.story.value = grown([], moment);
  table.moment.value = moment;
  drawn().then(() => slide(before));
  for (const event of fresh) tellBeat({ table, event, quiet: moment.n > last + 1 });
}

/** What a move was told as: the sentences that it ends, or else its events.
 * @param {import("../table/model.js").TableModel} table @param {number} n */
function toldAt(table, n) {
  const log = table.log.value;
  const telling = table.telling.value;
  const sentences = storyOf(table).flatMap((chapter) => chapter.sentences);
  const ended = sentences.filter(({ steps }) => steps.length && log[steps[steps.length - 1]]?.n === n);
  if (ended.length) return ended.map((sentence) => telling.told(sentence, log));
  return log.filter((event) => event.n === n).map((event) => telling.event(event));
}

/** The moment that the address asks for, the nearest that there is; `otherwise` where it names none.
 * @param {number} otherwise @param {number} last */
function askedFor(otherwise, last) {
  const at = Number(route.value.query.get("at") ?? otherwise);
  return Number.isNaN(at) ? otherwise : Math.max(0, Math.min(last, Math.round(at)));
}

/** Whose eyes the address asks for, after the end. @param {Moment} now */
function eyesMeant(now) {
  const eyes = Number(route.value.query.get("eyes") ?? Number.NaN);
  return now.state === "over" && now.steps && eyes >= 0 && eyes < now.seats.length ? eyes : now.seat;
}

/** @param {{table: import("../table/model.js").TableModel, now: Moment,
 * module: import("../types/drawing.d.ts").Drawing}} props */
function Player({ table, module, now }) {
  const over = now.state === "over";
  const [eyes, setEyes] = useState(() => eyesMeant(now));
  const [n, setN] = useState(() => (now.steps ? askedFor(now.n, now.n) : now.n));
  const [runs, setRuns] = useState(false);
  const [tab, setTab] = useState(module.tabs?.[0]?.id ?? "table");
  const [problem, setProblem] = useState("");
  const [folded, setFolded] = useState(true);
  const asked = useRef(0);
  useTitle(`${t("web-replay")} · ${gameWords(table.game)}`);
  useEffect(() => {
    const ticket = ++asked.current;
    const seat = eyes >= 0 || over ? `&seat=${eyes}` : "";
    const isNow = n === now.n && eyes === now.seat;
    const asking = isNow
      ? Promise.resolve(now)
      : get(table.path(`/at/${n}?preview=true${seat}`), { token: table.token.value });
    asking.then(
      (moment) => {
        if (ticket !== asked.current) return;
        show(table, moment);
        if (now.steps) setProblem("");
        history.replaceState(history.state, "", `${location.pathname}?at=${n}`);
      },
      async (error) => {
        if (ticket !== asked.current) return;
        setProblem(await sentence(error, table.game));
      },
    );
  }, [n, eyes]);
  useEffect(() => {
    if (now.steps) setN(askedFor(n, now.n));
  }, [route.value]);
  useEffect(() => {
    // A game of other rules cannot be played again here; its end was kept as it was, and the server says why.
    const tell = async (/** @type {unknown} */ error) => setProblem(await sentence(error, table.game));
    if (!now.steps) get(table.path("/at/0"), { token: table.token.value }).catch(tell);
  }, []);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setN((at) => Math.min(now.n, at + 1)), PACE / speed.value);
    return () => clearInterval(timer);
  }, [runs, speed.value]);
  const ending = useEnding(table, false);
  useEffect(() => {
    if (n < now.n || !runs) return;
    setRuns(false);
    ending.open();
  }, [n]);
  const turns = useMemo(() => turnsOf(now), [now]);
  const turn = (/** @type {number} */ by) => setN((at) => jump(turns, at, now.n, by));
  const step = (/** @type {number} */ by) => setN((at) => Math.max(0, Math.min(now.n, at + by)));
  useKeys(
    !now.steps
      ? []
      : [
          { keys: ["ArrowLeft"], words: "web-step-back", run: () => step(-1) },
          { keys: ["ArrowRight"], words: "web-step-on", run: () => step(1) },
          { keys: ["PageUp"], words: "replay-turn-back", run: () => turn(-1) },
          { keys: ["PageDown"], words: "replay-turn-on", run: () => turn(1) },
          { keys: ["+", "="], words: "replay-faster", run: () => hasten(1) },
          { keys: ["-"], words: "replay-slower", run: () => hasten(-1) },
          { keys: ["Home"], words: "web-to-start", run: () => setN(0) },
          { keys: ["End"], words: "web-to-end", run: () => setN(now.n) },
          { keys: [" "], words: "web-play-on", run: () => setRuns((on) => !on) },
        ],
  );
  useBar(
    () => ({
      title: html`<b>${t("web-replay")}</b><span class="caption">${gameWords(table.game)}</span>`,
      tools: html`<nav class="tools" aria-label=${t("web-tools")}>
        <${Button} icon="score" class="quiet" onClick=${() => openScore(table)}><span class="label">${t("web-score")}
        </span></${Button}></nav>`,
    }),
    [t("web-replay")],
  );
  if (!table.moment.value) return html`<p class="wait">${t("web-wait")}</p>`;
  const toEnd = () => {
    setN(now.n);
    ending.open();
  };
  if (ending.Page) return html`<${ending.Page} table=${table} module=${module} ...${ending} />`;
  const Zone = module.Table;
  const telling = table.telling.value;
  const tabs = [
    ...(module.tabs ?? [{ id: "table", icon: "deck", words: "web-tab-table" }]),
    { id: "log", icon: "log", words: "web-log" },
  ];
  return html`<div class=${`table replay game-${table.game}`} data-tab=${tab}><h1 class="unseen">${t("web-replay")}</h1>
    <nav class="tabs" aria-label=${t("web-tabs")}>${tabs.map(
      ({ id, icon, words }) => html`<button type="button"
      aria-pressed=${String(tab === id)} onClick=${() => setTab(id)}><${Icon} name=${icon} />
      <span>${t(words, {}, table.game)}</span></button>`,
    )}</nav>
    <div class="zone" hidden=${table.phone.value && tab === "log"}><${Zone} table=${table} tab=${tab} /></div>
    <div class="decision-zone"><section class="ask mine" aria-labelledby="h-ask" data-folded=${folded}>
      <header><button type="button" class="grab" aria-expanded=${String(!folded)} aria-label=${t("replay-more")}
        onClick=${() => setFolded(!folded)}></button>
      <h2 id="h-ask">${t("web-replay-at", { n, last: now.n })}</h2></header>
      <div class="body">
        ${
          now.steps &&
          html`<${Controls} n=${n} last=${now.n} setN=${setN} step=${step} turn=${turn} runs=${runs}
          setRuns=${setRuns} />`
        }
        ${
          over &&
          now.steps &&
          html`<label class="eyes">${t("web-eyes")} <select class="field"
          onChange=${(/** @type {import("../lib.js").Changed} */ { currentTarget }) =>
            setEyes(Number(currentTarget.value))}>
          <option value="-1" selected=${eyes === -1}>${t("web-eyes-all")}</option>
          ${now.seats.map(
            (_, at) => html`<option value=${at}
          selected=${eyes === at}>${telling.seat(at)}</option>`,
          )}</select></label>`
        }
        ${!over && html`<p class="caption">${t("web-replay-running")}</p>`}
        ${now.imported && html`<p class="caption"><${Icon} name="discard" /> ${t("web-imported")}</p>`}
        ${problem && html`<p class="fair-broken" role="alert"><${Icon} name="warning" /> ${problem}</p>`}
        <p class="now-told">${toldAt(table, n).join(" ")}</p></div>
      <footer><div class="row"><${Button} icon="share" onClick=${() => copy(linkTo(table.id, n, over))}>
        ${t("web-share")}</${Button}
        ><${Button} onClick=${() => download(table, "text")}>${t("web-download-text")}</${Button}>
          <${Button} onClick=${() => download(table, "json")}>${t("web-download-json")}</${Button}
        >${over && html`<${Button} icon="flag" onClick=${toEnd}>${t("web-to-end-page")}</${Button}>`}
        <${Onward} table=${table} now=${now} n=${n} eyes=${eyes} />
        ${!over && html`<a class="button primary" href=${address(`/table/${table.id}`)}>${t("web-to-table")}</a>`}
          </div></footer></section>
      <div class="log-zone" hidden=${table.phone.value && tab !== "log"}>
        ${now.steps && html`<${Turns} table=${table} now=${now} turns=${turns} n=${n} setN=${setN} />`}
        <${Log} table=${table} />
        </div></div></div>`;
}
