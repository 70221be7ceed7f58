"""What clients send, checked at the door; the rest of the server sees plain values."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from holocene.server.club.lobby.schema import LONGEST_NOTE
from holocene.server.contract import Expiry, Per, Sign
from holocene.server.schema import LONGEST_LINE, LONGEST_WORD

Move = Annotated[StrictStr, Field(min_length=1, max_length=120, examples=["discover irrigation"])]
Line = Annotated[StrictStr, Field(min_length=1, max_length=400, examples=["if pile paper then draw pile 1 else end"])]
Number = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
Name = Annotated[StrictStr, Field(max_length=40)]
Word = Annotated[StrictStr, Field(max_length=LONGEST_WORD, pattern=r"^[\x20-\x7e]*$", examples=["9f3c…"])]
Key = Annotated[StrictStr, Field(max_length=100, pattern=r"^[^\x00-\x1f\x7f]*$")]  # not every database keeps the rest
Token = Annotated[StrictStr, Field(pattern=r"^([A-Za-z0-9_-]{27,64})?$")]  # empty, or at least 160 bits
# As long as one may be chosen; whatever else is wrong with one, that costs no answer for the tables beside it.
AnyToken = Annotated[StrictStr, Field(max_length=64)]
Language = Literal["en", "fr", "de", "ru"]
Mark = Annotated[StrictStr, Field(pattern=r"^[a-z-]{0,40}$", examples=["astrolabe"])]
Zone = Annotated[StrictStr, Field(pattern=r"^[A-Za-z0-9_+/-]{1,60}$", examples=["Europe/Paris"])]
Words = Annotated[StrictStr, Field(max_length=60)]
OptionValue = (
    Annotated[StrictInt, Field(ge=-1_000_000, le=1_000_000)] | Words | Annotated[list[Words], Field(max_length=20)]
)


class Body(BaseModel):
    """A request's body: unknown fields are refused by name."""

    model_config = ConfigDict(extra="forbid")


class SeatBody(Body):
    """A seat of a new table: mine, a bot's, open by link, or another person's on this screen."""

    kind: Literal["me", "bot", "open", "here"]
    name: Name | None = None
    bot: Words | None = None


class ChoiceBody(Body):
    """Options that somebody has in mind; those that are not named have their usual value."""

    options: Annotated[dict[Words, OptionValue], Field(max_length=40)] = {}


class WishBody(Body):
    """Who is welcome to the open seats: a line of words, beginners, ratings from `low` to `high` (0 is no bound)."""

    note: Annotated[StrictStr, Field(max_length=LONGEST_NOTE)] = ""
    beginners: StrictBool = False
    low: Annotated[StrictInt, Field(ge=0, le=4000)] = 0
    high: Annotated[StrictInt, Field(ge=0, le=4000)] = 0


class TableBody(Body):
    """A new table. Without seats: you and bots. `think` is how long bots may think about a decision; `hints` whether
    people may ask for some, by default where one person plays against bots; `coach` whether moments tell what is new to
    a beginner. `public` tables can be found and watched by anybody. `signs` and `chat` say whether people may talk to
    each other, by default where a seat is open; `absence` is how many seconds somebody who is away is waited for. Who
    wants to be sure of the deal says `sit: false`, sees the commitment, and then joins with a `word`. For people who
    are known: `rated` makes the result count, `listed` lets others sit down without a link and `wish` says who is
    welcome. `pace` is how many seconds a move or a turn (`per`) may take, from a minute to 30 days, and `expiry` what
    happens when they are over: a `bot` plays until she is back, or the others `vote`."""

    game: Words
    options: Annotated[dict[Words, OptionValue], Field(max_length=40)] = {}
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=12)] | None = None
    seed: Annotated[StrictInt, Field(ge=0, le=2**63 - 1)] | Annotated[StrictStr, Field(max_length=100)] | None = None
    think: Annotated[float, Field(ge=0, le=60, allow_inf_nan=False)] | None = None
    hints: StrictBool | None = None
    coach: StrictBool = False
    public: StrictBool = False
    signs: StrictBool | None = None
    chat: StrictBool | None = None
    absence: Annotated[float, Field(ge=10, le=604_800, allow_inf_nan=False)] | None = None
    rated: StrictBool = False
    listed: StrictBool = False
    wish: WishBody = WishBody()
    pace: Annotated[float, Field(ge=0, le=2_592_000, allow_inf_nan=False)] = 0.0
    per: Per = "turn"
    expiry: Expiry = "bot"
    sit: StrictBool = True
    word: Word = ""


class PlayNowBody(Body):
    """Which game, and the level of the bots; `sit`, `word` and `coach` as for a new table."""

    game: Words
    bot: Words | None = None
    sit: StrictBool = True
    word: Word = ""
    coach: StrictBool = False


class DayBody(Body):
    """The name to be called by on the board of a day."""

    name: Name = ""


class BranchBody(Body):
    """After how many moves, and whose seat, one's own unless it is said; the level of the bots."""

    n: Number
    seat: Annotated[StrictInt, Field(ge=0, le=12)] | None = None
    bot: Words | None = None


class JoinBody(Body):
    """The name to be called by, and what is added to the deal: any word, best a random one. Who may have to ask again,
    because an answer was lost on its way, chooses a random `token` for the seat: with the same one nothing is done
    twice."""

    name: Name = ""
    word: Word = ""
    token: Token = ""


class StartBody(Body):
    """The level of the bots that take the open seats; the usual one, if it is not said."""

    bot: Words | None = None


class SayBody(Body):
    """Something to say to the table: a sign, or a line of words."""

    sign: Sign | None = None
    words: Annotated[StrictStr, Field(min_length=1, max_length=LONGEST_LINE)] | None = None


class MineBody(Body):
    """Tables by their names, each with a token that opens it."""

    tables: Annotated[dict[Words, AnyToken], Field(max_length=100)]


class ClaimAnswerBody(Body):
    """Whether somebody may have a seat from another browser."""

    seat: Annotated[StrictInt, Field(ge=0, le=12)]
    accept: StrictBool


class SeatNumberBody(Body):
    """A seat, or -1 for spectators."""

    seat: Annotated[StrictInt, Field(ge=-1, le=12)]


class RevokeBody(SeatNumberBody):
    """A seat, or -1 for spectators; for one's own seat perhaps the random `token` that is to open it."""

    token: Token = ""


class MovesBody(Body):
    """Moves that are made together. `n` is how many moves the client has seen, `version` which moment (optional: it
    also tells apart moments with the same number of moves), `key` any word of the client's that names this attempt.
    With `preview` the answer holds what the rules say of the moment too."""

    n: Number
    moves: Annotated[list[Move], Field(min_length=1, max_length=60)]
    key: Key = ""
    version: Number | None = None
    preview: StrictBool = False


class TryBody(Body):
    """The moves made so far in a step of a lesson, and those to try now: none of them means to go on."""

    made: Annotated[list[Move], Field(max_length=60)] = []
    moves: Annotated[list[Move], Field(max_length=60)] = []
    language: Language = "en"


class RatingBody(Body):
    """How strong somebody is at puzzles, as a browser keeps it."""

    rating: Annotated[float, Field(ge=0, le=4000, allow_inf_nan=False)] = 1500.0
    deviation: Annotated[float, Field(ge=30, le=350, allow_inf_nan=False)] = 350.0
    volatility: Annotated[float, Field(ge=0.01, le=0.2, allow_inf_nan=False)] = 0.06


class PuzzleBody(Body):
    """The right moves made so far in a puzzle. `rated` is sent with a first try, and answered as it is after it."""

    made: Annotated[list[Move], Field(max_length=60)] = []
    language: Language = "en"
    rated: RatingBody | None = None


class PuzzleMovesBody(PuzzleBody):
    """The same, and moves to try now."""

    moves: Annotated[list[Move], Field(min_length=1, max_length=60)]


class PuzzleHintBody(PuzzleBody):
    """The same, and how much is asked for: 1 is the theme, 2 what narrows the choice."""

    step: Literal[1, 2] = 1


class NumberBody(Body):
    """How many moves the client has seen, and which moment; `preview` as for moves."""

    n: Number
    version: Number | None = None
    preview: StrictBool = False


class HintBody(Body):
    """How much to tell."""

    step: Annotated[StrictInt, Field(ge=1, le=3)] = 1


class AnswerBody(Body):
    """Yes or no, and perhaps to which seat: whoever names it answers no other that has asked meanwhile."""

    accept: StrictBool
    seat: Annotated[StrictInt, Field(ge=0, le=12)] | None = None


class OrdersBody(Body):
    """Orders given ahead: moves, or lines with conditions; an empty list takes them back."""

    moves: Annotated[list[Line], Field(max_length=60)]


class IntroductionBody(Body):
    """Who somebody is: a name, the find that she is drawn by, the language to write to her in, the zone of her clock,
    and what this browser is to be called."""

    name: Annotated[StrictStr, Field(min_length=1, max_length=40)]
    mark: Mark = ""
    language: Language = "en"
    zone: Zone = "UTC"
    label: Annotated[StrictStr, Field(max_length=80)] = ""


class PersonBody(Body):
    """What is to be changed of oneself; what is not named stays."""

    name: Annotated[StrictStr, Field(min_length=1, max_length=40)] | None = None
    mark: Mark | None = None
    language: Language | None = None
    zone: Zone | None = None
    hidden: StrictBool | None = None
