// Written by `make types` from what the server declares: change it there.

export namespace progress {
  /** A table as one seat sees it; seat -1 is a spectator. `legal` is for the seat that decides, empty otherwise. */
  interface View {
    seat: number;
    players: progress.PlayerView[];
    order: number[];
    round: number;
    turn: number;
    to_act: number;
    phase: string;
    age: number;
    last_age: number;
    symbols: number[];
    needed: number[];
    missing: number;
    decks: number[];
    piles: string[][];
    used: number;
    drawn: boolean;
    left: number;
    pool: number;
    owed: { [name: string]: number };
    card: string;
    section: number;
    time: { [name: string]: number };
    swapped: boolean;
    sections_paid: number;
    lost: boolean;
    heirs: number[];
    after: number;
    with_milestones: boolean;
    milestone: string;
    covered: number[];
    owners: { [name: string]: number };
    stack: string[];
    penalty_group: number;
    again_at_once: boolean;
    must_succeed: boolean;
    any_moment: boolean;
    legal: string[];
  }

  /** A player's board, area and hand: `hand` is empty for the eyes of others, `known` is what all know of it.
   * `gone` are the cards that all saw leaving it with their age. */
  interface PlayerView {
    skills: { [name: string]: number };
    tokens: { [name: string]: number };
    ready: { [name: string]: number };
    power: { [name: string]: number };
    active: string[];
    developing: progress.Developing[];
    hand_size: number;
    hand_ages: number[];
    known: { [name: string]: number };
    hand: { [name: string]: number };
    gone: { [name: string]: number };
    guide: string;
    guided: string[];
    gave: number[];
  }

  /** A technology under development. */
  interface Developing {
    technology: string;
    markers: number;
  }
}

export namespace sEvolution {
  /** All that a seat may know; `legal` is filled for the seat that decides. `named` says which Calamity lies where
   * as far as the viewer knows, `seen_by_all` which ones everybody has seen. */
  interface View {
    seat: number | null;
    players: sEvolution.Player[];
    round: number;
    rounds: number;
    phase: string;
    turn: number | null;
    leader: number;
    trump: string;
    fixed: string;
    trick: sEvolution.Laid[];
    taking: number[];
    calamities: string[];
    protected: boolean;
    barred: string[];
    todo: number;
    asked: string[];
    paid: string[];
    payers: number;
    after: string;
    grown: boolean;
    risen: boolean;
    moving: string;
    legal: string[];
    winners: number[];
    named: { [name: string]: string };
    seen_by_all: string[];
    options: { [name: string]: string };
  }

  /** One player's board and cards. `unseen` are those that lie in her pile or unseen in her hand, `void` the suits
   * she has shown not to hold: for bots and for who counts; tables show them to people only if memory is open.
   * `taken_from` are the backs of those taken. */
  interface Player {
    seat: number;
    colour: string;
    age: number;
    population: number;
    stock: number[];
    places: { [name: string]: number };
    score: number;
    points: number[];
    discoveries: sEvolution.Card[];
    face_up: number[];
    hand: sEvolution.Hand;
    pile_size: number;
    unseen: sEvolution.Card[];
    void: string[];
    aside: sEvolution.Card[];
    taken: sEvolution.Card[];
    taken_from: string[];
    blind_next: boolean;
    invaded_next: boolean;
  }

  /** A card with its face; `calamity` is empty where the card is known to be one but not which. */
  interface Card {
    kind: string;
    suit: string;
    number: number;
    amount: number;
    calamity: string;
    discovery: string;
    age: number;
    face: string;
  }

  /** A hand: a card is None where its face is not shown; `contents` names them if their order alone is unknown.
   * `counted` says that the viewer sees none of these cards, but that no others are possible (option `memory`:
   * open). */
  interface Hand {
    size: number;
    blind: boolean;
    invaded: boolean;
    holds_discovery: boolean;
    positions: number[];
    cards: (sEvolution.Card | null)[];
    contents: sEvolution.Card[] | null;
    counted: boolean;
  }

  /** A card of the trick: its class and whether it still lies on the table. */
  interface Laid {
    seat: number;
    card: sEvolution.Card;
    rank: string;
    left: boolean;
  }
}

/** What a seat sees, by the rules of its game. */
export type View = progress.View | sEvolution.View;
