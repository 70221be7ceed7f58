// The decision: the question, the choices, and what can be taken back. A game may draw its own choices.
import { ClockZone, ReclaimZone } from "../clock/door.js";
import { html, useEffect, useMemo, useState } from "../lib.js";
import { address } from "../root.js";
import { coached } from "../settings.js";
import { useLoaded } from "../ui/lazy.js";
import { Button, Icon, Seat } from "../ui/marks.js";
import { t } from "../words.js";
import { ByItself } from "./by-itself.js";
import { HintButton, loadHints } from "./hint-door.js";
import { isMissed, Missing } from "./missing.js";
import { asksMe, isStoodIn, questionOf } from "./question.js";
import { ComeBack } from "./seated.js";

/** The legal moves as buttons with their sentences, by kind: enough to play any game.
 * @param {{table: import("./model.js").TableModel}} props */
export function Choices({ table }) {
  const telling = table.telling.value;
  /** @type {Map<string, import("../types/api.d.ts").MoveShown[]>} */
  const groups = useMemo(() => {
    const found = new Map();
    for (const each of table.legal.value.values()) {
      const key = telling.group(each.move);
      found.set(key, [...(found.get(key) ?? []), each]);
    }
    return found;
  }, [table.legal.value, telling]);
  return [...groups].map(
    ([key, moves]) => html`<section class="choices" key=${key}>
      ${groups.size > 1 && key && html`<h3 class="caption">${telling.say(key)}</h3>`}
      <ul>${moves.map(
        ({ move, barrier }) => html`<li key=${move}><button type="button" class="button choice-button" data-move=${move}
          onClick=${() => table.play(move)}>
          <span>${telling.move(move)}</span>${
            barrier &&
            html`<span class="caption">
            <${Icon} name="lock" /> ${t("web-final")}</span>`
          }</button></li>`,
      )}</ul>
    </section>`,
  );
}

/** The coach of a first game: loaded where it has something to say. @param {import("./model.js").TableModel} table */
function useNote(table) {
  const [found, setFound] = useState(/** @type {typeof import("../lesson/note.js") | null} */ (null));
  const isNew = coached.value && !table.isReplay && table.moment.value.coach.length > 0;
  useEffect(() => {
    if (!isNew || found) return;
    import("../lesson/note.js")
      .then(async (module) => {
        await module.ready(table.game);
        setFound(module);
      })
      .catch(() => {}); // the next moment tries again
  }, [isNew, table.moment.value.n]);
  return found?.CoachNote;
}

/** `Recap`: what the others did.
 * @typedef {{table: import("./model.js").TableModel, module: import("../types/drawing.d.ts").Drawing,
 * Recap?: typeof import("../tempo/recap.js").Recap}} PanelProps */

/** @param {PanelProps} props */
export function DecisionPanel({ table, module, Recap }) {
  const folded = table.folded.value && table.phone.value; // elsewhere nothing lies under it, and it has no grip
  const Note = useNote(table);
  const m = table.moment.value;
  const telling = table.telling.value;
  const turn = m.to_act;
  const own = turn === m.seat && turn >= 0;
  const stoodIn = isStoodIn(table);
  const asks = asksMe(table);
  const hints = useLoaded(loadHints, table.hint.value !== null);
  useEffect(() => {
    table.folded.value = false; // a new turn brings its choices
  }, [asks]);
  const cap =
    m.state === "over"
      ? t("web-over")
      : own && !stoodIn
        ? html`<span class="rubric">${t("web-your-turn")}</span>`
        : html`<${Seat} seat=${turn} /> ${telling.seat(turn)}`;
  const Choose = module.Decision ?? Choices;
  return html`<section class=${`ask ${own ? "mine" : ""}`} aria-labelledby="h-ask"
    data-busy=${table.busy.value ? "true" : undefined}>
    <header><button type="button" class="grab" aria-expanded=${String(!folded)} aria-label=${t("web-sheet")}
      onClick=${() => (table.folded.value = !folded)}></button>
      <p class="caption" key=${`${asks} turn`}>${cap}</p><h2 id="h-ask" tabindex="-1">${questionOf(table, module)}</h2>
        ${asks && html`<${HintButton} table=${table} />`}</header>
    ${asks && !folded && hints && html`<${hints.HintPanel} table=${table} />`}
    ${Note && !folded && html`<${Note} table=${table} />`}
    <${ByItself} table=${table} />
    <div class="body" hidden=${folded}>${asks && html`<${Choose} table=${table} />`}
      ${m.state === "over" && !table.isReplay && html`<${Over} table=${table} />`}
      ${stoodIn && html`<${m.seats[m.seat].lost ? ReclaimZone : ComeBack} table=${table} />`}
      ${isMissed(table) && html`<${Missing} table=${table} />`}
      ${
        !own &&
        m.state === "running" &&
        m.seat < 0 &&
        !table.isReplay &&
        html`<p
        class="caption">${t("web-watching")}</p>`
      }
        <${ClockZone} table=${table} /></div>
    ${asks && !folded && Recap && html`<${Recap} table=${table} />`}
    ${
      m.seat >= 0 &&
      m.state === "running" &&
      !table.isReplay &&
      !table.isLesson &&
      !stoodIn &&
      html`<${Backwards} key=${own} table=${table}
      folded=${folded} />`
    }
  </section>`;
}

/** Undo and restart as far as they reach; beyond it, a request to the others.
 * @param {{table: import("./model.js").TableModel, folded: boolean}} props */
export function Backwards({ table, folded }) {
  const m = table.moment.value;
  const barrier = [...table.legal.value.values()].some((each) => each.barrier);
  const asks = m.seats.some((seat, at) => at !== m.seat && seat.kind !== "bot");
  const back = asks ? "web-takeback" : "web-takeback-bots";
  const played =
    m.can_undo || table.log.value.some((event) => event.facts.player === m.seat && event.kind !== "turn-begins");
  if (!played)
    return (
      barrier &&
      html`<footer class="hint lock-note" hidden=${folded}><p class="caption">${t("web-barrier-note")}</p></footer>`
    );
  return html`<footer hidden=${folded}>
    <div class="row back">${
      m.can_undo
        ? html`<${Button} icon="undo" onClick=${() => table.undo()}>${t("web-undo")}</${Button}>
          <${Button} icon="restart" class="quiet" onClick=${() => table.restart()}>${t("web-restart")}</${Button}>`
        : html`<${Button} icon="undo" class="quiet" onClick=${() => table.takeback(asks)}>${t(back)}</${Button}>`
    }</div>
    <p class="caption">${m.can_undo ? t("web-undo-note") : t(`${back}-note`)}${
      m.can_undo &&
      barrier &&
      html` <span class="lock-note">
      ${t("web-barrier-note")}</span>`
    }</p>
  </footer>`;
}

/** @param {{table: import("./model.js").TableModel}} props */
export function Over({ table }) {
  return html`<div class="stacked"><${Button} class="primary big" icon="flag" onClick=${() => table.openEnd()}>
    ${t("web-to-end-page")}</${Button}>
    ${
      table.moment.value.next &&
      html`<a class="button big" href=${address(`/table/${table.moment.value.next}`)}>
      ${t("web-next-game")}</a>`
    }</div>`;
}
