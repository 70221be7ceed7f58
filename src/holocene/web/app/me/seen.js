// Whether the people she has played with see her while she is here.
import { get, patch } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { t } from "../words.js";
import { useDoing } from "./doing.js";
import { Refusal } from "./parts.js";

export function Seen() {
  const [hidden, setHidden] = useState(/** @type {boolean | null} */ (null));
  const { problem, busy, run } = useDoing();
  useEffect(() => {
    get("/me").then(
      (me) => setHidden(me.hidden),
      () => {}, // then there is nothing to be set
    );
  }, []);
  if (hidden === null) return null;
  const turn = async (/** @type {import("../lib.js").Changed} */ { currentTarget }) => {
    const me = await run(() => patch("/me", { hidden: !currentTarget.checked }));
    if (me) setHidden(me.hidden);
  };
  return html`<div class="you-seen"><label class="switch"><input type="checkbox" role="switch" checked=${!hidden}
      disabled=${busy} onChange=${turn} /><span>${t("me-seen")}</span></label>
    <p class="caption">${t("me-seen-read")}</p><${Refusal} words=${problem} /></div>`;
}
