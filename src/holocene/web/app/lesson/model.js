// A table at which a lesson is learnt: the same model, but its moves go to the lesson, which may say "not yet".
import { announce } from "../announce.js";
import { get } from "../api.js";
import { batch, signal } from "../lib.js";
import { moves as mayMove } from "../settings.js";
import { WrittenTable } from "../table/written.js";
import { language, t } from "../words.js";
import { finish, reach } from "./kept.js";

/** @import { LessonAnswer, LessonStep } from "../types/api.d.ts" */
/** What the coach adds to the step: `done` where the step is finished and waits to be read, `rule` of a refusal.
 * @typedef {{words: string, done?: boolean, rule?: string}} Said */

const SETTLE = 500; // milliseconds from a finished step to the next
const BEAT = 900; // milliseconds between two moves of a rival

const pause = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));

export class LessonTable extends WrittenTable {
  /** @param {string} game @param {string} lesson @param {import("../types/view.d.ts").Cards} cards */
  constructor(game, lesson, cards) {
    super(`lesson-${game}-${lesson}`, game, cards);
    this.lesson = lesson;
    this.step = signal(/** @type {LessonStep} */ (/** @type {unknown} */ (null)));
    this.said = signal(/** @type {Said | null} */ (null));
    this.isFinished = signal(false);
    /** Whether rivals play, and there is nothing to do but to watch. */
    this.isWatching = signal(false);
  }

  /** @param {number} step */
  address(step) {
    return /** @type {const} */ (`/lessons/${this.game}/${this.lesson}/${step}`);
  }

  get where() {
    return this.address(this.step.value.step);
  }

  /** Lays a step on the table. @param {number} number */
  async begin(number) {
    const step = await get(/** @type {const} */ (`${this.address(number)}?language=${language.value}`));
    this.toldIn = language.value;
    batch(() => {
      this.step.value = step;
      this.said.value = null;
      this.begun(step.moment);
    });
    reach(this.game, this.lesson, number);
    announce(`${t("wl-step", { n: number, of: step.steps })}. ${plain(step.say)} ${step.ask}`);
  }

  /** The same step in another language; the position stays. */
  async tellAgain() {
    const { step } = this.step.value;
    this.toldIn = language.value;
    const found = await get(`${this.address(step)}?language=${language.value}${this.madeQuery}`);
    if (this.step.value.step === step) this.step.value = { ...found, line: this.step.value.line };
  }

  /** What came of it: a word of the coach, or moments one after the other. @param {unknown} found */
  shown = async (found) => {
    const answer = /** @type {LessonAnswer} */ (found);
    if (answer.answer !== "accepted") this.hear(answer);
    else await this.accept(answer);
    if (answer.finished) await this.settle(answer);
  };

  /** Not yet, or refused by the rules. @param {LessonAnswer} answer */
  hear({ say, refusal, finished }) {
    const reason = refusal && finished ? this.telling.value.reason(refusal) : ""; // else it is in what is said
    this.said.value = { words: [reason, say].filter(Boolean).join(" "), rule: refusal?.rule, done: finished };
    if (!finished) this.takeFromMind();
  }

  /** @param {LessonAnswer} answer */
  async accept({ moments, made, accept, want, say, finished }) {
    this.said.value = null;
    this.made = made;
    for (const [at, moment] of moments.entries()) {
      this.isWatching.value = at < moments.length - 1;
      if (at > 0 && mayMove()) await pause(BEAT);
      this.lay(moment);
    }
    if (finished && say) this.said.value = { words: say, done: true };
    if (finished) return;
    batch(() => {
      this.step.value = { ...this.step.value, accept, want };
      this.turn.value += 1;
    });
  }

  /** A step is done: what the coach adds is read first, else the next one comes by itself.
   * @param {LessonAnswer} answer */
  async settle({ next }) {
    const { step, kind } = this.step.value;
    finish(this.game, this.lesson, step, next);
    if (this.said.value?.done) return;
    if (kind !== "read" && mayMove()) await pause(SETTLE);
    await this.onwards(next);
  }

  /** @param {number} [next] */
  async onwards(next = this.step.value.next) {
    if (next) await this.begin(next);
    else this.isFinished.value = true;
  }

  /** Go on: what the coach added was read, or there is nothing to do but to read and watch. */
  goOn() {
    if (this.said.value?.done) return this.onwards();
    return this.command("/moves", { n: this.made.length, moves: [] }, this.shown);
  }

  /** Back: to the beginning of this step, or of the one before it. */
  async back() {
    const { step } = this.step.value;
    const isHere = this.made.length > 0 || this.said.value?.done || this.isFinished.value;
    this.isFinished.value = false;
    await this.begin(isHere ? step : Math.max(1, step - 1));
  }

  /** Skip plays what the step wants, and goes on. */
  async skip() {
    if (this.busy.value) return;
    if (this.said.value?.done) return this.onwards();
    const { line, step } = this.step.value;
    const isOnLine = this.made.every((move, at) => line[at] === move);
    if (!isOnLine) await this.begin(step);
    const left = line.slice(isOnLine ? this.made.length : 0);
    await this.command("/moves", { n: this.made.length, moves: left }, this.shown);
    if (this.said.value?.done && this.step.value.step === step) await this.onwards();
  }

  /** The table's own why-not is the coach's to say; where a refusal is what the lesson wants, the move is tried.
   * @param {string} notation */
  async why(notation) {
    if (this.step.value.kind === "refusal") await this.play(notation);
    else await super.why(notation);
  }

  /** @param {import("../types/api.d.ts").Refusal} refusal */
  refuse(refusal) {
    const wanted = this.step.value.ask;
    this.said.value = { words: `${this.telling.value.reason(refusal)} ${wanted}`, rule: refusal.rule };
  }
}

/** Words without the marks of what is bold. @param {string} words */
export const plain = (words) => words.replaceAll("**", "");
