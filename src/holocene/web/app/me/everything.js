// All of somebody in one file, from this browser and its server; and the end of it, at both.
import { get, remove } from "../api.js";
import { html } from "../lib.js";
import { isKnown, person } from "../person.js";
import { confirm } from "../ui/dialog.js";
import { Button } from "../ui/marks.js";
import { t } from "../words.js";
import { useDoing } from "./doing.js";
import { save } from "./file.js";
import { forget, keptKinds, packed } from "./kept.js";
import { Refusal } from "./parts.js";

export function AllOfYou() {
  const { problem, busy, run } = useDoing();
  if (!isKnown()) return null;
  const download = () => run(async () => save({ ...packed(), person: await get("/me/everything") }));
  const end = async () => {
    const { name } = person.value;
    const question = { title: t("me-forget-ask", { name }), words: t("me-forget-read"), yes: t("me-forget") };
    if (!(await confirm(question))) return;
    const gone = await run(() => remove("/me"));
    if (!gone) return;
    forget(keptKinds().flatMap(({ names }) => names));
    location.reload();
  };
  return html`<section class="you-card" aria-labelledby="h-all"><h2 id="h-all">${t("me-all")}</h2>
    <p class="you-read">${t("me-all-read")}</p><${Refusal} words=${problem} />
    <div class="row"><${Button} icon="share" disabled=${busy} onClick=${download}>${t("me-download")}</${Button}>
      <${Button} icon="warning" disabled=${busy} onClick=${end}>${t("me-forget")}</${Button}></div></section>`;
}
