"""Sentences of history: what a card was in the world outside the game, one true sentence each, with its source.

They lie beside the cards, in `history.toml` of a pack's folder, so that whoever designs cards may bring sentences or
none. They are read only when somebody asks: no rule knows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

import msgspec

from holocene.core.contract.packs import BadCards, Reader

if TYPE_CHECKING:
    from holocene.core.contract.game import Event

FILE: Final = "history.toml"
SHOWN: Final = 3  # sentences at the end of a game


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sentence of one card in every language, and the book or article where a reader finds it."""

    en: str
    source: str
    fr: str = ""
    de: str = ""
    ru: str = ""

    def said(self, language: str) -> str:
        """The sentence in a language, or in English where nobody has translated it."""
        words = {"fr": self.fr, "de": self.de, "ru": self.ru}
        return words.get(language) or self.en


def read(folder: Traversable) -> dict[str, Note]:
    """The sentences of a pack by card; none where its folder has no file of them. BadPack names every fault."""
    reader = Reader(folder, (FILE,))
    notes = reader.toml_tables(FILE, Note)
    if reader.problems:
        raise BadCards(reader.problems)
    return notes


def firsts(findings: Mapping[str, str], events: Iterable[Event]) -> dict[str, int]:
    """Who was the first at the table to come to each card, in the order in which it happened.

    >>> from holocene.core.contract.game import Event
    >>> found = [Event("discovers", "A10", {"player": seat, "technology": "wheel"}) for seat in (1, 0)]
    >>> firsts({"discovers": "technology"}, found)
    {'wheel': 1}
    """
    found: dict[str, int] = {}
    for event in events:
        card, seat = event.facts.get(findings.get(event.kind, "")), event.facts.get("player")
        if isinstance(card, str) and isinstance(seat, int):
            found.setdefault(card, seat)
    return found


def dug_up(notes: Mapping[str, Note], found: Mapping[str, int], seat: int | None) -> list[str]:
    """The cards whose sentences a player is told at the end, of those that nobody had before: the earliest, the latest
    and the one halfway between. A spectator (None) is told of everybody's."""
    return spread([card for card, finder in found.items() if card in notes and seat in (None, finder)])


def spread(cards: Sequence[str]) -> list[str]:
    """A few of many, from the first to the last.

    >>> spread("abcdefg"), spread("ab")
    (['a', 'd', 'g'], ['a', 'b'])
    """
    if len(cards) <= SHOWN:
        return list(cards)
    return [cards[at * (len(cards) - 1) // (SHOWN - 1)] for at in range(SHOWN)]
