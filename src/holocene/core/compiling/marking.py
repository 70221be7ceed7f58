"""What is legal, marked in a mask, for games that do not mark it themselves."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

n_legal: Callable[..., int]
nth_legal: Callable[..., int]


def mark_legal(s: Any, mask: Any, places: Any) -> None:
    """Marks the place of every legal action. A game that keeps them as sets may do so in one go, by a function of this
    name."""
    for k in range(n_legal(s)):
        mask[places[nth_legal(s, k)]] = 1
