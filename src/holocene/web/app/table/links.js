// Links that may be given away: invitations to open seats and the spectators' link (host), and one's own seat for
// another device. The link of a seat that somebody else has taken is known to nobody but them.
import { post } from "../api.js";
import { html, useState } from "../lib.js";
import { command, isOnlyHere, lack, network } from "../root.js";
import * as seats from "../seats.js";
import { copy, LinkLine } from "../ui/links.js";
import { Button, Icon, Seat } from "../ui/marks.js";
import { toast } from "../ui/toast.js";
import { t } from "../words.js";
import { attempt } from "./attempt.js";

/** @typedef {import("./model.js").TableModel} TableModel */

/** Draws again when what the browser holds has changed. @returns {() => void} */
function useRedraw() {
  const [, redraw] = useState(0);
  return () => redraw((n) => n + 1);
}

/** Whom the links are of use to; where that is nobody else yet, what to do. */
export function OnlyHere() {
  if (network) return html`<p class="caption"><${Icon} name="link" /> ${t("wt-network", { host: network })}</p>`;
  if (!isOnlyHere) return null;
  if (lack === "offline")
    return html`<p class="only-here"><${Icon} name="warning" /><span>${t("wt-offline")}</span></p>`;
  if (!command) return html`<p class="only-here"><${Icon} name="warning" /><span>${t("web-only-here")}</span></p>`;
  return html`<div class="only-here"><${Icon} name="warning" /><div><p>${t("wt-alone")}</p><code>${command
    .split(" ")
    .map((word) => html`<span>${word}</span> `)}</code>
    <${Button} icon="text" onClick=${() => copy(command)}>${t("web-copy")}</${Button}></div></div>`;
}

/** The invitation to an open seat, for the host. @param {{table: TableModel, at: number}} props */
export function Invitation({ table, at }) {
  const redraw = useRedraw();
  const { host, invitations } = seats.held(table.id);
  const found = invitations?.[at];
  const renew = async () => {
    const made = await attempt(table, () => post(table.path("/revoke"), { seat: at }, host));
    if (!made?.invitation) return;
    seats.keep(table.id, { invitations: { [at]: made.invitation } });
    redraw();
    if (found) toast(t("web-link-renewed"));
  };
  const words = t("web-link-seat", { n: at + 1 });
  if (found) return html`<${LinkLine} seat=${at} words=${words} href=${seats.link(table.id, found)} renew=${renew} />`;
  return html`<div class="link-row"><p class="row"><${Seat} seat=${at} /><b>${words}</b></p>
    <p class="row"><${Button} icon="link" onClick=${renew}>${t("web-invite")}</${Button}></p></div>`;
}

/** The link for those who only watch. @param {{table: TableModel}} props */
export function SpectatorLink({ table }) {
  const redraw = useRedraw();
  const { host, spectator } = seats.held(table.id);
  const renew = async () => {
    const made = await attempt(table, () => post(table.path("/revoke"), { seat: -1 }, host));
    if (!made?.token) return;
    seats.keep(table.id, { spectator: made.token });
    redraw();
    toast(t("web-link-renewed"));
  };
  if (!spectator) return null;
  const href = seats.link(table.id, spectator);
  return html`<${LinkLine} words=${t("web-link-spectator")} href=${href} renew=${host ? renew : undefined} />`;
}

/** One's own seat on another device; hidden until it is wanted, for whoever reads it can play.
 * @param {{table: TableModel}} props */
export function OwnLink({ table }) {
  const [shown, setShown] = useState(false);
  const redraw = useRedraw();
  const seat = table.seat.value;
  const renew = async () => {
    table.close(); // what the old link ends with is no news here
    const made = await attempt(table, () => post(table.path("/revoke"), { seat }, table.token.value));
    const token = made?.token;
    if (!token) return attempt(table, () => table.open(table.token.value));
    const { host } = seats.held(table.id);
    const hosting = host === table.token.value ? { host: token } : {};
    seats.keep(table.id, { seats: { [seat]: token }, ...hosting });
    await attempt(table, () => table.open(token));
    redraw();
    toast(t("web-link-renewed"));
  };
  const token = table.token.value;
  if (seat < 0 || !token) return null;
  const show = () => setShown(true);
  if (!shown) return html`<p class="row"><${Button} icon="link" onClick=${show}>${t("web-own-link")}</${Button}></p>`;
  return html`<p class="caption"><${Icon} name="warning" /> ${t("web-own-link-note")}</p>
    <${LinkLine} seat=${seat} words=${t("web-own-link")} href=${seats.link(table.id, token)} renew=${renew} />`;
}
