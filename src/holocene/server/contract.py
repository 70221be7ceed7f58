"""What the server answers, beside the moment: every answer is one of these, and OpenAPI and the browser's types follow.

A field that is `Unset` is left out where it has nothing to say; all others are always there.
"""

from __future__ import annotations

from typing import Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from holocene.core.contract.game import Facts, ScoreSheet
from holocene.core.contract.options import Value
from holocene.core.contract.story import Chapter, Sentence
from holocene.core.errors import Refusal
from holocene.review.told import Judged, Review, Worth

Sign: TypeAlias = Literal["hello", "well", "wow", "close", "oops", "think", "thanks", "game"]
TableState: TypeAlias = Literal["open", "running", "over"]
SeatKind: TypeAlias = Literal["me", "here", "open", "bot"]
Per: TypeAlias = Literal["move", "turn"]
Expiry: TypeAlias = Literal["bot", "vote"]
BallotKind: TypeAlias = Literal["late", "back", "pace"]
Choice: TypeAlias = Literal["wait", "bot", "end", "yes", "no"]
Told: TypeAlias = dict[str, int | float | str]  # the facts of a sentence of the server's
T = TypeVar("T")


class Written(msgspec.Struct, Generic[T], frozen=True):
    """A value that is JSON already, for several who are shown the same."""

    content: bytes


class Place(msgspec.Struct, frozen=True):
    """How many moves stand, and which moment that is."""

    n: int
    version: int


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `away` means that the bot stands in for a human, `absent` that the others let it,
    until she returns, `resigned` that she has given up. `person` says who she is, where she is known; `late` how often
    her time has run out in this game, `lost` that the others are asked before she plays again, and `rest` until when
    she is on vacation, or 0."""

    name: str
    kind: Literal["human", "bot", "open"]
    bot: str
    present: bool
    here: bool
    away: bool
    absent: bool
    resigned: bool
    person: str = ""
    late: int = 0
    lost: bool = False
    rest: float = 0.0


class BallotShown(msgspec.Struct, frozen=True):
    """A question to the others at the table: what to do about a seat whose time has run out (`late`: wait, bot or end),
    whether it may be played by its person again (`back`: yes or no), or whether another pace suits (`pace`: yes or
    no). Who is asked, what they have said so far by their seats, and when it ends by itself, or 0."""

    kind: BallotKind
    seat: int
    pace: float
    per: Per
    ends: float
    asked: tuple[int, ...]
    said: dict[str, Choice]


class MoveShown(msgspec.Struct, frozen=True):
    """A move that may be chosen, and whether it could not be taken back."""

    move: str
    barrier: bool


class EventShown(msgspec.Struct, frozen=True):
    """What happened in the n-th move."""

    n: int
    kind: str
    rule: str
    facts: Facts


class StoryShown(msgspec.Struct, frozen=True):
    """What happened, as sentences: so many chapters that were told before stay, and those that come with it follow. A
    sentence's `steps` are places in the list of all events."""

    kept: int
    chapters: tuple[Chapter, ...]


class RequestShown(msgspec.Struct, frozen=True):
    """A take-back that waits for answers: who asks, how many moves would be left, who agreed and who is asked."""

    seat: int
    n: int
    accepted: tuple[int, ...]
    asked: tuple[int, ...]


class ClaimShown(msgspec.Struct, frozen=True):
    """A seat that somebody asks for from another browser: who agreed and who is asked."""

    seat: int
    accepted: tuple[int, ...]
    asked: tuple[int, ...]


class Scores(ScoreSheet, frozen=True):
    """The score sheet; nobody has won before it is `final`, and `outcome` then says who, in sentences."""

    final: bool = False
    outcome: tuple[Sentence, ...] = ()


class PackNamed(msgspec.Struct, frozen=True):
    """Which cards are played."""

    name: str
    digest: str


class SeatMade(msgspec.Struct, frozen=True):
    """A seat of a new table; `token` where you play it, `invitation` where somebody else is to."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | UnsetType = UNSET
    token: str | UnsetType = UNSET
    invitation: str | UnsetType = UNSET


class TableMade(msgspec.Struct, frozen=True):
    """A new table, with what its maker needs to play and to invite."""

    table: str
    game: str
    seats: tuple[SeatMade, ...]
    commitment: str
    seeded: bool
    host: str
    spectator: str


class BranchShown(msgspec.Struct, frozen=True):
    """From which game a table was played on, after how many moves and by whose eyes; what that seat could not know was
    dealt anew. `table` is empty where that game is not kept here."""

    table: str
    n: int
    seat: int


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a table; `role`, `seat`, `host` and `your_turn` where a token was sent. `pace` is how
    many seconds a move or a turn may take, 0 where nobody is hurried; `due` when the time of who is to act is over, and
    `expiry` what happens then: a bot plays, or the others vote."""

    table: str
    game: str
    options: dict[str, Value]
    state: TableState
    seats: tuple[SeatShown, ...]
    to_act: int
    n: int
    created: float
    changed: float
    commitment: str
    seeded: bool
    public: bool
    imported: bool
    ended: str
    signs: bool
    chat: bool
    absence: float
    rated: bool
    listed: bool
    pace: float
    per: Per
    due: float
    event: str
    expiry: Expiry
    branch: BranchShown | None = None
    role: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    host: bool | UnsetType = UNSET
    your_turn: bool | UnsetType = UNSET


class Gone(msgspec.Struct, frozen=True):
    """One of your tables that is not found, or that your token does not open: `key` says which."""

    table: str
    key: str
    gone: Literal[True] = True


class Sat(msgspec.Struct, frozen=True):
    """Which seat, at which table."""

    table: str
    seat: int


class SatDown(msgspec.Struct, frozen=True):
    """Where you sit; `token` opens the seat where an invitation was used up for it."""

    table: str
    seat: int
    token: str


class Awaited(msgspec.Struct, frozen=True):
    """Whose turn it is, or -1; in how many seconds the others may let a bot play for her, or null where nobody is
    away."""

    seat: int
    seconds: float | None


class Said(msgspec.Struct, frozen=True):
    """What somebody said to the table: a sign, or words; the other is empty."""

    number: int
    seat: int
    sign: Sign | Literal[""]
    words: str
    at: float


class ClaimMade(msgspec.Struct, frozen=True):
    """A seat that was asked for; `token` opens it as soon as it is granted."""

    table: str
    seat: int
    token: str
    granted: bool


class LinkMade(msgspec.Struct, frozen=True):
    """A new link, or an invitation; the old one is shut out."""

    table: str
    seat: int
    token: str | UnsetType = UNSET
    invitation: str | UnsetType = UNSET


class TableNamed(msgspec.Struct, frozen=True):
    """Which table."""

    table: str


class Ordered(msgspec.Struct, frozen=True):
    """The orders that hold now."""

    orders: tuple[str, ...]


class ReasonShown(msgspec.Struct, frozen=True):
    """A sentence of the locale files, and its facts."""

    key: str
    facts: Facts


class CandidateShown(msgspec.Struct, frozen=True):
    """A move worth a look: its share of the search, its chance of victory, the points and the place to expect, and the
    sentence that tells them (`said`); null where nothing was searched. At a game without a network there are no
    points, and where chances tell nothing, how many points ahead of the best other seat she may expect to be."""

    move: str
    share: float | None = None
    win: float | None = None
    points: float | None = None
    place: int | None = None
    lead: int | None = None
    said: ReasonShown | None = None


class HintShown(msgspec.Struct, frozen=True):
    """A hint as far as a step tells it. `gain` says by how much the move is better than the next candidate, whose words
    it needs as the fact `other`; `reason` names something true of the move and not of that one; null where there is
    nothing to say."""

    version: int
    step: int
    kind: str
    candidates: tuple[CandidateShown, ...] | UnsetType = UNSET
    move: str | UnsetType = UNSET
    win: float | UnsetType | None = UNSET
    gain: ReasonShown | UnsetType | None = UNSET
    reason: ReasonShown | UnsetType | None = UNSET


class DecisionSaid(msgspec.Struct, frozen=True):
    """The words of a decision's moves, by their notation, and of the line that was expected, each at its own moment."""

    moves: dict[str, ReasonShown]
    line: tuple[ReasonShown, ...] = ()


class ReviewShown(msgspec.Struct, frozen=True):
    """A review as far as it has come: how many decisions of how many are judged, what the seat could hope for before
    the deal (null before that is known), those that were judged after the ones that the client has; in the end all of
    it, as `review`. `said` says the moves that each names, by its `ply`, as the seat saw them."""

    done: int
    total: int
    start: Worth | None = None
    decisions: tuple[Judged, ...] = ()
    said: dict[str, DecisionSaid] = {}
    review: Review | None = None


class Health(msgspec.Struct, frozen=True):
    """`ok`, or what is wrong."""

    status: str
    version: str


class About(msgspec.Struct, frozen=True):
    """What this server is; `absence` is how many seconds its tables wait for who is away, unless they say otherwise."""

    version: str
    key: str
    absence: float
    letters: bool  # whether it can send some


class Why(msgspec.Struct, frozen=True):
    """Why a move is not allowed, or nothing."""

    refusal: Refusal | None


class Refused(msgspec.Struct, frozen=True):
    """A refusal; a stale number comes with the right `n`, an illegal move with its `refusal`."""

    error: str
    key: str
    facts: Told
    field: str
    n: int | UnsetType = UNSET
    version: int | UnsetType = UNSET
    refusal: Refusal | UnsetType = UNSET
    move: str | UnsetType = UNSET
