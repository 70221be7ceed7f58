// What this browser keeps, kind by kind: a file to take along, one to bring, and the way to delete it.
import { html, useRef } from "../lib.js";
import { confirm } from "../ui/dialog.js";
import { Button, Icon } from "../ui/marks.js";
import { toast } from "../ui/toast.js";
import { t } from "../words.js";
import { save } from "./file.js";
import { forget, keptKinds, packed, read, unpack } from "./kept.js";

/** Everything is read anew: many parts of the pages hold what they have read. */
const startOver = () => location.reload();

const download = () => save(packed());

/** @param {File | undefined} file */
async function bring(file) {
  if (!file) return;
  const found = read(await file.text());
  if (!found) return toast(t("wm-no-file"), { icon: "warning" });
  const added = unpack(found);
  if (added) startOver();
  else toast(t("wm-nothing-new"), { icon: "check" });
}

/** @param {string[]} names @param {string} title @param {string} words */
async function ask(names, title, words) {
  if (!(await confirm({ title, words, yes: t("wm-delete") }))) return;
  forget(names);
  startOver();
}

export function Keeping() {
  const chosen = useRef(/** @type {HTMLInputElement | null} */ (null));
  const kinds = keptKinds();
  const all = kinds.flatMap(({ names }) => names);
  return html`<section class="section" aria-labelledby="h-kept"><h2 id="h-kept">${t("wm-kept")}</h2>
    <p class="own-said">${t("wm-kept-read")}</p>
    <ul class="list own-kinds">${kinds.map(
      ({ kind, names, n }) => html`<li key=${kind}><span><b>${t(`wm-kind-${kind}`)}</b><br />
        <span class="caption">${t(`wm-kind-${kind}-read`, { n })}</span></span>
        <${Button} aria-label=${`${t("wm-delete")}: ${t(`wm-kind-${kind}`)}`}
          onClick=${() => ask(names, t("wm-delete-kind", { kind: t(`wm-kind-${kind}`) }), t("wm-delete-read"))}>
          ${t("wm-delete")}</${Button}></li>`,
    )}</ul>
    <div class="row own-doors">
      <${Button} class="primary" icon="share" onClick=${download}>${t("wm-download")}</${Button}>
      <${Button} icon="plus" onClick=${() => chosen.current?.click()}>${t("wm-bring")}</${Button}>
      <input ref=${chosen} type="file" accept="application/json,.json" hidden aria-label=${t("wm-bring")}
        onChange=${(/** @type {import("../lib.js").Changed} */ event) => bring(event.currentTarget.files?.[0])} />
      <${Button} icon="warning" onClick=${() => ask(all, t("wm-delete-all"), t("wm-delete-all-read"))}>
        ${t("wm-delete-all")}</${Button}></div>
    <p class="caption"><${Icon} name="lock" /> ${t("wm-download-read")}</p></section>`;
}
