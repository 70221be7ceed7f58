"""The question that a seat is asked, by its key and facts: the game's own board knows how to ask."""

from __future__ import annotations

from typing import Any

import msgspec

from holocene.core.contract.game import Facts, Game


class Prompt(msgspec.Struct, frozen=True):
    """The decision that is due; the sentence is the message `key`, filled with the facts."""

    phase: str
    key: str
    facts: Facts


def prompt_of(game: Game, view: Any) -> Prompt:
    """What is asked now."""
    return Prompt(game.phase(view), *game.board().asked(view))
