// What can be done at a table: moves, undo, orders, hints, and the question why not.
import { announce } from "../announce.js";
import { get, insist, Problem, post, randomWord } from "../api.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { toast } from "../ui/toast.js";
import { t } from "../words.js";
import { told } from "./hints.js";
import { LiveTable } from "./live.js";

/** @typedef {import("./state.js").Moment} Moment */

export class TableModel extends LiveTable {
  /** Which moment a command answers. */
  get here() {
    const { n, version } = this.moment.value;
    return version === undefined ? { n } : { n, version };
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
    const isPlayed = await this.command("/moves", { ...this.here, moves: list, key: randomWord() }, 3);
    return isPlayed && isAlone && rest.length ? this.can(rest[0]) && this.play(rest) : isPlayed;
  }

  undo() {
    return this.command("/undo", this.here);
  }

  restart() {
    return this.command("/restart", this.here);
  }

  /** @param {boolean} asks whether there is anybody to be asked */
  async takeback(asks) {
    const done = await this.command("/takeback", this.here);
    if (done && asks) toast(t("web-takeback-asked"));
    return done;
  }

  /** @param {boolean} accept */
  async answer(accept) {
    await this.command("/takeback/answer", { accept, seat: this.request.value?.seat });
    this.request.value = null;
  }

  /** Whether somebody who lost a seat's link is let back into it. @param {number} seat @param {boolean} accept */
  answerClaim(seat, accept) {
    return this.command("/claim/answer", { seat, accept });
  }

  /** @param {string[]} moves */
  setOrders(moves) {
    return this.command("/orders", { moves });
  }

  /** Asks for the next step of the hint for this moment, and says it. */
  async askHint() {
    const before = this.hint.value;
    if (!this.isMine.value || !this.moment.value.hints || before?.waiting || before?.step === 3) return;
    const { version } = this.moment.value;
    this.hint.value = { ...before, step: before?.step ?? 0, waiting: true };
    try {
      const answer = await post(this.path("/hint"), { step: (before?.step ?? 0) + 1 }, this.token.value);
      if (answer.version !== version || this.moment.value.version !== version) return;
      this.hint.value = answer;
      announce(told(this, answer));
    } catch (error) {
      this.hint.value = before;
      await this.failed(error);
    }
  }

  /** Sends a command; one that carries a key is sent again when the answer was lost. @param {string} path
   * @param {any} body @param {number} [tries] */
  async command(path, body, tries = 1) {
    if (this.busy.value) return false;
    this.busy.value = true;
    const before = this.moment.value;
    try {
      await insist(() => post(this.path(path), body, this.token.value), tries);
      await this.refresh(before);
      return true;
    } catch (error) {
      await this.failed(error);
      return false;
    } finally {
      this.busy.value = false;
    }
  }

  /** The stream brings the news, often before the answer; where it is down, the moment is asked for.
   * @param {Moment} before */
  async refresh(before) {
    if (this.connection.value === "live") {
      for (let waited = 0; waited < 10 && this.moment.value === before; waited++)
        await new Promise((resolve) => setTimeout(resolve, 40));
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
      link: { href: address(`/rules/${this.game}#${refusal.rule}`), words: t("web-rule", { rule: refusal.rule }) },
    });
  }

  /** @param {string} notation @returns {Promise<any>} */
  whyNot(notation) {
    let found = this.reasons.get(notation);
    if (!found) {
      found = get(this.path(`/why?move=${encodeURIComponent(notation)}`), { token: this.token.value }).then(
        (answer) => answer.refusal ?? null,
      );
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
