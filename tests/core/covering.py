"""Few tables that cover many: every two options meet in every combination of their values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any, TypeVar

Pair = tuple[tuple[str, Any], tuple[str, Any]]
Choice = TypeVar("Choice", bound=Mapping[str, Any])


def pairs(options: Mapping[str, Any]) -> set[Pair]:
    """All that two options of a table have chosen."""
    return set(combinations(((key, options[key]) for key in options), 2))


def covering(tables: Iterable[Choice]) -> list[Choice]:
    """A choice of tables in which every pair occurs that occurs in one of them; the same each time.

    >>> found = covering([{"a": a, "b": b, "c": c} for a in (0, 1) for b in (0, 1) for c in (0, 1)])
    >>> len(found), len({pair for options in found for pair in pairs(options)})
    (4, 12)
    """
    left = [(options, pairs(options)) for options in tables]
    uncovered: set[Pair] = set().union(*(met for _, met in left))
    found = []
    while uncovered:
        options, met = max(left, key=lambda each: len(each[1] & uncovered))
        found.append(options)
        uncovered -= met
    return found
