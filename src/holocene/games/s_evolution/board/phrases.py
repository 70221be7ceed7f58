"""The small words of cards: suit and number with what a card gives, and the class of a card in a trick."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from holocene.core.contract.game import Facts, Pack, Say, Segment
from holocene.games.s_evolution.view import Card

GAP: Final = Segment(" · ", "dim")
RANKS: Final = {
    "trump": "rank-trump",
    "fixed": "rank-fixed",
    "other": "rank-other",
    "discovery": "rank-discovery",
}


class Phrases:
    """Puts the facts of a pack into words."""

    def __init__(self, pack: Pack, say: Say) -> None:
        self.pack = pack
        self.say = say

    def card(self, card: Card | None) -> Segment:
        """A card as it is seen: its face, or a back."""
        if card is None:
            return Segment(self.say("mat-back"), "dim")
        if card.kind == "discovery":
            facts: Facts = {"discovery": card.discovery, "age": card.age, "colour": card.face}
            return Segment(self.say("mat-discovery", **facts), "strong")
        if card.kind == "calamity":
            key = "mat-calamity" if card.calamity else "mat-unknown-calamity"
            return Segment(self.say(key, suit=card.suit, n=card.number, calamity=card.calamity), "bad")
        if card.kind == "joker":
            return Segment(self.say("mat-joker", suit=card.suit, n=card.number), card.suit)
        words = self.say("mat-resource-card", suit=card.suit, n=card.number, resource=card.kind, amount=card.amount)
        return Segment(words, card.suit)

    def cards(self, cards: Iterable[Card | None]) -> list[Segment]:
        """Several cards."""
        return between([[self.card(card)] for card in cards], Segment(", ", "dim"))

    def rank(self, rank: str) -> str:
        """The class of a card in a trick."""
        return self.say(RANKS[rank])


def between(parts: Iterable[Sequence[Segment]], gap: Segment = GAP) -> list[Segment]:
    """Parts with a gap between each two."""
    found: list[Segment] = []
    for part in parts:
        found += [gap, *part] if found else part
    return found
