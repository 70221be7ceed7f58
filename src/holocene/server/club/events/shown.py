"""What the server answers about tournaments."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from holocene.core.contract.options import Value
from holocene.core.matches.record import Record
from holocene.server.club.events.rows import PlaceState, Stage, System
from holocene.server.club.events.standings import Main
from holocene.server.contract import Per

RoundState: TypeAlias = Literal["playing", "over"]


class EventListed(msgspec.Struct, frozen=True, kw_only=True):
    """An event in the list: how many have entered, how many may, and which round is played."""

    id: str
    name: str
    game: str
    system: System
    size: int
    rounds: int
    round: int
    state: Stage
    pace: float
    per: Per
    rated: bool
    entered: int
    most: int
    opens: float
    starts: float
    created: float


class EntrantShown(msgspec.Struct, frozen=True):
    """Somebody who entered, by the number that tables and standings name her by; `person` and `name` are empty where
    she has deleted herself. `since` is her first round."""

    number: int
    person: str
    name: str
    mark: str
    since: int
    withdrawn: bool


class EventSeat(msgspec.Struct, frozen=True):
    """A seat at a table of a round: who has it, or -1 for a bot. What came of it is told when the round is over: points
    in the game, the place at the table from 1, points for it, and how much better than the same seat elsewhere."""

    entrant: int
    points: int | None = None
    place: int | None = None
    match: float | None = None
    duplicate: float | None = None


class EventTable(msgspec.Struct, frozen=True):
    """A table of a round; `table` is empty until it is made."""

    number: int
    table: str
    state: PlaceState
    seats: tuple[EventSeat, ...]


class EventRound(msgspec.Struct, frozen=True):
    """A round: the hash of its deal, which all its tables have, and the secret itself once it is over."""

    number: int
    state: RoundState
    commitment: str
    secret: str | None
    tables: tuple[EventTable, ...]


class StandingShown(msgspec.Struct, frozen=True):
    """A line of the standings: the place, which several may share, the entrant, and what the place is given by."""

    place: int
    entrant: int
    name: str
    points: float
    duplicate: float
    median: float
    buchholz: float
    direct: int
    firsts: int
    played: int


class EventOwn(msgspec.Struct, frozen=True):
    """How you stand with an event: whether it is yours to run, your number, or -1, whether you play on, and your table
    of this round, if you have one that is not over."""

    host: bool
    number: int
    plays: bool
    table: str


class EventWhole(EventListed, frozen=True, kw_only=True):
    """A tournament with all that everybody may know. `commitment` is the hash of the secret that all its deals follow
    from; `secret` is told at the end."""

    options: dict[str, Value]
    main: Main
    bot: str
    host: str
    host_name: str
    commitment: str
    secret: str | None
    ended: float
    entrants: tuple[EntrantShown, ...]
    played: tuple[EventRound, ...]
    standings: tuple[StandingShown, ...]
    balance: tuple[int, int] | None  # of a round robin: how often two meet, at least and at most
    own: EventOwn


class EventFile(msgspec.Struct, frozen=True):
    """A tournament that is over, with the records of its games, by round and table."""

    event: EventWhole
    records: tuple[Record, ...]


class EventNamed(msgspec.Struct, frozen=True):
    """Which event."""

    id: str
