// Tells people what a game says in keys and ids: events, refusals and moves as sentences for one reader.
// The same as holocene/locale/telling.py: a fact's name says how it is told. `player` is a seat, `age` a Roman
// numeral, a card's id the card's name, any other word the message `name-word`; a number stays a number.
import { joined, language, ROMAN, t } from "./words.js";

export { ROMAN };

/** @import { Clause, EventShown, Heading, MoveTold, Prompt, Refusal, Sentence } from "./types/api.d.ts" */
/** @import { Cards } from "./types/view.d.ts" */
/** @typedef {EventShown["facts"] | Sentence["facts"]} Facts */

/** Whether it holds something by name. @param {unknown} value @returns {value is Record<string, unknown>} */
const isRow = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

export class Telling {
  /** @param {string} game @param {Cards | Record<string, never>} cards what is printed, in families
   * @param {{name: string, kind: string, away?: boolean}[]} seats @param {number} viewer -1 for a spectator
   * @param {MoveTold[]} [moves] those of the moment that are shown to who decides */
  constructor(game, cards, seats, viewer, moves = []) {
    this.game = game;
    this.cards = cards ?? {};
    this.seats = seats ?? [];
    this.viewer = viewer;
    this.moves = new Map(moves.map((each) => [each.move, each]));
    /** @type {Map<string, Record<string, string>>} */
    this.rows = new Map();
    for (const family of Object.values(this.cards)) {
      if (!isRow(family)) continue;
      for (const [id, row] of Object.entries(family)) {
        const names = isRow(row) ? (row.names ?? row) : null;
        if (isRow(names) && typeof names.en === "string")
          this.rows.set(id, /** @type {Record<string, string>} */ (names));
      }
    }
  }

  /** The sentence of a key, its facts told in words; `knowledge_id` is what `knowledge` was before, and `gains_n` how
   * many `gains` there are.
   * @param {string} key @param {Facts} [facts] */
  say(key, facts = {}) {
    /** @type {Record<string, string | number>} */
    const args = {};
    for (const [name, value] of Object.entries(facts)) {
      if (typeof value === "string") args[`${name}_id`] = value;
      if (Array.isArray(value)) args[`${name}_n`] = value.length;
      args[name] = this.fact(name, value);
    }
    return t(key, args, this.game);
  }

  /** A fact as the sentence needs it. @param {string} name @param {Facts[string] | Clause | boolean} value
   * @returns {string | number} */
  fact(name, value) {
    if (Array.isArray(value)) return joined(value.map((each) => String(this.fact(name, each))));
    if (typeof value === "object") return this.clause(value);
    if (typeof value === "boolean") return value ? 1 : 0;
    if (typeof value === "number") {
      if (name === "player") return this.seat(value);
      return name === "age" ? (ROMAN[value] ?? value) : value;
    }
    if (this.rows.has(value)) return this.card(value);
    return value ? t(`${name}-${value}`, undefined, this.game) : "";
  }

  /** What happened; the reader's own deeds are told as such. @param {EventShown} event */
  event(event) {
    return this.say(`event-${event.kind}${this.own(event.facts)}`, event.facts);
  }

  /** What a chapter of the story is called. @param {Heading} heading */
  heading(heading) {
    return this.say(`chapter-${heading.kind}${this.own(heading.facts)}`, heading.facts);
  }

  /** A sentence of the story; one without words of its own is an event. @param {Sentence} sentence
   * @param {EventShown[]} events all that happened */
  told(sentence, events) {
    if (sentence.kind) return this.say(`story-${sentence.kind}${this.own(sentence.facts)}`, sentence.facts);
    const event = events[sentence.steps[0]];
    return event ? this.event(event) : "";
  }

  /** A part of a sentence, one of a list. @param {Clause} clause */
  clause(clause) {
    return this.say(`clause-${clause.kind}${this.own(clause.facts)}`, clause.facts);
  }

  /** How a game came out, in a few words. @param {Sentence} sentence */
  headline(sentence) {
    return this.say(`headline-${sentence.kind}${this.own(sentence.facts)}`, sentence.facts);
  }

  /** The same as the title of a page. @param {Sentence} sentence */
  title(sentence) {
    return this.say(`end-title-${sentence.kind}${this.own(sentence.facts)}`, sentence.facts);
  }

  /** How the key ends of what is told of the reader. @param {Facts} facts */
  own(facts) {
    return this.viewer >= 0 && facts.player === this.viewer ? "-you" : "";
  }

  /** Why a move is not allowed, with the rule's id. @param {Refusal} refusal */
  refusal(refusal) {
    return t("table-refused", { reason: this.reason(refusal), rule: refusal.rule }, this.game);
  }

  /** Why a move is not allowed, without the rule. @param {Refusal} refusal */
  reason(refusal) {
    return this.say(`refusal-${refusal.key}`, refusal.facts);
  }

  /** A move of this moment in words, as a choice is labelled. @param {string} notation */
  move(notation) {
    const found = this.moves.get(notation);
    return found ? this.say(found.key, found.facts) : notation;
  }

  /** The heading under which a move is shown. @param {string} notation */
  group(notation) {
    return this.moves.get(notation)?.group ?? "";
  }

  /** The question that is due, in words. @param {Prompt} prompt */
  asked(prompt) {
    return this.say(prompt.key, prompt.facts);
  }

  /** The name of a player; one who gave none is called by the number of the seat. @param {number} seat */
  seat(seat) {
    const seated = this.seats[seat];
    if (seated?.name) return seated.name;
    return t(seated?.kind === "bot" && !seated.away ? "seat-bot" : "seat-human", { n: seat + 1 });
  }

  /** The name of a card in the reader's language. @param {string} id */
  card(id) {
    const names = this.rows.get(id);
    return names ? String(names[language.value] ?? names.en) : id;
  }
}
