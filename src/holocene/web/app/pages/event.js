// A tournament: what it is, one's own table, the standings, and every round with its tables.
import { get, post, remove } from "../api.js";
import { paceWords } from "../clock/left.js";
import { NameFirst } from "../club/introduce.js";
import { Entrants } from "../events/entrants.js";
import { useFresh } from "../events/fresh.js";
import { Rounds } from "../events/rounds.js";
import { Standings } from "../events/standings.js";
import { countWords, stateWords, systemWords } from "../events/told.js";
import { gameWords, needGames } from "../games.js";
import { html } from "../lib.js";
import { isKnown } from "../person.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { useTitle } from "../shell.js";
import { confirm } from "../ui/dialog.js";
import { Button, Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { needWords, t, when } from "../words.js";

/** @import { EventWhole } from "../types/api.d.ts" */

export const ready = () =>
  Promise.all([needGames(), needWords("table", "web-club", "web-event", "web-clock"), needStyles("form", "events")]);

/** @param {{id: string}} props */
export default function EventPage({ id }) {
  const { found: event, problem, again, setFound, setProblem } = useFresh(() => get(`/events/${id}`), id);
  useTitle(event?.name ?? t("wv-event"));
  /** Does something, and shows what came of it. @param {() => Promise<EventWhole | void>} what */
  const act = async (what) => {
    try {
      const answer = await what();
      setProblem("");
      if (answer) setFound(answer);
      else await again();
    } catch (error) {
      setProblem(await sentence(error));
    }
  };
  if (!event)
    return html`<div class="page"><h1>${t("wv-event")}</h1>
      ${problem ? html`<p class="notice" role="alert">${problem}</p>` : html`<p class="wait">${t("web-wait")}</p>`}
    </div>`;
  return html`<div class="page event-page"><p class="caption"><a href=${address("/events")}>${t("wv-events")}</a></p>
    <h1>${event.name}</h1>
    <p class="lede">${gameWords(event.game)} · ${systemWords(event)} · ${paceWords(event)}</p>
    <p><${Icon} name="person" /> ${countWords(event)} · ${stateWords(event)}${
      event.starts > 0 && !event.round ? ` · ${t("wv-starts-at", { time: when(event.starts) })}` : ""
    }${event.host_name && ` · ${t("wv-by", { name: event.host_name })}`}</p>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    <${Doors} event=${event} act=${act} />
    ${event.standings.length > 0 && html`<${Standings} event=${event} />`}
    ${event.played.length > 0 && html`<${Rounds} event=${event} />`}
    <${Entrants} event=${event} remove=${(/** @type {number} */ number) =>
      act(() => remove(`/events/${id}/entrants/${number}`))} />
    <section class="section"><h2>${t("wv-fair")}</h2><p>${t("wv-fair-words")}</p>
      <p class="caption event-hash">${t("wv-commitment")} <code>${event.commitment}</code></p>
      ${event.secret && html`<p class="caption event-hash">${t("wv-secret")} <code>${event.secret}</code></p>`}
    </section></div>`;
}

/** What one can do: go to one's table, enter, withdraw, and as the host begin it or call it off.
 * @param {{event: EventWhole, act: (what: () => Promise<EventWhole | void>) => void}} props */
function Doors({ event, act }) {
  const { id, state, own, system, round, rounds } = event;
  const isLate = state === "running" && system === "swiss" && round < rounds && !own.host; // who can withdraw others
  const isOpen = state === "entering" || isLate;
  const play = async () => {
    const seat = await post(`/me/tables/${own.table}`, {});
    seats.learn(seat.table, seat.token, seat.seat);
    go(`/table/${seat.table}`);
  };
  const withdraw = async () => {
    const words = t(own.table ? "wv-withdraw-table" : "wv-withdraw-sure");
    if (await confirm({ title: t("wv-withdraw"), words, yes: t("wv-withdraw"), no: t("web-cancel") }))
      act(() => post(`/events/${id}/withdraw`, {}));
  };
  const callOff = async () => {
    if (
      await confirm({
        title: t("wv-call-off"),
        words: t("wv-call-off-sure"),
        yes: t("wv-call-off"),
        no: t("web-cancel"),
      })
    )
      act(async () => {
        await remove(`/events/${id}`);
        go("/events");
      });
  };
  if (!isKnown()) return isOpen && html`<${NameFirst} words=${t("wv-known-first")} />`;
  const isWaiting = state === "running" && own.plays && !own.table;
  return html`<div class="row event-doors">
    ${
      own.table &&
      html`<${Button} class="primary big" icon="s-action" onClick=${() => act(play)}>${t("wv-play")}</${Button}>`
    }
    ${isWaiting && html`<p role="status">${t("wv-wait")}</p>`}
    ${
      isOpen &&
      !own.plays &&
      html`<${Button} class="primary big" onClick=${() => act(() => post(`/events/${id}/enter`, {}))}>
        ${t(state === "running" ? "wv-enter-late" : "wv-enter")}</${Button}>`
    }
    ${
      own.host &&
      !round &&
      state !== "over" &&
      html`<${Button} onClick=${() => act(() => post(`/events/${id}/begin`, {}))}>${t("wv-begin")}</${Button}>
      <${Button} onClick=${callOff}>${t("wv-call-off")}</${Button}>`
    }
    ${own.plays && state !== "over" && html`<${Button} onClick=${withdraw}>${t("wv-withdraw")}</${Button}>`}</div>`;
}
