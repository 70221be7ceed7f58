"""Tells those who keep count of people what happens at tables: that somebody sat down, that a game began, whose turn it
is, that it is over.

They hear it in the transaction that writes it down: what they write is there if and only if the move is. Only tables
are told of where somebody sits who is known, or where a clock runs (`tables.club`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection

from holocene.server.club.events import hearing as events
from holocene.server.club.lobby.hearing import hear as hear_in_lobby
from holocene.server.club.news import outbox
from holocene.server.club.rating import counting
from holocene.server.moment import NOBODY
from holocene.server.playing import Playing
from holocene.server.rows import SeatRow, TableRow


class Told(NamedTuple):
    """What happened, and how the table stands after it. `begun` is told before the first `turn`; `sat` where others are
    still waited for."""

    kind: Literal["sat", "begun", "turn", "over"]
    row: TableRow
    seats: Sequence[SeatRow]
    playing: Playing | None  # the match, where it is at hand: always at the end
    seat: int = NOBODY  # who sat down


Hearing: TypeAlias = Callable[[Connection, Told], None]
LISTENERS: Final[tuple[Hearing, ...]] = (hear_in_lobby, counting.hear, outbox.hear, events.hear)


def tell(connection: Connection, told: Told) -> None:
    """Tells everybody who listens."""
    for hear in LISTENERS:
        hear(connection, told)


def tell_of_move(
    connection: Connection, before: TableRow, after: TableRow, seats: Sequence[SeatRow], playing: Playing
) -> None:
    """What a row of the log has changed: whose turn it is, or that the game is over."""
    if after.state == "over":
        tell(connection, Told("over", after, seats, playing))
    elif after.to_act != before.to_act:
        tell(connection, Told("turn", after, seats, playing))


def tell_of_deal(connection: Connection, row: TableRow, seats: Sequence[SeatRow], playing: Playing | None) -> None:
    """The cards are dealt: the game has begun, and somebody is to move."""
    tell(connection, Told("begun", row, seats, playing))
    tell(connection, Told("turn", row, seats, playing))
