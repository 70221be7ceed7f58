// What this browser knows of a table: the moment by one seat's eyes, and what follows from it.
import { computed, signal } from "../lib.js";
import { Telling } from "../telling.js";
import { language } from "../words.js";

/** @typedef {any} Moment the moment of the contract */
/** @typedef {import("../stream.js").Stream} Stream */

const narrow = matchMedia("(max-width: 760px)");
export const phone = signal(narrow.matches);
narrow.addEventListener("change", () => {
  phone.value = narrow.matches;
});

/** Where the moment is asked for, with what the rules say of it. */
export const MOMENT = "/moment?preview=true";

export class TableState {
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
    /** The hint for this moment, as far as it was asked for: `{step, waiting, kind?, candidates?, move?, win?,
     * reason?}`, or null. */
    this.hint = signal(/** @type {any} */ (null));
    /** Why the table cannot be shown any more. */
    this.closed = signal(/** @type {import("../api.js").Problem | null} */ (null));
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
    /** What the rules say of the moment to this seat; null of a game that was played by other rules. */
    this.preview = computed(() => this.moment.value?.preview?.game ?? null);
    /** What every card is to this player, for who looks through them; null before it was asked for. */
    this.surveyed = signal(/** @type {any} */ (null));
    this.seat = computed(() => this.moment.value?.seat ?? -1);
    this.state = computed(() => this.moment.value?.state ?? "open");
    this.isOver = computed(() => this.state.value === "over");
    this.isMine = computed(() => {
      const m = this.moment.value;
      return Boolean(
        m && m.state === "running" && m.seat >= 0 && m.to_act === m.seat && !this.busy.value && !this.isReplay,
      );
    });
    this.legal = computed(
      () =>
        new Map(
          (this.isMine.value ? (this.moment.value.moves ?? []) : []).map((/** @type {any} */ each) => [
            each.move,
            each,
          ]),
        ),
    );
    this.telling = computed(() => {
      language.value;
      const { seats = [], preview } = this.moment.value ?? {};
      return new Telling(this.game, this.cards, seats, this.seat.value, preview?.moves);
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
}
