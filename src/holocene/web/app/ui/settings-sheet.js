// The settings, as a dialog: what this browser remembers of its reader.
import { html } from "../lib.js";
import { address } from "../root.js";
import {
  coached,
  endsTurn,
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
} from "../settings.js";
import { Languages } from "../shell.js";
import { hasWords, needWords, t } from "../words.js";
import { Choice } from "./choice.js";
import { Dialog, openDialog } from "./dialog.js";

export async function openSettings() {
  // Without these words a line is missing.
  await needWords("web-lesson", "web-tempo", "web-drama", "web-clicks").catch(() => {});
  const more = await import("../drama/settings.js").catch(() => null);
  openDialog((close) => html`<${Settings} close=${close}>${more && html`<${more.Drama} />`}</${Settings}>`);
}

/** What goes by itself: the words of each choice, its value, and what can be chosen.
 * @type {([string, import("../lib.js").Signal<boolean>, boolean[]] | [string, import("../lib.js").Signal<string>,
 * string[]])[]} */
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

/** @param {{close: () => void, children?: import("../lib.js").Drawn}} props `children`: what is loaded when it is
 * looked at */
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
        choices=${[...SPEEDS.slice(1), SPEEDS[0]].map((name) => [name, t(`wt-tempo-${name}`)])} />`
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
      <p class="caption">${t("web-settings-kept")}
        ${" "}<a href=${address("/me")} onClick=${close}>${t("web-me-link")}</a></p>
    </div>
  </${Dialog}>`;
}
