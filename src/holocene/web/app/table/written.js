// A table on a written position, of which nothing is kept at the server: the same model, but its moves go to a lesson
// or a puzzle, together with those that were made before.
import { get, post } from "../api.js";
import { batch, signal } from "../lib.js";
import { language } from "../words.js";
import { TableModel } from "./model.js";
import { toSay } from "./story.js";

/** @import { Answer, Body, Moment, TryBody } from "../types/api.d.ts" */

/** In which language answers are told. @returns {TryBody["language"]} */
export const tongue = () => /** @type {TryBody["language"]} */ (language.value);

export class WrittenTable extends TableModel {
  isLesson = true;
  /** The moves made from the position on. @type {string[]} */
  made = [];
  /** How often something else was tried. */
  tries = 0;
  /** Counts positions: a new one, or what is wanted after a move. */
  turn = signal(0);
  /** The language of what was said last. */
  toldIn = "";

  /** Where the position is asked about, and moves are sent to. @type {string} */
  get where() {
    throw new Error("a table of its own says where it is");
  }

  /** Lays a position on the table; nothing slides or is told from the one before. @param {Moment} moment */
  begun(moment) {
    batch(() => {
      this.made = [];
      this.log.value = [];
      this.story.value = [];
      this.spoken = { at: 0, said: new Set() };
      this.moment.value = /** @type {Moment} */ (/** @type {unknown} */ (null));
      this.lay(moment);
      this.spoken = toSay(this, this.spoken).spoken;
      this.turn.value += 1;
    });
  }

  /** Such a moment has no table: each position is one of its own, so that nothing in mind outlives it.
   * @param {Moment} moment */
  lay(moment) {
    const version = this.turn.value * 1000 + moment.n;
    this.take({ ...moment, table: `${this.id}-${this.where}-${this.tries}`, version });
  }

  /** What was not wanted is out of mind again: a payment that was begun would stand in the way of what is. */
  takeFromMind() {
    this.tries += 1;
    this.lay(this.moment.value);
  }

  /** The moves made so far, as an address names them. */
  get madeQuery() {
    return this.made.map((move) => `&made=${encodeURIComponent(move)}`).join("");
  }

  /** Questions about the position, which are answered as a table does. @template {string} P @param {P} path
   * @returns {Promise<Answer<`GET /tables/${string}${P}`>>} */
  ask(path) {
    const [name, asked = ""] = path.split("?");
    const found = /** @type {unknown} */ (get(`${this.where}${name}?${asked}${this.madeQuery}`));
    return /** @type {Promise<Answer<`GET /tables/${string}${P}`>>} */ (found);
  }

  /** Moves are the only command, and `shown` takes its answer. @template {string} P
   * @param {P} _path @param {Body<`POST /tables/${string}${P}`>} body
   * @returns {Promise<Answer<`POST /tables/${string}${P}`>>} */
  send(_path, body) {
    const { moves } = /** @type {{moves: string[]}} */ (body);
    const found = /** @type {unknown} */ (post(this.where, { made: this.made, moves, language: tongue() }));
    return /** @type {Promise<Answer<`POST /tables/${string}${P}`>>} */ (found);
  }
}
