// An address for letters: given, and proven by the code that a letter brings.
import { post } from "../api.js";
import { html, useState } from "../lib.js";
import { Dialog } from "../ui/dialog.js";
import { Button } from "../ui/marks.js";
import { toast } from "../ui/toast.js";
import { t } from "../words.js";
import { useDoing } from "./doing.js";
import { Refusal } from "./parts.js";

/** @typedef {import("../lib.js").Changed} Changed */

/** The digits of what somebody typed. @param {string} typed */
const digits = (typed) => typed.replace(/\D/g, "").slice(0, 6);

/** An address, and then the code of the letter that went there.
 * @param {{ask: (address: string) => Promise<{asked: string}>, words: string,
 * prove: (asked: string, code: string) => Promise<unknown>}} props */
export function ByLetter({ ask, prove, words }) {
  const [address, setAddress] = useState("");
  const [asked, setAsked] = useState("");
  const [code, setCode] = useState("");
  const { problem, busy, run } = useDoing();
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const found = await run(() => ask(address.trim()));
    if (found) setAsked(found.asked);
  };
  const check = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(() => prove(asked, code));
  };
  if (!asked)
    return html`<form class="you-name" onSubmit=${send}><label class="you-field"><b>${t("me-mail-address")}</b>
        <input class="field" type="email" required value=${address} autocomplete="email"
          onInput=${(/** @type {Changed} */ event) => setAddress(event.currentTarget.value)} /></label>
      <${Button} type="submit" class="primary" icon="mail" disabled=${busy}>${t("me-mail-send")}</${Button}></form>
      <p class="caption">${words}</p><${Refusal} words=${problem} />`;
  return html`<p role="status">${t("me-mail-sent", { address })}</p>
    <form class="you-name" onSubmit=${check}><label class="you-field"><b>${t("me-mail-code")}</b>
        <input class="field you-code" inputmode="numeric" autocomplete="one-time-code" required value=${code}
          onInput=${(/** @type {Changed} */ event) => setCode(digits(event.currentTarget.value))} /></label>
      <${Button} type="submit" class="primary" disabled=${busy || code.length < 6}>${t("me-mail-check")}</${Button}>
      </form><${Refusal} words=${problem} />
    <p><${Button} class="quiet" onClick=${() => setAsked("")}>${t("me-mail-again")}</${Button}></p>`;
}

/** @param {{close: () => void, done: (ways: import("../types/api.d.ts").Ways) => void}} props */
export function AddressDialog({ close, done }) {
  const prove = async (/** @type {string} */ asked, /** @type {string} */ code) => {
    done(await post("/me/address/confirm", { asked, code }));
    close();
    toast(t("me-mail-added"));
  };
  return html`<${Dialog} title=${t("me-mail-add")} close=${close}>
    <${ByLetter} ask=${(/** @type {string} */ address) => post("/me/address", { address })} prove=${prove}
      words=${t("me-mail-read")} /></${Dialog}>`;
}
