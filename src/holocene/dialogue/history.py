"""What a card was in the world outside the game: a sentence on the card, and a few at the end of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from holocene.core.contract.game import Event, Line, Segment
from holocene.core.contract.history import dug_up, firsts
from holocene.core.matches.match import Match
from holocene.locale.telling import Telling

BULLET = Segment("  ")


def of_card(telling: Telling, card: str) -> Iterator[Line]:
    """The sentence of a card and its source; nothing where the pack has none."""
    note = telling.game.history.get(card)
    if note is not None:
        yield Line((Segment(note.said(telling.text.language)),), BULLET)
        yield Line((Segment(note.source, "dim"),), BULLET)


def of_finds(telling: Telling, match: Match, events: Sequence[Event]) -> Iterator[Line]:
    """The sentences of what the reader came to in these events before anybody else at the table."""
    found = firsts(match.game.findings, events)
    if found:
        before = firsts(match.game.findings, match.events(0, telling.viewer))
        for card in found:
            if before[card] == telling.viewer:
                yield from of_card(telling, card)


def of_game(telling: Telling, match: Match) -> Iterator[Line]:
    """What the reader's people were the first to find, told of a few; of a game without sentences, nothing."""
    found = firsts(match.game.findings, match.events(0, telling.viewer))
    cards = dug_up(match.game.history, found, telling.viewer)
    if cards:
        yield Line(())
        yield Line((Segment(telling("table-dug-up"), "heading"),))
    for card in cards:
        yield Line((Segment(telling.card(card), "strong"),), BULLET)
        yield from of_card(telling, card)
