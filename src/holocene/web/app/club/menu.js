// What a reader may do about somebody: not meet her, and tell who runs the server.
import { post, remove } from "../api.js";
import { html, useState } from "../lib.js";
import { person as reader } from "../person.js";
import { sentence } from "../problems.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { Button } from "../ui/marks.js";
import { toast } from "../ui/toast.js";
import { t } from "../words.js";

/** @import { PersonShown } from "../types/api.d.ts" */
/** @typedef {import("../types/api.d.ts").ReportBody["kind"]} Kind */

/** @type {Kind[]} */
const KINDS = ["talk", "name", "unfair", "stalling", "other"];
const LONGEST = 500;

/** @param {{person: PersonShown, changed: () => Promise<void>}} props */
export function PersonMenu({ person, changed }) {
  if (!reader.value.key || reader.value.id === person.id) return null;
  const open = () => openDialog((close) => html`<${About} person=${person} close=${close} changed=${changed} />`);
  return html`<${Button} bare icon="settings" onClick=${open}>${t("wy-menu", { name: person.name })}</${Button}>`;
}

/** Does something, and says what came of it. @param {() => Promise<unknown>} what @param {string} words */
async function done(what, words) {
  try {
    await what();
    toast(words);
    return true;
  } catch (error) {
    toast(await sentence(error), { icon: "warning" });
    return false;
  }
}

/** @param {{person: PersonShown, close: () => void, changed: () => Promise<void>}} props */
function About({ person, close, changed }) {
  const { id, name, blocked } = person;
  const block = async () => {
    const path = /** @type {const} */ (`/me/blocks/${id}`);
    const isDone = blocked
      ? await done(() => remove(path), t("wy-unblocked", { name }))
      : await done(() => post(path, {}), t("wy-blocked", { name }));
    if (!isDone) return;
    await changed(); // who opens it again at once is to find what holds now
    close();
  };
  return html`<${Dialog} title=${name} close=${close}>
    <section class="about-person"><h3>${t("wy-block-title")}</h3><p>${t(blocked ? "wy-block-is" : "wy-block-note")}</p>
      <p class="row"><${Button} onClick=${block}>${t(blocked ? "wy-unblock" : "wy-block")}</${Button}></p></section>
    <${Report} id=${id} close=${close} /></${Dialog}>`;
}

/** @param {{id: string, close: () => void}} props */
function Report({ id, close }) {
  const [kind, setKind] = useState(/** @type {Kind} */ ("talk"));
  const [words, setWords] = useState("");
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (await done(() => post("/reports", { person: id, kind, words, table: "" }), t("wy-reported"))) close();
  };
  return html`<form class="about-person" onSubmit=${send}><h3>${t("wy-report-title")}</h3>
    <p>${t("wy-report-note")}</p>
    <label><span class="caption">${t("wy-report-kind")}</span>
      <select class="field" value=${kind} onChange=${(
        /** @type {import("../lib.js").Changed<HTMLSelectElement>} */ event,
      ) => setKind(/** @type {Kind} */ (event.currentTarget.value))}>${KINDS.map(
        (each) => html`<option value=${each} key=${each}>${t(`wy-report-${each}`)}</option>`,
      )}</select></label>
    <label><span class="caption">${t("wy-report-words")}</span>
      <textarea class="field" rows="3" maxlength=${LONGEST} value=${words}
        onInput=${(/** @type {import("../lib.js").Changed<HTMLTextAreaElement>} */ event) =>
          setWords(event.currentTarget.value)}></textarea></label>
    <p class="row"><button type="submit" class="button">${t("wy-report")}</button></p></form>`;
}
