// What lies behind: one's own last move, what was told of the others since, and what was heard of it.
import { signal } from "../lib.js";
import { deedsOf } from "./since.js";

/** @import { EventShown, Moment } from "../types/api.d.ts" */

export class Past {
  /** @param {import("../table/model.js").TableModel} table */
  constructor(table) {
    this.table = table;
    /** The number of one's own last move. */
    this.own = 0;
    /** Up to which move all was told to who listens. */
    this.heard = 0;
    /** Of what a recap tells: from one's own last move to when one's turn came. */
    this.span = signal(/** @type {import("./since.js").Span} */ ({ since: 0, n: -1 }));
  }

  /** @param {Moment} before @param {Moment} moment */
  take(before, moment) {
    const isOther = before?.seat !== moment.seat;
    if (isOther) this.own = 0;
    else if (moment.n < before.n) this.own = Math.min(this.own, moment.n);
    else if (before.to_act === before.seat && moment.n > before.n) this.own = before.n + 1;
    const span = { since: this.own, n: moment.n };
    const isMine = moment.to_act === moment.seat && (isOther || moment.n > before.n);
    const isNew = isOther || (isMine && (before.to_act !== moment.to_act || deedsOf(this.table, span).length > 0));
    if (isNew) this.span.value = span;
  }

  /** The events that were not told yet; what was taken back may happen again. @param {Moment} before
   * @param {Moment} moment @param {EventShown[]} fresh */
  unheard(before, moment, fresh) {
    const heard = Math.min(this.heard, before ? Math.max(moment.since, Math.min(before.n, moment.n)) : 0);
    this.heard = moment.n;
    return fresh.filter(({ n }) => n > heard);
  }
}
