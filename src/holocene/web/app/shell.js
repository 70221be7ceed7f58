// What every page has: skip link, top bar with languages and settings, live region, notices, dialogs, keyboard help.
import { Announcements, announce } from "./announce.js";
import { useKeys } from "./keys.js";
import { html, signal, useEffect, useState } from "./lib.js";
import { address } from "./root.js";
import {
  coached,
  endsTurn,
  LANGUAGES,
  letterKeys,
  motion,
  onePress,
  onlyCard,
  PRESSES,
  SIZES,
  SPEEDS,
  staysPut,
  THEMES,
  tempo,
  textSize,
  theme,
} from "./settings.js";
import { pageTitle } from "./title.js";
import { Dialog, Dialogs, openDialog } from "./ui/dialog.js";
import { Button, Icon, Logo } from "./ui/marks.js";
import { Toasts, toast } from "./ui/toast.js";
import { hasWords, language, needWords, setLanguage, t } from "./words.js";

/** What a page puts into the top bar: its title, and buttons.
 * @type {import("./lib.js").Signal<{title?: any, tools?: any}>} */
export const bar = signal({});

/** Fills the bar while a page is shown. @param {() => {title?: any, tools?: any}} fill @param {any[]} inputs */
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

function Languages() {
  return html`<div class="segments" role="group" aria-label=${t("web-language")}>${LANGUAGES.map(
    (lang) =>
      html`<button type="button" lang=${lang} aria-pressed=${String(lang === language.value)}
        aria-label=${`${lang.toUpperCase()} ${NAMES[lang]}`} onClick=${() => turn(lang)}>${lang.toUpperCase()}
        </button>`,
  )}</div>`;
}

/** @type {Record<string, string>} */
const NAMES = { en: "English", fr: "Français", de: "Deutsch", ru: "Русский" };

/** @param {{label: string, choices: [any, string][], value: {value: any}}} props `value`: a signal, or what acts so */
export function Choice({ label, choices, value }) {
  return html`<fieldset class="choice"><legend>${label}</legend><div class="segments">${choices.map(
    ([key, words]) =>
      html`<button type="button" aria-pressed=${String(value.value === key)} onClick=${() => (value.value = key)}>
        ${words}</button>`,
  )}</div></fieldset>`;
}

export async function openSettings() {
  // Without these words a line is missing.
  await needWords("web-lesson", "web-tempo", "web-drama", "web-clicks").catch(() => {});
  const more = await import("./drama/settings.js").catch(() => null);
  openDialog((close) => html`<${Settings} close=${close}>${more && html`<${more.Drama} />`}</${Settings}>`);
}

/** What goes by itself: the words of each choice, its value, and what can be chosen.
 * @type {[string, import("./lib.js").Signal<any>, any[]][]} */
const WISHES = [
  ["wc-stays", staysPut, [true, false]],
  ["wc-one-press", onePress, PRESSES],
  ["wc-only-move", onlyCard, [true, false]],
  ["wc-ends-turn", endsTurn, [true, false]],
];
const Wishes = () =>
  WISHES.map(
    ([words, value, choices]) => html`<${Choice} label=${t(words)} value=${value}
      choices=${choices.map((each) => [each, t(`${words}-${each}`)])} />`,
  );

/** @param {{close: () => void, children?: any}} props `children`: what is loaded when it is looked at */
function Settings({ close, children }) {
  return html`<${Dialog} title=${t("web-settings")} close=${close}>
    <div class="stacked">
      <${Choice} label=${t("web-theme")} value=${theme}
        choices=${THEMES.map((name) => [name, t(`web-theme-${name}`)])} />
      <${Choice} label=${t("web-text-size")} value=${textSize}
        choices=${SIZES.map((n) => [n, t("web-text-percent", { n })])} />
      <${Choice} label=${t("web-motion")} value=${motion}
        choices=${[[true, t("web-motion-on")], [false, t("web-motion-off")]]} />
      ${
        hasWords("wt-tempo") &&
        html`<${Choice} label=${t("wt-tempo")} value=${tempo}
        choices=${SPEEDS.map((name) => [name, t(`wt-tempo-${name}`)])} />`
      }
      ${hasWords("wc-stays") && html`<${Wishes} />`}
      <${Choice} label=${t("web-letter-keys")} value=${letterKeys}
        choices=${[[true, t("web-letter-keys-on")], [false, t("web-letter-keys-off")]]} />
      ${
        hasWords("wl-notes") &&
        html`<${Choice} label=${t("wl-notes")} value=${coached}
        choices=${[[true, t("wl-notes-on")], [false, t("wl-notes-off")]]} />`
      }
      ${children}
      <fieldset class="choice"><legend>${t("web-language")}</legend><${Languages} /></fieldset>
      <p class="caption">${t("web-settings-kept")}</p>
    </div>
  </${Dialog}>`;
}

/** The sheet of keys, loaded when somebody asks for it. */
export const openKeys = () => import("./ui/key-sheet.js").then((sheet) => sheet.openKeys());

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

/** @param {{children?: any}} props */
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
  return html`<a class="skip" href="#main">${t("web-skip")}</a>
    <header class=${title ? "top titled" : "top"}>
      <a class="logo" href=${address("/")} aria-label=${`Holocene: ${t("web-home")}`}><${Logo} />
        <span class=${title ? "wide" : ""}>Holocene</span></a>
      ${title && html`<div class="top-title">${title}</div>`}
      <span class="spacer"></span>
      ${tools}
      <${Languages} />
      <${Button} bare icon="help" class="quiet wide" onClick=${openKeys}>${t("web-keys")}</${Button}>
      <${Button} bare icon="settings" class="quiet" onClick=${openSettings}>${t("web-settings")}</${Button}>
      <${Button} bare icon="theme" class="quiet wide" onClick=${cycle}>${t("web-theme-next")}</${Button}>
    </header>
    <${Offline} />
    <main id="main" tabindex="-1">${children}</main>
    <${Toasts} /><${Announcements} /><${Dialogs} />`;
}
