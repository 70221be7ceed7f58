"""How a game lies on the table, as plain data: enough to draw any game that brings no drawing of its own."""

from __future__ import annotations

import msgspec


class Zone(msgspec.Struct, frozen=True):
    """Cards that lie together: a hand, a row, a pile. Its name is the message `zone-NAME` of the game's locale file.

    `cards` are the ids of those that the viewer sees, `hidden` counts the others; `seat` is whose it is, if anybody's.
    Of a pile only the last card shows.
    """

    name: str
    cards: tuple[str, ...] = ()
    hidden: int = 0
    seat: int | None = None
    is_pile: bool = False


class Figure(msgspec.Struct, frozen=True):
    """A number worth showing: the message `figure-NAME` with the number `n`, of a seat or of the table."""

    name: str
    n: int
    seat: int | None = None


class Spread(msgspec.Struct, frozen=True):
    """Zones and figures in the order in which they are shown: first those of the table, then those of each seat."""

    zones: tuple[Zone, ...] = ()
    figures: tuple[Figure, ...] = ()

    def cards(self) -> list[str]:
        """Every card that the viewer sees."""
        return [card for zone in self.zones for card in zone.cards]
