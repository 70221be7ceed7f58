// Tells people what a game says in keys and ids: events, refusals and moves as sentences for one reader.
// The same as holocene/locale/telling.py: a fact's name says how it is told. `player` is a seat, `age` a Roman
// numeral, a card's id the card's name, any other word the message `name-word`; a number stays a number.
import * as progress from "./words/progress.js";
import * as sEvolution from "./words/s-evolution.js";
import { joined, language, ROMAN, t } from "./words.js";

export { ROMAN };

/** @type {Record<string, Pick<typeof progress, "said" | "group">>} */
const GAMES = { progress, "s-evolution": sEvolution };

/** @typedef {{n?: number, kind: string, rule: string, facts: Record<string, any>}} GameEvent */
/** @typedef {{rule: string, key: string, facts: Record<string, any>}} Refusal */

export class Telling {
  /** @param {string} game @param {Record<string, any>} cards the pack's cards
   * @param {{name: string, kind: string, away?: boolean}[]} seats @param {number} viewer -1 for a spectator
   * @param {{move: string, key: string, facts: Record<string, any>, group: string}[]} [moves] in words */
  constructor(game, cards, seats, viewer, moves = []) {
    this.game = game;
    this.cards = cards ?? {};
    this.seats = seats ?? [];
    this.viewer = viewer;
    this.moves = new Map(moves.map((each) => [each.move, each]));
    /** @type {Map<string, any>} */
    this.rows = new Map();
    for (const family of Object.values(this.cards)) {
      if (!family || typeof family !== "object" || Array.isArray(family)) continue;
      for (const [id, row] of Object.entries(family)) {
        const names = row && typeof row === "object" ? (row.names ?? row) : null;
        if (names && typeof names === "object" && typeof names.en === "string") this.rows.set(id, names);
      }
    }
  }

  /** The sentence of a key, its facts told in words; `knowledge_id` is what `knowledge` was before.
   * @param {string} key @param {Record<string, any>} [facts] */
  say(key, facts = {}) {
    /** @type {Record<string, any>} */
    const args = {};
    for (const [name, value] of Object.entries(facts)) {
      if (typeof value === "string") args[`${name}_id`] = value;
      args[name] = this.fact(name, value);
    }
    return t(key, args, this.game);
  }

  /** A fact as the sentence needs it. @param {string} name @param {any} value @returns {any} */
  fact(name, value) {
    if (Array.isArray(value)) return joined(value.map((each) => String(this.fact(name, each))));
    if (typeof value === "boolean") return value ? 1 : 0;
    if (typeof value === "number") {
      if (name === "player") return this.seat(value);
      return name === "age" ? (ROMAN[value] ?? value) : value;
    }
    if (this.rows.has(value)) return this.card(value);
    return value ? t(`${name}-${value}`, undefined, this.game) : "";
  }

  /** What happened; the reader's own deeds are told as such. @param {GameEvent} event */
  event(event) {
    const own = this.viewer >= 0 && event.facts.player === this.viewer;
    return this.say(`event-${event.kind}${own ? "-you" : ""}`, event.facts);
  }

  /** Why a move is not allowed, with the rule's id. @param {Refusal} refusal */
  refusal(refusal) {
    return t("table-refused", { reason: this.reason(refusal), rule: refusal.rule }, this.game);
  }

  /** Why a move is not allowed, without the rule. @param {Refusal} refusal */
  reason(refusal) {
    return this.say(`refusal-${refusal.key}`, refusal.facts);
  }

  /** A move in words, as a choice is labelled. @param {any} view @param {string} notation */
  move(view, notation) {
    const told = this.moves.get(notation);
    if (told) return this.say(told.key, told.facts);
    const words = GAMES[this.game];
    if (!words) return notation;
    const [key, facts] = words.said(view, notation, this.cards);
    return this.say(key, facts);
  }

  /** The heading under which a move is shown. @param {any} view @param {string} notation */
  group(view, notation) {
    return this.moves.get(notation)?.group ?? GAMES[this.game]?.group(view, notation) ?? "";
  }

  /** The question that is due, in words. @param {{key: string, facts: Record<string, any>}} prompt */
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
