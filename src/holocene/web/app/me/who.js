// Who you are: a name and a mark, for a browser that knows nobody yet and for one that does.
import { patch } from "../api.js";
import { html, useState } from "../lib.js";
import { isKnown, keepPerson, person } from "../person.js";
import { address } from "../root.js";
import { recall, remember } from "../settings.js";
import { Button } from "../ui/marks.js";
import { PersonMark } from "../ui/person-mark.js";
import { toast } from "../ui/toast.js";
import { t } from "../words.js";
import { become, languageNow, sayWho } from "./becoming.js";
import { useDoing } from "./doing.js";
import { MarkChoice } from "./mark-choice.js";
import { Refusal } from "./parts.js";
import { Seen } from "./seen.js";

const LONGEST = 40;

export function Who() {
  const { id, name: known, mark } = person.value;
  const [name, setName] = useState(known || recall("name", ""));
  const { problem, busy, run } = useDoing();
  const isNew = !isKnown();
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isNew) return run(() => sayWho(name.trim()));
    const me = await run(() => patch("/me", { name: name.trim(), language: languageNow() }));
    if (!me) return;
    become(me);
    remember("name", me.name);
    toast(t("me-saved"));
  };
  const choose = async (/** @type {string} */ chosen) => {
    const before = person.value.mark;
    keepPerson({ mark: chosen });
    if (!(await run(() => patch("/me", { mark: chosen })))) keepPerson({ mark: before });
  };
  return html`<section class="you-card" aria-labelledby="h-who"><h2 id="h-who">${t("me-who")}</h2>
    ${isNew && html`<p class="you-read">${t("me-who-read")}</p>`}
    <form class="you-name" onSubmit=${save}>${!isNew && html`<${PersonMark} mark=${mark} name=${known} large />`}
      <label class="you-field"><b>${t("me-name")}</b>
        <input class="field" value=${name} maxlength=${LONGEST} required autocomplete="nickname"
          onInput=${(/** @type {import("../lib.js").Changed} */ event) => setName(event.currentTarget.value)} /></label>
      <${Button} type="submit" class=${isNew ? "primary" : ""} disabled=${busy || !name.trim() || name === known}>
        ${t(isNew ? "me-introduce" : "me-save")}</${Button}></form>
    <p class="caption">${t("me-name-read")}${
      !isNew && html` <a href=${address(`/player/${id}`)}>${t("me-page")}</a>`
    }</p><${Refusal} words=${problem} />
    ${!isNew && html`<${MarkChoice} mark=${mark} choose=${choose} /><${Seen} />`}</section>`;
}
