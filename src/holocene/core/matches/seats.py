"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from holocene.core.errors import BadOption


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a name to show, and who decides (`human`, or the short name of a bot).

    >>> Seat("Ada")
    Seat(name='Ada', kind='human')
    """

    name: str = ""
    kind: str = "human"


def seated(n: int, given: Sequence[Seat | str] | None) -> tuple[Seat, ...]:
    """The seats of a match for `n`, from names or seats; white space in names is made plain.

    >>> seated(2, ["Ada ", Seat("Ben", "greedy")])
    (Seat(name='Ada', kind='human'), Seat(name='Ben', kind='greedy'))
    """
    seats = [seat if isinstance(seat, Seat) else Seat(seat) for seat in given or [Seat()] * n]
    if len(seats) != n:
        raise BadOption(f"the game has {n} seats, but {len(seats)} are named", "bad-seats", seats=n, named=len(seats))
    return tuple(Seat(" ".join(seat.name.split()), "-".join(seat.kind.split())) for seat in seats)


def check_seat(seat: int | None, n: int) -> None:
    """BadOption for a seat that is not at the table; None is a spectator."""
    if seat is not None and not 0 <= seat < n:
        raise BadOption(f"there is no seat {seat}: choose from 0 to {n - 1}", "bad-seat", seat=seat, last=n - 1)


def check_words(words: Sequence[str], n: int) -> None:
    """BadOption where words are mixed into the deal, but not one for each seat."""
    if words and len(words) != n:
        raise BadOption(
            f"the game has {n} seats, but {len(words)} words were given", "bad-words", seats=n, words=len(words)
        )
