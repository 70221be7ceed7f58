"""The question that a seat is asked, as a key and facts: taken from the game's own board, which knows how to ask."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from holocene.core.game import Game


class Overheard:
    """Stands in for a reader's words, and remembers what was to be said."""

    def __init__(self) -> None:
        self.said: list[tuple[str, dict[str, Any]]] = []

    def __call__(self, key: str, /, **facts: Any) -> str:
        self.said.append((key, facts))
        return ""

    def card(self, card: str) -> str:
        return card

    def seat(self, seat: int) -> str:
        return str(seat)

    def joined(self, words: Sequence[str]) -> str:
        return ", ".join(words)


def prompt_of(game: Game, view: Any) -> dict[str, Any]:
    """`{phase, key, facts}` of the decision that is due; the sentence is the message `key`."""
    phase = str(view.phase)
    overheard = Overheard()
    with suppress(ModuleNotFoundError):  # a game without a board in words asks by its phase alone
        game.board(overheard).asked(view)
    key, facts = next((said for said in reversed(overheard.said) if said[0].startswith("ask-")), (f"ask-{phase}", {}))
    return {"phase": phase, "key": key, "facts": facts}
