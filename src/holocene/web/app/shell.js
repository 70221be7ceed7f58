// What every page has: skip link, top bar with languages and settings, live region, notices, dialogs, keyboard help.
import { Announcements, announce } from "./announce.js";
import { useKeys } from "./keys.js";
import { html, signal, useEffect, useState } from "./lib.js";
import { address } from "./root.js";
import { route } from "./router.js";
import { LANGUAGES, THEMES, theme } from "./settings.js";
import { pageTitle } from "./title.js";
import { Dialogs } from "./ui/dialog.js";
import { Button, Icon, Logo } from "./ui/marks.js";
import { Toasts, toast } from "./ui/toast.js";
import { language, setLanguage, t } from "./words.js";

/** @import { Drawn } from "./lib.js" */
/** What a page puts into the top bar: its title, and buttons.
 * @type {import("./lib.js").Signal<{title?: Drawn, tools?: Drawn}>} */
export const bar = signal({});

/** Fills the bar while a page is shown. @param {() => {title?: Drawn, tools?: Drawn}} fill
 * @param {readonly unknown[]} inputs */
export function useBar(fill, inputs) {
  useEffect(() => {
    const own = fill();
    bar.value = own;
    return () => {
      if (bar.value === own) bar.value = {}; // the next page may have filled it already
    };
  }, inputs);
}

/** The title of the window. @param {string} title */
export function useTitle(title) {
  useEffect(() => {
    pageTitle.value = title ? `${title} · Holocene` : "Holocene";
  }, [title]);
}

/** @param {string} lang */
async function turn(lang) {
  try {
    await setLanguage(lang);
    announce(t("web-language-changed"));
  } catch {
    toast(t("web-offline"), { icon: "warning" });
  }
}

export function Languages() {
  return html`<div class="segments" role="group" aria-label=${t("web-language")}>${LANGUAGES.map(
    (lang) =>
      html`<button type="button" lang=${lang} aria-pressed=${String(lang === language.value)}
        aria-label=${`${lang.toUpperCase()} ${NAMES[lang]}`} onClick=${() => turn(lang)}>${lang.toUpperCase()}
        </button>`,
  )}</div>`;
}

/** @type {Record<string, string>} */
const NAMES = { en: "English", fr: "Français", de: "Deutsch", ru: "Русский" };

/** The settings, loaded when somebody asks for them. */
export const openSettings = () => import("./ui/settings-sheet.js").then((sheet) => sheet.openSettings());

/** The sheet of keys, loaded when somebody asks for it. */
export const openKeys = () => import("./ui/key-sheet.js").then((sheet) => sheet.openKeys());

/** The places of the site: an address, an icon, words, and the pages that belong there.
 * @type {[string, string, string, string[]][]} */
const PLACES = [
  ["/", "s-action", "web-place-play", ["home", "new"]],
  ["/learn", "hint", "web-place-learn", ["learn", "how", "puzzles", "cards", "figures", "tree", "rules", "replay"]],
  ["/today", "today", "web-place-today", ["today"]],
  ["/club", "hearth", "web-place-club", ["club", "player", "ladder", "events", "event"]],
];
const AT_TABLE = ["table", "replay", "lesson"]; // there the thumb belongs to the decision

/** In the bar, and on a phone a dock below. */
const Places = () =>
  html`<nav class="site-places" aria-label=${t("web-place-nav")}>${PLACES.map(
    ([path, icon, words, pages]) => html`<a href=${address(path)}
      aria-current=${pages.includes(route.value.name) ? "page" : undefined}><${Icon} name=${icon} />${t(words)}</a>`,
  )}</nav>`;

/** The way to what this browser keeps of its reader. */
const You = () => html`<a class="button bare quiet" href=${address("/me")} aria-label=${t("web-me")}
  data-tip=${t("web-me")}><${Icon} name="person" /></a>`;

function Offline() {
  const [off, setOff] = useState(!navigator.onLine);
  useEffect(() => {
    const look = () => setOff(!navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return off && html`<p class="notice" role="status"><${Icon} name="warning" /> ${t("web-no-network")}</p>`;
}

/** @param {{children?: Drawn}} props */
export function Shell({ children }) {
  const cycle = () => {
    theme.value = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length];
    announce(t(`web-theme-${theme.value}`));
  };
  useKeys([
    { keys: ["?"], words: "web-key-help", run: openKeys },
    { keys: ["g"], words: "web-key-language", run: () => turn(LANGUAGES[(LANGUAGES.indexOf(language.value) + 1) % 4]) },
    { keys: [","], words: "web-key-settings", run: openSettings },
  ]);
  const { title, tools } = bar.value;
  const { name, params } = route.value;
  const isAsking = name === "replay" && !params.id; // for the record that is to be shown
  const isAtTable = AT_TABLE.includes(name) && !isAsking;
  return html`<a class="skip" href="#main">${t("web-skip")}</a>
    <header class=${`top${title ? " titled" : ""}${isAtTable ? " table-bar" : ""}`}>
      <a class="logo" href=${address("/")} aria-label=${`Holocene: ${t("web-home")}`}><${Logo} />
        <span class=${title ? "wide" : ""}>Holocene</span></a>
      ${title && html`<div class="top-title">${title}</div>`}
      ${!title && !isAtTable && html`<${Places} />`}
      <span class="spacer"></span>
      ${tools}
      ${!title && html`<${You} />`}
      <${Languages} />
      <${Button} bare icon="help" class="quiet wide" onClick=${openKeys}>${t("web-keys")}</${Button}>
      <${Button} bare icon="settings" class="quiet" onClick=${openSettings}>${t("web-settings")}</${Button}>
      <${Button} bare icon="theme" class="quiet wide" onClick=${cycle}>${t("web-theme-next")}</${Button}>
    </header>
    <${Offline} />
    <main id="main" tabindex="-1">${children}</main>
    <${Toasts} /><${Announcements} /><${Dialogs} />`;
}
