// Who is called: title, icon and the badge of an installed app say so until the page is looked at.
import { effect } from "../lib.js";
import { file } from "../root.js";
import { calling } from "../title.js";

const NOBODY = { n: 0, words: "" };

/** Whether anybody looks at this page. */
export const isLooking = () => document.visibilityState === "visible" && document.hasFocus();

/** Calls until the page is looked at. @param {number} n tables @param {string} [words] */
export function call(n, words = "") {
  if (!isLooking()) calling.value = { n, words };
}

export function hush() {
  calling.value = NOBODY;
}

function looked() {
  if (isLooking()) hush();
}
document.addEventListener("visibilitychange", looked);
addEventListener("focus", looked);
addEventListener("pointerdown", looked, true);

let shown = false;
effect(() => {
  const isCalling = calling.value.n > 0;
  if (isCalling) navigator.setAppBadge?.(calling.value.n).catch(() => {}); // of an app that is installed
  if (isCalling === shown) return;
  shown = isCalling;
  const icon = document.querySelector("link[rel=icon]");
  if (icon instanceof HTMLLinkElement) icon.href = file(`/pictures/logo${isCalling ? "-calling" : ""}.svg`);
  if (!isCalling) navigator.clearAppBadge?.().catch(() => {});
});
