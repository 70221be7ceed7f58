// A record from a file, dropped or pasted: the server checks every decision, then it is watched like any finished game.
import { send } from "../api.js";
import { html, useRef, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { useTitle } from "../shell.js";
import { Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { needWords, t } from "../words.js";

export const ready = () => Promise.all([needWords("record"), needStyles("form", "replay")]);

export function Bring() {
  const [content, setContent] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const area = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  useTitle(t("web-bring"));
  const open = async (/** @type {string} */ record) => {
    if (busy) return;
    if (!record.trim()) {
      setProblem(t("web-bring-none"));
      area.current?.focus();
      return;
    }
    setBusy(true);
    setProblem("");
    try {
      const made = await send("/records", record);
      seats.keepNew(made, made.game);
      go(`/replay/${made.table}?at=0`);
    } catch (error) {
      setProblem(await sentence(error));
      setBusy(false);
    }
  };
  const read = async (/** @type {File | undefined} */ file) => {
    if (!file) return;
    const found = await file.text();
    setContent(found);
    await open(found);
  };
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    setOver(false);
    const held = event.dataTransfer;
    if (held?.files.length) read(held.files[0]);
    else if (held) setContent(held.getData("text"));
  };
  const hover = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    setOver(true);
  };
  return html`<form class="page form bring" data-over=${over ? "true" : undefined} onDragOver=${hover}
    onDragLeave=${() => setOver(false)} onDrop=${drop}
      onSubmit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        open(content);
      }}>
    <h1>${t("web-bring")}</h1><p class="lede">${t("web-bring-lede")}</p>
    <section class="section"><label><span class="game-title">${t("web-bring-file")}</span>
      <input class="field" type="file" accept=".json,.txt,application/json,text/plain"
      onChange=${(/** @type {import("../lib.js").Changed} */ event) => read(event.currentTarget.files?.[0])} /></label>
      <label><span class="game-title">${t("web-bring-paste")}</span>
        <textarea ref=${area} class="field" rows="10" spellcheck=${false} value=${content}
        aria-describedby=${problem ? "bring-no" : undefined} aria-invalid=${problem ? "true" : undefined}
        onInput=${(/** @type {import("../lib.js").Changed} */ { currentTarget }) =>
          setContent(currentTarget.value)}></textarea></label></section>
    <div class="form-end">${
      problem &&
      html`<p class="form-refusal" id="bring-no" role="alert">
      <${Icon} name="warning" /> ${problem}</p>`
    }
      <button class="button primary big" type="submit"
        aria-disabled=${String(busy)}>${t(busy ? "web-wait" : "web-bring-open")}
        </button><a class="button big" href=${address("/")}>${t("web-cancel")}</a></div>
  </form>`;
}
