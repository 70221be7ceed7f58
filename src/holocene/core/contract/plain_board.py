"""The table in words for a game that draws none of its own: the zones and figures of its `spread`, and its moves by
their first word."""

from __future__ import annotations

from typing import Any

from holocene.core.contract.game import Board, Facts, Line, Segment, Told
from holocene.core.contract.spread import Spread, Zone


class PlainBoard(Board):
    """A move `store barley-3` is the message `move-store` with the card, under the heading `moves-store`."""

    def _spread(self, view: Any) -> Spread:
        return self.game.spread(view)

    def status(self, view: Any) -> list[Line]:
        figures = (each for each in self._spread(view).figures if each.seat is None)
        return [Line((Segment(self.say(f"figure-{each.name}", n=each.n)),)) for each in figures]

    def middle(self, view: Any) -> list[Line]:
        return [self._zone(zone) for zone in self._spread(view).zones if zone.seat is None]

    def seats(self, view: Any) -> list[int]:
        spread = self._spread(view)
        seats = [zone.seat for zone in spread.zones] + [figure.seat for figure in spread.figures]
        return sorted({seat for seat in seats if seat is not None})

    def player(self, view: Any, seat: int) -> list[Line]:
        spread = self._spread(view)
        figures = [self.say(f"figure-{each.name}", n=each.n) for each in spread.figures if each.seat == seat]
        beside = Segment("".join(f" · {words}" for words in figures), "dim")
        title = Line((Segment(self.say.seat(seat), f"seat{seat}"), beside))
        return [title, *(self._zone(zone) for zone in spread.zones if zone.seat == seat)]

    def _zone(self, zone: Zone) -> Line:
        shown = zone.cards[-1:] if zone.is_pile else zone.cards
        words = [self.say.card(card) for card in shown]
        hidden = zone.hidden + len(zone.cards) - len(shown)
        if hidden:
            words.append(self.say("table-more-cards" if words else "table-cards", n=hidden))
        name = self.say("table-zone", name=Told(self.say(f"zone-{zone.name}")))
        told = ", ".join(words) if words else self.say("table-no-cards")
        return Line((Segment(told),), Segment(f"  {name} ", "label"))

    def asked(self, view: Any) -> tuple[str, Facts]:
        return self.game.asks(view)

    def said(self, view: Any, notation: str) -> tuple[str, Facts]:
        verb, _, rest = notation.partition(" ")
        facts: Facts = {"n": int(rest)} if rest.isdecimal() else {"card": rest} if rest else {}
        return f"move-{verb}", facts

    def group(self, view: Any, notation: str) -> str:
        return f"moves-{notation.partition(' ')[0]}"

    def card(self, view: Any, card: str) -> list[Line]:
        """The name; what else is printed is the game's affair."""
        return [Line((Segment(self.say.card(card), "heading"),))]
