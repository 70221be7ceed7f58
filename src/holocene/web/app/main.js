// The door: words first, then the page of the address. A page is loaded when it is first shown.
import { announce } from "./announce.js";
import { needGames } from "./games.js";
import { html, render, useEffect, useState } from "./lib.js";
import { address } from "./root.js";
import { route } from "./router.js";
import { Shell } from "./shell.js";
import { Icon } from "./ui/marks.js";
import { needSprite } from "./ui/sprites.js";
import { language, needWords, t } from "./words.js";

/** @typedef {import("./router.js").Params} Params */
/** @typedef {import("./lib.js").Component<Params>} Page */
/** @type {Record<string, () => Promise<{default: Page, ready?: (params: Params) => Promise<unknown>}>>} */
const PAGES = {
  home: () => import("./pages/home.js"),
  new: () => import("./pages/new.js"),
  table: () => import("./table.js"),
  replay: () => import("./pages/replay.js"),
  review: () => import("./pages/review.js"),
  rules: () => import("./pages/rules.js"),
  how: () => import("./pages/how.js"),
  cards: () => import("./pages/cards.js"),
  figures: () => import("./pages/figures.js"),
  tree: () => import("./pages/tree.js"),
  today: () => import("./pages/today.js"),
  club: () => import("./pages/club.js"),
  me: () => import("./pages/me.js"),
  player: () => import("./pages/player.js"),
  ladder: () => import("./pages/ladder.js"),
  events: () => import("./pages/events.js"),
  event: () => import("./pages/event.js"),
  learn: () => import("./pages/learn.js"),
  lesson: () => import("./pages/lesson.js"),
  puzzles: () => import("./pages/puzzles.js"),
  puzzle: () => import("./pages/puzzle.js"),
  nowhere: () => import("./pages/nowhere.js"),
};

/** A page that did not come. */
const Failed = () =>
  html`<div class="page"><h1>${t("web-nothing-here")}</h1><p class="lede">${t("web-page-failed")}</p>
    <p class="row"><a class="button primary big" href=${address("/")}>${t("web-home")}</a></p></div>`;

/** The page of an address; another one where it names a game that is not here. @param {string} name
 * @param {Record<string, string>} params */
async function pageOf(name, { game }) {
  const isHere = !game || (await needGames()).some((each) => each.name === game);
  return PAGES[isHere ? name : "nowhere"]();
}

function App() {
  const { name, params, path } = route.value;
  const [shown, setShown] = useState(
    /** @type {{Page: Page, name: string, params: Params, path: string} | null} */ (null),
  );
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let stale = false;
    setFailed(false);
    (async () => {
      try {
        const page = await pageOf(name, params);
        await page.ready?.(params);
        if (!stale) setShown({ Page: page.default, name, params, path });
      } catch (error) {
        console.warn(error);
        if (!stale) setFailed(true);
      }
    })();
    return () => {
      stale = true;
    };
  }, [path]);
  useEffect(() => {
    if (!shown) return;
    const main = document.getElementById("main");
    if (document.activeElement === document.body || document.activeElement?.closest("main"))
      main?.focus({ preventScroll: true });
    if (first) first = false;
    else setTimeout(() => announce(document.title), 100);
  }, [shown?.path]);
  if (hasFailed) return html`<${Shell}><${Failed} /></${Shell}>`;
  if (!shown) return html`<${Shell}><p class="wait"><${Icon} name="deck" /> ${t("web-wait")}</p></${Shell}>`;
  return html`<${Shell}><${shown.Page} key=${shown.path} ...${shown.params} /></${Shell}>`;
}

/** Sends for the first page, its words and its styles, so that its words come with those of every page. Whoever draws
 * the page waits for them, and says what failed. @param {import("./router.js").Route} route */
async function begin({ name, params }) {
  const page = await pageOf(name, params).catch(() => undefined);
  page?.ready?.(params).catch(() => {});
  await needWords();
}

/** Sends for the worker when everything else is there. */
/** A page that is left just then, or whose server is away, leaves it to the next visit. */
const install = () => import("./install.js").then((found) => found.install()).catch(() => {});
const later = () => setTimeout(install, 4000);

let first = true;
document.documentElement.lang = language.value;
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
needSprite("icons");
const POINTING = ["pointermove", "pointerdown", "keydown"];
const PRESSING = ["pointerdown", "pointerup", "pointercancel"];
/** Tooltips, once somebody points at something or goes from thing to thing. A press that outlasts their coming is
 * answered too: it may be the first thing that anybody does. @param {Event} event */
const explain = (event) => {
  for (const kind of POINTING) removeEventListener(kind, explain);
  let last = event;
  const note = (/** @type {Event} */ next) => {
    last = next;
  };
  for (const kind of PRESSING) addEventListener(kind, note);
  import("./ui/tips.js")
    .then(({ listen }) => listen(last), attend) // where the server is away, the next one tries again
    .finally(() => {
      for (const kind of PRESSING) removeEventListener(kind, note);
    });
};
const attend = () => {
  for (const kind of POINTING) addEventListener(kind, explain);
};
attend();
addEventListener("load", later);
begin(route.value).then(
  () => render(html`<${App} />`, root),
  () => {
    root.textContent = "Holocene: the server does not answer. Load the page again in a moment.";
  },
);
