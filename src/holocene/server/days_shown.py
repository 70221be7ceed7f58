"""What the server answers about the deals of a day."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from holocene.core.contract.daily import Rank

TryState: TypeAlias = Literal["running", "over", "left", "late"]


class DayLine(msgspec.Struct, frozen=True):
    """Where points come from: a key of the game's score sheet."""

    key: str
    points: int


class DayResult(msgspec.Struct, frozen=True):
    """How a game ended for the person. `lead` is how far ahead of the best other seat; alone, the points."""

    points: int
    lead: int
    won: bool
    rank: str
    rounds: int
    lines: tuple[DayLine, ...]


class DayOwn(msgspec.Struct, frozen=True):
    """Your own try: `left` was given up, or its table thrown away; `late` ended when the day was long over. A place has
    only what counts."""

    state: TryState
    table: str
    result: DayResult | None
    place: int | None


class DayDeal(msgspec.Struct, frozen=True):
    """A deal of today: who plays against you, how many results there are, the best of them, and your own try."""

    game: str
    deal: str
    players: int
    rivals: tuple[str, ...]
    played: int
    best: int | None
    own: DayOwn | None


class Today(msgspec.Struct, frozen=True):
    """The day that it is, by UTC, how many seconds are left of it, its deals, and which games have puzzles."""

    day: str
    left: int
    puzzles: tuple[str, ...]
    deals: tuple[DayDeal, ...]


class DayRow(msgspec.Struct, frozen=True):
    """A result on the board; `table` and `token` open its replay, for those who may see it."""

    place: int
    name: str
    points: int
    lead: int
    won: bool
    rank: str
    rounds: int
    own: bool
    table: str | UnsetType = UNSET
    token: str | UnsetType = UNSET


class DayCount(msgspec.Struct, frozen=True):
    """How many came to a lead."""

    lead: int
    n: int


class DayBot(msgspec.Struct, frozen=True):
    """What a strong bot made of the same deal."""

    bot: str
    points: int
    lead: int
    won: bool
    rank: str
    rounds: int


class DayBoard(msgspec.Struct, frozen=True):
    """Everybody's results at a deal. `shut` where the others' games open only after one's own; `days` are those with
    results here, newest first."""

    game: str
    day: str
    deal: str
    is_today: bool
    shut: bool
    players: int
    rivals: tuple[str, ...]
    ranks: tuple[Rank, ...]
    played: int
    counts: tuple[DayCount, ...]
    rows: tuple[DayRow, ...]
    own: DayOwn | None
    bot: DayBot | None
    days: tuple[str, ...]


class DayTable(msgspec.Struct, frozen=True):
    """Your table of today's deal, new or the one that you have: the same key is always answered the same."""

    game: str
    day: str
    deal: str
    table: str
    seat: int
    token: str


class DayForgotten(msgspec.Struct, frozen=True):
    """How many results do not bear your name any more."""

    results: int
