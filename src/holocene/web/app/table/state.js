// What this browser knows of a table: the moment by one seat's eyes, and what follows from it.
import { get, post } from "../api.js";
import { computed, signal } from "../lib.js";
import { Talk } from "../talk/said.js";
import { Telling } from "../telling.js";
import { holds } from "../ui/holds.js";
import { language } from "../words.js";

/** @import { Chapter, EventShown, HintShown, Moment, MoveShown, Refusal, RequestShown } from "../types/api.d.ts" */
/** @import { Cards, Survey, View } from "../types/view.d.ts" */
/** @typedef {import("../stream.js").Stream} Stream */
/** The hint for a moment, as far as it was asked for. @typedef {Partial<HintShown> & {step: number, waiting?: boolean}}
 * Hint */

export const phone = holds("(max-width: 760px)");
/** Screens with room for the decision beside one tab: tablets, and large text on laptops. */
export const tablet = holds("(min-width: 761px) and (max-width: 1199px)");

/** Where the moment is asked for, with what the rules say of it. */
export const MOMENT = "/moment?preview=true";

export class TableState {
  /** @param {string} id @param {string} game @param {Cards} cards what is printed */
  constructor(id, game, cards) {
    this.id = id;
    this.game = game;
    this.cards = cards;
    this.phone = phone;
    this.tablet = tablet;
    /** What is shown; there is one before anything is drawn. */
    this.moment = signal(/** @type {Moment} */ (/** @type {unknown} */ (null)));
    this.log = signal(/** @type {EventShown[]} */ ([]));
    /** The same as a story. */
    this.story = signal(/** @type {Chapter[]} */ ([]));
    this.news = signal(/** @type {EventShown[]} */ ([]));
    this.busy = signal(false);
    this.talk = new Talk(id);
    /** What a game's own table has marked. */
    this.mark = signal(/** @type {unknown} */ (null));
    this.request = signal(/** @type {RequestShown | null} */ (null));
    this.hint = signal(/** @type {Hint | null} */ (null));
    /** Whether the coach of a first game speaks. */
    this.isCoached = signal(false);
    /** Up to which number of moves nothing goes by itself any more: it went, or was stopped. */
    this.stopped = signal(-1);
    /** Whether the sheet of choices is folded away, on a phone. */
    this.folded = signal(false);
    /** The number of moves after a question was passed over without being asked. */
    this.passed = signal(-1);
    /** Why the table cannot be shown any more. */
    this.closed = signal(/** @type {import("../api.js").Problem | null} */ (null));
    this.isReplay = false;
    /** From which game it was played on. @type {import("../types/api.d.ts").BranchShown | null} */
    this.origin = null;
    /** The table as it is now, where this one is what is shown of it. @type {import("./model.js").TableModel | null} */
    this.live = null;
    /** Whether a lesson is learnt here: nobody else sits at the table, and nothing of it is kept at the server. */
    this.isLesson = false;
    /** Whether that lesson is a puzzle: nobody says what to press. */
    this.isPuzzle = false;
    /** How many moves had been made when this browser came to the table; what happens later is seen to happen. */
    this.opened = Number.POSITIVE_INFINITY;
    /** What a game adds below its score sheet. @type {import("../types/drawing.d.ts").Drawing["ScoreNote"] | null} */
    this.scoreNote = null;
    /** Whose turn the curtain hides, on a screen that several share: a seat, or null. */
    this.curtain = signal(/** @type {number | null} */ (null));
    /** @type {import("../lib.js").Signal<string | null>} */
    this.token = signal(null);
    /** @type {import("../lib.js").Signal<Stream | null>} */
    this.stream = signal(null);
    this.connection = computed(() => this.stream.value?.state.value ?? "closed");

    /** What the seat sees, by the game's own rules; nothing before the cards are dealt. */
    this.view = computed(() => /** @type {View} */ (this.moment.value?.view ?? null));
    /** What the rules say of the moment to this seat; null of a game that was played by other rules. */
    this.preview = computed(() => this.moment.value?.preview?.game ?? null);
    /** What every card is to this player, for who looks through them; null before it was asked for. */
    this.surveyed = signal(/** @type {(Survey & {key: string}) | null} */ (null));
    this.seat = computed(() => this.moment.value?.seat ?? -1);
    this.state = computed(() => this.moment.value?.state ?? "open");
    this.isOver = computed(() => this.state.value === "over");
    this.isMine = computed(() => {
      const m = this.moment.value;
      return Boolean(
        m && m.state === "running" && m.seat >= 0 && m.to_act === m.seat && !this.busy.value && !this.isReplay,
      );
    });
    this.legal = computed(() => {
      const moves = this.isMine.value ? this.moment.value.moves : [];
      return new Map(moves.map((each) => /** @type {[string, MoveShown]} */ ([each.move, each])));
    });
    this.telling = computed(() => {
      language.value;
      const { seats = [], preview } = this.moment.value ?? {};
      return new Telling(this.game, this.cards, seats, this.seat.value, preview?.moves);
    });
    this.orders = computed(() => this.moment.value?.orders ?? []);
    /** Seats of this browser: numbers. */
    this.mine = signal(/** @type {number[]} */ ([]));
    /** @type {Map<string, Promise<Refusal | null>>} */
    this.reasons = new Map();
    /** What the dialogs of the frame are opened with; set by the frame. */
    this.openScore = () => {};
    this.openEnd = () => {};
    this.openTree = () => {};
  }

  /** @template {string} P @param {P} path @returns {`/tables/${string}${P}`} */
  path(path) {
    return `/tables/${this.id}${path}`;
  }

  /** Asks the server about this table. @template {string} P @param {P} path */
  ask(path) {
    return get(this.path(path), { token: this.token.value });
  }

  /** Sends a command to this table. @template {string} P @param {P} path
   * @param {import("../types/api.d.ts").Body<`POST /tables/${string}${P}`>} body */
  send(path, body) {
    return post(this.path(path), body, this.token.value);
  }
}
