// The sheet of keys: what each does here. Every key can be changed or taken away, and all can be set back.
import { announce } from "../announce.js";
import { keyNames, keyOf } from "../key-names.js";
import { changedKeys, changeKey, deedOf, isChangeable, keyMaps, keysOf } from "../keys.js";
import { html, useState } from "../lib.js";
import { letterKeys } from "../settings.js";
import { capital, needWords, t } from "../words.js";
import { Dialog, openDialog } from "./dialog.js";
import { Button } from "./marks.js";
import { needStyles } from "./styles.js";

/** @typedef {import("../keys.js").Key} Key */

/** Keys that the browser and its dialogs need for themselves. */
const TAKEN = ["Tab", "Enter", " ", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];

export async function openKeys() {
  await Promise.all([needWords("web-keys"), needStyles("key-sheet")]);
  openDialog((close) => html`<${KeySheet} close=${close} />`);
}

/** @param {string[]} names */
const written = (names) => names.map((name) => keyNames(name).join("+")).join(" ");

/** What a deed is called. @param {Key} key */
const called = ({ words, game }) => capital(t(words, {}, game));

/** @param {{close: () => void}} props */
function KeySheet({ close }) {
  const [waits, setWaits] = useState("");
  const [trouble, setTrouble] = useState("");
  const shown = keyMaps.value.flat().filter((key) => !key.quiet);
  /** @param {string} words */
  const say = (words) => {
    setTrouble(words);
    announce(words);
  };
  /** @param {Key} key */
  const wait = (key) => {
    setWaits(key.words);
    setTrouble("");
    announce(t("wk-press", { deed: called(key) }));
  };
  /** @param {KeyboardEvent} event @param {Key} key */
  const pressed = (event, key) => {
    if (waits !== key.words || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = keyOf(event);
    if (["Shift", "CapsLock"].includes(name)) return;
    event.preventDefault();
    event.stopPropagation();
    const holder = deedOf(name);
    if (name === "Escape") setWaits("");
    else if (["Delete", "Backspace"].includes(name)) set(key, []);
    else if (TAKEN.includes(name)) say(t("wk-reserved", { key: written([name]) }));
    else if (holder && holder.words !== key.words)
      say(t("wk-conflict", { key: written([name]), deed: called(holder) }));
    else set(key, [name]);
  };
  /** @param {Key} key @param {string[] | null} names */
  const set = (key, names) => {
    changeKey(key, names);
    setWaits("");
    const now = keysOf(key);
    say(t(now.length ? "wk-set" : "wk-off", { key: written(now), deed: called(key) }));
  };
  return html`<${Dialog} title=${t("web-keys")} close=${close} class="key-sheet">
    <p class="row"><label><input type="checkbox" checked=${letterKeys.value}
      onChange=${() => (letterKeys.value = !letterKeys.value)} /> ${t("wk-letters")}</label></p>
    <p class="key-trouble" role="status">${trouble}</p>
    <table class="keys"><thead class="unseen"><tr><th>${t("wk-key")}</th><th>${t("wk-deed")}</th>
      <th>${t("wk-change")}</th></tr></thead><tbody>${shown.map(
        (key) => html`<tr key=${key.words}>
        <td><${Caps} names=${keysOf(key)} /></td>
        <td>${called(key)}</td>
        <td>${
          isChangeable(key) &&
          html`<button type="button" class="button quiet" aria-label=${t("wk-change-of", { deed: called(key) })}
            onClick=${() => wait(key)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => pressed(event, key)}
            onBlur=${() => waits === key.words && setWaits("")}>
            ${waits === key.words ? t("wk-waiting") : t("wk-change")}</button>`
        }</td></tr>`,
      )}
    <tr><td><kbd>Tab</kbd></td><td>${capital(t("web-key-tab"))}</td><td></td></tr></tbody></table>
    <p class="caption">${t("wk-note")}</p>
    ${
      Object.keys(changedKeys.value).length > 0 &&
      html`<${Button} icon="restart" onClick=${() => {
        changedKeys.value = {};
        say(t("wk-reset-done"));
      }}>${t("wk-reset")}</${Button}>`
    }
  </${Dialog}>`;
}

/** Keys as they are printed on a keyboard. @param {{names: string[]}} props */
const Caps = ({ names }) =>
  names.length ? names.flatMap(keyNames).map((each, at) => html`${at > 0 ? " " : ""}<kbd>${each}</kbd>`) : t("wk-none");
