// Coming back: a browser that nobody knows becomes somebody's, by a passkey, a letter or another device's code.
import { post, server } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { isKnown, person } from "../person.js";
import { go, route } from "../router.js";
import { confirm } from "../ui/dialog.js";
import { Button } from "../ui/marks.js";
import { toast } from "../ui/toast.js";
import { t } from "../words.js";
import { ByLetter } from "./address.js";
import { become, needKey } from "./becoming.js";
import { useDoing } from "./doing.js";
import { browserLabel } from "./label.js";
import { NoPasskey, Refusal } from "./parts.js";
import { arriveByPasskey, lackOfPasskeys } from "./passkey.js";

/** @import { Me } from "../types/api.d.ts" */

/** Becomes who a way proves; who is known here by another name is asked first. @param {() => Promise<Me | null>} way */
async function arrive(way) {
  const { id: before, name } = person.value;
  const question = { title: t("me-change"), words: t("me-change-read", { name }), yes: t("me-change-yes") };
  if (before && !(await confirm(question))) return null;
  needKey();
  const me = await way();
  if (!me) return null;
  become(me);
  toast(t("me-welcome", { name: me.name }));
  go("/me", { replace: true });
  return me;
}

const letterWays = {
  ask: (/** @type {string} */ address) => {
    needKey();
    return post("/me/arrivals/letter/asked", { address });
  },
  prove: (/** @type {string} */ asked, /** @type {string} */ code) =>
    arrive(() => post("/me/arrivals/letter", { asked, code, label: browserLabel() })),
};

/** @param {string} code */
const byCode = (code) => arrive(() => post("/me/arrivals/code", { code, label: browserLabel() }));

/** For a browser that nobody knows. */
export function Return() {
  const [letters, setLetters] = useState(false);
  const [code, setCode] = useState("");
  const { problem, busy, run } = useDoing();
  useEffect(() => {
    server().then(
      (found) => setLetters(found.letters),
      () => {}, // the other ways are there
    );
  }, []);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(() => byCode(code));
  };
  const lack = lackOfPasskeys();
  return html`<section class="you-card" aria-labelledby="h-return"><h2 id="h-return">${t("me-return")}</h2>
    <p class="you-read">${t("me-return-read")}</p><${Refusal} words=${problem} />
    ${
      lack
        ? html`<p class="caption"><${NoPasskey} lack=${lack} /></p>`
        : html`<p><${Button} icon="key" disabled=${busy}
          onClick=${() => run(() => arrive(() => arriveByPasskey(browserLabel())))}>
          ${t("me-return-passkey")}</${Button}></p>`
    }
    <form class="you-name" onSubmit=${send}><label class="you-field"><b>${t("me-return-code")}</b>
        <input class="field you-code" value=${code} autocomplete="off" autocapitalize="none" spellcheck="false"
          onInput=${(/** @type {import("../lib.js").Changed} */ event) => setCode(event.currentTarget.value)} /></label>
      <${Button} type="submit" disabled=${busy || !code.trim()}>${t("me-return-enter")}</${Button}></form>
    ${
      letters &&
      html`<details class="you-known"><summary>${t("me-return-letter")}</summary>
      <${ByLetter} ...${letterWays} words=${t("me-return-letter-read")} /></details>`
    }</section>`;
}

/** What a link of a letter, or a code that a camera read, asks for: one press, so that nothing is done by looking. */
export function Arrival() {
  const { problem, busy, run } = useDoing();
  const told = new URLSearchParams(route.value.hash);
  const [asked = "", code = ""] = (told.get("back") ?? told.get("address") ?? "").split(".");
  const shown = told.get("with") ?? "";
  if (!shown && !code) return null;
  const isAddress = told.has("address");
  const confirmAddress = async () => {
    await post("/me/address/confirm", { asked, code });
    toast(t("me-mail-added"));
    go("/me", { replace: true });
  };
  const press = async () => {
    await (isAddress ? confirmAddress() : shown ? byCode(shown) : letterWays.prove(asked, code));
  };
  const read = isAddress ? "me-mail-link" : shown ? "me-code-link" : "me-back-link";
  const isElsewhere = isAddress && !isKnown();
  return html`<section class="you-card you-arrival" aria-labelledby="h-arrival">
    <h2 id="h-arrival">${t(isAddress ? "me-mail-add" : "me-return")}</h2>
    <p>${t(isElsewhere ? "me-mail-elsewhere" : read)}</p>
    <${Refusal} words=${problem} />
    ${
      !isElsewhere &&
      html`<p><${Button} class="primary big" disabled=${busy} onClick=${() => run(press)}>
      ${t(isAddress ? "me-mail-check" : "me-return-enter")}</${Button}></p>`
    }</section>`;
}
