// The settings of sounds, layers and notifications.
import { html, useState } from "../lib.js";
import { Choice } from "../ui/choice.js";
import { t } from "../words.js";
import { large, notify, SOUNDS, sounds, volume } from "./choices.js";
import { sound } from "./sounds.js";

function Notifications() {
  const [permission, setPermission] = useState("Notification" in globalThis ? Notification.permission : "none");
  if (permission === "none") return null;
  const wish = {
    get value() {
      return notify.value && permission === "granted";
    },
    set value(isOn) {
      notify.value = isOn;
      if (isOn) Notification.requestPermission().then(setPermission);
    },
  };
  return html`<${Choice} label=${t("drama-notify")} value=${wish}
      choices=${[[true, t("drama-notify-on")], [false, t("drama-notify-off")]]} />
    ${permission === "denied" && html`<p class="caption">${t("drama-notify-denied")}</p>`}`;
}

export function Drama() {
  const setVolume = (/** @type {import("../lib.js").Changed} */ event) => {
    volume.value = Number(event.currentTarget.value);
  };
  return html`<${Choice} label=${t("drama-sounds")} value=${sounds}
      choices=${SOUNDS.map((kind) => [kind, t(`drama-sounds-${kind}`)])} />
    ${
      sounds.value !== "off" &&
      html`<label class="choice"><b>${t("drama-volume")}</b>
        <input type="range" min="0" max="100" step="10" value=${volume.value} onInput=${setVolume}
          onChange=${() => sound("turn")} /></label>`
    }
    <${Choice} label=${t("drama-large")} value=${large}
      choices=${[[true, t("drama-large-on")], [false, t("drama-large-off")]]} />
    <${Notifications} />`;
}
