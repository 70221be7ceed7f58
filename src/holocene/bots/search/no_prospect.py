"""For a game that says nothing of unfinished games: its simulations are always played to the end."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

score: Callable[..., int]


def prospect(s: Any, p: int, w: Any) -> int:
    """Points so far, in hundredths."""
    return 100 * score(s, p)
