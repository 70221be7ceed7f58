"""Ties functions to the numbered law: `@rule("A11")` says which rule a function enforces."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., object])


class Enforcer(NamedTuple):
    """A function of a game and a rule that it enforces."""

    game: str
    rule: str
    function: str


LEDGER: list[Enforcer] = []


def rule(*ids: str) -> Callable[[F], F]:
    """Enters a function in the ledger and leaves it as it is, so that the compiler sees plain Python. The game is named
    as its package is.

    >>> @rule("A11")
    ... def is_met_free() -> bool:
    ...     return True
    >>> is_met_free()
    True
    """

    def enter(function: F) -> F:
        if isinstance(function, FunctionType):
            parts = function.__module__.removeprefix("holocene.games.").split(".")
            game = parts[0].replace("_", "-")
            where = ".".join((*parts[1:], function.__qualname__))
            LEDGER.extend(Enforcer(game, rule_id, where) for rule_id in ids)
        return function

    return enter
