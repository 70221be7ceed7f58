// A table kept live: it takes a seat, follows the stream, tells what happened, and draws the curtain between players.
import { announce } from "../announce.js";
import { get, Problem, tagOf } from "../api.js";
import { batch } from "../lib.js";
import * as seats from "../seats.js";
import { Stream } from "../stream.js";
import { Playback } from "../tempo/playback.js";
import { drawn, places, slide } from "../ui/motion.js";
import { tellNotices } from "./notices.js";
import { MOMENT, TableState } from "./state.js";
import { grown, toSay } from "./story.js";

/** @import { Moment } from "../types/api.d.ts" */

export class LiveTable extends TableState {
  /** How far the story was said. @type {import("./story.js").Spoken} */
  spoken = { at: 0, said: new Set() };
  /** Whether the seat at a shared screen came there without a curtain. */
  isOpen = false;

  /** Shows the moves of the others one after the other; the moment of the table is the newest all the while. */
  playback = new Playback(/** @type {import("./model.js").TableModel} */ (/** @type {unknown} */ (this)));

  /** Takes the seat of a token and follows the table by its eyes, from a moment that may be asked for already.
   * @param {string | null} token @param {Promise<Moment>} [asked] */
  async open(token, asked = get(this.path(MOMENT), { token })) {
    const isFirst = this.moment.value === null;
    this.stream.value?.close();
    this.token.value = token;
    const moment = await asked;
    if (isFirst) this.opened = moment.n;
    if (token) seats.learn(this.id, token, moment.seat);
    this.mine.value = Object.keys(seats.held(this.id).seats).map(Number).sort();
    batch(() => {
      this.log.value = [];
      this.story.value = [];
      this.take(moment);
      this.spoken = toSay(this, { at: 0, said: new Set() }).spoken;
      // Whoever opens the table again need not be the one whose cards would be seen.
      if (isFirst && this.mine.value.length > 1 && moment.state === "running" && moment.seat >= 0) {
        this.isOpen = !this.hides(moment.seat);
        if (!this.isOpen) this.curtain.value = moment.seat;
      }
    });
    this.stream.value = new Stream(
      this.path("/stream?preview=true"),
      token,
      (line) => this.told(line),
      () => this.lookAgain(),
      { id: String(moment.version), tag: tagOf(moment) },
    );
  }

  /** The stream has ended for good: why, or with which newer link of this browser it goes on. */
  async lookAgain() {
    const newer = seats.held(this.id).seats[this.seat.value];
    try {
      if (newer && newer !== this.token.value) await this.open(newer);
      else this.take(await this.ask(MOMENT));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.closed.value = error;
    }
  }

  close() {
    this.playback.stop();
    this.stream.value?.close();
  }

  /** @param {import("../stream.js").Line} line */
  told(line) {
    if (line.event === "moment") this.take(line.data);
    else if (line.event === "presence") this.moment.value = { ...this.moment.value, seats: line.data.seats };
    else if (line.event === "talk") this.talk.hear(line.data.said, line.data.before);
    else if (line.event === "request") this.request.value = line.data.request;
    else if (line.event === "deleted") this.closed.value = new Problem(410, {});
    else {
      this.stream.value?.close();
      this.lookAgain();
    }
  }

  /** A new moment: the log grows, cards slide, and what happened is said. @param {Moment} moment */
  take(moment) {
    const before = this.moment.value;
    seats.taken(this.id, moment);
    if (moment.next) seats.carry(this.id, moment.next);
    if (
      before &&
      moment.n === before.n &&
      moment.version === before.version &&
      moment.seat === before.seat &&
      moment.state === before.state
    ) {
      // Nothing was played: names, presence, orders or a request changed.
      batch(() => {
        this.merge(moment);
        this.moment.value = { ...before, ...moment };
        this.request.value = moment.request;
      });
      tellNotices(this, before);
      return;
    }
    const from = before ? places() : null; // a hand that can be used at once changes while the others are watched
    batch(() => {
      const told = this.story.value;
      const fresh = this.merge(moment);
      this.moment.value = moment;
      this.request.value = moment.request;
      this.mark.value = null;
      this.hint.value = null;
      this.reasons.clear();
      this.news.value = before ? fresh : [];
      this.watchCurtain(before);
      this.playback.take(before, moment, fresh, told);
    });
    if (from) drawn().then(() => slide(from));
    if (before && !this.isReplay) {
      this.speak();
      tellNotices(this, before);
    }
  }

  /** Adds the events that are new; an undo takes those away that did not happen. @param {Moment} moment */
  merge(moment) {
    const { since, events } = moment;
    const known = this.log.value;
    const last = this.moment.value?.n ?? moment.n;
    this.log.value = [...known.filter((event) => event.n <= since), ...events];
    this.story.value = grown(this.story.value, moment);
    return events.filter(
      (event) => event.n > Math.max(since, Math.min(last, moment.n)) || (since > 0 && event.n > since),
    );
  }

  /** Says what is new of the story; what is asked is said once it is drawn (`focus.js`). */
  speak() {
    const { lines, spoken } = toSay(this, this.spoken);
    this.spoken = spoken;
    announce(lines.join(" "));
  }

  /** @param {Moment} before */
  watchCurtain(before) {
    const m = this.moment.value;
    const turn = m.to_act;
    if (!before || m.state !== "running") return;
    if (this.mine.value.length < 2) return;
    const isHere = this.mine.value.includes(turn);
    const next = isHere ? turn : m.seat;
    if (before.state !== "open" && next === m.seat && !(this.isOpen && this.hides(next))) return;
    if (this.hides(next)) this.curtain.value = next;
    else if (next !== m.seat) this.pass(next);
    else this.isOpen = true;
  }

  /** Whether a seat of this screen sees something that the others may not. @param {number} seat */
  hides(seat) {
    return this.moment.value.secrets[seat] ?? true;
  }

  /** Gives the screen to a seat that sees nothing of its own: no curtain is needed until it does.
   * @param {number} seat */
  async pass(seat) {
    this.isOpen = true;
    await this.open(seats.held(this.id).seats[seat]);
    if (this.moment.value.prompt) announce(this.telling.value.asked(this.moment.value.prompt));
  }

  /** The next player has taken the screen. */
  async openCurtain() {
    const seat = this.curtain.value;
    if (seat === null) return;
    const token = seats.held(this.id).seats[seat];
    await this.open(token);
    this.isOpen = false;
    this.curtain.value = null;
  }
}
