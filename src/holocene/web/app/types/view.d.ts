// Written by `make types` from what the server declares: change it there.

import type { Spread } from "./api.d.ts";

export namespace progress {
  /** A table as one seat sees it; seat -1 is a spectator. `legal` is for the seat that decides, empty otherwise.
   * What the layout shows is filled in from there; a field that is shown and not declared here follows the others. */
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

  /** All of it: cards by id, how many of each age there are with 1 to 5 players (`decks`), and what is hardly
   * meant. */
  interface Printed {
    technologies: { [name: string]: progress.PrintedTechnology };
    personalities: { [name: string]: progress.PrintedPersonality };
    milestones: { [name: string]: progress.PrintedMilestone };
    ids: progress.Ids;
    boards: progress.PrintedBoards;
    expansions: string[];
    decks: number[][];
    warnings: progress.Problem[];
  }

  /** A technology. `number` is the place in the order of cards, `names` are by language, `broken` those with soft
   * hyphens; `facts` is null of a pack that is not held to any. */
  interface PrintedTechnology {
    id: string;
    vp: number;
    age: number;
    type: "culture" | "engineering" | "science";
    marks: number[];
    benefit: ["action" | "culture" | "development" | "draw" | "engineering" | "general" | "hand" | "quick-draw" | "research" | "science" | "shuffle", number][];
    prestige: number;
    population: number;
    army: number;
    per_five: "culture" | "engineering" | "science" | null;
    discard: number;
    symbol: number | null;
    origin: "designed" | "printed" | "review" | "rulebook";
    number: number;
    names: { [name: string]: string };
    broken: { [name: string]: string };
    costs: progress.CostLine[];
    facts: progress.KnownValue[] | null;
  }

  /** A line of a cost: Knowledge of a type, or the prerequisite that stands for it. */
  interface CostLine {
    type: "culture" | "engineering" | "science";
    amount: number;
    prerequisite: string | null;
  }

  /** A value that is publicly known, and from where. */
  interface KnownValue {
    field: string;
    value: string;
    certainty: "certain" | "inferred" | "stated";
    source: string;
  }

  /** A personality. */
  interface PrintedPersonality {
    id: string;
    vp: number;
    group: "artist" | "philosopher" | "scientist";
    order: number | null;
    benefit: ["action" | "army" | "culture" | "development" | "draw" | "engineering" | "general" | "hand" | "population" | "prestige" | "quick-draw" | "research" | "science" | "shuffle", number][];
    heritage: ["action" | "army" | "culture" | "development" | "draw" | "engineering" | "general" | "hand" | "population" | "prestige" | "quick-draw" | "research" | "science" | "shuffle", number][];
    note: string | null;
    number: number;
    names: { [name: string]: string };
    broken: { [name: string]: string };
  }

  /** A milestone. */
  interface PrintedMilestone {
    id: string;
    vp: number;
    group: "ancient" | "medieval" | "renaissance";
    benefits: ["action" | "army" | "culture" | "development" | "draw" | "engineering" | "general" | "hand" | "population" | "prestige" | "quick-draw" | "research" | "science" | "shuffle", number][];
    number: number;
    names: { [name: string]: string };
    broken: { [name: string]: string };
    costs: progress.CostLine[];
  }

  /** The id of every number, empty where no card has it. */
  interface Ids {
    technologies: string[];
    personalities: string[];
    milestones: string[];
  }

  /** The boards: skills and powers by name. */
  interface PrintedBoards {
    skills: { [name: string]: progress.SkillTrack };
    power: { [name: string]: progress.PowerTrack };
    thresholds: progress.Turnings;
    setup: progress.Setup;
    solo: progress.Alone;
  }

  /** A skill: what each position is worth, two numbers for Quick Draw, and the points printed there. */
  interface SkillTrack {
    values: (number | [number, number])[];
    vp: number[];
  }

  /** One track of the power board, front and back (C6). */
  interface PowerTrack {
    positions: number;
    places: number[];
    solo: number[];
  }

  /** Symbols that begin an age or end the game with 1 to 5 players; Age IV by edition. */
  interface Turnings {
    age2: number[];
    age3: number[];
    end: number[];
    age4: { [name: string]: number[] } | null;
  }

  /** Opening hands in turn order with 1 to 5 players (S4). */
  interface Setup {
    hands: number[][];
  }

  /** Ranks with their highest score, and Time cards to a penalty group by edition. */
  interface Alone {
    ranks: [string, number][];
    penalty_group: { [name: string]: number };
  }

  /** One fault of a pack: where it is, and what is wrong. `key` names the sentence `pack-problem-{key}` of the
   * locale files, `facts` fills it. A row of 0 is the whole file, a field `*` the whole row. */
  interface Problem {
    file: string;
    row: number;
    field: string;
    key: string;
    text: string;
    facts: { [name: string]: number | string };
  }

  /** Open ages, the technologies whose symbol would begin an age or end the game, the actions of the turn and how
   * many are left; `own` is for a player's own eyes, `above` for who plays alone and is not yet of the highest
   * rank. */
  interface Preview {
    ages: number[];
    turning: { [name: string]: string };
    actions: number;
    left: number;
    own: progress.Own | null;
    above: progress.NextRank | null;
  }

  /** A player's own table: the costs of her cards, how many cards she may keep at Upkeep and how many are too many,
   * how many she has to choose now and which ones she might part with (`least`), how many each kind of draw
   * brings, the sections that she meets, and bills. */
  interface Own {
    hand: { [name: string]: progress.Cost };
    limit: number;
    excess: number;
    wanted: number;
    least: string[];
    draws: { [name: string]: number };
    sections: boolean[];
    bills: { [name: string]: progress.Bill };
  }

  /** What a technology is to a player now: the lines that a prerequisite meets, what the others ask (`owed`), what
   * is left of that to pay beside spare Knowledge (`price`), how much she lacks for it (`short`, 0 or less where
   * she can pay), and whether she has it in her area. */
  interface Cost {
    met: boolean[];
    owed: number;
    price: number;
    short: number;
    owned: boolean;
  }

  /** A cost that can be paid now. `asks` is whether anything is left to pay after prerequisites and spare
   * Knowledge, `tokens` how many of each type can pay, `idle` why others cannot, `kept` the card that cannot pay
   * for itself. With `sure` the cheapest way gives up nothing that she could still play, and hardly anybody would
   * pay otherwise. */
  interface Bill {
    met: boolean[];
    asks: boolean;
    tokens: { [name: string]: number };
    idle: { [name: string]: progress.Refusal };
    kept: string;
    plan: progress.Payment;
    sure: boolean;
  }

  /** Why a move is not allowed: the rule and the facts of the case. `key` names the sentence in the game's locale
   * file (without the prefix `refusal-`). */
  interface Refusal {
    rule: string;
    key: string;
    facts: { [name: string]: number | string };
  }

  /** Tokens by type and cards of hand in the order of discarding; `moves` is None where they do not pay, or hold
   * more than can be spent. `short` is what is lacking, negative where something is left over. */
  interface Payment {
    tokens: { [name: string]: number };
    discards: string[];
    rows: progress.Row[];
    short: number;
    moves: string[] | null;
  }

  /** How much of a cost line is paid, and by what. */
  interface Row {
    paid: number;
    by: progress.Source[];
  }

  /** What pays a part of a line: `kind` is token, spare or card. */
  interface Source {
    kind: string;
    id: string;
    n: number;
  }

  /** The rank above that of a solo player's points now, and how many points it is away. */
  interface NextRank {
    rank: string;
    points: number;
  }

  /** What every technology is to a player now, and which sections of each milestone she meets. */
  interface Survey {
    technologies: { [name: string]: progress.Cost };
    milestones: { [name: string]: boolean[] };
  }

  /** A payment in mind, and every one that is a single choice away from it. */
  interface Considered {
    payments: progress.Payment[];
  }
}

export namespace sEvolution {
  /** All that a seat may know; `legal` is filled for the seat that decides. `named` says which Calamity lies where
   * as far as the viewer knows, `seen_by_all` which ones everybody has seen. What the layout shows is filled in
   * from there; a field that is shown and not declared here follows the others. */
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

  /** All of it: the deck by suit and number, the others by id, and the ids of Discoveries in the order of moves. */
  interface Printed {
    deck: { [name: string]: sEvolution.DeckCard };
    calamities: { [name: string]: sEvolution.PrintedCalamity };
    discoveries: { [name: string]: sEvolution.PrintedDiscovery };
    places: { [name: string]: sEvolution.PrintedPlace };
    board: sEvolution.Board;
    discovery_ids: string[];
  }

  /** A card of everybody's pile (C2). */
  interface DeckCard {
    suit: "blue" | "green" | "orange" | "violet";
    number: number;
    kind: "calamity" | "food" | "joker" | "science" | "tools";
    amount: number | null;
    origin: string;
  }

  /** A Calamity; `broken` are its names with soft hyphens, by language. */
  interface PrintedCalamity {
    id: string;
    printed_in: "blue" | "green" | "red" | "yellow" | null;
    en: string;
    fr: string;
    de: string;
    ru: string;
    broken: { [name: string]: string };
  }

  /** A Discovery. */
  interface PrintedDiscovery {
    id: string;
    back: "blue" | "green" | "red" | "yellow";
    age: number;
    face: "blue" | "green" | "red" | "yellow";
    en: string;
    fr: string;
    de: string;
    ru: string;
    broken: { [name: string]: string };
  }

  /** A Building or an Advantage. */
  interface PrintedPlace {
    id: string;
    kind: "advantage" | "building";
    en: string;
    fr: string;
    de: string;
    ru: string;
    broken: { [name: string]: string };
  }

  /** The file board.toml. */
  interface Board {
    start: sEvolution.Start;
    limits: sEvolution.Limits;
    needs: { [name: string]: ("food" | "science" | "tools")[] };
    places: { [name: string]: sEvolution.PlacePrices };
    growth: sEvolution.Growth;
    discoveries: sEvolution.DiscoveryPoints;
  }

  /** What everybody begins with (S3). */
  interface Start {
    population: number;
    age: number;
    stock: number;
  }

  /** The ends of the scales and the length of the game. */
  interface Limits {
    stock: number;
    population_min: number;
    population_max: number;
    rounds: number;
    hand: number;
  }

  /** Prices and product of a place (M3, M5). */
  interface PlacePrices {
    kind: "advantage" | "building";
    resource: "food" | "science" | "tools";
    prices: number[];
    target_prices: number[];
    produces?: "food" | "science" | "tools" | null;
  }

  /** What M1 and M2 cost. */
  interface Growth {
    population: sEvolution.Steps;
    age: number;
  }

  /** The Food for one and for two Population (M1). */
  interface Steps {
    one: number;
    two: number;
  }

  /** Points of a colour group by its size (E2), and the Age from which faces have the owner's colour (C4). */
  interface DiscoveryPoints {
    points: number[];
    own_from_age: number;
  }

  /** `needs` by seat and resource, `laid` by seat, `groups` by seat and colour. For the seat that decides: whether
   * she leads, must follow or is free, the class of each card she may play, what a card taken brings to her
   * Harvest or her Discoveries, the price of each step of Management, and the moves by which her needs would be
   * paid best (`plan`). */
  interface Preview {
    needs: number[][];
    outlook: sEvolution.Outlook;
    laid: { [name: string]: sEvolution.Counting };
    groups: sEvolution.Group[][];
    follow: string;
    ranks: { [name: string]: string };
    takes: { [name: string]: sEvolution.Gain };
    prices: { [name: string]: sEvolution.Price };
    plan: string[];
  }

  /** What is to come: whether the Harvest and the needs still are, what she will have then, how many Jokers and
   * Calamities are among it, and what paying the needs will do. */
  interface Outlook {
    seat: number;
    harvest: boolean;
    needs: boolean;
    stock: number[];
    jokers: number;
    strikes: number;
    age: number;
    rows: sEvolution.Need[];
    rises: boolean;
    falls: boolean;
    loses: boolean;
    points: number;
  }

  /** A need of her Age: how much it asks, how much of it she will pay, and whether that is all. */
  interface Need {
    resource: string;
    asked: number;
    paid: number;
    full: boolean;
  }

  /** A card of the trick: whether it counts without its colour, and why that is so, or why it is no trump. */
  interface Counting {
    plain: boolean;
    note: string;
  }

  /** Face-up Discoveries of one colour: how many, and their points. */
  interface Group {
    n: number;
    points: number;
  }

  /** What a number is now, and what it would be after a move. */
  interface Gain {
    now: number;
    later: number;
  }

  /** What a step of Management costs. */
  interface Price {
    n: number;
    resource: string;
  }
}

/** Of any game of ours. */
export type View = progress.View | sEvolution.View;

/** Of any game of ours. */
export type Cards = progress.Printed | sEvolution.Printed;

/** Of any game of ours. */
export type Preview = progress.Preview | sEvolution.Preview | Spread;

/** Of any game of ours. */
export type Survey = progress.Survey;

/** Of any game of ours. */
export type Considered = progress.Considered;
