// A link to give away: copied by a button, or read by a phone's camera.
import { html, useState } from "../lib.js";
import { isOnlyHere } from "../root.js";
import { t } from "../words.js";
import { useLoaded } from "./lazy.js";
import { Button, Icon, Seat } from "./marks.js";
import { toast } from "./toast.js";

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("web-copied"));
  } catch {
    toast(t("web-copy-failed"), { icon: "warning" });
  }
}

/** @param {{words: string, href: string, seat?: number, renew?: () => void}} props */
export function LinkLine({ words, href, seat, renew }) {
  const [shown, setShown] = useState(false);
  const code = useLoaded(() => import("./qr.js"), shown);
  return html`<div class="link-row"><p class="row">${
    seat !== undefined
      ? html`<${Seat} seat=${seat} />`
      : html`<${Icon}
    name="spectator" />`
  }<b>${words}</b></p>
    <input class="field" readonly value=${href} aria-label=${words}
      onFocus=${(/** @type {import("../lib.js").Changed} */ event) => event.currentTarget.select()} />
    <div class="row"><${Button} icon="link" onClick=${() => copy(href)}>${t("web-copy")}</${Button}>
      ${
        !isOnlyHere && // a phone would be led to itself
        html`<${Button} icon="share" aria-expanded=${String(shown)} onClick=${() => setShown(!shown)}>${t("web-qr")}
        </${Button}>`
      }
      ${renew && html`<${Button} class="quiet" icon="restart" onClick=${renew}>${t("web-renew")}</${Button}>`}</div>
    ${code && html`<${code.Qr} text=${href} label=${t("web-qr-label", { link: words })} />`}</div>`;
}
