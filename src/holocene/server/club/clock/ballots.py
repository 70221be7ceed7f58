"""Questions to those at a table: as they are stored, who is asked, and what the answers come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select

from holocene.server.club.clock.schema import ballots
from holocene.server.contract import BallotKind, BallotShown, Choice, Per
from holocene.server.rows import SeatRow, TableRow

CHOICES: Final[dict[BallotKind, tuple[Choice, ...]]] = {
    "late": ("wait", "bot", "end"),  # the mildest first
    "back": ("yes", "no"),
    "pace": ("yes", "no"),
}


class BallotRow(msgspec.Struct, frozen=True):
    """A question, and what was answered so far."""

    kind: BallotKind
    seat: int
    pace: float = 0.0
    per: Per = "turn"
    answers: str = "{}"

    @property
    def said(self) -> dict[str, Choice]:
        """The choices by seat."""
        return msgspec.json.decode(self.answers, type=dict[str, Choice])


BALLOT: Final = select(*(ballots.c[name] for name in BallotRow.__struct_fields__)).where(
    ballots.c.table_id == bindparam("id")
)


def find(connection: Connection, table_id: str) -> BallotRow | None:
    """What a table is asked."""
    row = connection.execute(BALLOT, {"id": table_id}).one_or_none()
    return None if row is None else BallotRow(*row)


def put(connection: Connection, table_id: str, ballot: BallotRow) -> None:
    """Asks it, instead of what was asked before."""
    drop(connection, table_id)
    connection.execute(insert(ballots), {"table_id": table_id, **msgspec.structs.asdict(ballot)})


def drop(connection: Connection, table_id: str) -> None:
    """Asks nothing any more."""
    connection.execute(delete(ballots).where(ballots.c.table_id == table_id))


def asked(seats: Sequence[SeatRow], about: int, kind: BallotKind = "late") -> list[int]:
    """Who has a say: the other people who are there, each by one seat. About the pace those have it too whom a bot
    plays for until they are back: they will have to play by it."""
    voters: dict[str, int] = {}  # by who somebody is, or by the seat where nobody knows
    for seat in seats:
        is_there = not seat.away or (kind == "pace" and seat.absent)
        if seat.has_a_say and is_there and _who(seat) != _who(seats[about]):
            voters.setdefault(_who(seat), seat.seat)
    return list(voters.values())


def _who(seat: SeatRow) -> str:
    return seat.person or str(seat.seat)


def is_settled(ballot: BallotRow, kind: str, seat: int, row: TableRow) -> bool:
    """Whether a row of the log makes the question idle: the game is over, or who was late has moved."""
    return row.state == "over" or (ballot.kind == "late" and kind != "orders" and seat == ballot.seat)


def verdict(ballot: BallotRow, voters: Sequence[int]) -> Choice | None:
    """What was decided; None where it is still open. A pace needs everybody's yes. Otherwise more than half of those
    asked decide; where all have answered and no choice has so many, the mildest of the most named."""
    said = [choice for seat, choice in ballot.said.items() if int(seat) in voters]
    if ballot.kind == "pace":
        return "no" if "no" in said else "yes" if len(said) == len(voters) else None
    votes = Counter(said)
    best = max(CHOICES[ballot.kind], key=lambda choice: votes[choice])
    return best if 2 * votes[best] > len(voters) or len(said) == len(voters) else None


def ballot_shown(ballot: BallotRow | None, row: TableRow, seats: Sequence[SeatRow]) -> BallotShown | None:
    """The question as everybody sees it."""
    if ballot is None:
        return None
    ends = row.due if ballot.kind == "late" else 0.0
    voters = tuple(asked(seats, ballot.seat, ballot.kind))
    return BallotShown(ballot.kind, ballot.seat, ballot.pace, ballot.per, ends, voters, ballot.said)
