// Parts that several sections of the page You are made of.
import { html } from "../lib.js";
import { address } from "../root.js";
import { Icon } from "../ui/marks.js";
import { t } from "../words.js";

/** What was refused, said at once. @param {{words: string}} props */
export const Refusal = ({ words }) =>
  words && html`<p class="you-refusal" role="alert"><${Icon} name="warning" /> ${words}</p>`;

/** Why there can be no passkey here; on this computer there is another address, where there can be one.
 * @param {{lack: string}} props */
export function NoPasskey({ lack }) {
  const named = new URL(address("/me"), `${location.protocol}//localhost:${location.port}`).href;
  return html`${t(`me-passkey-${lack}`)}${lack === "local" && html` <a href=${named}>${named}</a>`}`;
}

/** A way back: what it is, what it does, and what can be done with it.
 * @param {{icon: string, name: string, read: import("../lib.js").Drawn, children?: import("../lib.js").Drawn}} props */
export const Way = ({ icon, name, read, children }) =>
  html`<li><${Icon} name=${icon} /><span><b>${name}</b><br /><span class="caption">${read}</span></span>
    ${children}</li>`;
