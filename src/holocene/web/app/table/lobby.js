// Before the game: who sits, which seats are open and how people get there, what is played, and how it will be dealt.
import { post } from "../api.js";
import { needGames } from "../games.js";
import { LevelChoice, usualLevel } from "../levels.js";
import { html, useEffect, useState } from "../lib.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { sitDown } from "../sitting.js";
import { canTalk, TalkZone } from "../talk/frame.js";
import { Button, Icon } from "../ui/marks.js";
import { toast } from "../ui/toast.js";
import { joined, t } from "../words.js";
import { attempt } from "./attempt.js";
import { Invitation, OnlyHere, OwnLink, SpectatorLink } from "./links.js";
import { removeTable } from "./people.js";
import { Requests } from "./requests.js";
import { People } from "./seated.js";
import { Terms, useLobbyBar } from "./terms.js";
import { Unfair } from "./unfair.js";

/** @import { GameShown } from "../types/api.d.ts" */
/** @typedef {import("./model.js").TableModel} TableModel */

/** @param {{table: TableModel}} props */
export function Lobby({ table }) {
  const m = table.moment.value;
  const telling = table.telling.value;
  const all = m.seats;
  const open = all.flatMap((seat, at) => (seat.kind === "open" ? [at] : []));
  const isHost = Boolean(seats.held(table.id).host);
  const isMet = all.some((seat, at) => seat.kind === "human" && !table.mine.value.includes(at)); // somebody to talk to
  useLobbyBar(m);
  const missing = { players: joined(open.map((at) => telling.seat(at))) };
  return html`<div class="page lobby"><${Unfair} table=${table.id} deal=${m} /><${Requests} table=${table} />
    <h1>${t("web-lobby")}</h1>
    <p class="lede" role="status">${open.length ? t("web-lobby-waits", missing) : t("web-lobby-full")}</p>
    <div class="lobby-columns">
      <section aria-labelledby="h-who"><h2 id="h-who">${t("web-who")}</h2>
        <${People} telling=${telling} seats=${all} own=${m.seat} />
        ${isHost ? html`<${Begin} table=${table} open=${open.length} />` : html`<${Waits} isPlayer=${m.seat >= 0} />`}
        ${m.seat >= 0 && html`<${Naming} key=${m.seat} table=${table} /><${OwnLink} table=${table} />`}
        ${
          m.seats[m.seat]?.person &&
          (isMet || !isHost) &&
          html`<p class="row"><${Button} class="quiet" onClick=${() => getUp(table.id)}>
            ${t("web-rise")}</${Button}></p>`
        }
        ${
          isHost &&
          html`<p class="row"><${Button} class="quiet" icon="close" onClick=${() => removeTable(table)}>
          ${t("web-delete")}</${Button}></p>`
        }
        ${isMet && canTalk(table) && html`<${TalkZone} table=${table} always />`}</section>
      ${
        isHost &&
        html`<section class="links" aria-labelledby="h-links"><h2 id="h-links">${t("web-invitations")}</h2>
        <p class="caption">${t("web-invitations-note")}</p>
        <${OnlyHere} />
        ${open.map((at) => html`<${Invitation} key=${at} table=${table} at=${at} />`)}
        <${SpectatorLink} table=${table} /></section>`
      }
      <${Terms} id=${table.id} deal=${m} />
    </div>
  </div>`;
}

/** Leaves the seat to somebody else of the club. @param {string} table */
async function getUp(table) {
  const { rise } = await import("../club/sitting.js");
  if (await rise(table)) go("/club");
}

/** The host need not wait, nor for somebody who never comes. @param {{table: TableModel, open: number}} props */
function Begin({ table, open }) {
  const [game, setGame] = useState(/** @type {GameShown | null} */ (null));
  const [bot, setBot] = useState("");
  useEffect(() => {
    const found = (/** @type {GameShown[]} */ all) => setGame(all.find((each) => each.name === table.game) ?? null);
    needGames().then(found, () => {}); // without it the usual level plays
  }, []);
  const level = bot || (game && usualLevel(game)) || undefined;
  const begin = () => attempt(table, () => post(table.path("/start"), { bot: level }, seats.held(table.id).host));
  return html`<div class="row lobby-begin">
      <${Button} class="primary big" icon="s-action" onClick=${begin}>${t("web-begin")}</${Button}></div>
    ${
      game &&
      open > 0 &&
      html`<${LevelChoice} bots=${game.bots} value=${level} label=${t("wt-begin-level")} choose=${setBot} />`
    }
    <p class="caption">${t("web-begin-note")}</p>`;
}

/** @param {{isPlayer: boolean}} props */
function Waits({ isPlayer }) {
  const words = t(isPlayer ? "web-lobby-guest" : "web-lobby-watcher");
  return html`<p class="caption"><${Icon} name=${isPlayer ? "person" : "spectator"} /> ${words}</p>`;
}

/** A name, as long as nothing has begun. @param {{table: TableModel}} props */
function Naming({ table }) {
  const m = table.moment.value;
  const [name, setName] = useState(m.seats[m.seat].name);
  const write = (/** @type {import("../lib.js").Changed} */ event) => setName(event.currentTarget.value);
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const isDone = await attempt(table, () => sitDown(table.id, m, String(table.token.value), name.trim()));
    if (isDone) toast(t("web-named"));
  };
  return html`<form class="name" onSubmit=${save}><label><span>${t("web-your-name")}</span>
      <input class="field" maxlength="40" autocomplete="nickname" value=${name} onInput=${write} /></label>
    <button class="button" type="submit">${t("web-name-save")}</button></form>`;
}
