// The door: words first, then the page of the address. A page is loaded when it is first shown.
import { announce } from "./announce.js";
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
  rules: () => import("./pages/rules.js"),
  how: () => import("./pages/how.js"),
  cards: () => import("./pages/cards.js"),
  tree: () => import("./pages/tree.js"),
  learn: () => import("./pages/learn.js"),
  lesson: () => import("./pages/lesson.js"),
};

/** @param {{words: string}} props */
function Plain({ words }) {
  return html`<div class="page"><h1>${t("web-nothing-here")}</h1><p class="lede">${words}</p>
    <p class="row"><a class="button primary big" href=${address("/")}>${t("web-home")}</a></p></div>`;
}

function App() {
  const { name, params, path } = route.value;
  const [shown, setShown] = useState(
    /** @type {{Page: Page, name: string, params: Params, path: string} | null} */ (null),
  );
  const [failed, setFailed] = useState("");
  useEffect(() => {
    let stale = false;
    setFailed("");
    const load = PAGES[name];
    if (!load) return setShown(null);
    (async () => {
      try {
        const page = await load();
        await page.ready?.(params);
        if (!stale) setShown({ Page: page.default, name, params, path });
      } catch (error) {
        console.warn(error);
        if (!stale) setFailed("web-page-failed");
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
  if (failed) return html`<${Shell}><${Plain} words=${t(failed)} /></${Shell}>`;
  if (name === "nowhere") return html`<${Shell}><${Plain} words=${t("web-no-page")} /></${Shell}>`;
  if (!shown) return html`<${Shell}><p class="wait"><${Icon} name="deck" /> ${t("web-wait")}</p></${Shell}>`;
  return html`<${Shell}><${shown.Page} key=${shown.path} ...${shown.params} /></${Shell}>`;
}

/** Sends for the first page, its words and its styles, so that its words come with those of every page. Whoever draws
 * the page waits for them, and says what failed. @param {import("./router.js").Route} route */
async function begin({ name, params }) {
  const page = await PAGES[name]?.().catch(() => undefined);
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
/** Tooltips, once somebody points at something or goes from one thing to the next. */
const explain = () => {
  for (const kind of POINTING) removeEventListener(kind, explain);
  import("./ui/tips.js").then(({ listen }) => listen());
};
for (const kind of POINTING) addEventListener(kind, explain);
addEventListener("load", later);
begin(route.value).then(
  () => render(html`<${App} />`, root),
  () => {
    root.textContent = "Holocene: the server does not answer. Load the page again in a moment.";
  },
);
