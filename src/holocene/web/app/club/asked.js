// What concerns the reader alone: invitations with two answers, who would rather not, and where it is her turn.

import { post } from "../api.js";
import { paceWords } from "../clock/left.js";
import { gameWords } from "../games.js";
import { html } from "../lib.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { Button } from "../ui/marks.js";
import { PersonMark } from "../ui/person-mark.js";
import { toast } from "../ui/toast.js";
import { joined, t } from "../words.js";
import { isSlow } from "./pace.js";
import { accept } from "./sitting.js";

/** @import { Declined, InvitationShown, OwnNews } from "../types/api.d.ts" */

/** @param {string} id @param {"decline" | "heard"} what */
async function answer(id, what) {
  try {
    await post(`/invitations/${id}/${what}`, undefined);
  } catch (error) {
    toast(await sentence(error), { icon: "warning" });
  }
}

/** @param {{own: OwnNews | null}} props */
export function Asked({ own }) {
  if (!own) return null;
  const { invitations, declined, turns } = own;
  return html`${turns > 0 && html`<p class="club-turns"><a href=${address("/")}>${t("wc-turns", { n: turns })}</a></p>`}
    ${
      invitations.length + declined.length > 0 &&
      html`<section class="club-card asked" aria-labelledby="h-asked"><h2 id="h-asked">${t("wc-invitations")}</h2>
      <ul class="list company">${invitations.map((each) => html`<${Invited} key=${each.id} each=${each} />`)}
        ${declined.map((each) => html`<${No} key=${each.id} each=${each} />`)}</ul></section>`
    }`;
}

/** @param {{each: InvitationShown}} props */
function Invited({ each }) {
  const { inviter, game, others, rated, again } = each;
  const player = inviter.name;
  const said = [
    gameWords(game),
    t(isSlow(each) ? "wc-slow" : "wc-now"),
    each.pace > 0 && paceWords(each),
    rated && t("wc-rated"),
    others.length > 0 && t("wc-with", { players: joined([...others]) }),
  ];
  return html`<li data-invitation=${each.id}><${PersonMark} ...${inviter} />
    <span><b class="number">${t(again ? "wc-invited-again" : "wc-invited", { player })}</b><br />
      <span class="caption">${said.filter(Boolean).join(" · ")}</span></span>
    <span class="row"><${Button} class="primary" aria-label=${t("wc-accept-whom", { player })}
        onClick=${() => accept(each)}>${t("wc-accept")}</${Button}>
      <${Button} aria-label=${t("wc-decline-whom", { player })}
        onClick=${() => answer(each.id, "decline")}>${t("wc-decline")}</${Button}></span></li>`;
}

/** @param {{each: Declined}} props */
const No = ({ each }) => html`<li><${PersonMark} ...${each.person} />
  <span>${t("wc-declined", { player: each.person.name })}</span>
  <${Button} onClick=${() => answer(each.id, "heard")}>${t("wc-heard")}</${Button}></li>`;
