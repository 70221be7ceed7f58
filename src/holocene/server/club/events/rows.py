"""What is stored of a tournament, as the rest of the server sees it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from holocene.core.contract.options import Value
from holocene.server.club.events.history import BOT, Group
from holocene.server.club.events.scoring import Result
from holocene.server.club.events.standings import Main
from holocene.server.contract import Per

System: TypeAlias = Literal["swiss", "robin"]
Stage: TypeAlias = Literal["announced", "entering", "running", "over"]
PlaceState: TypeAlias = Literal["waiting", "playing", "over", "void"]


class EventRow(msgspec.Struct, frozen=True, kw_only=True):
    """An event as it is stored; `secret` never leaves the server before the end."""

    id: str
    name: str
    game: str
    options: str
    system: System
    size: int
    rounds: int
    main: Main
    pace: float
    per: Per
    rated: bool
    bot: str
    most: int
    opens: float
    starts: float
    host: str | None
    state: Stage
    round: int
    closed: int
    version: int
    secret: bytes
    plan: str
    created: float
    ended: float

    @property
    def chosen(self) -> dict[str, Value]:
        """The options of the game."""
        return msgspec.json.decode(self.options, type=dict[str, Value])

    @property
    def planned(self) -> list[list[Group]]:
        """The rounds that were made before the first, of a round robin."""
        return msgspec.json.decode(self.plan, type=list[list[Group]])


class EntrantRow(msgspec.Struct, frozen=True):
    """Somebody who entered; `person` is nobody where she has deleted herself."""

    number: int
    person: str | None
    since: int
    withdrawn: bool
    name: str
    mark: str

    @property
    def plays(self) -> bool:
        """Whether the next round is drawn with her."""
        return self.person is not None and not self.withdrawn


class ChairRow(msgspec.Struct, frozen=True):
    """A seat of a table of a round."""

    seat: int
    entrant: int
    points: int | None
    place: int | None

    @property
    def is_bot(self) -> bool:
        """Whether nobody has entered for it."""
        return self.entrant == BOT


class PlaceRow(msgspec.Struct, frozen=True):
    """A table of a round, and who sits there."""

    round: int
    number: int
    table_id: str
    state: PlaceState
    chairs: tuple[ChairRow, ...]

    @property
    def is_over(self) -> bool:
        """Whether the round need not wait for it."""
        return self.state in ("over", "void")

    @property
    def seated(self) -> Group:
        """Entrants by seat."""
        return tuple(chair.entrant for chair in self.chairs)

    @property
    def result(self) -> Result:
        """What came of it; nothing of a table that was deleted."""
        made = [(chair.points, chair.place) for chair in self.chairs if chair.points is not None]
        points = tuple(points for points, _ in made if points is not None)
        return Result(self.round, self.seated, points, tuple(place or 0 for _, place in made))
