"""Moves that a table shows to the player who decides, also those that are not allowed now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from holocene.games.progress.layout import ACT, DRAWING, QUICK_DRAWING, SHUFFLING, SUCCEEDING, State
from holocene.games.progress.preview import open_ages

DRAWS: Final[dict[int, tuple[str, ...]]] = {
    ACT: ("draw deck", "draw pile", "quick draw deck", "quick draw pile", "shuffle"),
    DRAWING: ("draw deck", "draw pile"),
    QUICK_DRAWING: ("quick draw deck", "quick draw pile"),
    SHUFFLING: ("shuffle",),
}


def offers(s: State) -> Iterator[str]:
    """Every open deck and pile to draw from, and free actions that the table knows."""
    for verb in DRAWS.get(s.phase, ()):
        yield from (f"{verb} {age}" for age in open_ages(s))
    if s.phase == ACT and s.players == 1:
        yield "swap"
    if s.phase == ACT and s.guide[s.me] >= 0:
        yield "heritage"
    if s.phase == SUCCEEDING:
        yield "decline"
