// What people have said at a table, as far as this browser was told it, and what its reader does not want to hear.
import { computed, signal } from "../lib.js";
import * as seats from "../seats.js";

/** @import { Said } from "../types/api.d.ts" */
/** @typedef {{all?: boolean, seats?: number[]}} Muted */

export class Talk {
  /** @param {string} table its name */
  constructor(table) {
    this.table = table;
    /** In the order of saying. */
    this.said = signal(/** @type {Said[]} */ ([]));
    /** What was just said, while this browser looks on. */
    this.news = signal(/** @type {Said[]} */ ([]));
    this.isOpen = signal(false);
    const { muted = {}, heard = 0 } = seats.held(table);
    this.muted = signal(/** @type {Muted} */ (muted));
    /** The number of what was last seen. */
    this.heard = signal(heard);
    /** Without those who are muted. */
    this.audible = computed(() => this.said.value.filter((each) => !this.isMuted(each.seat)));
    this.unread = computed(() => this.audible.value.filter((each) => each.number > this.heard.value).length);
  }

  /** @param {number} seat */
  isMuted(seat) {
    return Boolean(this.muted.value.all || this.muted.value.seats?.includes(seat));
  }

  /** What the stream tells: what comes again after a break is known by its number. @param {Said[]} said
   * @param {boolean} before whether it was said before this browser looked */
  hear(said, before) {
    const known = new Set(this.said.value.map((each) => each.number));
    const fresh = said.filter((each) => !known.has(each.number));
    if (!fresh.length) return;
    this.said.value = [...this.said.value, ...fresh].sort((one, other) => one.number - other.number);
    if (!before) this.news.value = fresh.filter((each) => !this.isMuted(each.seat));
    if (this.isOpen.value) this.read();
  }

  /** Opens the panel, or closes it. */
  turn() {
    this.isOpen.value = !this.isOpen.value;
  }

  /** Everything was seen. */
  read() {
    const last = this.said.value.at(-1)?.number ?? 0;
    if (last <= this.heard.value) return;
    this.heard.value = last;
    this.keep({ heard: last });
  }

  /** Mutes a seat, or lets it be heard again. @param {number} seat */
  toggle(seat) {
    const { all, seats: muted = [] } = this.muted.value;
    const next = muted.includes(seat) ? muted.filter((each) => each !== seat) : [...muted, seat];
    this.mute({ all, seats: next });
  }

  /** Mutes the whole table, or lets it be heard again. */
  toggleAll() {
    this.mute({ ...this.muted.value, all: !this.muted.value.all });
  }

  /** @param {Muted} muted */
  mute(muted) {
    this.muted.value = muted;
    this.keep({ muted });
  }

  /** Only where this browser has something to do with the table. @param {Partial<seats.Held>} changes */
  keep(changes) {
    if (this.table in seats.tables()) seats.keep(this.table, changes);
  }
}
