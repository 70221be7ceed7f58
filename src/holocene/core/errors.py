"""What can be wrong with what people give us. Every message says what to do."""

from __future__ import annotations

from typing import Any

import msgspec


class HoloceneError(Exception):
    """Anything that a user can mend; never shown as a traceback.

    `key` names the sentence in the locale files, `facts` fills it; the English text is for programmers.
    """

    def __init__(self, text: str, key: str = "", /, **facts: Any) -> None:
        super().__init__(text)
        self.key = key
        self.facts = facts


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed: the rule and the facts of the case.

    `key` names the sentence in the game's locale file (without the prefix `refusal-`).
    """

    rule: str
    key: str
    facts: dict[str, int | str] = {}


class IllegalMove(HoloceneError):
    """A move that the rules do not allow now."""

    def __init__(self, notation: str, refusal: Refusal) -> None:
        super().__init__(f"'{notation}' is not allowed: {refusal.key} ({refusal.rule})", "illegal-move")
        self.notation = notation
        self.refusal = refusal


class BadMove(HoloceneError):
    """Text that is no move of the game at all."""


class RestUnseen(HoloceneError):
    """Moves sent together with one that shows something or passes the decision on: nobody looks at what follows it."""

    def __init__(self) -> None:
        super().__init__(
            "these moves go on after one that shows something new or passes the decision on: "
            "make the moves up to there, look, then decide on the rest",
            "rest-unseen",
        )


class BadOption(HoloceneError):
    """An option that does not exist, or a combination that cannot be played."""


class BadPosition(HoloceneError):
    """A written position that cannot be read."""


class BadPack(HoloceneError):
    """Card data that cannot be used; the message names file, row and field."""


class BadRecord(HoloceneError):
    """A record that is damaged, altered, or of other rules or cards."""
