// The ways to its reader: browsers that show notifications, a webhook, and addresses for calendars and feed readers.
import { post, remove } from "../api.js";
import { html, useState } from "../lib.js";
import { copy } from "../ui/links.js";
import { Button } from "../ui/marks.js";
import { dateWords, t } from "../words.js";
import { begin, end, lacking } from "./pushing.js";

/** @typedef {import("./telling.js").Shared} Shared */
/** @typedef {import("../lib.js").Changed} Changed */
/** @typedef {"json" | "slack" | "discord"} Form */

/** @type {Form[]} */
const FORMS = ["json", "slack", "discord"];

/** @param {Shared} props */
export function Browsers({ chosen, own, act }) {
  const lack = lacking();
  const isHere = chosen.browsers.some(({ id }) => id === own);
  return html`<div class="news-ways"><h3>${t("wn-browsers")}</h3>
    ${lack && html`<p>${t(`wn-push-${lack}`)}</p>`}
    ${
      chosen.browsers.length > 0 &&
      html`<ul class="list">${chosen.browsers.map(
        ({ id, label, created }) => html`<li key=${id}><span><b>${label || t("wn-browser")}</b><br />
          <span class="caption">${id === own ? t("wn-this-browser") : since(created)}</span></span>
          <${Button} aria-label=${`${t("wn-no-longer")}: ${label || t("wn-browser")}`}
            onClick=${() => act(() => end(id))}>${t("wn-no-longer")}</${Button}></li>`,
      )}</ul>`
    }
    ${
      !lack && !isHere && html`<${Button} icon="bell" onClick=${() => act(begin)}>${t("wn-push-here")}</${Button}>`
    }</div>`;
}

/** A day in words. @param {number} seconds since 1970 */
const since = (seconds) => dateWords(new Date(seconds * 1000).toISOString().slice(0, 10), { dateStyle: "long" });

/** @param {Shared} props */
export function Hook({ chosen, act }) {
  const [url, setUrl] = useState("");
  const [form, setForm] = useState(/** @type {Form} */ ("json"));
  const [secret, setSecret] = useState("");
  const add = (/** @type {Event} */ event) => {
    event.preventDefault();
    return act(async () => {
      setSecret((await post("/me/hook", { url, form })).secret);
      setUrl("");
    });
  };
  return html`<details class="news-ways" open=${chosen.hook !== null}><summary>${t("wn-hook")}</summary>
    <p>${t("wn-hook-read")}</p>
    ${
      chosen.hook
        ? html`<p class="row"><span><b>${chosen.hook.host}</b> · ${t(`wn-form-${chosen.hook.form}`)}</span>
          <${Button} onClick=${() => act(() => remove("/me/hook"))}>${t("wn-no-longer")}</${Button}></p>
          ${secret && chosen.hook.form === "json" && html`<${Told} words=${t("wn-secret")} value=${secret} />`}`
        : html`<form class="news-form" onSubmit=${add}>
          <label class="news-field">${t("wn-hook-url")} <input class="field" type="url" required value=${url}
            placeholder="https://"
            onInput=${(/** @type {Changed} */ { currentTarget }) => setUrl(currentTarget.value)} /></label>
          <label class="news-field">${t("wn-form")} <select class="field" value=${form}
            onChange=${(/** @type {import("../lib.js").Changed<HTMLSelectElement>} */ { currentTarget }) =>
              setForm(/** @type {Form} */ (currentTarget.value))}>
            ${FORMS.map((each) => html`<option key=${each} value=${each}>${t(`wn-form-${each}`)}</option>`)}</select>
          </label><button type="submit" class="button">${t("wn-hook-add")}</button></form>`
    }</details>`;
}

/** @param {Shared} props */
export function Feeds({ chosen, act }) {
  const { feeds } = chosen;
  const make = () => act(() => post("/me/feed", undefined));
  return html`<details class="news-ways" open=${feeds !== null}><summary>${t("wn-feeds")}</summary>
    <p>${t("wn-feeds-read")}</p>
    ${
      feeds
        ? html`<${Told} words=${t("wn-calendar")} value=${feeds.calendar} />
          <${Told} words=${t("wn-atom")} value=${feeds.atom} />
          <p class="row"><${Button} onClick=${make}>${t("wn-feeds-new")}</${Button}>
            <${Button} onClick=${() => act(() => remove("/me/feed"))}>${t("wn-feeds-none")}</${Button}></p>`
        : html`<${Button} onClick=${make}>${t("wn-feeds-make")}</${Button}>`
    }</details>`;
}

/** Something to copy. @param {{words: string, value: string}} props */
function Told({ words, value }) {
  return html`<p class="row"><label class="news-field">${words} <input class="field" readonly value=${value}
    onFocus=${(/** @type {Changed} */ event) => event.currentTarget.select()} /></label>
    <${Button} icon="link" aria-label=${`${t("web-copy")}: ${words}`} onClick=${() => copy(value)}>
      ${t("web-copy")}</${Button}></p>`;
}
