// Shows the moves of the others one after the other, however fast they come. The table itself is always at its newest
// moment; what is drawn is of the frame that is shown, until all were seen or the player goes on.
import { over, tellBeat } from "../beats.js";
import { signal } from "../lib.js";
import { inWords, moves, tempo } from "../settings.js";
import { attempt } from "../table/attempt.js";
import { drawn, settle, slideSoon } from "../ui/motion.js";
import { framesOf, looksOf, placesOf } from "./looks.js";
import { lookAround, move, outline } from "./motion.js";
import { lasts, SETTLE, TRAVEL, together } from "./pace.js";
import { Past } from "./past.js";
import { stageOf } from "./stage.js";

/** @import { Chapter, EventShown, Moment } from "../types/api.d.ts" */
/** @typedef {import("./looks.js").Frame} Frame */
/** What a game adds: whether a sentence is looked at as one, what must be seen in full, how a move falls into parts,
 * and how things move.
 * @typedef {{bySentence?: boolean, isHeld?: (events: EventShown[]) => boolean,
 *   amid?: (before: Frame, after: Frame, table: import("../table/model.js").TableModel) => Frame[]}
 *   & import("./motion.js").Moving} Ways */

export class Playback {
  /** @param {import("../table/model.js").TableModel} table */
  constructor(table) {
    this.table = table;
    /** What is shown; nothing where that is the table as it is. */
    this.shown = signal(/** @type {Frame | null} */ (null));
    this.isPaused = signal(false);
    /** The moments since one's own last move, which is the first. @type {Frame[]} */
    this.frames = [];
    /** How many of them there are, for who draws. */
    this.count = signal(0);
    this.past = new Past(table);
    /** Of what a recap tells. */
    this.recap = this.past.span;
    this.at = 0;
    this.due = 0;
    this.timer = 0;
    this.filling = 0;
    /** Whose turn is shown, by its name among the looks, and since when.
     * @type {{name: string | null, since: number}} */
    this.turn = { name: null, since: 0 };
    /** @type {Ways} */
    this.ways = {};
    this.stage = stageOf(table, this.shown);
  }

  get isOn() {
    return this.shown.value !== null;
  }

  /** A new moment of the table, after it was taken there. @param {Moment} before @param {Moment} moment
   * @param {EventShown[]} fresh @param {Chapter[]} told the story before */
  take(before, moment, fresh, told) {
    this.past.take(before, moment);
    const unheard = this.past.unheard(before, moment, fresh);
    const frame = { moment, story: this.table.story.value };
    if (!before || !this.follows(before, moment)) {
      if (before && !this.table.isReplay && !this.table.isLesson) {
        const around = lookAround(this.ways);
        requestAnimationFrame(() => outline(around, this.ways));
      }
      this.begin(frame);
      this.tell(unheard, !before || before.seat !== moment.seat);
      return;
    }
    if (this.frames.at(-1)?.moment.n !== before.n) this.begin({ moment: before, story: told });
    const isGap = moment.n > before.n + 1 && fresh.some(({ facts }) => (facts.player ?? moment.seat) !== moment.seat);
    const parts = (!isGap && this.ways.amid?.({ moment: before, story: told }, frame, this.table)) || [frame];
    if (before.to_act === moment.seat && !isGap && parts.length === 1 && !this.isOn) {
      const around = { ...lookAround(this.ways), flips: new Map() }; // the table slides what stays in sight
      this.begin(frame);
      drawn().then(() => move(around, fresh, this.table, this.ways));
      this.tell(fresh, false);
      this.due = Date.now() + (this.isHeld(fresh) ? lasts(tempo.value, IDLE, true) : TRAVEL);
      return;
    }
    if (before.to_act === moment.seat && !this.isOn) this.due = 0;
    this.frames.push(...parts);
    this.count.value = this.frames.length;
    this.shown.value ??= this.frames[this.at];
    if (isGap) this.fill(before, frame);
    else this.schedule();
  }

  /** Whether a moment is one that is looked at in its turn. @param {Moment} before @param {Moment} moment */
  follows(before, moment) {
    const { isReplay, isLesson, curtain } = this.table;
    const isDrawn = !inWords.value && !document.hidden;
    const isWanted = tempo.value !== "off" && moves() && isDrawn && !isReplay && !isLesson;
    const isNext = before.state === "running" && moment.seat === before.seat && moment.since === before.n;
    return isWanted && isNext && moment.n > before.n && curtain.value === null;
  }

  /** @param {Frame} frame */
  begin(frame) {
    this.stop();
    this.frames = [frame];
    this.count.value = 1;
    this.at = 0;
    this.turn = { name: null, since: 0 };
  }

  /** Asks for the moments that the stream left out. @param {Moment} before @param {Frame} frame */
  async fill(before, frame) {
    this.filling += 1;
    // Without them the next is shown at once.
    const found = await this.between(before.n, frame.moment.n - 1).catch(() => null);
    this.filling -= 1;
    const place = this.frames.indexOf(frame);
    if (found && place > 0) this.frames.splice(place, 0, ...framesOf(found.moments, this.frames[place - 1].story));
    this.count.value = this.frames.length;
    if (!this.isOn) this.at = this.frames.length - 1; // it was skipped meanwhile
    this.schedule();
  }

  /** @param {number} after @param {number} until */
  between(after, until) {
    return this.table.ask(/** @type {const} */ (`/between?after=${after}&until=${until}&preview=true`));
  }

  looks() {
    const places = placesOf(this.table.story.value, this.table.log.value);
    return looksOf(this.frames, places, this.ways.bySentence ?? false);
  }

  /** @param {EventShown[]} events */
  isHeld = (events) => this.ways.isHeld?.(events) ?? false;

  schedule() {
    if (this.timer || this.filling || this.isPaused.value || !this.isOn) return;
    this.timer = setTimeout(() => this.next(), Math.max(0, this.due - Date.now()));
  }

  /** Shows the next look, and waits as long as it lasts. */
  next() {
    this.timer = 0;
    const looks = this.looks().filter(({ end }) => end > this.at);
    if (!looks.length) return this.end(slideSoon);
    if (this.waitsForLayer()) return;
    const { turn } = looks[0];
    if (turn !== this.turn.name) this.turn = { name: turn, since: Date.now() };
    const mine = looks.filter((look) => look.turn === turn);
    const isHeld = (/** @type {number} */ at) =>
      this.isHeld(this.eventsTo(mine[at].end, at ? mine[at - 1].end : this.at));
    const held = mine.map((_, at) => isHeld(at));
    const waiting = {
      left: mine.length,
      held: held.filter(Boolean).length,
      spent: Date.now() - this.turn.since,
      turns: new Set(looks.map((look) => look.turn)).size,
    };
    // What must be seen is never passed over by what is shown together with it.
    const most = Math.min(together(tempo.value, waiting), mine.length, held.indexOf(true) + 1 || mine.length);
    this.show(mine[most - 1].end);
    const time = lasts(tempo.value, waiting, held[most - 1]);
    const isLast = looks.length === most && this.table.isMine.value && !held[most - 1];
    this.due = Date.now() + (isLast ? TRAVEL + SETTLE : time);
    this.schedule();
  }

  /** Whether a great moment lies over the table: what it would hide comes after it, and the turn is no shorter. */
  waitsForLayer() {
    if (over.until <= Date.now()) over.giveWay(); // another may have waited
    const wait = over.until - Date.now();
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    this.turn.since += Math.max(0, wait);
    return wait > 0;
  }

  /** What happened in the frames after one, up to another. @param {number} end @param {number} [from] */
  eventsTo(end, from = this.at) {
    return this.frames.slice(from + 1, end + 1).flatMap(({ moment }) => moment.events);
  }

  /** @param {number} at */
  show(at) {
    const events = this.eventsTo(at);
    const before = lookAround(this.ways);
    this.at = at;
    this.shown.value = this.frames[at];
    drawn().then(() => move(before, events, this.stage, this.ways));
    this.tell(events, false);
  }

  /** @param {EventShown[]} events @param {boolean} quiet */
  tell(events, quiet) {
    for (const event of events) tellBeat({ table: this.table, event, quiet });
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.shown.value = null;
    this.isPaused.value = false;
  }

  /** All was seen. @param {() => void} [first] what is done before the table is drawn as it is */
  end(first) {
    first?.();
    this.stop();
    this.at = this.frames.length - 1;
  }

  /** Leaves the rest to the recap: the table is shown as it is, and nothing moves any more. */
  skip() {
    if (!this.isOn) return;
    this.tell(this.eventsTo(this.frames.length - 1), true);
    this.end();
    settle();
  }

  pause() {
    this.isPaused.value = !this.isPaused.value;
    clearTimeout(this.timer);
    this.timer = 0;
    this.schedule();
  }

  /** A look on or back; what follows waits. @param {number} by */
  step(by) {
    if (!this.isOn) return;
    this.isPaused.value = true;
    clearTimeout(this.timer);
    this.timer = 0;
    const ends = [0, ...this.looks().map(({ end }) => end)];
    const at = by > 0 ? ends.find((end) => end > this.at) : ends.findLast((end) => end < this.at);
    if (at !== undefined) this.show(at);
    else if (by > 0) this.end();
  }

  /** Plays again what happened since one's last turn; what this browser has not seen is asked for.
   * @param {number} after the number of moves from which it goes @param {number} until up to which */
  async watch(after, until) {
    if (this.frames[0]?.moment.n !== after || this.frames.at(-1)?.moment.n !== until) {
      const { version } = this.table.moment.value;
      const found = await attempt(this.table, () => this.between(Math.max(0, after - 1), until));
      if (!found?.moments.length || this.table.moment.value.version !== version) return;
      this.frames = framesOf(found.moments, this.table.story.value);
      this.count.value = this.frames.length;
    }
    this.at = 0;
    this.turn = { name: null, since: 0 };
    this.shown.value = this.frames[0];
    this.due = Date.now() + TRAVEL;
    this.schedule();
  }
}

const IDLE = { left: 1, held: 1, spent: 0, turns: 1 };
