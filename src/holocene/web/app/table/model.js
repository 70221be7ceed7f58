// What can be done at a table: moves, undo, orders, hints, and the question why not.
import { announce } from "../announce.js";
import { insist, Problem, randomWord } from "../api.js";
import { hasHow, howOf } from "../learning.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { toast } from "../ui/toast.js";
import { t } from "../words.js";
import { attempt } from "./attempt.js";
import { loadHints } from "./hint-door.js";
import { LiveTable } from "./live.js";
import { MOMENT } from "./state.js";

/** @import { Answer, Body, Moment, Refusal } from "../types/api.d.ts" */
/** @template {string} P @typedef {`POST /tables/${string}${P}`} Command a command at a table, by its address there */

export class TableModel extends LiveTable {
  /** The command that is on its way, or was last. @type {Promise<boolean>} */
  done = Promise.resolve(true);

  /** Which moment a command answers. */
  get here() {
    const { n, version } = this.moment.value;
    return { n, version, preview: true };
  }

  /** @param {string} notation */
  can(notation) {
    return this.legal.value.has(notation);
  }

  /** Plays a move, or several that are committed together. What follows a move that shows something is sent when it has
   * been seen: the server takes nothing after it. @param {string | string[]} moves @returns {Promise<boolean>} */
  async play(moves) {
    const [first, ...rest] = Array.isArray(moves) ? moves : [moves];
    const isAlone = this.legal.value.get(first)?.barrier;
    const list = isAlone ? [first] : [first, ...rest];
    const isPlayed = await this.command("/moves", { ...this.here, moves: list, key: randomWord() }, this.shown, 3);
    return isPlayed && isAlone && rest.length ? this.can(rest[0]) && this.play(rest) : isPlayed;
  }

  undo() {
    return this.command("/undo", this.here, this.shown);
  }

  restart() {
    return this.command("/restart", this.here, this.shown);
  }

  /** @param {boolean} asks whether there is anybody to be asked */
  async takeback(asks) {
    const done = await this.command("/takeback", this.here, this.shown);
    if (done && asks) toast(t("web-takeback-asked"));
    return done;
  }

  /** @param {boolean} accept */
  async answer(accept) {
    await this.command("/takeback/answer", { accept, seat: this.request.value?.seat }, this.left);
    this.request.value = null;
  }

  /** Whether somebody who lost a seat's link is let back into it. @param {number} seat @param {boolean} accept */
  answerClaim(seat, accept) {
    return this.command("/claim/answer", { seat, accept }, this.left);
  }

  /** @param {string[]} moves */
  setOrders(moves) {
    return this.command("/orders", { moves }, ({ orders }) => {
      this.moment.value = { ...this.moment.value, orders };
    });
  }

  /** Asks for the next step of the hint for this moment, and says it. */
  async askHint() {
    const before = this.hint.value;
    if (!this.isMine.value || !this.moment.value.hints || before?.waiting || before?.step === 3) return;
    const { version } = this.moment.value;
    this.hint.value = { ...before, step: before?.step ?? 0, waiting: true };
    try {
      const [answer, { told }] = await Promise.all([
        this.send("/hint", { step: (before?.step ?? 0) + 1 }),
        loadHints(),
      ]);
      if (answer.version !== version || this.moment.value.version !== version) return;
      this.hint.value = answer;
      announce(told(this, answer));
    } catch (error) {
      this.hint.value = before;
      await this.failed(error);
    }
  }

  /** Sends a command, unless one is on its way, and shows what came of it; one that carries a key is sent again when
   * the answer was lost. @template {string} P @param {P} path @param {Body<Command<P>>} body
   * @param {(answer: Answer<Command<P>>, before: Moment) => void | Promise<void>} shown @param {number} [tries] */
  async command(path, body, shown, tries = 1) {
    if (this.busy.value) return false;
    if (path !== "/orders") this.playback.skip(); // whoever decides has seen enough
    this.busy.value = true;
    this.done = this.sent(path, body, shown, tries);
    return this.done;
  }

  /** @template {string} P @param {P} path @param {Body<Command<P>>} body
   * @param {(answer: Answer<Command<P>>, before: Moment) => void | Promise<void>} shown @param {number} tries */
  async sent(path, body, shown, tries) {
    const before = this.moment.value;
    try {
      await shown(await insist(() => this.send(path, body), tries), before);
      return true;
    } catch (error) {
      await this.failed(error);
      return false;
    } finally {
      this.busy.value = false;
    }
  }

  /** Takes the moment that answers a command. The stream tells it too, before or after; what it has told since the
   * command was sent is as new, or newer. @param {Moment} moment @param {Moment} before */
  shown = (moment, before) => {
    const now = this.moment.value;
    if (now === before || moment.version > now.version) this.take(moment);
  };

  /** Leaves it to the stream to tell what came of a command; where it is down, the moment is asked for. */
  left = async () => {
    if (this.connection.value !== "live") this.take(await this.ask(MOMENT));
  };

  /** @param {unknown} error */
  async failed(error) {
    if (!(error instanceof Problem)) throw error;
    if (error.error === "stale") {
      toast(t("web-stale"), { icon: "warning" });
      this.take(await this.ask(MOMENT));
    } else if (error.refusal) this.refuse(error.refusal);
    else toast(await sentence(error, this.game), { icon: "warning" });
  }

  /** Shows why something is not allowed, with a link to the rule. @param {Refusal} refusal */
  refuse(refusal) {
    toast(this.telling.value.reason(refusal), {
      icon: "help",
      lasts: 12000,
      links: [
        { href: address(`/rules/${this.game}#${refusal.rule}`), words: t("web-rule", { rule: refusal.rule }) },
        ...(hasHow(this.game) ? [{ href: address(howOf(this.game)), words: t("web-how") }] : []),
      ],
    });
  }

  /** Asks what every card is to this player at this moment; until it is known, what was known before stands. */
  async survey() {
    const { n, version, seat } = this.moment.value;
    const key = `${n}/${version}/${seat}`;
    if (seat < 0 || this.surveyed.value?.key === key) return;
    const answer = await attempt(this, () => this.ask(`/survey?n=${n}&seat=${seat}`));
    if (answer?.survey) this.surveyed.value = { ...answer.survey, key };
  }

  /** What moves in mind would come to, or null. @param {string[]} moves
   * @returns {Promise<import("../types/view.d.ts").Considered | null>} */
  async consider(moves) {
    const asked = new URLSearchParams(moves.map((move) => ["move", move]));
    const answer = await attempt(this, () => this.ask(`/consider?${asked}`));
    return answer?.considered ?? null;
  }

  /** @param {string} notation @returns {Promise<Refusal | null>} */
  whyNot(notation) {
    let found = this.reasons.get(notation);
    if (!found) {
      found = this.ask(`/why?move=${encodeURIComponent(notation)}`).then((answer) => answer.refusal);
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
