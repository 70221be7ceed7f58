// The code for another device: to be typed there, or read by its camera.
import { get, post } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { isOnlyHere, shared } from "../root.js";
import { Dialog } from "../ui/dialog.js";
import { Button } from "../ui/marks.js";
import { Qr } from "../ui/qr.js";
import { t } from "../words.js";
import { useDoing } from "./doing.js";
import { Refusal } from "./parts.js";

/** @import { DeviceCode, Ways } from "../types/api.d.ts" */

/** @param {{close: () => void, done: (ways: Ways) => void}} props */
export function DeviceDialog({ close, done }) {
  const [shown, setShown] = useState(/** @type {DeviceCode | null} */ (null));
  const [isOver, setOver] = useState(false);
  const { problem, run } = useDoing();
  const ask = async () => {
    setOver(false);
    setShown(await run(() => post("/me/devices", undefined)));
  };
  useEffect(() => {
    ask();
    return () => {
      get("/me/ways").then(done, () => {}); // the other device may have come meanwhile
    };
  }, []);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setOver(true), shown.seconds * 1000);
    return () => clearTimeout(timer);
  }, [shown]);
  const link = shared(`/me#with=${shown?.code ?? ""}`);
  return html`<${Dialog} title=${t("me-other")} close=${close}><${Refusal} words=${problem} />
    ${
      isOver &&
      html`<p role="status">${t("me-other-over")}</p><p><${Button} class="primary" onClick=${ask}>
      ${t("me-other-new")}</${Button}></p>`
    }
    ${
      shown &&
      !isOver &&
      html`<p>${t(isOnlyHere ? "me-other-type" : "me-other-how")}</p><p class="you-spelt">${shown.code}</p>
        ${!isOnlyHere && html`<${Qr} text=${link} label=${t("me-other-picture")} />`}
        <p class="caption">${t("me-other-warn")}</p>`
    }</${Dialog}>`;
}
