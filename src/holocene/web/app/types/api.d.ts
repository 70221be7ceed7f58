// Written by `make types` from what the server declares: change it there.

import type { Cards, Considered, Preview, Survey, View } from "./view.d.ts";

/** Yes or no, and perhaps to which seat: whoever names it answers no other that has asked meanwhile. */
export interface AnswerBody {
  accept: boolean;
  seat?: number | null;
}

/** After how many moves, and whose seat, one's own unless it is said; the level of the bots. */
export interface BranchBody {
  n: number;
  seat?: number | null;
  bot?: string | null;
}

/** Options that somebody has in mind; those that are not named have their usual value. */
export interface ChoiceBody {
  options?: { [name: string]: number | string | string[] };
}

/** Whether somebody may have a seat from another browser. */
export interface ClaimAnswerBody {
  seat: number;
  accept: boolean;
}

/** The name to be called by on the board of a day. */
export interface DayBody {
  name?: string;
}

/** How much to tell. */
export interface HintBody {
  step?: number;
}

/** Who somebody is: a name, the find that she is drawn by, the language to write to her in, the zone of her
 * clock, and what this browser is to be called. */
export interface IntroductionBody {
  name: string;
  mark?: string;
  language?: "en" | "fr" | "de" | "ru";
  zone?: string;
  label?: string;
}

/** The name to be called by, and what is added to the deal: any word, best a random one. Who may have to ask
 * again, because an answer was lost on its way, chooses a random `token` for the seat: with the same one nothing
 * is done twice. */
export interface JoinBody {
  name?: string;
  word?: string;
  token?: string;
}

/** Tables by their names, each with a token that opens it. */
export interface MineBody {
  tables: { [name: string]: string };
}

/** Moves that are made together. `n` is how many moves the client has seen, `version` which moment (optional: it
 * also tells apart moments with the same number of moves), `key` any word of the client's that names this
 * attempt. With `preview` the answer holds what the rules say of the moment too. */
export interface MovesBody {
  n: number;
  moves: string[];
  key?: string;
  version?: number | null;
  preview?: boolean;
}

/** How many moves the client has seen, and which moment; `preview` as for moves. */
export interface NumberBody {
  n: number;
  version?: number | null;
  preview?: boolean;
}

/** Orders given ahead: moves, or lines with conditions; an empty list takes them back. */
export interface OrdersBody {
  moves: string[];
}

/** Another pace: seconds, or 0 for no hurry, for a move or a turn. */
export interface PaceBody {
  pace: number;
  per?: "move" | "turn";
}

/** What is to be changed of oneself; what is not named stays. */
export interface PersonBody {
  name?: string | null;
  mark?: string | null;
  language?: "en" | "fr" | "de" | "ru" | null;
  zone?: string | null;
  hidden?: boolean | null;
}

/** Which game, and the level of the bots; `sit`, `word` and `coach` as for a new table. */
export interface PlayNowBody {
  game: string;
  bot?: string | null;
  sit?: boolean;
  word?: string;
  coach?: boolean;
}

/** The right moves made so far in a puzzle. `rated` is sent with a first try, and answered as it is after it. */
export interface PuzzleBody {
  made?: string[];
  language?: "en" | "fr" | "de" | "ru";
  rated?: RatingBody | null;
}

/** The same, and how much is asked for: 1 is the theme, 2 what narrows the choice. */
export interface PuzzleHintBody {
  made?: string[];
  language?: "en" | "fr" | "de" | "ru";
  rated?: RatingBody | null;
  step?: 1 | 2;
}

/** The same, and moves to try now. */
export interface PuzzleMovesBody {
  made?: string[];
  language?: "en" | "fr" | "de" | "ru";
  rated?: RatingBody | null;
  moves: string[];
}

/** How strong somebody is at puzzles, as a browser keeps it. */
export interface RatingBody {
  rating?: number;
  deviation?: number;
  volatility?: number;
}

/** A seat, or -1 for spectators; for one's own seat perhaps the random `token` that is to open it. */
export interface RevokeBody {
  seat: number;
  token?: string;
}

/** Something to say to the table: a sign, or a line of words. */
export interface SayBody {
  sign?: "hello" | "well" | "wow" | "close" | "oops" | "think" | "thanks" | "game" | null;
  words?: string | null;
}

/** A seat of a new table: mine, a bot's, open by link, or another person's on this screen. */
export interface SeatBody {
  kind: "me" | "bot" | "open" | "here";
  name?: string | null;
  bot?: string | null;
}

/** A seat, or -1 for spectators. */
export interface SeatNumberBody {
  seat: number;
}

/** The level of the bots that take the open seats; the usual one, if it is not said. */
export interface StartBody {
  bot?: string | null;
}

/** A new table. Without seats: you and bots. `think` is how long bots may think about a decision; `hints` whether
 * people may ask for some, by default where one person plays against bots; `coach` whether moments tell what is
 * new to a beginner. `public` tables can be found and watched by anybody. `signs` and `chat` say whether people
 * may talk to each other, by default where a seat is open; `absence` is how many seconds somebody who is away is
 * waited for. Who wants to be sure of the deal says `sit: false`, sees the commitment, and then joins with a
 * `word`. For people who are known: `rated` makes the result count, `listed` lets others sit down without a
 * link, and `pace` is how many seconds a move or a turn (`per`) may take, from a minute to 30 days, and `expiry`
 * what happens when they are over: a `bot` plays until she is back, or the others `vote`. */
export interface TableBody {
  game: string;
  options?: { [name: string]: number | string | string[] };
  seats?: SeatBody[] | null;
  seed?: number | string | null;
  think?: number | null;
  hints?: boolean | null;
  coach?: boolean;
  public?: boolean;
  signs?: boolean | null;
  chat?: boolean | null;
  absence?: number | null;
  rated?: boolean;
  listed?: boolean;
  pace?: number;
  per?: "move" | "turn";
  expiry?: "bot" | "vote";
  sit?: boolean;
  word?: string;
}

/** The moves made so far in a step of a lesson, and those to try now: none of them means to go on. */
export interface TryBody {
  made?: string[];
  moves?: string[];
  language?: "en" | "fr" | "de" | "ru";
}

/** The last day of a vacation, where she is; nothing where she is back. */
export interface VacationBody {
  until: string | null;
}

/** An answer to what the table is asked. */
export interface VoteBody {
  kind: "late" | "back" | "pace";
  choice: "wait" | "bot" | "end" | "yes" | "no";
}

/** What this server is; `absence` is how many seconds its tables wait for who is away, unless they say otherwise. */
export interface About {
  version: string;
  key: string;
  absence: number;
}

/** What a seat may order ahead: the moves that are offered, and those of its orders, in words; and what they may
 * depend on besides that a move can be made. */
export interface AheadShown {
  moves: MoveTold[];
  conditions: ConditionTold[];
}

/** A move in words: the key of its sentence with the facts, and the heading under which it is shown. */
export interface MoveTold {
  move: string;
  key: string;
  facts: { [name: string]: number | string | string[] };
  group: string;
}

/** What an order may depend on, in words: the key of its sentence with the facts. */
export interface ConditionTold {
  condition: string;
  key: string;
  facts: { [name: string]: number | string | string[] };
}

/** Whose turn it is, or -1; in how many seconds the others may let a bot play for her, or null where nobody is
 * away. */
export interface Awaited {
  seat: number;
  seconds: number | null;
}

/** All of it: rounds and turning points in the order in which they happened, the sentences below the headline,
 * and for each seat that did not win something kind, where there is something to say. */
export interface Chronicle {
  rounds: RoundTold[];
  turning: TurningPoint[];
  lede: Sentence[];
  consoles: (Sentence | null)[];
}

/** A round: how many moves had been made at its end, everybody's points then, and what was found in it. `age` is
 * that of the table at its end, 0 where the game has none. */
export interface RoundTold {
  n: number;
  moves: number;
  age: number;
  points: number[];
  marks: Mark[];
}

/** What a seat came to in a round: a card, or something told by a clause; `is_first` if nobody had it before. */
export interface Mark {
  player: number;
  what: Clause;
  card: string;
  is_first: boolean;
}

/** A part of a sentence, one of a list. */
export interface Clause {
  kind: string;
  facts: { [name: string]: number | string | (string | Clause)[] };
}

/** Something that changed the game: in which round, after how many moves; `is_major` for the few that weigh most. */
export interface TurningPoint {
  round: number;
  moves: number;
  icon: string;
  sentence: Sentence;
  is_major: boolean;
}

/** One sentence, and which events it tells of; without a kind, the only one in its own words. `stands_out` marks
 * what changes the game for everybody: an age, the last rounds, a lead. */
export interface Sentence {
  kind: string;
  facts: { [name: string]: number | string | (string | Clause)[] };
  steps: number[];
  stands_out: boolean;
}

/** A seat that was asked for; `token` opens it as soon as it is granted. */
export interface ClaimMade {
  table: string;
  seat: number;
  token: string;
  granted: boolean;
}

/** A choice that cannot be made beside the others, and why: the key of a sentence, and its facts. */
export interface Clash {
  option: string;
  choice: number | string;
  key: string;
  facts: { [name: string]: number | string };
}

/** The table cannot be shown by this link, or by this server; the stream ends. */
export interface ClosedLine {
  event: "closed";
  id: number;
  data: Ending;
}

/** Why the stream ends. */
export interface Ending {
  table: string;
  key: string;
  facts: { [name: string]: number | string };
}

/** What moves in mind would come to; null where they are no such moves. */
export interface ConsideredShown {
  considered: Considered | null;
}

/** Everybody's results at a deal. `shut` where the others' games open only after one's own; `days` are those with
 * results here, newest first. */
export interface DayBoard {
  game: string;
  day: string;
  deal: string;
  is_today: boolean;
  shut: boolean;
  players: number;
  rivals: string[];
  ranks: Rank[];
  played: number;
  counts: DayCount[];
  rows: DayRow[];
  own: DayOwn | null;
  bot: DayBot | null;
  days: string[];
}

/** A rank that the books give to points, `rank-NAME` of the game, and its highest points; the last has none. */
export interface Rank {
  name: string;
  highest: number | null;
}

/** How many came to a lead. */
export interface DayCount {
  lead: number;
  n: number;
}

/** A result on the board; `table` and `token` open its replay, for those who may see it. */
export interface DayRow {
  place: number;
  name: string;
  points: number;
  lead: number;
  won: boolean;
  rank: string;
  rounds: number;
  own: boolean;
  table?: string;
  token?: string;
}

/** Your own try: `left` was given up, or its table thrown away; `late` ended when the day was long over. A place
 * has only what counts. */
export interface DayOwn {
  state: "late" | "left" | "over" | "running";
  table: string;
  result: DayResult | null;
  place: number | null;
}

/** How a game ended for the person. `lead` is how far ahead of the best other seat; alone, the points. */
export interface DayResult {
  points: number;
  lead: number;
  won: boolean;
  rank: string;
  rounds: number;
  lines: DayLine[];
}

/** Where points come from: a key of the game's score sheet. */
export interface DayLine {
  key: string;
  points: number;
}

/** What a strong bot made of the same deal. */
export interface DayBot {
  bot: string;
  points: number;
  lead: number;
  won: boolean;
  rank: string;
  rounds: number;
}

/** How many results do not bear your name any more. */
export interface DayForgotten {
  results: number;
}

/** Your table of today's deal, new or the one that you have: the same key is always answered the same. */
export interface DayTable {
  game: string;
  day: string;
  deal: string;
  table: string;
  seat: number;
  token: string;
}

/** The table is gone; the stream ends. */
export interface DeletedLine {
  event: "deleted";
  id: number;
  data: Ending;
}

/** All that is stored of somebody: who she is, and by kind the rows that name her. */
export interface Everything {
  person: Me;
  stored: { [name: string]: ({ [name: string]: string | number | boolean | null })[] };
}

/** Who somebody is here. `barred` where who runs the server has closed the identity. */
export interface Me {
  id: string;
  name: string;
  mark: string;
  language: string;
  zone: string;
  hidden: boolean;
  barred: boolean;
  created: number;
}

/** The figures of the table asked for, and which others there are; none where nobody has counted these cards.
 * `kinds` says in the reader's language what things there are; `command` is what was run. */
export interface FiguresShown {
  tables: TableCounted[];
  table: number;
  command: string;
  kinds: { [name: string]: string };
  things: ThingShown[];
  openings: OpeningShown[];
}

/** A kind of table that was counted, and in how many games; of its options those that are not as usual. */
export interface TableCounted {
  players: number;
  games: number;
  options: { [name: string]: number | string | string[] };
}

/** A card, place or person, by its name in the reader's language. `games` is the share of games in which anybody
 * came to it; then how players fared who used it, ever held it in hand, or were dealt it before the first
 * decision; the `rounds` by which a tenth, half and nine tenths of its users had it; and what it goes with. */
export interface ThingShown {
  kind: string;
  id: string;
  name: string;
  age: number;
  games: number;
  used: WorthShown;
  held: WorthShown | null;
  dealt: WorthShown | null;
  rounds: [number, number, number] | null;
  pairs: PairShown[];
}

/** How players fared with a thing, in games where others at the table were without it. `players` is the share of
 * all players with it, `games` how many games could be compared; `wins` their chance of victory above the fair
 * share, `points` what they had more than the others (alone: than games without it). An estimate is a value, and
 * how far the truth may be from it, 19 times out of 20; null where too few games could be compared. */
export interface WorthShown {
  players: number;
  games: number;
  wins: Estimated | null;
  points: Estimated | null;
}

/** A value, and how far the truth may be from it, 19 times out of 20. */
export type Estimated = [number, number];

/** Another thing by its number in the list, and how many times as often the same player has both as by chance. */
export interface PairShown {
  thing: number;
  lift: number;
}

/** The first things that a player came to, by their numbers, each branch before its twigs: the share of players
 * with it, their chance of victory above the fair share (null alone), and their points above the mean of their
 * table. */
export interface OpeningShown {
  things: number[];
  players: number;
  wins: Estimated | null;
  points: Estimated;
}

/** Who has been deleted. */
export interface Forgotten {
  id: string;
}

/** A game with all that can be chosen about it. `drawn_by` names the browser's own drawing of its table, if there
 * is one; `words` says by language what the game is called (`name`, `title`) and what it is (`about`, `cards`);
 * `findings` which kinds of events bring a player to a card, and the fact that names it. */
export interface GameShown {
  name: string;
  rules_version: number;
  options: Option[];
  clashes: Clash[];
  players: number[];
  drawn_by: string;
  words: { [name: string]: { [name: string]: string } };
  findings: { [name: string]: string };
  bots: BotShown[];
  pack: PackShown;
}

/** One option. `several` allows any subset of the choices; the default of such an option is a tuple. */
export interface Option {
  key: string;
  choices: (number | string)[];
  default: number | string | string[];
  rules: string[];
  several: boolean;
}

/** A bot that can sit at a table, and whether it does where nothing is said. */
export interface BotShown {
  name: string;
  usual: boolean;
}

/** The cards of a game, and the expansions that they have. */
export interface PackShown {
  name: string;
  digest: string;
  expansions: string[];
}

/** One of your tables that is not found, or that your token does not open: `key` says which. */
export interface Gone {
  table: string;
  key: string;
  gone: true;
}

/** `ok`, or what is wrong. */
export interface Health {
  status: string;
  version: string;
}

/** A hint as far as a step tells it. `gain` says by how much the move is better than the next candidate, whose
 * words it needs as the fact `other`; `reason` names something true of the move and not of that one; null where
 * there is nothing to say. */
export interface HintShown {
  version: number;
  step: number;
  kind: string;
  candidates?: CandidateShown[];
  move?: string;
  win?: number | null;
  gain?: ReasonShown | null;
  reason?: ReasonShown | null;
}

/** A move worth a look: its share of the search, its chance of victory, the points and the place to expect, and
 * the sentence that tells them (`said`); null where nothing was searched. At a game without a network there are
 * no points, and where chances tell nothing, how many points ahead of the best other seat she may expect to be. */
export interface CandidateShown {
  move: string;
  share: number | null;
  win: number | null;
  points: number | null;
  place: number | null;
  lead: number | null;
  said: ReasonShown | null;
}

/** A sentence of the locale files, and its facts. */
export interface ReasonShown {
  key: string;
  facts: { [name: string]: number | string | string[] };
}

/** The sentences of a game's cards, by card; one without a sentence is not named. */
export interface HistoryShown {
  notes: { [name: string]: NoteShown };
}

/** A true sentence of history about a card, and the book or article where it is found. */
export interface NoteShown {
  sentence: string;
  source: string;
}

/** The law of a game. */
export interface LawShown {
  game: string;
  language: string;
  chapters: ChapterShown[];
}

/** A chapter of the law. */
export interface ChapterShown {
  number: number;
  title: string;
  rules: RuleShown[];
}

/** A numbered sentence of the law; `ruling` where it is ours. */
export interface RuleShown {
  id: string;
  text: string;
  section: string;
  ruling: boolean;
}

/** What came of a move: it was accepted, it is not yet its time, or the rules forbid it. `made` are the moves of
 * the step that stand; `moments` the table after each move, also of the others. */
export interface LessonAnswer {
  answer: "accepted" | "not-yet" | "refused";
  say: string;
  refusal: Refusal | null;
  finished: boolean;
  next: number;
  made: string[];
  accept: string[];
  want: Lit[];
  moments: Moment[];
}

/** Why a move is not allowed: the rule and the facts of the case. `key` names the sentence in the game's locale
 * file (without the prefix `refusal-`). */
export interface Refusal {
  rule: string;
  key: string;
  facts: { [name: string]: number | string };
}

/** Something at the table that is pointed at: `card` `pottery`, `move` `end`, `track` `draw`. */
export interface Lit {
  kind: string;
  name: string;
}

/** The table at one time. Keep the events up to the move `since`, and add those that come with it. */
export interface Moment {
  table: string;
  game: string;
  n: number;
  version: number;
  seat: number;
  seats: SeatShown[];
  state: "open" | "over" | "running";
  to_act: number;
  view: View | null;
  prompt: Prompt | null;
  moves: MoveShown[];
  can_undo: boolean;
  orders: string[];
  since: number;
  events: EventShown[];
  scores: Scores | null;
  commitment: string;
  secret: string | null;
  seeded: boolean;
  words: string[];
  request: RequestShown | null;
  claims: ClaimShown[];
  notices: Notice[];
  hints: boolean;
  options: { [name: string]: number | string | string[] };
  pack: PackNamed;
  next: string;
  public: boolean;
  imported: boolean;
  ended: string;
  steps: boolean;
  signs: boolean;
  chat: boolean;
  absence: number;
  rated: boolean;
  pace: number;
  per: "move" | "turn";
  due: number;
  expiry: "bot" | "vote";
  ballot: BallotShown | null;
  secrets: boolean[];
  coach: string[];
  preview: PreviewShown | null;
  story: StoryShown | null;
}

/** A seat as everybody sees it. `away` means that the bot stands in for a human, `absent` that the others let it,
 * until she returns, `resigned` that she has given up. `person` says who she is, where she is known; `late` how
 * often her time has run out in this game, `lost` that the others are asked before she plays again, and `rest`
 * until when she is on vacation, or 0. */
export interface SeatShown {
  name: string;
  kind: "bot" | "human" | "open";
  bot: string;
  present: boolean;
  here: boolean;
  away: boolean;
  absent: boolean;
  resigned: boolean;
  person: string;
  late: number;
  lost: boolean;
  rest: number;
}

/** The decision that is due; the sentence is the message `key`, filled with the facts. */
export interface Prompt {
  phase: string;
  key: string;
  facts: { [name: string]: number | string | string[] };
}

/** A move that may be chosen, and whether it could not be taken back. */
export interface MoveShown {
  move: string;
  barrier: boolean;
}

/** What happened in the n-th move. */
export interface EventShown {
  n: number;
  kind: string;
  rule: string;
  facts: { [name: string]: number | string | string[] };
}

/** The score sheet; nobody has won before it is `final`, and `outcome` then says who, in sentences. */
export interface Scores {
  lines: ScoreLine[];
  totals: number[];
  winners: number[];
  tie_break: string;
  rank: string;
  title: string;
  final: boolean;
  outcome: Sentence[];
}

/** One line of the score sheet: where points come from, a number for each seat. */
export interface ScoreLine {
  key: string;
  rule: string;
  points: number[];
}

/** A take-back that waits for answers: who asks, how many moves would be left, who agreed and who is asked. */
export interface RequestShown {
  seat: number;
  n: number;
  accepted: number[];
  asked: number[];
}

/** A seat that somebody asks for from another browser: who agreed and who is asked. */
export interface ClaimShown {
  seat: number;
  accepted: number[];
  asked: number[];
}

/** What everybody is told of somebody at the table: joined, left, returned, absent, resigned, link or begun, and
 * what the clock brings (`club.clock`). */
export interface Notice {
  number: number;
  kind: string;
  seat: number;
  at: number;
}

/** Which cards are played. */
export interface PackNamed {
  name: string;
  digest: string;
}

/** A question to the others at the table: what to do about a seat whose time has run out (`late`: wait, bot or
 * end), whether it may be played by its person again (`back`: yes or no), or whether another pace suits (`pace`:
 * yes or no). Who is asked, what they have said so far by their seats, and when it ends by itself, or 0. */
export interface BallotShown {
  kind: "back" | "late" | "pace";
  seat: number;
  pace: number;
  per: "move" | "turn";
  ends: number;
  asked: number[];
  said: { [name: string]: "bot" | "end" | "no" | "wait" | "yes" };
}

/** The moves that are shown to the seat to act, also where they are not allowed; and what the game has to say.
 * For the same seat: the move that may go by itself, and what moves would make possible, by their notation. */
export interface PreviewShown {
  moves: MoveTold[];
  game: Preview | null;
  usual: Usual | null;
  foreseen: { [name: string]: Foreseen[] };
}

/** The move that is made for a player who wishes nothing else. `why`: `stays` leaves everything as it lies,
 * `only` is all that is allowed, `card` so too and plays a card, `alike` is one of several that come to the
 * same, `most` only gives more of the same than the others, `end` is the end of a turn in which nothing else can
 * be done. */
export interface Usual {
  move: string;
  why: "alike" | "card" | "end" | "most" | "only" | "stays";
}

/** What a move would bring about: the key of a sentence in the game's words, its facts, and the rule behind it. */
export interface Foreseen {
  key: string;
  rule: string;
  facts: { [name: string]: number | string | string[] };
}

/** What happened, as sentences: so many chapters that were told before stay, and those that come with it follow.
 * A sentence's `steps` are places in the list of all events. */
export interface StoryShown {
  kept: number;
  chapters: Chapter[];
}

/** Sentences that belong to one turn; `n` is how many moves had been made at its end. */
export interface Chapter {
  heading: Heading | null;
  n: number;
  sentences: Sentence[];
}

/** What a chapter is called; `player` of its facts is whose turn it tells. */
export interface Heading {
  kind: string;
  facts: { [name: string]: number | string | (string | Clause)[] };
}

/** A lesson in a list, with the names of its steps. */
export interface LessonShown {
  game: string;
  lesson: string;
  chapter: "first" | "more";
  title: string;
  about: string;
  minutes: number;
  steps: number;
  names: string[];
}

/** A step of a lesson: what is said and asked, which moves are taken, what is lit, and the table. `line` is what
 * is played for whoever skips the step, `next` the number of the step after it, 0 after the last; `moved` where
 * the table is not the one that the step before has left. */
export interface LessonStep {
  game: string;
  lesson: string;
  chapter: "first" | "more";
  title: string;
  step: number;
  steps: number;
  id: string;
  name: string;
  kind: "move" | "read" | "refusal" | "watch";
  say: string;
  ask: string;
  accept: string[];
  line: string[];
  want: Lit[];
  look: Lit[];
  why: string;
  next: number;
  moved: boolean;
  moment: Moment;
}

/** What a typed line is answered: words, whether they are a refusal, and what the client is to do: to `play`
 * these moves or give them as `orders`, to `undo` or `restart`, or to ask for a `hint`. */
export interface LineAnswered {
  version: number;
  lines: LineSaid[];
  refused: boolean;
  deed: "" | "hint" | "orders" | "play" | "restart" | "undo";
  moves: string[];
}

/** A line: a heading with what is told beside it, or words with their label. What is not there is empty. */
export interface LineSaid {
  heading: string;
  label: string;
  words: string;
}

/** A new link, or an invitation; the old one is shut out. */
export interface LinkMade {
  table: string;
  seat: number;
  token?: string;
  invitation?: string;
}

/** Comes at once, and after every change. */
export interface MomentLine {
  event: "moment";
  id: number;
  data: Moment;
}

/** The table after each of some moves, one after the other. */
export interface Moments {
  moments: Moment[];
}

/** The table that waits for somebody with the least time left, or nothing; how many wait. */
export interface NextTable {
  table: string;
  seat: number;
  due: number;
  count: number;
}

/** The orders that hold now. */
export interface Ordered {
  orders: string[];
}

/** Until when somebody is on vacation, or 0, and how many days of it she has left in this year. */
export interface OwnClock {
  until: number;
  days_left: number;
}

/** One's seat at a table, and what opens it in this browser. */
export interface OwnSeat {
  table: string;
  seat: number;
  token: string;
}

/** A table, which seat is one's own, and whether the table waits for it. */
export interface OwnTable {
  seat: number;
  your_turn: boolean;
  table: Summary;
}

/** What everybody may know of a table; `role`, `seat`, `host` and `your_turn` where a token was sent. `pace` is
 * how many seconds a move or a turn may take, 0 where nobody is hurried; `due` when the time of who is to act is
 * over, and `expiry` what happens then: a bot plays, or the others vote. */
export interface Summary {
  table: string;
  game: string;
  options: { [name: string]: number | string | string[] };
  state: "open" | "over" | "running";
  seats: SeatShown[];
  to_act: number;
  n: number;
  created: number;
  changed: number;
  commitment: string;
  seeded: boolean;
  public: boolean;
  imported: boolean;
  ended: string;
  signs: boolean;
  chat: boolean;
  absence: number;
  rated: boolean;
  listed: boolean;
  pace: number;
  per: "move" | "turn";
  due: number;
  event: string;
  expiry: "bot" | "vote";
  branch: BranchShown | null;
  role?: string;
  seat?: number;
  host?: boolean;
  your_turn?: boolean;
}

/** From which game a table was played on, after how many moves and by whose eyes; what that seat could not know
 * was dealt anew. `table` is empty where that game is not kept here. */
export interface BranchShown {
  table: string;
  n: number;
  seat: number;
}

/** Somebody comes or goes. */
export interface PresenceLine {
  event: "presence";
  id: number;
  data: SeatsTold;
}

/** Who is there. */
export interface SeatsTold {
  seats: SeatShown[];
}

/** What moves are answered: they solve the puzzle; they are right, and it goes `on`; they are allowed, and come
 * to `less`; they are refused; or the solution is `shown`. `made` are the right ones so far, `line` what was
 * made from the position on, `moments` the table after each move that is new. `rated` is the rating that was
 * sent, after this try. */
export interface PuzzleAnswer {
  answer: "less" | "on" | "refused" | "shown" | "solved";
  say: string;
  refusal: Refusal | null;
  made: string[];
  line: MadeShown[];
  moments: Moment[];
  solution: SolutionShown | null;
  rated: Rating | null;
}

/** A move in words, and those that were made along with it: a payment. */
export interface MadeShown {
  say: string;
  also: string[];
}

/** Why a puzzle's moves solve it, what other moves would come to, and how that was found out. */
export interface SolutionShown {
  theme: string;
  why: string[];
  outcomes: OutcomeShown[];
  proof: string;
}

/** A move in words, what it comes to, and whether it is the one to find, or as good. */
export interface OutcomeShown {
  say: string;
  comes_to: string;
  is_best: boolean;
}

/** A strength or a difficulty by Glicko-2, on the scale of Elo, and how sure it is. */
export interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

/** All puzzles of a game, the easiest first, and which of them is today's. */
export interface PuzzleBook {
  game: string;
  day: string;
  daily: string;
  themes: ThemeShown[];
  puzzles: PuzzleListed[];
}

/** What some puzzles are examples of. */
export interface ThemeShown {
  name: string;
  title: string;
}

/** A puzzle in a list: how hard it is, by the scale of Elo, and how many tried and solved it here. */
export interface PuzzleListed {
  id: string;
  theme: string;
  players: number;
  rating: number;
  tries: number;
  solved: number;
}

/** What to look for: first the theme, then the kind of move; where all moves are of one kind, two candidates.
 * `rated` as in an answer: a hint is no solution. */
export interface PuzzleHint {
  told: "candidates" | "kind" | "theme";
  say: string;
  rated: Rating | null;
}

/** A puzzle to solve: its goal in words, how many moves are to be found, how many hints there are, and its table.
 * `day` is the day that it belongs to, if it was asked for by that. */
export interface PuzzleShown {
  game: string;
  day: string;
  puzzle: PuzzleListed;
  goal: string;
  steps: number;
  hints: number;
  moment: Moment;
}

/** A match. Without its secret (shown to others while it is played) it can be read but not played again. */
export interface Record {
  format?: number;
  game: string;
  rules_version: number;
  options: { [name: string]: number | string | string[] };
  pack: string;
  pack_digest: string;
  commitment: string;
  secret?: string | null;
  words?: string[];
  seats: Seat[];
  position?: string | null;
  branch?: Branch | null;
  decisions: Decision[];
  orders?: Order[];
  resigned?: number[];
  result?: Result | null;
  state?: string | null;
  server?: string;
  signature?: string;
  checksum?: string;
}

/** Who sits there: a name to show, and who decides (`human`, or the short name of a bot). */
export interface Seat {
  name: string;
  kind: string;
}

/** From where a match was played on: the hash of that match's deal, after how many moves, and who could know what
 * was kept. What that seat could not know was dealt anew (see `branch`). */
export interface Branch {
  commitment: string;
  n: number;
  seat: number;
}

/** A move that was made, in notation. */
export type Decision = [number, string];

/** Orders that a seat gave ahead, after so many decisions; they replace what it had ordered before. */
export type Order = [number, number, string[]];

/** How a finished match ended. */
export interface Result {
  scores: number[];
  winners: number[];
}

/** A refusal; a stale number comes with the right `n`, an illegal move with its `refusal`. */
export interface Refused {
  error: string;
  key: string;
  facts: { [name: string]: number | string };
  field: string;
  n?: number;
  version?: number;
  refusal?: Refusal;
  move?: string;
}

/** Somebody asks for a take-back, or no longer does. */
export interface RequestLine {
  event: "request";
  id: number;
  data: RequestTold;
}

/** The take-back that waits for answers, or that none does any more. */
export interface RequestTold {
  request: RequestShown | null;
}

/** A review as far as it has come: how many decisions of how many are judged, what the seat could hope for before
 * the deal (null before that is known), those that were judged after the ones that the client has; in the end
 * all of it, as `review`. `said` says the moves that each names, by its `ply`, as the seat saw them. */
export interface ReviewShown {
  done: number;
  total: number;
  start: Worth | null;
  decisions: Judged[];
  said: { [name: string]: DecisionSaid };
  review: Review | null;
}

/** A chance of victory from 0 to 1, and points; or a difference of the two. */
export interface Worth {
  chance: number;
  points: number;
}

/** A decision of the seat: when it was due (after so many moves, in which round and age, 0 where there are none)
 * and what was asked; what was `played`, what is `best`, and what the position is worth with it (`before`); what
 * the move `loss`es against it, and the standard error of that (`doubt`). Candidates are in order, the best
 * first; `better` is there for slips and mistakes. */
export interface Judged {
  ply: number;
  round: number;
  age: number;
  ask: Reason;
  played: string;
  best: string;
  mark: "decided" | "forced" | "good" | "mistake" | "only" | "slip";
  before: Worth;
  loss: Worth;
  doubt: Worth;
  candidates: Candidate[];
  since: Since;
  better: Better | null;
}

/** The key of a sentence, and its facts. */
export interface Reason {
  key: string;
  facts: { [name: string]: number | string | string[] };
}

/** A move that was compared with the others in the same deals: what it is worth, how often it was tried, and the
 * standard error of what it is worth (`doubt`). */
export interface Candidate {
  move: string;
  worth: Worth;
  tries: number;
  doubt: Worth;
}

/** What changed after the seat's last decision, or since before the deal: by what chance showed it, by what the
 * others did, and where neither had a part in it, by what its own moves turned out to be worth (`found`): a look
 * from nearer by sees more. `ply` is how many moves had been made before that decision. */
export interface Since {
  ply: number;
  luck: Worth;
  others: Worth;
  found: Worth;
}

/** The better move: what speaks for it and not for the one that was played (true by the rules, where there is
 * something), by how much it is better (a sentence of hints), and how it was expected to go on, itself first. */
export interface Better {
  move: string;
  reason: Reason | null;
  gain: Reason;
  line: Step[];
}

/** A move that was expected, and who makes it. */
export interface Step {
  seat: number;
  move: string;
}

/** The words of a decision's moves, by their notation, and of the line that was expected, each at its own moment. */
export interface DecisionSaid {
  moves: { [name: string]: ReasonShown };
  line: ReasonShown[];
}

/** A seat's game, as far as the seat could know it. `start` is what the seat could hope for before the deal;
 * `alone` says that points count, since there is nobody to beat. `budget` is the tries that each close decision
 * got, so that the same review can be made again. */
export interface Review {
  game: string;
  players: number;
  seat: number;
  alone: boolean;
  budget: number;
  start: Worth;
  decisions: Judged[];
  end: ReviewEnding;
  turning: Turning[];
  summary: ReviewSummary;
}

/** What became of it: the share of the victory and the points, and what changed since the last decision. */
export interface ReviewEnding {
  worth: Worth;
  since: Since;
}

/** A large swing of the chance of victory (alone, of points): the move that made most of it, or the first one of
 * the turn that did, counted from 0, in which round, what was its `cause`, what the seat could hope for before
 * and after, and what it saw of it. `decision` is the place of the decision that the swing leads to or, by its
 * own fault, comes from; the number of decisions where it leads to the end. */
export interface Turning {
  ply: number;
  round: number;
  decision: number;
  cause: "decision" | "luck" | "others";
  before: Worth;
  after: Worth;
  events: Event[];
}

/** Something that happened: the log line `event-{kind}` of the game's locale file, filled with the facts. A
 * fact's name says what it is: `player` is a seat, `technology` a card id, `n` a number, and so on; the frame
 * that shows the event turns ids into names. `seen_by` lists the seats that may know it; None means everybody. */
export interface Event {
  kind: string;
  rule: string;
  facts: { [name: string]: number | string | string[] };
  seen_by: number[] | null;
}

/** The whole game: a headline, counts, the mean loss of a decision that was judged; what decisions came to
 * (losses, and what they were found to be worth), luck and the others, which lead from the start to the end; and
 * the place of the decision worth remembering, if there is one: the gravest mistake or slip, else the best
 * moment. */
export interface ReviewSummary {
  headline: Reason;
  counts: Counts;
  mean_loss: Worth;
  decisions: Worth;
  luck: Worth;
  others: Worth;
  moment: number | null;
}

/** How many decisions bear each mark. */
export interface Counts {
  good: number;
  slip: number;
  mistake: number;
  only: number;
  forced: number;
  decided: number;
}

/** What somebody said to the table: a sign, or words; the other is empty. */
export interface Said {
  number: number;
  seat: number;
  sign: "close" | "game" | "hello" | "oops" | "thanks" | "think" | "well" | "wow" | "";
  words: string;
  at: number;
}

/** Which seat, at which table. */
export interface Sat {
  table: string;
  seat: number;
}

/** Where you sit; `token` opens the seat where an invitation was used up for it. */
export interface SatDown {
  table: string;
  seat: number;
  token: string;
}

/** Zones and figures in the order in which they are shown: first those of the table, then those of each seat. */
export interface Spread {
  zones: Zone[];
  figures: Figure[];
}

/** Cards that lie together: a hand, a row, a pile. Its name is the message `zone-NAME` of the game's locale file.
 * `cards` are the ids of those that the viewer sees, `hidden` counts the others; `seat` is whose it is, if
 * anybody's. Of a pile only the last card shows. */
export interface Zone {
  name: string;
  cards: string[];
  hidden: number;
  seat: number | null;
  is_pile: boolean;
}

/** A number worth showing: the message `figure-NAME` with the number `n`, of a seat or of the table. */
export interface Figure {
  name: string;
  n: number;
  seat: number | null;
}

/** What every card is to a player now; null where the game says nothing. */
export interface SurveyShown {
  survey: Survey | null;
}

/** A new table, with what its maker needs to play and to invite. */
export interface TableMade {
  table: string;
  game: string;
  seats: SeatMade[];
  commitment: string;
  seeded: boolean;
  host: string;
  spectator: string;
}

/** A seat of a new table; `token` where you play it, `invitation` where somebody else is to. */
export interface SeatMade {
  seat: number;
  kind: "bot" | "here" | "me" | "open";
  name: string;
  bot?: string;
  token?: string;
  invitation?: string;
}

/** Which table. */
export interface TableNamed {
  table: string;
}

/** The table in words at one moment. */
export interface TableSaid {
  version: number;
  parts: PartSaid[];
  choices: ChoiceSaid[];
}

/** A part of the table: status, hand, middle, or a player. */
export interface PartSaid {
  name: string;
  lines: LineSaid[];
}

/** A move that may be chosen: its number, the heading that it stands under, its words, and what to know of it. */
export interface ChoiceSaid {
  n: number;
  move: string;
  group: string;
  words: string;
  notes: string[];
}

/** Somebody says something; told to those who have a seat. */
export interface TalkLine {
  event: "talk";
  id: number;
  data: SaidTold;
}

/** What was said since the last time; at first all that is kept, which was said `before`. */
export interface SaidTold {
  said: Said[];
  before: boolean;
}

/** The day that it is, by UTC, how many seconds are left of it, its deals, and which games have puzzles. */
export interface Today {
  day: string;
  left: number;
  puzzles: string[];
  deals: DayDeal[];
}

/** A deal of today: who plays against you, how many results there are, the best of them, and your own try. */
export interface DayDeal {
  game: string;
  deal: string;
  players: number;
  rivals: string[];
  played: number;
  best: number | null;
  own: DayOwn | null;
}

/** Why a move is not allowed, or nothing. */
export interface Why {
  refusal: Refusal | null;
}

/** An address, perhaps with a question after it. */
type Asked<Address extends string> = Address | `${Address}?${string}`;

export type Answer<A extends string> =
  A extends Asked<`GET /lessons/${string}/${string}/${string}/consider`> ? ConsideredShown :
  A extends Asked<`GET /lessons/${string}/${string}/${string}/survey`> ? SurveyShown :
  A extends Asked<`GET /lessons/${string}/${string}/${string}/why`> ? Why :
  A extends Asked<`GET /lessons/${string}/${string}/${string}`> ? LessonStep :
  A extends Asked<`POST /lessons/${string}/${string}/${string}`> ? LessonAnswer :
  A extends Asked<`GET /puzzles/${string}/${string}/consider`> ? ConsideredShown :
  A extends Asked<`POST /puzzles/${string}/${string}/hint`> ? PuzzleHint :
  A extends Asked<`POST /puzzles/${string}/${string}/solution`> ? PuzzleAnswer :
  A extends Asked<`GET /puzzles/${string}/${string}/survey`> ? SurveyShown :
  A extends Asked<`GET /puzzles/${string}/${string}/why`> ? Why :
  A extends Asked<`GET /tables/${string}/at/${string}`> ? Moment :
  A extends Asked<`POST /tables/${string}/claim/answer`> ? Sat :
  A extends Asked<`GET /tables/${string}/reviews/${string}`> ? ReviewShown :
  A extends Asked<`POST /tables/${string}/takeback/answer`> ? Moment :
  A extends Asked<`GET /games/${string}/cards`> ? Cards :
  A extends Asked<`POST /games/${string}/clashes`> ? Clash[] :
  A extends Asked<`GET /games/${string}/figures`> ? FiguresShown :
  A extends Asked<`GET /games/${string}/history`> ? HistoryShown :
  A extends Asked<`GET /games/${string}/law`> ? LawShown :
  A extends Asked<`POST /me/tables/${string}`> ? OwnSeat :
  A extends Asked<`GET /puzzles/${string}/${string}`> ? PuzzleShown :
  A extends Asked<`POST /puzzles/${string}/${string}`> ? PuzzleAnswer :
  A extends Asked<`POST /tables/${string}/absent`> ? Sat :
  A extends Asked<`POST /tables/${string}/again`> ? TableMade :
  A extends Asked<`GET /tables/${string}/ahead`> ? AheadShown :
  A extends Asked<`GET /tables/${string}/awaited`> ? Awaited :
  A extends Asked<`POST /tables/${string}/ballot`> ? Sat :
  A extends Asked<`GET /tables/${string}/between`> ? Moments :
  A extends Asked<`POST /tables/${string}/branch`> ? TableMade :
  A extends Asked<`GET /tables/${string}/chronicle`> ? Chronicle :
  A extends Asked<`POST /tables/${string}/claim`> ? ClaimMade :
  A extends Asked<`GET /tables/${string}/consider`> ? ConsideredShown :
  A extends Asked<`POST /tables/${string}/hint`> ? HintShown :
  A extends Asked<`POST /tables/${string}/join`> ? SatDown :
  A extends Asked<`POST /tables/${string}/leave`> ? Sat :
  A extends Asked<`GET /tables/${string}/line`> ? LineAnswered :
  A extends Asked<`GET /tables/${string}/moment`> ? Moment :
  A extends Asked<`POST /tables/${string}/moves`> ? Moment :
  A extends Asked<`POST /tables/${string}/orders`> ? Ordered :
  A extends Asked<`POST /tables/${string}/pace`> ? Sat :
  A extends Asked<`POST /tables/${string}/reclaim`> ? Sat :
  A extends Asked<`GET /tables/${string}/record`> ? Record :
  A extends Asked<`POST /tables/${string}/rematch`> ? TableMade :
  A extends Asked<`POST /tables/${string}/resign`> ? Moment :
  A extends Asked<`POST /tables/${string}/restart`> ? Moment :
  A extends Asked<`POST /tables/${string}/return`> ? Sat :
  A extends Asked<`POST /tables/${string}/revoke`> ? LinkMade :
  A extends Asked<`POST /tables/${string}/start`> ? TableNamed :
  A extends Asked<`GET /tables/${string}/stream`> ? MomentLine | PresenceLine | RequestLine | TalkLine | DeletedLine | ClosedLine :
  A extends Asked<`GET /tables/${string}/survey`> ? SurveyShown :
  A extends Asked<`POST /tables/${string}/takeback`> ? Moment :
  A extends Asked<`POST /tables/${string}/talk`> ? Said :
  A extends Asked<`POST /tables/${string}/undo`> ? Moment :
  A extends Asked<`GET /tables/${string}/why`> ? Why :
  A extends Asked<`GET /tables/${string}/words`> ? TableSaid :
  A extends Asked<`GET /me/clock`> ? OwnClock :
  A extends Asked<`GET /me/everything`> ? Everything :
  A extends Asked<`GET /me/next`> ? NextTable :
  A extends Asked<`GET /me/tables`> ? OwnTable[] :
  A extends Asked<`PUT /me/vacation`> ? OwnClock :
  A extends Asked<`POST /tables/mine`> ? (Summary | Gone)[] :
  A extends Asked<`GET /puzzles/${string}`> ? PuzzleBook :
  A extends Asked<`GET /tables/${string}`> ? Summary :
  A extends Asked<`DELETE /tables/${string}`> ? TableNamed :
  A extends Asked<`POST /today/${string}`> ? DayTable :
  A extends Asked<`GET /today/${string}`> ? DayBoard :
  A extends Asked<`GET /games`> ? GameShown[] :
  A extends Asked<`GET /lessons`> ? LessonShown[] :
  A extends Asked<`GET /me`> ? Me :
  A extends Asked<`POST /me`> ? Me :
  A extends Asked<`DELETE /me`> ? Forgotten :
  A extends Asked<`PATCH /me`> ? Me :
  A extends Asked<`POST /play-now`> ? TableMade :
  A extends Asked<`POST /records`> ? TableMade :
  A extends Asked<`GET /server`> ? About :
  A extends Asked<`POST /tables`> ? TableMade :
  A extends Asked<`GET /tables`> ? Summary[] :
  A extends Asked<`GET /today`> ? Today :
  A extends Asked<`DELETE /today`> ? DayForgotten :
  unknown;

export type Body<A extends string> =
  A extends Asked<`POST /lessons/${string}/${string}/${string}`> ? TryBody :
  A extends Asked<`POST /puzzles/${string}/${string}/hint`> ? PuzzleHintBody :
  A extends Asked<`POST /puzzles/${string}/${string}/solution`> ? PuzzleBody :
  A extends Asked<`POST /tables/${string}/claim/answer`> ? ClaimAnswerBody :
  A extends Asked<`POST /tables/${string}/takeback/answer`> ? AnswerBody :
  A extends Asked<`POST /games/${string}/clashes`> ? ChoiceBody :
  A extends Asked<`POST /puzzles/${string}/${string}`> ? PuzzleMovesBody :
  A extends Asked<`POST /tables/${string}/absent`> ? SeatNumberBody :
  A extends Asked<`POST /tables/${string}/ballot`> ? VoteBody :
  A extends Asked<`POST /tables/${string}/branch`> ? BranchBody :
  A extends Asked<`POST /tables/${string}/hint`> ? HintBody :
  A extends Asked<`POST /tables/${string}/join`> ? JoinBody :
  A extends Asked<`POST /tables/${string}/moves`> ? MovesBody :
  A extends Asked<`POST /tables/${string}/orders`> ? OrdersBody :
  A extends Asked<`POST /tables/${string}/pace`> ? PaceBody :
  A extends Asked<`POST /tables/${string}/restart`> ? NumberBody :
  A extends Asked<`POST /tables/${string}/revoke`> ? RevokeBody :
  A extends Asked<`POST /tables/${string}/start`> ? StartBody | null :
  A extends Asked<`POST /tables/${string}/takeback`> ? NumberBody :
  A extends Asked<`POST /tables/${string}/talk`> ? SayBody :
  A extends Asked<`POST /tables/${string}/undo`> ? NumberBody :
  A extends Asked<`PUT /me/vacation`> ? VacationBody :
  A extends Asked<`POST /tables/mine`> ? MineBody :
  A extends Asked<`POST /today/${string}`> ? DayBody :
  A extends Asked<`POST /me`> ? IntroductionBody :
  A extends Asked<`PATCH /me`> ? PersonBody :
  A extends Asked<`POST /play-now`> ? PlayNowBody :
  A extends Asked<`POST /records`> ? Record :
  A extends Asked<`POST /tables`> ? TableBody :
  unknown;
