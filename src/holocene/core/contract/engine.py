"""Binds rule functions to a card set, and optionally to a compiler.

A game's rules are plain functions in several modules that read card tables as module constants. `bind` makes a
second set of the same functions over other tables or with other bodies; the source is never copied or rewritten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import EnumType
from types import FunctionType, ModuleType
from typing import Any, TypeAlias, TypeVar

Table: TypeAlias = list[int] | list[list[int]]
Wrap: TypeAlias = Callable[[FunctionType], Any]
F = TypeVar("F", bound=Callable[..., Any])


class Members:
    """An enum as rules read it: its names for plain numbers, with which Python is quicker than with its members."""

    def __init__(self, enum: EnumType) -> None:
        members: Mapping[str, Any] = enum.__members__
        for name, member in members.items():
            setattr(self, name, int(member))


class Engine:
    """The functions of one game: `engine.step(s, action)` for those that every game has (see `game`).

    Of any other function that was bound, `engine[hand_limit](s, seat)` is the body over this engine's cards.
    """

    setup: Callable[[Any, Any], None]
    step: Callable[[Any, int], None]
    to_act: Callable[[Any], int]
    is_over: Callable[[Any], bool]
    n_legal: Callable[[Any], int]
    nth_legal: Callable[[Any, int], int]
    is_legal: Callable[[Any, int], bool]
    score: Callable[[Any, int], int]
    is_winner: Callable[[Any, int], bool]
    is_sound: Callable[[Any], bool]
    redeal: Callable[[Any, int], None]
    observe: Callable[[Any, int, Any], None]
    appeal: Callable[[Any, int, Any], int]  # only of games with an instinct

    def __init__(self, functions: Mapping[str, Any]) -> None:
        self.__dict__.update(functions)

    def __getitem__(self, function: F) -> F:
        """The body of a function that this engine was bound with."""
        body: F = self.__dict__[function.__name__]
        return body


def bind(
    modules: Sequence[ModuleType],
    tables: Mapping[str, Any],
    wrap: Wrap,
    replace: Mapping[Any, Any] | None = None,
    extra: Mapping[str, Any] | None = None,
) -> Engine:
    """The functions of the modules, in the order of their imports, each over `tables` and passed through `wrap`.

    `replace` gives second bodies for single functions; `extra` holds further constants. A name that a module only
    declares (`step: Callable[..., None]`) is filled with the function of that name from an earlier module.
    """
    done: dict[Any, Any] = dict(replace or {})
    by_name: dict[str, Any] = {}
    for module in modules:
        scope = {name: _within(value, done) for name, value in vars(module).items()}
        scope.update({name: tables[name] for name in tables if name in scope})
        scope.update(extra or {})
        for name in vars(module).get("__annotations__", {}):
            if name not in scope:
                scope[name] = by_name[name]
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__ and value not in done:
                done[value] = scope[name] = wrap(_rebound(value, scope))
        by_name.update({n: scope[n] for n, f in vars(module).items() if isinstance(f, FunctionType) and f in done})
    return Engine(by_name)


def _within(value: Any, done: Mapping[Any, Any]) -> Any:
    """What a name of a module stands for in an engine."""
    if isinstance(value, EnumType):
        return Members(value)
    return done.get(value, value) if isinstance(value, FunctionType) else value


def _rebound(function: FunctionType, scope: dict[str, Any]) -> FunctionType:
    new = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    new.__qualname__ = function.__qualname__
    new.__module__ = function.__module__
    new.__doc__ = function.__doc__
    return new


def plain(modules: Sequence[ModuleType], tables: Mapping[str, Table]) -> Engine:
    """The functions as ordinary Python over the given tables."""
    return bind(modules, tables, lambda function: function)
