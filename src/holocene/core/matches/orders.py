"""Orders given ahead: what a seat has decided before it is asked. Kept secret; the match plays them in its stead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from holocene.core.matches.record import Order


class Orders:
    """The orders of all seats: those that wait, and when each was given."""

    def __init__(self) -> None:
        self.given: list[Order] = []
        self.waiting: dict[int, tuple[str, ...]] = {}

    def of(self, seat: int) -> tuple[str, ...]:
        """What a seat has ordered and not yet seen done."""
        return self.waiting.get(seat, ())

    def give(self, ply: int, seat: int, moves: Sequence[str]) -> None:
        """Replaces what the seat had ordered."""
        self.given = [order for order in self.given if (order.ply, order.seat) != (ply, seat)]
        self.given.append(Order(ply, seat, tuple(moves)))
        self.waiting[seat] = tuple(moves)

    def consume(self, seat: int, move: str) -> None:
        """Strikes the first order of that move."""
        left = list(self.of(seat))
        if move in left:  # not when the move ended the occasion, and with it the orders
            left.remove(move)
            self.waiting[seat] = tuple(left)

    def lapse(self, seat: int, which: Callable[[str], bool]) -> None:
        """Forgets those orders whose occasion has passed."""
        left = tuple(order for order in self.of(seat) if not which(order))
        if left:
            self.waiting[seat] = left
        else:
            self.waiting.pop(seat, None)

    def back_to(self, ply: int, seat: int, before: tuple[str, ...]) -> None:
        """After a seat took moves back: its orders of then wait again, and whatever was ordered since still holds."""
        self.waiting[seat] = before
        for at, order in enumerate(self.given):
            if order.ply > ply:
                self.given[at] = msgspec.structs.replace(order, ply=ply)
                self.waiting[order.seat] = order.moves
