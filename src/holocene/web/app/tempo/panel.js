// The playback while the others play: whose turn is shown, its sentences as they come, and how fast. Any press on it
// goes on to the reader's own turn.
import { useKeys } from "../keys.js";
import { html, useEffect, useMemo, useRef } from "../lib.js";
import { SPEEDS, tempo } from "../settings.js";
import { seatOf, storyOf } from "../table/story.js";
import { Button, Icon, Seat } from "../ui/marks.js";
import { t } from "../words.js";
import { Chips, markedOf, Sentence } from "./sentence.js";

/** @typedef {import("../table/model.js").TableModel} TableModel */

/** The chapter that is shown and, of its sentences, those that have begun; of one that is nobody's what has just ended.
 * A turn of which nothing was seen yet waits: the one before it is still told. @param {TableModel} table */
function chapterOf(table) {
  const { frames, at, shown } = table.playback;
  const n = shown.value?.moment.n ?? 0;
  const [story, log] = [storyOf(table), table.log.value];
  const last = (/** @type {number[]} */ steps) => log[steps[steps.length - 1]]?.n;
  const ended = (/** @type {number} */ k) => story[k].sentences.filter(({ steps }) => last(steps) === n);
  // The move that ends the game is told with the end, which has a chapter of its own.
  const ending = (/** @type {number} */ k) => (k > 0 && shown.value?.moment.state === "over" ? ended(k - 1) : []);
  const begun = (/** @type {number} */ k) =>
    seatOf(story[k], log) === undefined
      ? [...ending(k), ...ended(k)].filter(() => !shown.value?.log)
      : story[k].sentences.filter(({ steps }) => (log[steps[0]]?.n ?? n + 1) <= n);
  const isBegun = (/** @type {number} */ k) => seatOf(story[k], log) === undefined || begun(k).length > 0;
  // Of one's own move, which is the first, all was seen: whose is the next?
  let k = Math.min((frames[Math.max(1, at)] ?? frames[at])?.story.length ?? 0, story.length) - 1;
  while (at > 0 && k > 0 && !isBegun(k)) k -= 1;
  if (!story[k]?.heading) return { chapter: null, sentences: [] };
  const sentences = at > 0 ? begun(k) : [];
  return { chapter: story[k], sentences: table.phone.value ? sentences.slice(-2) : sentences };
}

/** @param {{table: TableModel}} props */
export function PlaybackPanel({ table }) {
  const { playback } = table;
  const { stage } = playback;
  const { chapter, sentences } = chapterOf(table);
  const log = table.log.value;
  const telling = table.telling.value;
  const seat = chapter ? seatOf(chapter, log) : undefined;
  const { n, view } = stage.moment.value;
  const events = useMemo(
    () =>
      playback.at || playback.isHeld(playback.frames[0].moment.events)
        ? stage.log.value.filter((event) => event.n === n)
        : [],
    [stage.log.value, n, view],
  );
  useKeys(
    [
      { keys: [" "], words: "wt-skip", run: (event) => pressed(event) || playback.skip() },
      { keys: ["p"], words: "wt-pause", run: () => playback.pause() },
      { keys: [","], words: "wt-back", run: () => playback.step(-1) },
      { keys: ["."], words: "wt-on", run: () => playback.step(1) },
    ],
    [playback],
  );
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const body = panel.current?.querySelector(".body");
    if (body) body.scrollTop = body.scrollHeight; // what is new stands last
  }, [n]);
  useEffect(() => {
    if (tempo.value === "off") playback.skip();
  }, [tempo.value]);
  /** @param {Event} event */
  const skip = (event) => {
    if (event.target instanceof Element && !event.target.closest("button, a")) playback.skip();
  };
  const heading = chapter?.heading ? telling.heading(chapter.heading) : t("wt-playing");
  const isOther = seat !== undefined && seat !== table.seat.value; // one's own turn is "you" in its heading
  const title = isOther ? t("wt-plays", { player: telling.seat(seat) }) : heading;
  return html`<section class="ask playback" aria-labelledby="h-ask" ref=${panel} onClick=${skip}>
    <header><p class="caption">${isOther && chapter?.heading && heading}</p>
      <h2 id="h-ask" tabindex="-1">${seat !== undefined && html`<${Seat} seat=${seat} />`}${title}</h2></header>
    <div class="body"><ol class="beats">${
      sentences.length
        ? sentences.map(
            (sentence, at) => html`<li key=${sentence.steps[0]} data-flip=${`beat ${sentence.steps[0]}`}
          class=${at === sentences.length - 1 ? "now" : ""}>
          <${Icon} name=${at === sentences.length - 1 ? "play" : "check"} />
          <p><${Sentence} table=${table} sentence=${sentence} log=${log} /></p></li>`,
          )
        : html`<${Lines} table=${table} events=${events} />`
    }</ol></div>
    <footer><${Reel} table=${table} />
      <${Button} icon="fast" class="primary big" onClick=${() => playback.skip()}>
        ${t(table.isMine.value ? "wt-skip-to-mine" : "wt-skip")}<kbd>${t("wt-space")}</kbd></${Button}></footer>
  </section>`;
}

/** What happened in one move, where no sentence tells it yet.
 * @param {{table: TableModel, events: import("../types/api.d.ts").EventShown[]}} props */
function Lines({ table, events }) {
  const marked = markedOf(table);
  return events.slice(table.phone.value ? -1 : -MOST).map(
    (event, at) => html`<li key=${`${event.n} ${at}`} class="now"><${Icon} name="play" />
    <p><${Chips} table=${table} words=${marked.event(event)} /></p></li>`,
  );
}

const MOST = 4; // lines of events

/** A press of the key belongs to what has the focus. @param {KeyboardEvent} event */
function pressed({ target }) {
  const button = target instanceof HTMLElement ? target.closest("button, a, summary") : null;
  if (button instanceof HTMLElement) button.click();
  return Boolean(button);
}

/** Back, pause, how far it has come, how fast. @param {{table: TableModel}} props */
function Reel({ table }) {
  const { playback } = table;
  const isPaused = playback.isPaused.value;
  const { n } = playback.stage.moment.value; // drawn anew with each look
  return html`<div class="row reel" data-n=${n}>
    <${Button} bare icon="prev" onClick=${() => playback.step(-1)}>${t("wt-back")}</${Button}>
    <${Button} bare icon=${isPaused ? "play" : "pause"} onClick=${() => playback.pause()}>
      ${t(isPaused ? "wt-go-on" : "wt-pause")}</${Button}>
    <progress max=${Math.max(1, playback.count.value - 1)} value=${playback.at} aria-label=${t("wt-progress")}>
    </progress>
    <div class="segments" role="group" aria-label=${t("wt-tempo")}>${SPEEDS.slice(1).map(
      (name) => html`<button type="button" aria-pressed=${String(tempo.value === name)}
      onClick=${() => (tempo.value = name)}>${t(`wt-tempo-${name}`)}</button>`,
    )}</div></div>`;
}
