"""When the time of who is to act is over, after a move and after anything else. The rules stand in `club.clock`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import msgspec

from holocene.server.playing import Playing
from holocene.server.problems import Invalid
from holocene.server.rows import SeatRow, TableRow

MINUTE: Final = 60.0
DAY: Final = 86_400.0
LONGEST: Final = 30 * DAY
LAST: Final = 3  # who lets time run out so often does not come back by herself
LEAST: Final = 1.0  # seconds that are left where a clock stops that nobody has looked at in time
STRICT: Final = '"rest":false'  # in a table's `wish`: nobody's vacation counts there


def now() -> float:
    """The time that clocks go by."""
    return time.time()


def check_pace(pace: float) -> None:
    """Invalid where nobody could play by it."""
    if pace and not MINUTE <= pace <= LONGEST:
        raise Invalid("a pace is from a minute to 30 days", "server-bad-pace", field="pace")


def may_rest(row: TableRow) -> bool:
    """Whether vacations count at a table: where a turn has a day or more, and its tournament does not forbid it."""
    return row.pace >= DAY and STRICT not in row.wish.replace(" ", "")


def rests(row: TableRow, seat: SeatRow) -> bool:
    """Whether somebody is on vacation, and her clock stands still."""
    return seat.rest > now() and may_rest(row)


def is_lost(seat: SeatRow) -> bool:
    """Whether the others are asked before a bot gives the seat back."""
    return seat.late >= LAST


def runs(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether time passes for who is to act."""
    if not row.pace or row.state != "running" or row.to_act < 0:
        return False
    seat = seats[row.to_act]
    return not seat.is_played_by_bot and not rests(row, seat)


def given(row: TableRow, seats: Sequence[SeatRow]) -> TableRow:
    """The row with all of the pace for who is to act."""
    due = now() + row.pace if runs(row, seats) else 0.0
    return msgspec.structs.replace(row, due=due, timed=row.n, held=0.0)


def retimed(row: TableRow, seats: Sequence[SeatRow]) -> TableRow:
    """The row after something else than a move: a clock that stops keeps what was left, and goes on with it."""
    is_running = runs(row, seats)
    if is_running == bool(row.due):
        return row
    if is_running:
        return msgspec.structs.replace(row, due=now() + min(row.held or row.pace, row.pace), held=0.0)
    left = max(row.due - now(), LEAST) if row.pace and row.state == "running" else 0.0
    return msgspec.structs.replace(row, due=0.0, held=left)


def moved(before: TableRow, row: TableRow, kind: str, seats: Sequence[SeatRow], playing: Playing) -> TableRow:
    """The row after a row of the log, at a table with a clock."""
    if kind == "back":
        return given(row, seats)
    if kind == "play" and _is_new(before, row, playing):
        return given(row, seats)
    return row if kind == "orders" else retimed(row, seats)


def _is_new(before: TableRow, row: TableRow, playing: Playing) -> bool:
    """Whether a move has led to a decision that time is given for."""
    if row.to_act != before.to_act:
        return True
    if row.n <= before.timed:  # made again, after it was taken back
        return False
    return row.per == "move" or _is_next_turn(before.n, playing)


def _is_next_turn(ply: int, playing: Playing) -> bool:
    """Whether the same seat has another turn since so many moves."""
    match = playing.match
    return match.game.turn_of(match.states[ply]) != match.game.turn_of(match.state)
