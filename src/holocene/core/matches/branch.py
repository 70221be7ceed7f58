"""What if: a match that is played on from a moment of another one.

It begins from the position of that moment. What the seat that asks could not know then is dealt anew, from its view
and the new match's secret alone: nothing that came to light later, and no hand of a rival, is told by it. The record
names the match and the moment, so that whoever has both records can check that the one follows from the other.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from holocene.core.contract.game import Game
from holocene.core.errors import BadRecord, HoloceneError
from holocene.core.matches.match import Match
from holocene.core.matches.record import Branch, Record
from holocene.core.matches.replay import promised_secret

if TYPE_CHECKING:
    from collections.abc import Sequence

    from holocene.core.matches.seats import Seat


def dealt_anew(game: Game, state: Any, seat: int, secret: bytes) -> str:
    """The words of a position in which a seat has the same view; the rest is drawn from the secret."""
    return game.describe(game.imagine(game.view(state, seat), Random(secret)))


def branch(match: Match, n: int, seat: int, secret: bytes, seats: Sequence[Seat | str] | None = None) -> Match:
    """A match that goes on from another one, after its first `n` moves; HoloceneError where there is no such moment or
    the game is over there."""
    position = position_at(match, n, seat, secret)
    origin = Branch(match.commitment, n, seat)
    return Match(match.game, match.options, secret, seats or match.seats, position, branch=origin)


def position_at(match: Match, n: int, seat: int, secret: bytes) -> str:
    """The words of the position that a branch begins from."""
    if not 0 <= n < len(match.states) or match.game.plain.is_over(match.states[n]):
        raise HoloceneError(f"nothing can be played after move {n}", "branch-no-moment", n=n)
    if not match.game.has_positions:
        raise HoloceneError(f"{match.game.name} knows no positions in words", "no-positions", game=match.game.name)
    return dealt_anew(match.game, match.states[n], seat, secret)


def check_origin(record: Record, origin: Match) -> None:
    """BadRecord where a record was not played on from that match as it says."""
    told = record.branch
    if told is None or told.commitment != origin.commitment:
        raise BadRecord("the record was not played on from that match", "bad-record-origin")
    try:
        position = position_at(origin, told.n, told.seat, promised_secret(record))
    except BadRecord:
        raise
    except HoloceneError as error:
        raise BadRecord(str(error), "bad-record-origin") from error
    if position != record.position:
        raise BadRecord("the record begins from another position than that match gives", "bad-record-origin")
