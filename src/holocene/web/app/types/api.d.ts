// Written by `make types` from what the server declares: change it there.

import type { Cards, Considered, Preview, Survey, View } from "./view.d.ts";

/** An address for letters. */
export interface AddressBody {
  address: string;
}

/** A finished game whose people you ask again, one of them or all; with a person alone, the last game that you
 * finished together. */
export interface AgainBody {
  table?: string | null;
  person?: string | null;
}

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

/** The code that another device shows, and what this browser is to be called. */
export interface CodeBody {
  code: string;
  label?: string;
}

/** The code of a letter, under the name that it was asked for. */
export interface ConfirmBody {
  asked: string;
  code: string;
}

/** The name to be called by on the board of a day. */
export interface DayBody {
  name?: string;
}

/** A tournament. `size` is how many sit at a table. Without `rounds` there are as many as the system needs.
 * `main` says what counts first: places at the own table, or points against the same seat elsewhere. `pace` and
 * `per` are how many seconds a move or a turn may take. People may enter from `opens` on, at once if it is 0; it
 * begins at `starts`, or when the host says so if that is 0. `bot` is the level of the bots in seats that would
 * stay free. */
export interface EventBody {
  name: string;
  game: string;
  options?: { [name: string]: number | string | string[] };
  system?: "swiss" | "robin";
  size?: number;
  rounds?: number;
  main?: "places" | "duplicate";
  pace?: number;
  per?: "move" | "turn";
  rated?: boolean;
  bot?: string | null;
  most?: number;
  opens?: number;
  starts?: number;
}

/** How much to tell. */
export interface HintBody {
  step?: number;
}

/** An address that news are sent to, and in which form. */
export interface HookBody {
  url: string;
  form?: "json" | "slack" | "discord";
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

/** A table where you sit, and whom you ask to it. */
export interface InviteBody {
  table: string;
  person: string;
}

/** The name to be called by, and what is added to the deal: any word, best a random one. Who may have to ask
 * again, because an answer was lost on its way, chooses a random `token` for the seat: with the same one nothing
 * is done twice. */
export interface JoinBody {
  name?: string;
  word?: string;
  token?: string;
}

/** The same, and what this browser is to be called. */
export interface LetterBody {
  asked: string;
  code: string;
  label?: string;
}

/** What a device says of a passkey that it made. */
export interface MadeBody {
  clientDataJSON: string;
  attestationObject: string;
}

/** A new passkey, as browsers tell it: all bytes are in base64url. */
export interface MadeCredentialBody {
  id: string;
  rawId: string;
  type: string;
  response: MadeBody;
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

/** What is to be changed; what is not named stays. `told` has the switches that are on, for each channel that it
 * names. `digest` says whether messages come at `once`, at most every so many `minutes`, or `daily` at an
 * `hour`. Between `quiet_from` and `quiet_until`, in minutes after midnight, none comes; -1 makes no hours
 * quiet. All of it by her own clock. */
export interface NewsBody {
  told?: { [name: string]: ("turn" | "begin" | "over" | "invitation" | "deal")[] } | null;
  digest?: "once" | "minutes" | "daily" | null;
  minutes?: number | null;
  hour?: number | null;
  quiet_from?: number | null;
  quiet_until?: number | null;
  deal_hour?: number | null;
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

/** A new passkey, under the name that it was asked for, and what she calls it. */
export interface PasskeyBody {
  asked: string;
  credential: MadeCredentialBody;
  label?: string;
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

/** A browser's subscription, as its `PushManager` gives it, and what to call the browser. */
export interface PushBody {
  endpoint: string;
  p256dh: string;
  auth: string;
  label?: string;
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

/** Whom it is about, what kind of thing she did, in words if somebody likes, and at which table. */
export interface ReportBody {
  person: string;
  kind: "name" | "talk" | "unfair" | "stalling" | "other";
  words?: string;
  table?: string;
}

/** A passkey that was used, under the name that it was asked for, and what this browser is to be called. */
export interface ReturnBody {
  asked: string;
  credential: SignedCredentialBody;
  label?: string;
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

/** What a device says of a passkey that it signed with. */
export interface SignedBody {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}

/** A passkey that was used, as browsers tell it. */
export interface SignedCredentialBody {
  id: string;
  rawId: string;
  type: string;
  response: SignedBody;
}

/** What is added to the deal, best a random word, and the random `token` that is to open the seat: who asks again
 * with the same one, because an answer was lost, is answered the same. */
export interface SitBody {
  word?: string;
  token?: string;
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
 * `word`. For people who are known: `rated` makes the result count, `listed` lets others sit down without a link
 * and `wish` says who is welcome. `pace` is how many seconds a move or a turn (`per`) may take, from a minute to
 * 30 days, and `expiry` what happens when they are over: a `bot` plays until she is back, or the others `vote`. */
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
  wish?: WishBody;
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

/** Who is welcome to the open seats: a line of words, beginners, ratings from `low` to `high` (0 is no bound). */
export interface WishBody {
  note?: string;
  beginners?: boolean;
  low?: number;
  high?: number;
}

/** What this server is; `absence` is how many seconds its tables wait for who is away, unless they say otherwise. */
export interface About {
  version: string;
  key: string;
  absence: number;
  letters: boolean;
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

/** An invitation that waits no more. */
export interface Answered {
  id: string;
}

/** A new table like one before, and who is invited to it. */
export interface AskedAgain {
  made: TableMade;
  invited: InvitationMade[];
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

/** An invitation that waits for an answer. */
export interface InvitationMade {
  id: string;
  table: string;
  person: string;
}

/** Whose turn it is, or -1; in how many seconds the others may let a bot play for her, or null where nobody is
 * away. */
export interface Awaited {
  seat: number;
  seconds: number | null;
}

/** Somebody whom one does not want to meet. */
export interface Blocked {
  id: string;
  name: string;
  mark: string;
  at: number;
}

/** A browser that knows somebody's key; `here` is the one that asks. */
export interface BrowserShown {
  id: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
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

/** What to type on another device, and how long it is good, in seconds. */
export interface DeviceCode {
  code: string;
  seconds: number;
}

/** A tournament that is over, with the records of its games, by round and table. */
export interface EventFile {
  event: EventWhole;
  records: Record[];
}

/** A tournament with all that everybody may know. `commitment` is the hash of the secret that all its deals
 * follow from; `secret` is told at the end. */
export interface EventWhole {
  id: string;
  name: string;
  game: string;
  system: "robin" | "swiss";
  size: number;
  rounds: number;
  round: number;
  state: "announced" | "entering" | "over" | "running";
  pace: number;
  per: "move" | "turn";
  rated: boolean;
  entered: number;
  most: number;
  opens: number;
  starts: number;
  created: number;
  options: { [name: string]: number | string | string[] };
  main: "duplicate" | "places";
  bot: string;
  host: string;
  host_name: string;
  commitment: string;
  secret: string | null;
  ended: number;
  entrants: EntrantShown[];
  played: EventRound[];
  standings: StandingShown[];
  balance: [number, number] | null;
  own: EventOwn;
}

/** Somebody who entered, by the number that tables and standings name her by; `person` and `name` are empty where
 * she has deleted herself. `since` is her first round. */
export interface EntrantShown {
  number: number;
  person: string;
  name: string;
  mark: string;
  since: number;
  withdrawn: boolean;
}

/** A round: the hash of its deal, which all its tables have, and the secret itself once it is over. */
export interface EventRound {
  number: number;
  state: "over" | "playing";
  commitment: string;
  secret: string | null;
  tables: EventTable[];
}

/** A table of a round; `table` is empty until it is made. */
export interface EventTable {
  number: number;
  table: string;
  state: "over" | "playing" | "void" | "waiting";
  seats: EventSeat[];
}

/** A seat at a table of a round: who has it, or -1 for a bot. What came of it is told when the round is over:
 * points in the game, the place at the table from 1, points for it, and how much better than the same seat
 * elsewhere. */
export interface EventSeat {
  entrant: number;
  points: number | null;
  place: number | null;
  match: number | null;
  duplicate: number | null;
}

/** A line of the standings: the place, which several may share, the entrant, and what the place is given by. */
export interface StandingShown {
  place: number;
  entrant: number;
  name: string;
  points: number;
  duplicate: number;
  median: number;
  buchholz: number;
  direct: number;
  firsts: number;
  played: number;
}

/** How you stand with an event: whether it is yours to run, your number, or -1, whether you play on, and your
 * table of this round, if you have one that is not over. */
export interface EventOwn {
  host: boolean;
  number: number;
  plays: boolean;
  table: string;
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

/** An event in the list: how many have entered, how many may, and which round is played. */
export interface EventListed {
  id: string;
  name: string;
  game: string;
  system: "robin" | "swiss";
  size: number;
  rounds: number;
  round: number;
  state: "announced" | "entering" | "over" | "running";
  pace: number;
  per: "move" | "turn";
  rated: boolean;
  entered: number;
  most: number;
  opens: number;
  starts: number;
  created: number;
}

/** Which event. */
export interface EventNamed {
  id: string;
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

/** The addresses of one's feeds: whoever knows them can read them. */
export interface FeedsShown {
  calendar: string;
  atom: string;
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

/** A new webhook; the secret that its messages are signed with is told here only. */
export interface HookMade {
  host: string;
  form: "discord" | "json" | "slack";
  secret: string;
}

/** Those that wait for your answer, and answers to your own. */
export interface Invitations {
  waiting: InvitationShown[];
  declined: Declined[];
}

/** Somebody asks you to her table; `again` after a game that you have played together. */
export interface InvitationShown {
  id: string;
  table: string;
  inviter: Known;
  game: string;
  options: { [name: string]: number | string | string[] };
  others: string[];
  pace: number;
  per: "move" | "turn";
  rated: boolean;
  again: boolean;
  commitment: string;
  created: number;
}

/** Somebody who is known, as others see her. */
export interface Known {
  id: string;
  name: string;
  mark: string;
}

/** Somebody whom you asked would rather not; told until you say that you have heard it. */
export interface Declined {
  id: string;
  table: string;
  person: Known;
}

/** The ladder of a game: people who have played at least `enough` rated games, with the bots among them.
 * `players` are the numbers of players that ladders are kept for. */
export interface LadderShown {
  game: string;
  players: number;
  season: string;
  enough: number;
  tables: number[];
  rungs: Rung[];
}

/** A line of the ladder: somebody in a place, or a bot's level, which has none. */
export interface Rung {
  place: number | null;
  person: string;
  name: string;
  mark: string;
  bot: string;
  rating: number;
  margin: number;
  games: number;
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

/** The name that the letter's code is sent back with, and how long that is good, in seconds. */
export interface LetterAsked {
  asked: string;
  seconds: number;
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

/** The club as it is now; `own` for somebody who is known. */
export interface LobbyShown {
  tables: OpenTable[];
  people: number;
  own: OwnNews | null;
}

/** A table where anybody who is known may sit down. `pace` is how many seconds a move or a turn may take, 0 where
 * nobody is hurried; `low` and `high` are the ratings that its maker hopes for, 0 where there is no bound. The
 * `commitment` is the hash that the deal is promised by, to be kept before one adds a word to it. */
export interface OpenTable {
  table: string;
  game: string;
  options: { [name: string]: number | string | string[] };
  seats: LobbySeat[];
  free: number;
  pace: number;
  per: "move" | "turn";
  rated: boolean;
  public: boolean;
  chat: boolean;
  commitment: string;
  created: number;
  note: string;
  beginners: boolean;
  low: number;
  high: number;
}

/** A seat of an open table; `person` and `mark` where she is known. */
export interface LobbySeat {
  kind: "bot" | "free" | "human";
  name: string;
  person: string;
  mark: string;
}

/** What concerns somebody alone: at how many tables it is her turn, where she sits beside a free seat, which
 * tables she is wished for (`fits`), and which she may not sit down at (`shut`). */
export interface OwnNews {
  turns: number;
  sits: string[];
  fits: string[];
  shut: string[];
  hearth: Company[];
  invitations: InvitationShown[];
  declined: Declined[];
}

/** Somebody whom you have played with and who is here: what she does, at which table and with whom. `open` says
 * whether you may watch there, or sit down; `asked` are your tables that you have invited her to. */
export interface Company {
  person: Known;
  doing: "here" | "plays" | "waits";
  table: string;
  game: string;
  others: string[];
  open: boolean;
  asked: string[];
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

/** How somebody is told of what. `letters` says whether there is somewhere to send them to, and by. */
export interface NewsChosen {
  told: { [name: string]: ("begin" | "deal" | "invitation" | "over" | "turn")[] };
  digest: "daily" | "minutes" | "once";
  minutes: number;
  hour: number;
  quiet_from: number;
  quiet_until: number;
  deal_hour: number;
  zone: string;
  letters: boolean;
  browsers: BrowserShown[];
  hook: HookShown | null;
  feeds: FeedsShown | null;
}

/** A webhook, without what could be used to send to it. */
export interface HookShown {
  host: string;
  form: "discord" | "json" | "slack";
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

/** Comes at once to who is known, and whenever something of it changes. */
export interface OwnLine {
  event: "own";
  data: OwnNews;
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

/** The same for one that is there. */
export interface PasskeyAsked {
  asked: string;
  options: Showing;
}

/** What a browser is to have signed by any passkey for this server. */
export interface Showing {
  challenge: string;
  timeout: number;
  rpId: string;
  userVerification: string;
}

/** The name that the answer comes under, and what the browser is asked for. */
export interface PasskeyWanted {
  asked: string;
  options: Creation;
}

/** What a browser is to make a passkey of: bytes are in base64url. */
export interface Creation {
  rp: Party;
  user: Owner;
  challenge: string;
  pubKeyCredParams: Algorithm[];
  timeout: number;
  excludeCredentials: Credential[];
  authenticatorSelection: Wish;
  attestation: string;
}

/** Who a passkey is for: this server. */
export interface Party {
  id: string;
  name: string;
}

/** Whose passkey it is to be. */
export interface Owner {
  id: string;
  name: string;
  displayName: string;
}

/** A way to sign, by its number. */
export interface Algorithm {
  type: string;
  alg: number;
}

/** A passkey that there is already. */
export interface Credential {
  id: string;
  type: string;
}

/** What kind of passkey it should be. */
export interface Wish {
  residentKey: string;
  requireResidentKey: boolean;
  userVerification: string;
}

/** Comes at once, and now and then when people come and go. */
export interface PeopleLine {
  event: "people";
  data: PeopleHere;
}

/** How many people are here who are known, and do not hide. */
export interface PeopleHere {
  people: number;
}

/** Somebody as everybody may know her. `met` and `blocked` are for who asks. */
export interface PersonShown {
  id: string;
  name: string;
  mark: string;
  since: number;
  games: number;
  won: number;
  ratings: RatingShown[];
  history: RatingThen[];
  last: GamePlayed[];
  cabinets: Cabinet[];
  met: Encounter | null;
  blocked: boolean;
}

/** How strong somebody has shown herself to be at tables of so many players, within `margin` to either side in 95
 * of 100 cases. `levels` are the bots' at such tables, on the same scale. */
export interface RatingShown {
  game: string;
  players: number;
  season: string;
  rating: number;
  margin: number;
  games: number;
  levels: { [name: string]: number };
}

/** What a rating of all seasons was after a game. */
export interface RatingThen {
  game: string;
  players: number;
  at: number;
  rating: number;
  margin: number;
}

/** How a game ended for somebody. `there` says whether the table can still be looked at, `change` by how much the
 * rating changed with it, null where it was not rated. */
export interface GamePlayed {
  table: string;
  game: string;
  seat: number;
  players: number;
  place: number;
  points: number;
  won: boolean;
  left: boolean;
  rated: boolean;
  change: number | null;
  at: number;
  there: boolean;
  rivals: RivalShown[];
}

/** Somebody else at a table: who, where she is known still, or the level of a bot. */
export interface RivalShown {
  seat: number;
  person: string;
  name: string;
  bot: string;
  place: number;
  points: number;
}

/** A game as somebody plays it: how often, how often she won, and what she ever found, the most frequent first. */
export interface Cabinet {
  game: string;
  games: number;
  won: number;
  finds: FindShown[];
}

/** A card that somebody came to in so many games, and how many of those she won. */
export interface FindShown {
  card: string;
  games: number;
  won: number;
}

/** How often who asks and somebody were at one table, who was ahead how often, and where they met last. */
export interface Encounter {
  games: number;
  you: number;
  other: number;
  table: string;
  at: number;
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

/** What a browser needs to subscribe: this server's public key, in base64url. */
export interface PushKey {
  key: string;
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

/** The number of a report that who runs the server will read. */
export interface Reported {
  report: number;
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

/** A seat that is free again; `closed` where nobody was left at the table, and it is gone. */
export interface Risen {
  table: string;
  closed: boolean;
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

/** A season, when it begins and when it ends; `current` for the one that games count for now. */
export interface SeasonShown {
  name: string;
  begins: number;
  ends: number;
  current: boolean;
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

/** Comes at once, and whenever a table is opened, fills or goes. */
export interface TablesLine {
  event: "tables";
  data: OpenTables;
}

/** All tables with a free seat, the newest first. */
export interface OpenTables {
  tables: OpenTable[];
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

/** All ways back. `letters` says whether this server can send some, `address` where they go. */
export interface Ways {
  browsers: BrowserShown[];
  passkeys: PasskeyShown[];
  address: string;
  letters: boolean;
}

/** A passkey, by what she calls it. */
export interface PasskeyShown {
  id: string;
  label: string;
  created: number;
  seen: number;
}

/** Why a move is not allowed, or nothing. */
export interface Why {
  refusal: Refusal | null;
}

/** An address, perhaps with a question after it. */
type Asked<Address extends string> = Address | `${Address}?${string}`;
/** All addresses that begin alike. */
type Below<Place extends string> = Asked<`${string} /${Place}`> | `${string} /${Place}/${string}`;

type AnswerLessons<A extends string> =
  A extends Asked<`GET /lessons/${string}/${string}/${string}/consider`> ? ConsideredShown :
  A extends Asked<`GET /lessons/${string}/${string}/${string}/survey`> ? SurveyShown :
  A extends Asked<`GET /lessons/${string}/${string}/${string}/why`> ? Why :
  A extends Asked<`GET /lessons/${string}/${string}/${string}`> ? LessonStep :
  A extends Asked<`POST /lessons/${string}/${string}/${string}`> ? LessonAnswer :
  A extends Asked<`GET /lessons`> ? LessonShown[] :
  unknown;

type AnswerMe<A extends string> =
  A extends Asked<`POST /me/arrivals/letter/asked`> ? LetterAsked :
  A extends Asked<`POST /me/arrivals/passkey/asked`> ? PasskeyAsked :
  A extends Asked<`POST /me/address/confirm`> ? Ways :
  A extends Asked<`POST /me/arrivals/code`> ? Me :
  A extends Asked<`POST /me/arrivals/letter`> ? Me :
  A extends Asked<`POST /me/arrivals/passkey`> ? Me :
  A extends Asked<`POST /me/passkeys/asked`> ? PasskeyWanted :
  A extends Asked<`POST /me/blocks/${string}`> ? Blocked[] :
  A extends Asked<`DELETE /me/blocks/${string}`> ? Blocked[] :
  A extends Asked<`DELETE /me/browsers/${string}`> ? Ways :
  A extends Asked<`DELETE /me/passkeys/${string}`> ? Ways :
  A extends Asked<`DELETE /me/push/${string}`> ? NewsChosen :
  A extends Asked<`POST /me/tables/${string}`> ? OwnSeat :
  A extends Asked<`POST /me/address`> ? LetterAsked :
  A extends Asked<`DELETE /me/address`> ? Ways :
  A extends Asked<`GET /me/blocks`> ? Blocked[] :
  A extends Asked<`GET /me/clock`> ? OwnClock :
  A extends Asked<`POST /me/devices`> ? DeviceCode :
  A extends Asked<`GET /me/everything`> ? Everything :
  A extends Asked<`POST /me/feed`> ? FeedsShown :
  A extends Asked<`DELETE /me/feed`> ? NewsChosen :
  A extends Asked<`POST /me/hook`> ? HookMade :
  A extends Asked<`DELETE /me/hook`> ? NewsChosen :
  A extends Asked<`GET /me/news`> ? NewsChosen :
  A extends Asked<`PATCH /me/news`> ? NewsChosen :
  A extends Asked<`GET /me/next`> ? NextTable :
  A extends Asked<`POST /me/passkeys`> ? Ways :
  A extends Asked<`POST /me/push`> ? BrowserShown :
  A extends Asked<`GET /me/tables`> ? OwnTable[] :
  A extends Asked<`PUT /me/vacation`> ? OwnClock :
  A extends Asked<`GET /me/ways`> ? Ways :
  A extends Asked<`GET /me`> ? Me :
  A extends Asked<`POST /me`> ? Me :
  A extends Asked<`DELETE /me`> ? Forgotten :
  A extends Asked<`PATCH /me`> ? Me :
  unknown;

type AnswerEvents<A extends string> =
  A extends Asked<`DELETE /events/${string}/entrants/${string}`> ? EventWhole :
  A extends Asked<`POST /events/${string}/begin`> ? EventWhole :
  A extends Asked<`POST /events/${string}/enter`> ? EventWhole :
  A extends Asked<`GET /events/${string}/file`> ? EventFile :
  A extends Asked<`GET /events/${string}/standings.csv`> ? StandingShown[] :
  A extends Asked<`GET /events/${string}/standings.json`> ? StandingShown[] :
  A extends Asked<`POST /events/${string}/withdraw`> ? EventWhole :
  A extends Asked<`GET /events/${string}`> ? EventWhole :
  A extends Asked<`DELETE /events/${string}`> ? EventNamed :
  A extends Asked<`GET /events`> ? EventListed[] :
  A extends Asked<`POST /events`> ? EventWhole :
  unknown;

type AnswerPuzzles<A extends string> =
  A extends Asked<`GET /puzzles/${string}/${string}/consider`> ? ConsideredShown :
  A extends Asked<`POST /puzzles/${string}/${string}/hint`> ? PuzzleHint :
  A extends Asked<`POST /puzzles/${string}/${string}/solution`> ? PuzzleAnswer :
  A extends Asked<`GET /puzzles/${string}/${string}/survey`> ? SurveyShown :
  A extends Asked<`GET /puzzles/${string}/${string}/why`> ? Why :
  A extends Asked<`GET /puzzles/${string}/${string}`> ? PuzzleShown :
  A extends Asked<`POST /puzzles/${string}/${string}`> ? PuzzleAnswer :
  A extends Asked<`GET /puzzles/${string}`> ? PuzzleBook :
  unknown;

type AnswerTables<A extends string> =
  A extends Asked<`GET /tables/${string}/at/${string}`> ? Moment :
  A extends Asked<`POST /tables/${string}/claim/answer`> ? Sat :
  A extends Asked<`GET /tables/${string}/reviews/${string}`> ? ReviewShown :
  A extends Asked<`POST /tables/${string}/takeback/answer`> ? Moment :
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
  A extends Asked<`POST /tables/mine`> ? (Summary | Gone)[] :
  A extends Asked<`GET /tables/${string}`> ? Summary :
  A extends Asked<`DELETE /tables/${string}`> ? TableNamed :
  A extends Asked<`POST /tables`> ? TableMade :
  A extends Asked<`GET /tables`> ? Summary[] :
  unknown;

type AnswerGames<A extends string> =
  A extends Asked<`GET /games/${string}/cards`> ? Cards :
  A extends Asked<`POST /games/${string}/clashes`> ? Clash[] :
  A extends Asked<`GET /games/${string}/figures`> ? FiguresShown :
  A extends Asked<`GET /games/${string}/history`> ? HistoryShown :
  A extends Asked<`GET /games/${string}/law`> ? LawShown :
  A extends Asked<`GET /games`> ? GameShown[] :
  unknown;

type AnswerInvitations<A extends string> =
  A extends Asked<`POST /invitations/${string}/accept`> ? SatDown :
  A extends Asked<`POST /invitations/${string}/decline`> ? Answered :
  A extends Asked<`POST /invitations/${string}/heard`> ? Answered :
  A extends Asked<`POST /invitations/again`> ? AskedAgain :
  A extends Asked<`GET /invitations`> ? Invitations :
  A extends Asked<`POST /invitations`> ? InvitationMade :
  unknown;

type AnswerLobby<A extends string> =
  A extends Asked<`POST /lobby/${string}/rise`> ? Risen :
  A extends Asked<`POST /lobby/${string}/sit`> ? SatDown :
  A extends Asked<`GET /lobby/stream`> ? TablesLine | PeopleLine | OwnLine :
  A extends Asked<`GET /lobby`> ? LobbyShown :
  unknown;

type AnswerPush<A extends string> =
  A extends Asked<`GET /push/key`> ? PushKey :
  unknown;

type AnswerLadder<A extends string> =
  A extends Asked<`GET /ladder/${string}`> ? LadderShown :
  unknown;

type AnswerPeople<A extends string> =
  A extends Asked<`GET /people/${string}`> ? PersonShown :
  unknown;

type AnswerToday<A extends string> =
  A extends Asked<`POST /today/${string}`> ? DayTable :
  A extends Asked<`GET /today/${string}`> ? DayBoard :
  A extends Asked<`GET /today`> ? Today :
  A extends Asked<`DELETE /today`> ? DayForgotten :
  unknown;

type AnswerPlayNow<A extends string> =
  A extends Asked<`POST /play-now`> ? TableMade :
  unknown;

type AnswerRecords<A extends string> =
  A extends Asked<`POST /records`> ? TableMade :
  unknown;

type AnswerReports<A extends string> =
  A extends Asked<`POST /reports`> ? Reported :
  unknown;

type AnswerSeasons<A extends string> =
  A extends Asked<`GET /seasons`> ? SeasonShown[] :
  unknown;

type AnswerServer<A extends string> =
  A extends Asked<`GET /server`> ? About :
  unknown;

export type Answer<A extends string> =
  A extends Below<"lessons"> ? AnswerLessons<A> :
  A extends Below<"me"> ? AnswerMe<A> :
  A extends Below<"events"> ? AnswerEvents<A> :
  A extends Below<"puzzles"> ? AnswerPuzzles<A> :
  A extends Below<"tables"> ? AnswerTables<A> :
  A extends Below<"games"> ? AnswerGames<A> :
  A extends Below<"invitations"> ? AnswerInvitations<A> :
  A extends Below<"lobby"> ? AnswerLobby<A> :
  A extends Below<"push"> ? AnswerPush<A> :
  A extends Below<"ladder"> ? AnswerLadder<A> :
  A extends Below<"people"> ? AnswerPeople<A> :
  A extends Below<"today"> ? AnswerToday<A> :
  A extends Below<"play-now"> ? AnswerPlayNow<A> :
  A extends Below<"records"> ? AnswerRecords<A> :
  A extends Below<"reports"> ? AnswerReports<A> :
  A extends Below<"seasons"> ? AnswerSeasons<A> :
  A extends Below<"server"> ? AnswerServer<A> :
  unknown;

type BodyMe<A extends string> =
  A extends Asked<`POST /me/arrivals/letter/asked`> ? AddressBody :
  A extends Asked<`POST /me/address/confirm`> ? ConfirmBody :
  A extends Asked<`POST /me/arrivals/code`> ? CodeBody :
  A extends Asked<`POST /me/arrivals/letter`> ? LetterBody :
  A extends Asked<`POST /me/arrivals/passkey`> ? ReturnBody :
  A extends Asked<`POST /me/address`> ? AddressBody :
  A extends Asked<`POST /me/hook`> ? HookBody :
  A extends Asked<`PATCH /me/news`> ? NewsBody :
  A extends Asked<`POST /me/passkeys`> ? PasskeyBody :
  A extends Asked<`POST /me/push`> ? PushBody :
  A extends Asked<`PUT /me/vacation`> ? VacationBody :
  A extends Asked<`POST /me`> ? IntroductionBody :
  A extends Asked<`PATCH /me`> ? PersonBody :
  unknown;

type BodyLessons<A extends string> =
  A extends Asked<`POST /lessons/${string}/${string}/${string}`> ? TryBody :
  unknown;

type BodyPuzzles<A extends string> =
  A extends Asked<`POST /puzzles/${string}/${string}/hint`> ? PuzzleHintBody :
  A extends Asked<`POST /puzzles/${string}/${string}/solution`> ? PuzzleBody :
  A extends Asked<`POST /puzzles/${string}/${string}`> ? PuzzleMovesBody :
  unknown;

type BodyTables<A extends string> =
  A extends Asked<`POST /tables/${string}/claim/answer`> ? ClaimAnswerBody :
  A extends Asked<`POST /tables/${string}/takeback/answer`> ? AnswerBody :
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
  A extends Asked<`POST /tables/mine`> ? MineBody :
  A extends Asked<`POST /tables`> ? TableBody :
  unknown;

type BodyGames<A extends string> =
  A extends Asked<`POST /games/${string}/clashes`> ? ChoiceBody :
  unknown;

type BodyInvitations<A extends string> =
  A extends Asked<`POST /invitations/${string}/accept`> ? SitBody :
  A extends Asked<`POST /invitations/again`> ? AgainBody :
  A extends Asked<`POST /invitations`> ? InviteBody :
  unknown;

type BodyLobby<A extends string> =
  A extends Asked<`POST /lobby/${string}/sit`> ? SitBody :
  unknown;

type BodyToday<A extends string> =
  A extends Asked<`POST /today/${string}`> ? DayBody :
  unknown;

type BodyEvents<A extends string> =
  A extends Asked<`POST /events`> ? EventBody :
  unknown;

type BodyPlayNow<A extends string> =
  A extends Asked<`POST /play-now`> ? PlayNowBody :
  unknown;

type BodyRecords<A extends string> =
  A extends Asked<`POST /records`> ? Record :
  unknown;

type BodyReports<A extends string> =
  A extends Asked<`POST /reports`> ? ReportBody :
  unknown;

export type Body<A extends string> =
  A extends Below<"me"> ? BodyMe<A> :
  A extends Below<"lessons"> ? BodyLessons<A> :
  A extends Below<"puzzles"> ? BodyPuzzles<A> :
  A extends Below<"tables"> ? BodyTables<A> :
  A extends Below<"games"> ? BodyGames<A> :
  A extends Below<"invitations"> ? BodyInvitations<A> :
  A extends Below<"lobby"> ? BodyLobby<A> :
  A extends Below<"today"> ? BodyToday<A> :
  A extends Below<"events"> ? BodyEvents<A> :
  A extends Below<"play-now"> ? BodyPlayNow<A> :
  A extends Below<"records"> ? BodyRecords<A> :
  A extends Below<"reports"> ? BodyReports<A> :
  unknown;
