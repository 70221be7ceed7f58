// A table as this browser knows it: the moment by one seat's eyes, kept live, and what can be done with it.
import { announce } from "../announce.js";
import { Problem, get, idempotencyKey, post } from "../api.js";
import { batch, computed, signal } from "../lib.js";
import * as seats from "../seats.js";
import { sentence } from "../problems.js";
import { Stream } from "../stream.js";
import { Telling } from "../telling.js";
import { toast } from "../ui/toast.js";
import { places, slide } from "../ui/motion.js";
import { language, t } from "../words.js";

/** @typedef {any} Moment the moment of the contract */

const narrow = matchMedia("(max-width: 760px)");
export const phone = signal(narrow.matches);
narrow.addEventListener("change", () => {
  phone.value = narrow.matches;
});

export class TableModel {
  /** @param {string} id @param {string} game @param {any} cards */
  constructor(id, game, cards) {
    this.id = id;
    this.game = game;
    this.cards = cards;
    this.phone = phone;
    /** @type {import("../lib.js").Signal<Moment>} */
    this.moment = signal(null);
    /** @type {import("../lib.js").Signal<any[]>} */
    this.log = signal([]);
    /** @type {import("../lib.js").Signal<any[]>} */
    this.news = signal([]);
    this.busy = signal(false);
    this.mark = signal(/** @type {any} */ (null));
    this.request = signal(/** @type {any} */ (null));
    this.deleted = signal(false);
    this.isReplay = false;
    /** What a game adds below its score sheet. @type {any} */
    this.scoreNote = null;
    /** Whose turn the curtain hides, on a screen that several share: a seat, or null. */
    this.curtain = signal(/** @type {number | null} */ (null));
    /** @type {import("../lib.js").Signal<string | null>} */
    this.token = signal(null);
    /** @type {import("../lib.js").Signal<Stream | null>} */
    this.stream = signal(null);
    this.connection = computed(() => this.stream.value?.state.value ?? "closed");

    this.view = computed(() => this.moment.value?.view ?? null);
    this.seat = computed(() => this.moment.value?.seat ?? -1);
    this.state = computed(() => this.moment.value?.state ?? "open");
    this.isOver = computed(() => this.state.value === "over");
    this.isMine = computed(() => {
      const m = this.moment.value;
      return Boolean(m && m.state === "running" && m.seat >= 0 && m.to_act === m.seat && !this.busy.value && !this.isReplay);
    });
    this.legal = computed(() => new Map((this.isMine.value ? this.moment.value.moves ?? [] : []).map((/** @type {any} */ each) => [each.move, each])));
    this.telling = computed(() => {
      language.value;
      return new Telling(this.game, this.cards, this.moment.value?.seats ?? [], this.seat.value);
    });
    this.orders = computed(() => this.moment.value?.orders ?? []);
    /** Seats of this browser: numbers. */
    this.mine = signal(/** @type {number[]} */ ([]));
    /** @type {Map<string, Promise<any>>} */
    this.reasons = new Map();
    /** What the dialogs of the frame are opened with; set by the frame. */
    this.openScore = () => {};
    this.openTree = () => {};
  }

  /** @param {string} path */
  path(path) {
    return `/tables/${this.id}${path}`;
  }

  // ---- coming and going

  /** Takes the seat of a token and follows the table by its eyes. @param {string | null} token */
  async open(token) {
    this.stream.value?.close();
    this.token.value = token;
    const moment = await get(this.path("/moment"), { token });
    if (token) seats.learn(this.id, token, moment.seat);
    this.mine.value = Object.keys(seats.held(this.id).seats).map(Number).sort();
    batch(() => {
      this.log.value = [];
      this.take(moment);
    });
    this.stream.value = new Stream(this.path("/stream"), token, (kind, data) => this.told(kind, data), (status) => {
      if (status === 410 || status === 404) this.deleted.value = true;
      else toast(t("web-link-revoked"), { icon: "warning" });
    });
  }

  close() {
    this.stream.value?.close();
  }

  /** @param {string} kind @param {any} data */
  told(kind, data) {
    if (kind === "moment") this.take(data);
    else if (kind === "presence") this.present(data);
    else if (kind === "request") this.request.value = data?.request ?? data;
    else if (kind === "deleted") this.deleted.value = true;
  }

  /** @param {any} data */
  present(data) {
    const now = this.moment.value;
    if (!now || !Array.isArray(data?.seats)) return;
    this.moment.value = { ...now, seats: now.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => ({ ...seat, ...data.seats[at] })) };
  }

  /** A new moment: the log grows, cards slide, and what happened is said. @param {Moment} moment */
  take(moment) {
    const before = this.moment.value;
    if (before && moment.n === before.n && moment.version === before.version && moment.seat === before.seat && moment.state === before.state) {
      // Nothing was played: names, presence, orders or a request changed.
      batch(() => {
        this.merge(moment);
        this.moment.value = { ...before, ...moment };
        this.request.value = moment.request ?? null;
      });
      return;
    }
    const from = before ? places() : null;
    batch(() => {
      const fresh = this.merge(moment);
      this.moment.value = moment;
      this.request.value = moment.request ?? null;
      this.mark.value = null;
      this.reasons.clear();
      this.news.value = before ? fresh : [];
      this.watchCurtain(before);
    });
    if (from) requestAnimationFrame(() => slide(from));
    if (before && !this.isReplay) this.speak(this.news.value, before);
  }

  /** Adds the events that are new; an undo takes those away that did not happen. @param {Moment} moment */
  merge(moment) {
    const since = moment.since ?? 0;
    const events = moment.events ?? [];
    const known = this.log.value;
    const last = this.moment.value?.n ?? moment.n;
    this.log.value = [...known.filter((event) => event.n <= since), ...events];
    return events.filter((/** @type {any} */ event) => event.n > Math.max(since, Math.min(last, moment.n)) || (since > 0 && event.n > since));
  }

  /** @param {any[]} events @param {Moment} before */
  speak(events, before) {
    const telling = this.telling.value;
    const lines = events.slice(-8).map((event) => telling.event(event));
    if (this.isMine.value && (before.to_act !== this.moment.value.to_act || lines.length === 0)) lines.push(t("web-your-turn"));
    if (this.isMine.value && this.moment.value.prompt) lines.push(telling.asked(this.view.value, this.moment.value.prompt));
    announce(lines.join(" "));
  }

  // ---- several players on one screen

  /** @param {Moment} before */
  watchCurtain(before) {
    const m = this.moment.value;
    const turn = m.to_act;
    if (!before || m.state !== "running" || turn === m.seat || !this.mine.value.includes(turn)) return;
    this.curtain.value = turn;
  }

  /** The next player has taken the screen. */
  async openCurtain() {
    const seat = this.curtain.value;
    if (seat === null) return;
    const token = seats.held(this.id).seats[seat];
    await this.open(token);
    this.curtain.value = null;
    if (this.moment.value.prompt) announce(this.telling.value.asked(this.view.value, this.moment.value.prompt));
  }

  // ---- commands

  /** Which moment a command answers. */
  get here() {
    const { n, version } = this.moment.value;
    return version === undefined ? { n } : { n, version };
  }

  /** @param {string} notation */
  can(notation) {
    return this.legal.value.has(notation);
  }

  /** Plays a move, or several that are committed together. @param {string | string[]} moves @returns {Promise<boolean>} */
  async play(moves) {
    const list = Array.isArray(moves) ? moves : [moves];
    const key = idempotencyKey();
    return this.command("/moves", { ...this.here, moves: list, key }, 3);
  }

  undo() {
    return this.command("/undo", this.here);
  }

  restart() {
    return this.command("/restart", this.here);
  }

  async takeback() {
    const done = await this.command("/takeback", this.here);
    if (done) toast(t("web-takeback-asked"));
    return done;
  }

  /** @param {boolean} accept */
  async answer(accept) {
    await this.command("/takeback/answer", { accept });
    this.request.value = null;
  }

  /** @param {string[]} moves */
  setOrders(moves) {
    return this.command("/orders", { moves });
  }

  /** Sends a command; one that carries a key is sent again when the answer was lost. @param {string} path @param {any} body @param {number} [tries] */
  async command(path, body, tries = 1) {
    if (this.busy.value) return false;
    this.busy.value = true;
    const before = this.moment.value;
    try {
      for (let left = tries; ; left--) {
        try {
          await post(this.path(path), body, this.token.value);
          break;
        } catch (error) {
          if (!(error instanceof Problem && error.isOffline) || left <= 1) throw error;
          await new Promise((resolve) => setTimeout(resolve, 800));
        }
      }
      await this.refresh(before);
      return true;
    } catch (error) {
      await this.failed(error);
      return false;
    } finally {
      this.busy.value = false;
    }
  }

  /** The stream brings the news, often before the answer; where it is down, the moment is asked for. @param {Moment} before */
  async refresh(before) {
    if (this.connection.value === "live") {
      for (let waited = 0; waited < 10 && this.moment.value === before; waited++) await new Promise((resolve) => setTimeout(resolve, 40));
      if (this.moment.value !== before) return;
    }
    this.take(await get(this.path("/moment"), { token: this.token.value }));
  }

  /** @param {any} error */
  async failed(error) {
    if (!(error instanceof Problem)) throw error;
    if (error.error === "stale") {
      toast(t("web-stale"), { icon: "warning" });
      this.take(await get(this.path("/moment"), { token: this.token.value }));
    } else if (error.refusal) this.refuse(error.refusal);
    else toast(await sentence(error, this.game), { icon: "warning" });
  }

  /** Shows why something is not allowed, with a link to the rule. @param {any} refusal */
  refuse(refusal) {
    toast(this.telling.value.reason(refusal), {
      icon: "help",
      lasts: 12000,
      link: { href: `/rules/${this.game}#${refusal.rule}`, words: t("web-rule", { rule: refusal.rule }) },
    });
  }

  /** @param {string} notation @returns {Promise<any>} */
  whyNot(notation) {
    let found = this.reasons.get(notation);
    if (!found) {
      found = get(this.path(`/why?move=${encodeURIComponent(notation)}`), { token: this.token.value }).then((answer) => answer.refusal ?? null);
      this.reasons.set(notation, found);
      found.catch(() => this.reasons.delete(notation));
    }
    return found;
  }

  /** Says why a move is not allowed now. @param {string} notation */
  async why(notation) {
    try {
      const refusal = await this.whyNot(notation);
      if (refusal) this.refuse(refusal);
      else toast(this.isMine.value ? t("web-allowed") : t("web-not-your-turn"));
    } catch (error) {
      await this.failed(error);
    }
  }
}
