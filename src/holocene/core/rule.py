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
    """Enters a function in the ledger and leaves it as it is, so that the compiler sees plain Python.

    >>> @rule("A11")
    ... def is_met_free() -> bool:
    ...     return True
    >>> is_met_free()
    True
    """

    def enter(function: F) -> F:
        if isinstance(function, FunctionType):
            parts = function.__module__.split(".")
            game = parts[2].replace("_", "-") if parts[:2] == ["holocene", "games"] else parts[0]
            where = f"{'.'.join(parts[3:])}.{function.__qualname__}"
            LEDGER.extend(Enforcer(game, rule_id, where) for rule_id in ids)
        return function

    return enter
