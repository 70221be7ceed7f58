"""What the laboratory counts in Granary: which cards are stored, and what became of the others."""

from __future__ import annotations

from collections.abc import Sequence

from granary.table import CARDS, GONE, HAND, MARKET, STORED, State
from holocene.core.matches import census
from holocene.core.matches.census import Counted, Kind, Thing
from holocene.core.matches.match import Match


class Census(census.Census):
    """A card is used when it is stored."""

    kinds = (Kind("card"),)
    fates = ("stored", "left", "held")
    dead = frozenset({"left", "held"})

    def things(self) -> Sequence[Thing]:
        return [Thing("card", card) for card in self.game.pack.cards["cards"]]

    def turn(self, s: State) -> tuple[int, Sequence[int]]:
        return s.round * s.players + (s.turn - s.first) % s.players, (s.turn,)

    def count(self, match: Match) -> Counted:
        s, ids = match.state, list(self.game.pack.cards["cards"])
        stored = [[ids[card] for card in range(CARDS) if s.place[card] == STORED + p] for p in range(s.players)]
        met = [card for card in range(CARDS) if s.place[card] == GONE or s.place[card] >= HAND]
        return Counted({"card": stored}, {ids[card]: {_fate(s.place[card]): 1} for card in met})


def _fate(place: int) -> str:
    return "left" if place in (GONE, MARKET) else "stored" if place >= STORED else "held"
