// Keep your seats: by which ways somebody is known, and how to add and remove them.
import { get, remove } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { forgetPerson, isKnown } from "../person.js";
import { confirm, openDialog } from "../ui/dialog.js";
import { Button, Icon } from "../ui/marks.js";
import { toast } from "../ui/toast.js";
import { t, when } from "../words.js";
import { AddressDialog } from "./address.js";
import { DeviceDialog } from "./device.js";
import { useDoing } from "./doing.js";
import { browserLabel } from "./label.js";
import { NoPasskey, Refusal, Way } from "./parts.js";
import { addPasskey, isThere, lackOfPasskeys } from "./passkey.js";

/** @import { Ways as AllWays } from "../types/api.d.ts" */

export function Ways() {
  const [ways, setWays] = useState(/** @type {AllWays | null} */ (null));
  const { problem, busy, run, setProblem } = useDoing();
  useEffect(() => {
    run(() => get("/me/ways")).then(setWays);
  }, []);
  const drop = async (/** @type {string} */ name, /** @type {() => Promise<AllWays>} */ deed) => {
    if (!(await confirm({ title: t("me-drop-ask", { name }), words: t("me-drop-read"), yes: t("me-drop") }))) return;
    const left = await run(deed);
    if (!left) return;
    setWays(left);
    if (!left.browsers.some(({ here }) => here)) forgetPerson();
  };
  const add = async () => {
    const found = await run(async () => {
      try {
        return await addPasskey(browserLabel());
      } catch (error) {
        if (!isThere(error)) throw error;
        setProblem(t("me-passkey-there"));
        return null;
      }
    });
    if (!found) return;
    setWays(found);
    toast(t("me-passkey-added"));
  };
  const open = (/** @type {"address" | "device"} */ which) => {
    const Drawn = which === "address" ? AddressDialog : DeviceDialog;
    openDialog((close) => html`<${Drawn} close=${close} done=${setWays} />`);
  };
  if (!isKnown()) return null;
  const lack = lackOfPasskeys();
  const read = t(ways?.passkeys.length ? "me-passkey-ready" : "me-passkey-read");
  const passkeys = lack ? html`<${NoPasskey} lack=${lack} />` : read;
  return html`<section class="you-card" aria-labelledby="h-ways"><h2 id="h-ways">${t("me-keep")}</h2>
    <p class="you-read">${t("me-keep-read")}</p><${Refusal} words=${problem} />
    <ul class="you-ways">
      <${Way} icon="device" name=${t("me-here")} read=${t("me-here-read")}>
        <span class="you-on"><${Icon} name="check" />${t("me-on")}</span></${Way}>
      <${Way} icon="key" name=${t("me-passkey")} read=${passkeys}>
        ${
          !lack &&
          html`<${Button} class=${ways?.passkeys.length === 0 ? "primary" : ""} disabled=${busy} onClick=${add}>
          ${t("me-passkey-add")}</${Button}>`
        }</${Way}>
      ${
        ways?.letters &&
        html`<${Way} icon="mail" name=${t("me-mail")} read=${ways.address || t("me-mail-read")}>${
          ways.address
            ? html`<${Button} aria-label=${`${t("me-drop")}: ${ways.address}`}
              onClick=${() => drop(ways.address, () => remove("/me/address"))}>${t("me-drop")}</${Button}>`
            : html`<${Button} onClick=${() => open("address")}>${t("me-mail-add")}</${Button}>`
        }</${Way}>`
      }
      <${Way} icon="share" name=${t("me-other")} read=${t("me-other-read")}>
        <${Button} onClick=${() => open("device")}>${t("me-other-show")}</${Button}></${Way}>
    </ul>
    ${ways && html`<${Known} ways=${ways} drop=${drop} />`}</section>`;
}

/** The browsers and passkeys that know her, one by one.
 * @param {{ways: AllWays, drop: (name: string, deed: () => Promise<AllWays>) => void}} props */
function Known({ ways, drop }) {
  const rows = [
    ...ways.browsers.map(({ id, label, seen, here }) => ({
      ...{ id, name: label || t("me-browser"), icon: "device", path: /** @type {const} */ ("browsers") },
      read: here ? t("me-this-one") : t("me-seen", { when: when(seen) }),
    })),
    ...ways.passkeys.map(({ id, label, seen }) => ({
      ...{ id, name: `${t("me-passkey")} (${label || when(seen)})`, icon: "key" },
      ...{ path: /** @type {const} */ ("passkeys"), read: t("me-seen", { when: when(seen) }) },
    })),
  ];
  return html`<details class="you-known"><summary>${t("me-known", { n: rows.length })}</summary>
    <ul class="you-ways">${rows.map(
      ({ id, name, icon, path, read }) => html`<${Way} key=${id} icon=${icon} name=${name} read=${read}>
        <${Button} aria-label=${`${t("me-drop")}: ${name}`}
          onClick=${() => drop(name, () => remove(`/me/${path}/${id}`))}>${t("me-drop")}</${Button}></${Way}>`,
    )}</ul></details>`;
}
