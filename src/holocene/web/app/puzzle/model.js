// A table at which a puzzle is solved: its moves go to the server, which knows the answer and keeps it until then.
import { announce } from "../announce.js";
import { get, post } from "../api.js";
import { batch, signal } from "../lib.js";
import { tongue, WrittenTable } from "../table/written.js";
import { language, t } from "../words.js";
import { rate, ratingOf, solve, triedOf } from "./kept.js";

/** @import { Answer, Body, Moment, PuzzleAnswer, PuzzleHint, PuzzleShown } from "../types/api.d.ts" */

export class PuzzleTable extends WrittenTable {
  isPuzzle = true;
  puzzle = signal(/** @type {PuzzleShown} */ (/** @type {unknown} */ (null)));
  /** What the last moves were answered: less than can be reached, or the end; null while a move is to be found. */
  said = signal(/** @type {PuzzleAnswer | null} */ (null));
  /** The hints that were asked for. */
  hints = signal(/** @type {PuzzleHint[]} */ ([]));
  /** The right moves in words. */
  line = signal(/** @type {PuzzleAnswer["line"]} */ ([]));
  /** How long it took to solve it, in seconds. */
  seconds = 0;
  /** When it was first seen. */
  #since = Date.now();
  /** The table at which the next move is to be found. @type {Moment | null} */
  #asked = null;
  /** Asks for the last answer once more: in another language. @type {() => Promise<PuzzleAnswer>} */
  #again = () => Promise.reject(new Error("nothing was answered yet"));

  /** @param {string} game @param {PuzzleShown} puzzle @param {import("../types/view.d.ts").Cards} cards */
  constructor(game, puzzle, cards) {
    super(`puzzle-${game}-${puzzle.puzzle.id}`, game, cards);
    this.puzzle.value = puzzle;
    this.toldIn = language.value;
    this.#asked = puzzle.moment;
    this.begun(puzzle.moment);
  }

  /** @returns {`/puzzles/${string}/${string}`} */
  get where() {
    return `/puzzles/${this.game}/${this.puzzle.value.puzzle.id}`;
  }

  get isSolved() {
    return this.said.value?.answer === "solved";
  }

  /** Whether the end was reached: it is solved, or was given up. */
  get isDone() {
    return this.isSolved || this.said.value?.answer === "shown";
  }

  /** What is sent with everything that may be a first try: the rating that it changes. */
  get #body() {
    const { game } = this;
    const rated = triedOf(game, this.puzzle.value.puzzle.id) ? null : ratingOf(game);
    return { made: this.made, language: tongue(), rated };
  }

  /** @template {string} P @param {P} _path @param {Body<`POST /tables/${string}${P}`>} body
   * @returns {Promise<Answer<`POST /tables/${string}${P}`>>} */
  send(_path, body) {
    const { moves } = /** @type {{moves: string[]}} */ (body);
    const { made } = this;
    this.#again = () => post(this.where, { made, moves, language: tongue() });
    const found = /** @type {unknown} */ (post(this.where, { ...this.#body, moves }));
    return /** @type {Promise<Answer<`POST /tables/${string}${P}`>>} */ (found);
  }

  /** What came of moves. @param {unknown} found */
  shown = (found) => {
    const answer = /** @type {PuzzleAnswer} */ (found);
    if (answer.answer === "refused" && answer.refusal) {
      this.refuse(answer.refusal);
      this.takeFromMind();
    } else this.takeAnswer(answer);
  };

  /** @param {PuzzleAnswer} answer */
  takeAnswer(answer) {
    const isOn = answer.answer === "on";
    batch(() => {
      this.isReplay = !isOn; // what came of it is looked at; nothing is to be decided
      if (answer.answer !== "less") this.made = answer.made;
      this.line.value = answer.line;
      this.said.value = isOn ? null : answer;
      for (const moment of answer.moments) this.lay({ ...moment, can_undo: answer.answer === "less" });
      if (isOn) this.#asked = this.moment.value;
    });
    this.count(answer);
    announce(this.sayAnswer(answer));
  }

  /** A try is counted, and the days on which one was solved. @param {PuzzleAnswer} answer */
  count({ answer, rated }) {
    const { id } = this.puzzle.value.puzzle;
    if (this.isDone && !this.seconds) this.seconds = Math.round((Date.now() - this.#since) / 1000);
    if (rated) rate(this.game, id, rated, answer === "solved", this.seconds);
    else if (answer === "solved") solve(this.game, id, this.seconds);
  }

  /** @param {PuzzleAnswer} answer */
  sayAnswer({ answer, say, solution, line }) {
    if (answer === "on") return t("wz-on");
    if (answer === "less") return say;
    const words = [t(answer === "solved" ? "wz-solved" : "wz-solution"), ...line.map((each) => each.say)];
    return [...words, ...(solution?.why ?? [])].join(". ");
  }

  /** Back to where the next move is to be found. */
  async undo() {
    batch(() => {
      this.isReplay = false;
      this.said.value = null;
      this.line.value = this.line.value.slice(0, this.made.length);
      this.tries += 1;
      this.turn.value += 1;
      if (this.#asked) this.lay(this.#asked);
    });
    return true;
  }

  /** Asks for the next hint: who needs one has not solved it at the first try. */
  async askHint() {
    if (this.busy.value || this.hints.value.length >= this.puzzle.value.hints || this.isDone) return;
    const step = this.hints.value.length ? 2 : 1;
    await this.asking(async () => {
      const hint = await post(`${this.where}/hint`, { ...this.#body, step });
      if (hint.rated) rate(this.game, this.puzzle.value.puzzle.id, hint.rated, false, 0);
      this.hints.value = [...this.hints.value, hint];
      announce(hintWords(hint));
    });
  }

  /** Gives it up, and shows what solves it. */
  async giveUp() {
    if (this.busy.value || this.isDone) return;
    if (this.said.value) await this.undo();
    const { made } = this;
    this.#again = () => post(`${this.where}/solution`, { made, language: tongue() });
    await this.asking(async () => this.takeAnswer(await post(`${this.where}/solution`, this.#body)));
  }

  /** @param {() => Promise<void>} what */
  async asking(what) {
    this.busy.value = true;
    try {
      await what();
    } catch (error) {
      await this.failed(error);
    } finally {
      this.busy.value = false;
    }
  }

  /** The same in another language; what was tried stays. */
  async tellAgain() {
    this.toldIn = language.value;
    const { goal } = await fetchPuzzle(this.game, this.puzzle.value.puzzle.id, "");
    this.puzzle.value = { ...this.puzzle.value, goal };
    if (!this.said.value) return;
    const answer = await this.#again();
    if (!this.said.value) return;
    this.said.value = answer;
    this.line.value = answer.line;
  }
}

/** What a hint says. @param {PuzzleHint} hint */
export const hintWords = ({ told, say }) => t(`wz-hint-${told}`, { words: say });

/** A puzzle at its table, by its name or the day that it belongs to. @param {string} game @param {string} name
 * @param {string} day */
export const fetchPuzzle = (game, name, day) =>
  get(/** @type {const} */ (`/puzzles/${game}/${name}?language=${language.value}${day && `&day=${day}`}`));
